// The interpreter module PyScript is given: Pyodide with our own standard library and the app, telling the page how far it has come.
import { LOCK, SIZES } from "./facts.js";
import { dueFirst, load, sizeOf, takeAboard } from "./freight.js";
import { atOnce, here, kept, opened } from "./here.js";
import { loadPyodide as loadEngine, version } from "./pyodide.js";
import { couple } from "./rest.js";

const [SCRIPT, ENGINE, REST, LIBRARY] = ["pyodide.asm.js", "pyodide.asm.wasm", "rest.wasm", "stdlib"];
const WASM = "application/wasm";
const { fetch, WebAssembly } = globalThis;
const { instantiateStreaming } = WebAssembly;
const PATIENCE = 1000; // milliseconds
const channel = new BroadcastChannel(`pocket-boot ${new URL(here("..")).pathname}`); // neighbours on this origin have their own
const painted = new Promise((resolve) => channel.addEventListener("message", ({ data }) => data.painted && resolve()));
let total = Object.values(SIZES).reduce((sum, bytes) => sum + bytes, 0);
let isNews = true; // what is on the phone already is not counted
let loaded = 0;
let rest = null; // once it lies ready, or was needed

export { version };

export async function loadPyodide(options) {
  const [engine, words] = await Promise.all([kept(ENGINE), whatThePageWaitsFor()]);
  const first = dueFirst(words);
  total += sizeOf(first);
  isNews = !engine;
  // where a piece is missing, or the engine cannot be made, Pyodide only warns, and starts without it: the page is told, Pyodide waits
  let refuse;
  const refused = new Promise((_, reject) => (refuse = reject));
  const orRefuse = (promise) => promise.catch((error) => (refuse(error), new Promise(() => {})));
  WebAssembly.instantiateStreaming = (source, imports) => orRefuse(coupled(instantiateStreaming(source, imports), imports));
  globalThis.fetch = (url, ...rest) => {
    if (String(url) === here(ENGINE)) return orRefuse(engine ? Promise.resolve(engine) : opened(ENGINE, WASM, report));
    return orRefuse(String(url) === here(LIBRARY) ? library() : fetch(url, ...rest));
  };
  try {
    const script = orRefuse(engine ? import(here(SCRIPT)) : importPacked(SCRIPT));
    const createPyodideModule = async (settings) => {
      settings.onExit = (code) => refuse(new Error(`Python has ended with ${code}`)); // its library lies there damaged: Pyodide would wait for ever
      return (await script).default(settings);
    };
    const app = orRefuse(Promise.all(first.map((name) => load(name, report))));
    const ready = loadEngine({ ...options, stdLibURL: here(LIBRARY), lockFileContents: LOCK, createPyodideModule });
    const [python, ours] = await Promise.race([Promise.all([ready, app]), refused]);
    takeAboard(python, ours, painted);
    channel.postMessage({ loaded: total, total, done: true });
    isNews = false;
    return python;
  } finally {
    globalThis.fetch = fetch;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  }
}

/**
 * Its language, its game, and the words of its address. Another tab that starts just now may answer first, and a page that is older than
 * this script does not answer: then Python asks for what is missing.
 */
function whatThePageWaitsFor() {
  return new Promise((resolve) => {
    setTimeout(resolve, PATIENCE, []);
    channel.addEventListener("message", function hear({ data: { opened } }) {
      if (!opened) return;
      channel.removeEventListener("message", hear);
      resolve(opened);
    });
    channel.postMessage({ asks: true });
  });
}

async function coupled(making, imports) {
  const made = await making;
  couple(made.instance.exports, imports, restAtOnce);
  if (made.instance.exports.crossing) painted.then(prepareRest);
  return made;
}

/** Once the first page is painted: whoever needs it later need not wait for it, nor have signal. */
async function prepareRest() {
  try {
    rest ??= await WebAssembly.compileStreaming((await kept(REST)) ?? (await opened(REST, WASM, report)));
  } catch (refused) {
    console.info(refused.message); // it is asked for again if it is needed
  }
}

/** Python stands still meanwhile: it is in the middle of a call. It does not outlive a function that is missing, and the page is told. */
function restAtOnce(number) {
  const bytes = rest ? null : atOnce(REST, WebAssembly.validate);
  if (bytes) rest = new WebAssembly.Module(bytes);
  if (rest) return rest;
  const missing = `could not load ${REST}, for function ${number} of the engine`;
  postMessage({ missing });
  throw new Error(missing);
}

/** Read to its end at once: half a file is refused, where Pyodide would wait for the rest. */
async function library() {
  return new Response(await ((await kept(LIBRARY)) ?? (await opened(LIBRARY, "application/zip", report))).arrayBuffer());
}

async function importPacked(name) {
  const address = URL.createObjectURL(await (await opened(name, "text/javascript", report)).blob());
  return import(address).finally(() => URL.revokeObjectURL(address));
}

function report(bytes) {
  loaded += bytes;
  if (isNews) channel.postMessage({ loaded, total });
}
