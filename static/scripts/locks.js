// One game, one tab: whoever plays a game holds its lock, and a second tab is told so.

import { PLACE } from "./station.js";

let held = null; // {key, release}

/** True when this tab now plays `key`, and no other does. `onLost` is called when another tab takes it over. */
export async function take(key, { steal = false, onLost }) {
  if (held?.key === key) return true;
  drop();
  if (!navigator.locks) return true; // an address without https has no locks; there the last tab to write wins
  return new Promise((resolve) => {
    const mine = { key };
    navigator.locks
      .request(`${PLACE} ${key}`, steal ? { steal } : { ifAvailable: true }, (lock) => {
        if (!lock) return resolve(false);
        held = mine;
        resolve(true);
        return new Promise((release) => (mine.release = release));
      })
      .catch(() => {
        if (!mine.release) return resolve(Boolean((held = mine))); // a browser that keeps nothing: there is no record to fight about
        // the one way a lock that was granted ends in an error: another tab has taken it
        if (held !== mine) return;
        held = null;
        onLost(key);
      });
  });
}

export function drop() {
  held?.release?.();
  held = null;
}

export const holds = (key) => !navigator.locks || held?.key === key;
