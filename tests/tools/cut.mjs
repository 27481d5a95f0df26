// A small module, whole and cut at every function: what it says, and which of its functions woke the rest. Prints {cut: {said, woken}}.
// It has what Python's engine has: i64 across the cut, an exception, function pointers, several results, references, a global that changes.
import { couple } from "../../static/scripts/rest.js";
import { cut } from "../../web/build/cut.mjs";
import { readHot, writtenHot } from "../../web/build/hot.mjs";
import { i32, list, SECTION, sized, text, unsigned, written } from "../../web/build/wasm.mjs";

const [I32, I64, F64, EXTERNREF, FUNCREF] = [0x7f, 0x7e, 0x7c, 0x6f, 0x70];
const type = (parameters, results) => [0x60, ...unsigned(parameters.length), ...parameters, ...unsigned(results.length), ...results];
const get = (at) => [0x20, at];
const call = (index) => [0x10, index];
const long = (bits) => {   // a signed number of 64 bits
  const bytes = [];
  for (let left = bits; ; left >>= 7n) {
    const byte = Number(left & 0x7fn);
    if (left >> 6n === 0n || left >> 6n === -1n) return [0x42, ...bytes, byte];
    bytes.push(byte | 0x80);
  }
};
const LOG = 0;   // the one that is imported; ours follow
const FUNCTIONS = {   // name: [type, instructions, variables of its own]
  sum: [type([F64, I64], [F64]), [...get(0), ...get(1), 0xb9, 0xa0]],   // a pointer to it lies in the table, at 0
  product: [type([F64, I64], [F64]), [0x23, 0, 0x23, 1, 0x6a, 0x24, 0, ...get(1), ...call(LOG), ...get(0), ...get(1), 0xb9, 0xa2]],   // at 1; it counts in the global
  widen: [type([I64, I32], [I64]), [...get(0), ...get(1), 0xac, 0x7c]],
  fall: [type([I32], [I32]), [...get(0), ...call(5), 0x41, 1]],
  hurl: [type([I32], []), [...get(0), ...long(-9007199254740993n), 0x08, 0]],
  pair: [type([I32], [I32, I64]), [...get(0), ...long(-1n)]],
  keep: [type([EXTERNREF, I32], [EXTERNREF]), [...get(1), ...get(0), 0x26, 1, ...get(1), 0x25, 1]],
  askWiden: [type([], [I64]), [...long(0x7ffffffffffffff0n), 0x41, 5, ...call(3)]],
  askFall: [type([I32], [I64]), [0x06, I64, ...get(0), ...call(4), 0x1a, ...long(0n), 0x07, 0, 0x21, 1, 0x1a, ...get(1), 0x0b], [I64]],   // what it catches
  askTable: [type([I32, F64, I64], [F64]), [...get(1), ...get(2), ...get(0), 0x11, 0, 0]],
  askPair: [type([], [I64]), [0x41, 4, ...call(6), 0x21, 0, 0x1a, ...get(0)], [I64]],
  depth: [type([I32], [I32]), [...get(0), 0x45, 0x04, I32, 0x41, 0, 0x05, ...get(0), 0x41, 1, 0x6b, ...call(13), 0x41, 1, 0x6a, 0x0b]],
  step: [type([I32], [I32]), [...get(0), ...call(12)]],   // it and depth call each other
  nobodys: [type([], []), []],
};
const NAMES = Object.keys(FUNCTIONS);
const FIRST_TYPE = 3;   // before them the type of a function pointer, of LOG, and of what is thrown
const functions = Object.values(FUNCTIONS);
const body = ([, code, variables = []]) => sized(Buffer.from([...unsigned(variables.length), ...variables.flatMap((one) => [1, one]), ...code, 0x0b]));
const given = (name, kind, at) => [...text(name), kind, at];
const MODULE = written([], [
  [SECTION.type, list([type([F64, I64], [F64]), type([I64], []), type([I32, I64], []), ...functions.map(([type]) => type)])],
  [SECTION.import, list([[...text("env"), ...text("log"), 0, 1]])],
  [SECTION.function, list(functions.map((_, at) => unsigned(FIRST_TYPE + at)))],
  [SECTION.table, list([[FUNCREF, 0, 2], [EXTERNREF, 0, 4]])],
  [SECTION.memory, list([[0, 1]])],
  [SECTION.tag, list([[0, 2]])],
  [SECTION.global, list([[I32, 1, ...i32(5), 0x0b], [I32, 0, ...i32(77), 0x0b]])],
  [SECTION.export, list([...NAMES.filter((name) => name !== "nobodys").map((name) => given(name, 0, NAMES.indexOf(name) + 1)), given("table", 1, 0), given("memory", 2, 0), given("g", 3, 0)])],
  [SECTION.element, list([[0, ...i32(0), 0x0b, 2, 1, 2]])],
  [SECTION.code, list(functions.map(body))],
  [SECTION.data, list([[0, ...i32(8), 0x0b, ...sized(Buffer.from("one"))], [0, ...i32(16), 0x0b, ...sized(Buffer.from("two"))], [0, ...i32(200), 0x0b, ...sized(Buffer.from("far"))]])],
]);

/** Everything that can be asked of it, and who was missing meanwhile. */
function said(bytes, other) {
  const logged = [];
  const imports = { env: { log: (number) => logged.push(number) } };
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(bytes), imports);
  const woken = [];
  couple(exports, imports, (number) => (woken.push(NAMES[number]), new WebAssembly.Module(other)));
  const thing = {};
  const all = [
    exports.askWiden(), exports.askFall(3), exports.askTable(0, 0.5, 5n), exports.askTable(1, 0.5, 2n ** 62n), exports.askPair(), exports.keep(thing, 2) === thing,
    exports.depth(500), exports.g.value, exports.table.get(1)(3, 3n), exports.g.value, exports.pair(9), `${Buffer.from(exports.memory.buffer, 8, 11)}${Buffer.from(exports.memory.buffer, 200, 3)}`, logged,
  ];
  return { said: all.flat().join(" "), woken };
}

const told = { whole: said(MODULE) };
const isUsed = (name) => NAMES.includes(name) || ["table", "memory", "g"].includes(name);
const every = new Set(NAMES.keys());
const cuts = { "all in front": every, "all in the rest": new Set(), ...Object.fromEntries(NAMES.map((name, at) => [`without ${name}`, new Set([...every].filter((k) => k !== at))])) };
for (const name of NAMES) cuts[`only ${name}`] = new Set([NAMES.indexOf(name)]);
for (const [name, hot] of Object.entries(cuts)) {
  const { front, rest } = cut(MODULE, hot, isUsed);
  told[name] = said(front, rest);
}
const { front, rest } = cut(MODULE, every, isUsed);
const yesterdays = cut(MODULE, new Set(), isUsed);
const attempt = (act) => { try { return act(), "it went well"; } catch (error) { return `${error.name}: ${error.message}`; } };
told.names = WebAssembly.Module.exports(new WebAssembly.Module(cut(MODULE, every, (name) => name === "depth").front)).map(({ name }) => name).filter((name) => isUsed(name));
told.mixed = attempt(() => said(yesterdays.front, rest));
told.list = [...readHot(writtenHot("hash", new Set([0, 3, 4, 5, 9, 1000]))).hot];
told.foreign = attempt(() => cut(Buffer.from("<!doctype html>"), every, isUsed));
process.stdout.write(JSON.stringify(told));
