// The drawer: everything kept on this phone lies here as text that only Python reads.

import { PLACE } from "./station.js";

const STORE = "records";
const BACK = ["over/", "over0"]; // finished games, whole, hundreds of them: read one by one, when one is asked for
const others = new BroadcastChannel(`${PLACE} records`); // the tabs beside this one
const known = new Map(); // what this tab has read or written: a record that differs was written by another tab
let owed = new Map(); // what could not be written yet goes along with the next attempt
let opening = null;
let isOutdated = false; // another tab has written since this one has read
others.onmessage = () => (isOutdated = true);

function database() {
  opening ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(PLACE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      request.result.onclose = () => (opening = null); // the browser has taken it away: open it anew
      resolve(request.result);
    };
  });
  opening.catch(() => (opening = null)); // the caller is told; the next attempt starts afresh
  return opening;
}

const shelf = async () => (await database()).transaction(STORE).objectStore(STORE);

export async function readAll() {
  const store = await shelf();
  const front = [IDBKeyRange.upperBound(BACK[0], true), IDBKeyRange.lowerBound(BACK[1])];
  const read = await Promise.all(front.flatMap((part) => [answer(store.getAllKeys(part)), answer(store.getAll(part))]));
  known.clear();
  for (const [keys, texts] of [read.slice(0, 2), read.slice(2)]) keys.forEach((key, at) => known.set(key, texts[at]));
  return Object.fromEntries([...known, ...owed].filter(([, text]) => text !== null));
}

/** Everything as it lies there now, if another tab has written: whoever changes a record then changes the newest. Otherwise nothing. */
export async function writtenElsewhere() {
  if (!isOutdated) return {};
  try {
    const records = await readAll();
    isOutdated = false;
    return { records };
  } catch (error) {
    console.warn(error); // tried again with the next press
    return {};
  }
}

/** Key → text, or null where there is none. */
export async function readThese(keys) {
  const store = await shelf();
  const texts = await Promise.all(keys.map((key) => owed.get(key) ?? answer(store.get(key))));
  return Object.fromEntries(keys.map((key, at) => [key, texts[at] ?? null]));
}

/** Bytes of everything that is kept here. */
export async function sizeOfAll() {
  return new Blob(await answer((await shelf()).getAll())).size;
}

export async function isChangedElsewhere(key) {
  return ((await answer((await shelf()).get(key))) ?? null) !== (known.get(key) ?? null);
}

/** All pairs or none of them; `null` takes a record away. Resolves when they lie on the disk. */
export async function write(pairs) {
  owed = new Map([...owed, ...pairs]);
  if (!owed.size) return;
  const writing = owed;
  const transaction = (await database()).transaction(STORE, "readwrite", { durability: "strict" });
  const store = transaction.objectStore(STORE);
  for (const [key, text] of writing) {
    if (text === null) store.delete(key);
    else store.put(text, key);
  }
  await new Promise((resolve, reject) => {
    transaction.oncomplete = resolve;
    transaction.onabort = transaction.onerror = () => reject(transaction.error ?? new DOMException("aborted", "AbortError"));
  });
  owed = new Map();
  others.postMessage("written");
  for (const [key, text] of writing) {
    if (text === null) known.delete(key);
    else known.set(key, text);
  }
}

export function forgetOwed(key) {
  owed.delete(key);
}

function answer(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
