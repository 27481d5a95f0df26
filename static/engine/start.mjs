// The interpreter module PyScript is given: Pyodide with our own standard library, telling the page how far it has come.
import { LOCK, SIZES } from "./facts.mjs";
import { loadPyodide as load, version } from "./pyodide.mjs";

const here = (name) => new URL(name, import.meta.url);
const channel = new BroadcastChannel("pocket-boot");
const total = Object.values(SIZES).reduce((sum, { travels }) => sum + travels, 0);
const opened = {};   // name → bytes that have arrived, unpacked

function report() {
  const loaded = Object.entries(opened).reduce((sum, [name, bytes]) => sum + SIZES[name].travels * Math.min(1, bytes / SIZES[name].raw), 0);
  channel.postMessage({ loaded: Math.round(loaded), total });
}

async function count(name, response) {
  const reader = response.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    opened[name] += part.value.length;
    report();
  }
}

// A copy of the stream is counted; the answer itself is passed on untouched, so that the browser may keep what it compiles from it.
async function counted(url, ...rest) {
  const name = String(url.url ?? url).split("/").pop();
  const response = await fetched(url, ...rest);
  if (name in SIZES && response.ok) {
    opened[name] = 0;
    count(name, response.clone()).catch(() => {});
  }
  return response;
}

const fetched = globalThis.fetch;
const { instantiateStreaming } = WebAssembly;

export { version };

export async function loadPyodide(options) {
  const kept = await globalThis.caches?.match(here("pyodide.asm.wasm"));
  // Pyodide only warns when the engine cannot be made, and waits for ever; the page has to know
  const refused = new Promise((_, reject) => {
    WebAssembly.instantiateStreaming = (...args) => {
      const made = instantiateStreaming(...args);
      made.catch(reject);
      return made;
    };
  });
  if (!kept) globalThis.fetch = counted;
  try {
    const script = import("./pyodide.asm.mjs").then((module) => {
      opened["pyodide.asm.mjs"] = SIZES["pyodide.asm.mjs"].raw;
      return module.default;
    });
    const ready = load({
      ...options,
      stdLibURL: here("stdlib.zip").href,
      lockFileContents: LOCK,
      createPyodideModule: async (settings) => (await script)(settings),
    });
    const python = await Promise.race([ready, refused]);
    channel.postMessage({ loaded: total, total, done: true });
    return python;
  } finally {
    globalThis.fetch = fetched;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  }
}
