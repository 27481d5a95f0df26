// Where Python's pieces lie: on the phone as the service worker keeps them, open; on a host, packed by ourselves.

import "../static/unpack.js";

const { fetch, unpacked, unpackedAtOnce } = globalThis; // before start.js stands in for the first
const PATIENCE = 20_000; // milliseconds: a network that never answers is none, and Python says so before it is taken for dead
let isKept = false; // what is on the phone already is asked for there first

export const here = (name) => new URL(name, import.meta.url).href;

/** As the service worker keeps it: open, so that the browser can keep what it compiles from it. On a host it lies packed only. */
export async function kept(name) {
  try {
    const found = (await caches.match(here(name))) && (await fetch(here(name), { cache: "only-if-cached", mode: "same-origin" }));
    isKept ||= Boolean(found);
    return found;
  } catch (refused) {
    return null; // by a browser that keeps nothing, or because this page was loaded past the service worker
  }
}

/** Packed by ourselves, so that it costs the same whatever the host does: many pack nothing, and none packs what it has no name for. */
export async function opened(name, type, count, cache = "default") {
  const response = await fetch(here(`${name}.bin`), { cache });
  if (!response.ok) throw new Error(`${response.status} ${response.url}`);
  const counted = new TransformStream({ transform: (part, out) => (count(part.length), out.enqueue(part)) });
  return new Response(unpacked(response.body.pipeThrough(counted)), { headers: { "content-type": type } });
}

/** The bytes, if they are right, or null; Python stands still meanwhile. */
export function atOnce(name, isRight) {
  const ways = [() => asked(name), () => asked(`${name}.bin`, unpackedAtOnce)];
  for (const way of isKept ? ways : ways.reverse()) {
    const bytes = way();
    if (bytes && isRight(bytes)) return bytes;
  }
  return null;
}

function asked(name, open = (bytes) => bytes) {
  try {
    const request = new XMLHttpRequest();
    request.open("GET", here(name), false);
    request.responseType = "arraybuffer";
    request.timeout = PATIENCE;
    request.send();
    return request.status === 200 ? open(new Uint8Array(request.response)) : null;
  } catch (refused) {
    console.info(refused.message); // no signal, or half a file
    return null;
  }
}
