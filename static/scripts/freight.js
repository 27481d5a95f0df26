// Our own code and words, in pieces: what the opened page needs comes first, the rest behind it, or at once where Python asks for it earlier.

import { PIECES } from "./facts.js";
import { atOnce, kept, opened } from "./here.js";

const ZIP = "application/zip";
const waiting = new Set(Object.keys(PIECES)); // what Python does not have yet
let python = null;
let painted = null; // the first page

const parts = (name) => Object.entries(PIECES[name].parts);
const of = (name, load) => Promise.all(parts(name).map(load));

/** `words`: the language, the game and the address of the page that waits. */
export const dueFirst = (words) => Object.keys(PIECES).filter((name) => PIECES[name].due?.every((word) => words.includes(word)));
export const sizeOf = (names) => names.flatMap(parts).reduce((sum, [, { size }]) => sum + size, 0);

/** Without the frame nothing starts; what else is missing Python asks for again, and says so on a page. */
export async function load(name, count) {
  try {
    return { name, zips: await of(name, (part) => whole(part, count)) };
  } catch (refused) {
    if (!PIECES[name].due?.length) throw refused;
    console.info(refused.message);
    return { name, zips: null };
  }
}

export function takeAboard(started, loaded, shown) {
  [python, painted] = [started, shown];
  for (const { name, zips } of loaded) unpack(name, zips);
  python.registerJsModule("behind", { names: () => [...waiting], come, bring });
}

/** Behind the first page, quietly. */
async function come(name) {
  try {
    await painted;
    if (waiting.has(name)) unpack(name, await of(name, (part) => whole(part, () => {})));
  } catch (refused) {
    console.info(refused.message); // it is asked for again if it is needed
  }
  return !waiting.has(name);
}

/** For Python, which is in the middle of something and cannot go on without it. */
function bring(name) {
  const zips = [];
  for (const [part, { mark }] of waiting.has(name) ? parts(name) : []) {
    const zip = atOnce(`app/${part}`, (bytes) => isMarked(bytes, mark));
    if (!zip) return false;
    zips.push(zip);
  }
  try {
    unpack(name, zips);
  } catch (refused) {
    console.info(refused.message);
  }
  return !waiting.has(name);
}

function unpack(name, zips) {
  if (!zips || !waiting.has(name)) return;
  for (const zip of zips) python.unpackArchive(zip, "zip"); // where Python was started
  waiting.delete(name); // not before: without memory it has not come
}

/** To its end, and of this edition: a host may have been given the next one meanwhile. */
async function whole([part, { mark }], count) {
  const place = `app/${part}`;
  const ways = [() => kept(place), () => opened(place, ZIP, count, "force-cache"), () => opened(place, ZIP, () => {}, "no-cache")];
  let wrong = new Error(`could not load ${part}: it is of another edition`);
  for (const way of ways) {
    try {
      const bytes = new Uint8Array((await (await way())?.arrayBuffer()) ?? 0);
      if (isMarked(bytes, mark)) return bytes;
    } catch (refused) {
      wrong = refused;
    }
  }
  throw wrong;
}

const isMarked = (bytes, mark) => String.fromCharCode(...bytes.subarray(-mark.length)) === mark;
