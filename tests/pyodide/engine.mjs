// Pyodide in node, with another engine than its own: cut as on the phone, or watching itself.
import { readFileSync } from "node:fs";
import { loadPyodide } from "../../web/node_modules/pyodide/pyodide.mjs";
import { couple } from "../../static/scripts/rest.js";

export const STOCK = new URL("../../web/node_modules/pyodide/pyodide.asm.wasm", import.meta.url);
export const HOT = new URL("../../web/build/hot.txt", import.meta.url);

/** `load(number)` gives the bytes of the engine's rest; `exports` is told what the engine exports. */
export async function start(engine, { load, exports = () => {}, ...options }) {
  const { instantiate } = WebAssembly;
  WebAssembly.instantiate = async (source, imports) => {
    if (source instanceof WebAssembly.Module || source.byteLength !== readFileSync(STOCK).length) return instantiate(source, imports);
    const made = await instantiate(engine, imports);
    couple(made.instance.exports, imports, (number) => new WebAssembly.Module(load(number)));
    exports(made.instance.exports);
    return made;
  };
  try {
    return await loadPyodide(options);
  } finally {
    WebAssembly.instantiate = instantiate;
  }
}
