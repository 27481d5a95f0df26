// What Python answers, carried out in its order: the game's lock, the drawer, and only then the screen.

import { bring } from "./bring.js";
import * as locks from "./locks.js";
import { paint, rootOf, say } from "./paint.js";
import { offerPicture } from "./picture.js";
import { send } from "./queue.js";
import { offer } from "./share.js";
import { play } from "./sound.js";
import { here, screen } from "./station.js";
import { forgetOwed, isChangedElsewhere, readAll, readThese, write } from "./storage.js";
import { stayAwake } from "./wake.js";
import { fetchWheel } from "./wheels.js";

let wanted = null; // the record of the game that is open here, or would be
let refused = null; // the record that another tab plays

/** Carries the answer to `message` out. What comes back, if anything, is a message that must be answered first. */
export async function carryOut(reply, message) {
  const pairs = new Map(reply.write);
  const instead = await takeLock(reply.lock, message);
  if (instead) pairs.delete(reply.lock);
  try {
    await write(pairs);
  } catch (error) {
    console.warn(error);
    // said once for each page; the records are owed, and go along with the next attempt
    if (!instead && message.do !== "not-saved") return { do: "not-saved", why: error.name };
  }
  if (instead) return instead;
  if (reply.mishap) console.error(reply.mishap);
  if (reply.leave) return location.assign(reply.leave);
  const root = reply.page === undefined ? null : rootOf(reply.page);
  await bring(root?.dataset.game);
  await paint(reply, root);
  if (reply.say) say(reply.say);
  for (const name of reply.sounds ?? []) play(name);
  stayAwake(Boolean(reply.awake));
  if (reply.wheel) fetchWheel(reply.wheel);
  if (reply.file) await offer(reply.file);
  if (reply.picture) await offerPicture(reply.picture, plateOf(message));
  if (reply.want) return { do: reply.want.do, texts: await readThese(reply.want.keys).catch(() => ({})) };
}

const plateOf = (message) => screen().querySelector(`[data-do="${CSS.escape(message.do)}"]`);

/** A tab that does not hold a game's lock neither writes its record nor shows its page. Answers with the message that is due instead. */
async function takeLock(lock, message) {
  if (lock === undefined) return null;
  wanted = lock;
  if (locks.holds(lock)) return null;
  if (lock === null) {
    refused = null;
    locks.drop();
    return null;
  }
  const told = lock === refused && ["locked", "lost-lock"].includes(message.do);
  if (lock === refused || !(await locks.take(lock, { onLost: lost }))) {
    refused = lock;
    return told ? null : { do: "locked", lock };
  }
  const isOld = await isChangedElsewhere(lock).catch(() => false); // a drawer that cannot be opened holds nobody else's record
  return isOld ? takeOver(lock) : null; // another tab has played on: its record is the newer truth
}

async function takeOver(lock) {
  return { do: "take-over", lock, records: await readAll() };
}

function lost(key) {
  refused = key;
  forgetOwed(key);
  send({ do: "lost-lock", lock: key });
}

here.set("take-over", () => {
  const key = wanted;
  refused = null;
  locks.take(key, { steal: true, onLost: lost }).then(() => takeOver(key)).then(send);
});
