// The interpreter module PyScript is given: Pyodide with our own standard library and the app, telling the page how far it has come.
import { LOCK, SIZES } from "./facts.mjs";
import { loadPyodide as load, version } from "./pyodide.mjs";

const [SCRIPT, ENGINE, LIBRARY, APP] = ["pyodide.asm.mjs", "pyodide.asm.wasm", "stdlib.bin", "app.bin"];
const here = (name) => new URL(name, import.meta.url).href;
const { fetch, WebAssembly } = globalThis;
const { instantiateStreaming } = WebAssembly;
const channel = new BroadcastChannel("pocket-boot");
const total = Object.values(SIZES).reduce((sum, { travels }) => sum + travels, 0);
const arrived = {}; // name → bytes, as they are once unpacked by the browser

export { version };

export async function loadPyodide(options) {
  const isKept = Boolean(await globalThis.caches?.match(here(ENGINE)));
  // where a piece is missing, or the engine cannot be made, Pyodide only warns, and waits for ever; the page has to know
  let refuse;
  const refused = new Promise((_, reject) => (refuse = reject));
  const orRefuse = (promise) => promise.catch((error) => (refuse(error), Promise.reject(error)));
  WebAssembly.instantiateStreaming = (...args) => orRefuse(instantiateStreaming(...args));
  globalThis.fetch = (url, ...rest) => orRefuse(piece(url, isKept, rest));
  try {
    const script = import(here(SCRIPT)).then((module) => {
      if (!isKept) report(SCRIPT, SIZES[SCRIPT].raw);
      return module.default;
    });
    const createPyodideModule = async (settings) => (await script)(settings);
    const app = orRefuse(piece(here(APP), isKept, []).then((packed) => packed.arrayBuffer()));
    const ready = load({ ...options, stdLibURL: here(LIBRARY), lockFileContents: LOCK, createPyodideModule });
    const python = await Promise.race([ready, refused]);
    python.unpackArchive(await app, "zip"); // our own modules and words, where Python was started
    channel.postMessage({ loaded: total, total, done: true });
    return python;
  } finally {
    globalThis.fetch = fetch;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  }
}

async function piece(url, isKept, rest) {
  const name = String(url).split("/").pop();
  const response = await fetch(url, ...rest);
  if (!response.ok) throw new Error(`${response.status} ${response.url}`);
  // a copy of the stream is counted; the answer itself goes on untouched, so that the browser may keep what it compiles from it
  if (!isKept && name in SIZES) count(name, response.clone());
  return name === LIBRARY || name === APP ? unpacked(response) : response;
}

/** Packed by ourselves: hosts leave what they do not know as it is, and a zip whose files are open inside is quicker to read. */
async function unpacked(response) {
  const open = new Response(response.body.pipeThrough(new DecompressionStream("gzip")));
  return new Response(await open.arrayBuffer()); // read here: half a file is refused, where Pyodide would wait for the rest
}

async function count(name, { body }) {
  const reader = body.getReader();
  let bytes = 0;
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) report(name, (bytes += part.value.length));
  } catch (error) {
    console.info(error); // whoever waits for the answer itself hears of it
  }
}

function report(name, bytes) {
  arrived[name] = bytes;
  const loaded = Object.entries(arrived).reduce((sum, [name, bytes]) => sum + SIZES[name].travels * Math.min(1, bytes / SIZES[name].raw), 0);
  channel.postMessage({ loaded: Math.round(loaded), total });
}
