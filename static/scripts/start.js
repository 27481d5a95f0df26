// The interpreter module PyScript is given: Pyodide with our own standard library and the app, telling the page how far it has come.
import { LOCK, SIZES } from "./facts.js";
import { loadPyodide as load, version } from "./pyodide.js";
import { couple } from "./rest.js";
import "../static/unpack.js";

const [SCRIPT, ENGINE, REST, LIBRARY, APP] = ["pyodide.asm.js", "pyodide.asm.wasm", "rest.wasm", "stdlib", "app"];
const WASM = "application/wasm";
const MAGIC = "0,97,115,109"; // how a module begins, and no page that a host sends for what it has not
const here = (name) => new URL(name, import.meta.url).href;
const { fetch, unpacked, unpackedAtOnce, WebAssembly } = globalThis;
const { instantiateStreaming } = WebAssembly;
const channel = new BroadcastChannel("pocket-boot");
const total = Object.values(SIZES).reduce((sum, bytes) => sum + bytes, 0);
let isNews = true; // what is on the phone already is not counted
let loaded = 0;
let rest = null; // once it lies ready, or was needed

export { version };

export async function loadPyodide(options) {
  const engine = await kept(ENGINE);
  isNews = !engine;
  // where a piece is missing, or the engine cannot be made, Pyodide only warns, and starts without it: the page is told, Pyodide waits
  let refuse;
  const refused = new Promise((_, reject) => (refuse = reject));
  const orRefuse = (promise) => promise.catch((error) => (refuse(error), new Promise(() => {})));
  WebAssembly.instantiateStreaming = (source, imports) => orRefuse(coupled(instantiateStreaming(source, imports), imports));
  globalThis.fetch = (url, ...rest) => {
    if (String(url) === here(ENGINE)) return orRefuse(engine ? Promise.resolve(engine) : opened(ENGINE, WASM));
    return orRefuse(String(url) === here(LIBRARY) ? whole(LIBRARY) : fetch(url, ...rest));
  };
  try {
    const script = orRefuse(engine ? import(here(SCRIPT)) : importPacked(SCRIPT));
    const createPyodideModule = async (settings) => {
      settings.onExit = (code) => refuse(new Error(`Python has ended with ${code}`)); // its library lies there damaged: Pyodide would wait for ever
      return (await script).default(settings);
    };
    const app = orRefuse(whole(APP).then((open) => open.arrayBuffer()));
    const ready = load({ ...options, stdLibURL: here(LIBRARY), lockFileContents: LOCK, createPyodideModule });
    const [python, ours] = await Promise.race([Promise.all([ready, app]), refused]);
    python.unpackArchive(ours, "zip"); // our own modules and words, where Python was started
    channel.postMessage({ loaded: total, total, done: true });
    isNews = false;
    return python;
  } finally {
    globalThis.fetch = fetch;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  }
}

async function coupled(making, imports) {
  const made = await making;
  couple(made.instance.exports, imports, restAtOnce);
  if (made.instance.exports.crossing) channel.addEventListener("message", prepareRest);
  return made;
}

/** Once the first page is painted: whoever needs it later need not wait for it, nor have signal. */
async function prepareRest({ data: { painted } }) {
  if (!painted) return;
  channel.removeEventListener("message", prepareRest);
  try {
    rest ??= await WebAssembly.compileStreaming((await kept(REST)) ?? (await opened(REST, WASM)));
  } catch (refused) {
    console.info(refused.message); // it is asked for again if it is needed
  }
}

/** Python stands still meanwhile: it is in the middle of a call. It does not outlive a function that is missing, and the page is told. */
function restAtOnce(number) {
  const bytes = rest ? null : asked(REST) ?? asked(`${REST}.bin`, unpackedAtOnce);
  if (bytes) rest = new WebAssembly.Module(bytes);
  if (rest) return rest;
  const missing = `could not load ${REST}, for function ${number} of the engine`;
  postMessage({ missing });
  throw new Error(missing);
}

function asked(name, open = (bytes) => bytes) {
  try {
    const request = new XMLHttpRequest();
    request.open("GET", here(name), false);
    request.responseType = "arraybuffer";
    request.send();
    const bytes = request.status === 200 && open(new Uint8Array(request.response));
    return bytes && String(bytes.subarray(0, 4)) === MAGIC ? bytes : null;
  } catch (refused) {
    console.info(refused.message); // no signal, or half a file
    return null;
  }
}

/** As the service worker keeps it: open, so that the browser can keep what it compiles from it. On a host it lies packed only. */
async function kept(name) {
  try {
    return (await caches.match(here(name))) && (await fetch(here(name), { cache: "only-if-cached", mode: "same-origin" }));
  } catch (refused) {
    return null; // by a browser that keeps nothing, or because this page was loaded past the service worker
  }
}

/** Packed by ourselves, so that it costs the same whatever the host does: many pack nothing, and none packs what it has no name for. */
async function opened(name, type) {
  const response = await fetch(here(`${name}.bin`));
  if (!response.ok) throw new Error(`${response.status} ${response.url}`);
  const counted = new TransformStream({ transform: (part, out) => (report(part.length), out.enqueue(part)) });
  return new Response(unpacked(response.body.pipeThrough(counted)), { headers: { "content-type": type } });
}

/** Read to its end at once: half a file is refused, where Pyodide would wait for the rest. */
async function whole(name) {
  return new Response(await ((await kept(name)) ?? (await opened(name, "application/zip"))).arrayBuffer());
}

async function importPacked(name) {
  const address = URL.createObjectURL(await (await opened(name, "text/javascript")).blob());
  return import(address).finally(() => URL.revokeObjectURL(address));
}

function report(bytes) {
  loaded += bytes;
  if (isNews) channel.postMessage({ loaded, total });
}
