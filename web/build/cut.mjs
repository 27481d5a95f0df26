// Cuts Python's engine in two: the front has the functions that play uses, the rest all others. Two thirds of what somebody fetches
// before the first move were functions that nobody calls; now they come quietly behind the first page.
//
// node cut.mjs <engine> <hot list> <scripts that use it, joined by commas> <front> <rest>
//
// Every function keeps its number on both sides, so that no instruction has to be written anew. Where a function lies on the other
// side stands a stub of the same type: it hands its arguments on through one more table, CROSSING, in which each function has its
// place. A stub of the front first sees to it that the rest is awake: if it is not, the page's script fetches the rest and makes it,
// and that very act fills the table, and shares memory, tables, globals and exceptions. The script is then no part of the call any
// more: a frame of JavaScript between two of WebAssembly would be slower, and stops Python where it waits for a promise.
//
// What is not called by anybody, from anywhere, is in neither. Most of the engine's 8,560 exports are for libraries in C that never
// come: kept are those whose names occur in the scripts that use it. Without the others 9,000 functions lose nothing but their names.

import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { createHash } from "node:crypto";
import { readHot } from "./hot.mjs";
import { functionsNamedIn } from "./instructions.mjs";
import { i32, KIND, list, read, SECTION, sized, signed, text, TYPE, unsigned, written } from "./wasm.mjs";

const [CALL, CALL_INDIRECT, LOCAL_GET, GLOBAL_GET, IS_ZERO, IF, NO_RESULT, END] = [0x10, 0x11, 0x20, 0x23, 0x45, 0x04, 0x40, 0x0b];
const NOWHERE = Buffer.from([0, 0x00, END]); // no variables, then a trap: nobody comes here
const BELL = 0; // the place in CROSSING where the script's own function stands; function k has the place k + 1
const [CROSSING, AWAKE] = ["crossing", "awake"]; // what static/scripts/rest.js calls them
const GAP = 32;

/** `hot`: the numbers of the functions that play uses; `isUsed(name)`: whether somebody outside asks for that export. */
export function cut(bytes, hot, isUsed) {
  const engine = read(bytes);
  const imported = (kind) => engine.imports.filter((each) => each.kind === kind).length;
  const [first, count, table] = [imported(KIND.function), engine.functions.length, engine.tables.length];
  const [awake, bellType, needType] = [imported(KIND.global) + engine.globals.length, engine.types.length, engine.types.length + 1];
  if (engine.memories.length !== 1) throw new Error("the engine's memory is not its own"); // and new: pieces of it are joined over zeros
  const exports = engine.exports.filter(({ name }) => isUsed(name));
  const side = sides(engine, first, hot, exports);

  const stub = (k, ask) => [0, ...parameters(engine, k), ...i32(k + 1), ...ask, CALL_INDIRECT, ...unsigned(engine.functions[k]), ...unsigned(table), END];
  const need = first + count; // (place) → place, and the rest is awake
  const needed = [0, GLOBAL_GET, ...unsigned(awake), IS_ZERO, IF, NO_RESULT, LOCAL_GET, 0, ...i32(BELL), CALL_INDIRECT, ...unsigned(bellType), ...unsigned(table), END, LOCAL_GET, 0, END];
  const inFront = (body, k) => (side.front.has(k) ? body : side.asksRest.has(k) ? stub(k, [CALL, ...unsigned(need)]) : NOWHERE);
  const inRest = (body, k) => (side.rest.has(k) ? body : side.asksFront.has(k) ? stub(k, []) : NOWHERE);
  const bodies = { front: [...engine.code.map(inFront), needed], rest: engine.code.map(inRest) };
  const code = { front: codeOf(bodies.front), rest: codeOf(bodies.rest) };

  // one half of today and one of yesterday, out of some cache, would agree on everything but what they do: here they do not fit
  const mark = createHash("sha256").update(code.front).update(code.rest).digest("hex").slice(0, 8);
  const crossing = [TYPE.funcref, 0, ...unsigned(count + 1)];
  const own = ownGlobals(engine.globals);
  const shared = [
    ...engine.tables.map((type, at) => ({ name: `${mark} table ${at}`, kind: KIND.table, at, type })),
    { name: CROSSING, kind: KIND.table, at: table, type: crossing },
    ...engine.memories.map((type, at) => ({ name: `${mark} memory`, kind: KIND.memory, at, type })),
    ...engine.tags.map((type, at) => ({ name: `${mark} tag ${at}`, kind: KIND.tag, at, type })),
    ...own.shared.map(({ type }, at) => ({ name: `${mark} global ${at}`, kind: KIND.global, at: imported(KIND.global) + at, type })),
  ];
  const data = list(joined(engine.data).map(({ at, bytes }) => Buffer.concat([Buffer.from([0, ...i32(at), END]), sized(bytes)])));
  const front = written(engine.custom, [
    [SECTION.type, list([...engine.types.map(({ raw }) => raw), [TYPE.function, 1, TYPE.i32, 0], [TYPE.function, 1, TYPE.i32, 1, TYPE.i32]])],
    [SECTION.import, engine.raw[SECTION.import]],
    [SECTION.function, list([...engine.functions, needType].map(unsigned))],
    [SECTION.table, list([...engine.tables, crossing])],
    [SECTION.memory, engine.raw[SECTION.memory]],
    [SECTION.tag, engine.raw[SECTION.tag]],
    [SECTION.global, list([...engine.globals.map(({ raw }) => raw), [TYPE.i32, 1, ...i32(0), END]])],
    [SECTION.export, list([...exports.map(({ raw }) => raw), ...shared.map(({ name, kind, at }) => exported(name, kind, at)), exported(AWAKE, KIND.global, awake)])],
    [SECTION.start, engine.raw[SECTION.start]],
    [SECTION.element, list([...engine.elements.map(({ raw }) => raw), ...placed(side.asksFront, table, first)])],
    [SECTION.code, code.front],
    [SECTION.data, data],
  ]);
  const rest = written([], [
    [SECTION.type, engine.raw[SECTION.type]],
    [SECTION.import, list([...engine.imports.map(({ raw }) => raw), ...shared.map(({ name, kind, type }) => [...text("front"), ...text(name), kind, ...type])])],
    [SECTION.function, engine.raw[SECTION.function]],
    [SECTION.global, list(own.copied.map(({ raw }) => raw))],
    [SECTION.element, list(placed(side.asksRest, table, first))],
    [SECTION.code, code.rest],
  ]);
  return { front, rest };
}

/** Who lies where, and who is called from the other side: functions by their numbers among the engine's own. */
function sides({ code, elements, start }, first, hot, exports) {
  const named = [...exports.filter(({ kind }) => kind === KIND.function).map(({ index }) => index), ...elements.flatMap(({ functions }) => functions)];
  const open = [...named, ...(start === undefined ? [] : [start])].filter((index) => index >= first).map((index) => index - first);
  const alive = new Set(open); // grows while it is gone through
  const asksRest = new Set(open.filter((k) => !hot.has(k)));
  const asksFront = new Set();
  for (const k of alive) {
    for (const index of functionsNamedIn(code[k])) {
      if (index < first) continue;
      const other = index - first;
      alive.add(other);
      if (hot.has(k) && !hot.has(other)) asksRest.add(other);
      if (!hot.has(k) && hot.has(other)) asksFront.add(other);
    }
  }
  const all = [...alive];
  return { front: new Set(all.filter((k) => hot.has(k))), rest: new Set(all.filter((k) => !hot.has(k))), asksRest, asksFront };
}

function parameters({ types, functions }, k) {
  return Array.from({ length: types[functions[k]].parameters }, (_, at) => [LOCAL_GET, ...unsigned(at)]).flat();
}

const codeOf = (bodies) => list(bodies.map((body) => sized(Buffer.from(body))));
const exported = (name, kind, at) => [...text(name), kind, ...unsigned(at)];

/** The rest has copies of what never changes. All before the last that may change is shared, so that numbers stay. */
function ownGlobals(globals) {
  const last = globals.findLastIndex(({ isMutable }) => isMutable) + 1;
  return { shared: globals.slice(0, last), copied: globals.slice(last) };
}

/** Element segments that put these functions into CROSSING, one for each run of neighbours. */
function placed(functions, table, first) {
  const runs = [];
  for (const k of [...functions].sort((one, other) => one - other)) {
    if (runs.at(-1)?.at(-1) === k - 1) runs.at(-1).push(k);
    else runs.push([k]);
  }
  return runs.map((run) => [2, ...unsigned(table), ...i32(run[0] + 1), END, 0, ...unsigned(run.length), ...run.flatMap((k) => unsigned(first + k))]);
}

/** The linker leaves thousands of small pieces of data, with less than GAP zeros between them to spare a few bytes: joined again they pack smaller. */
function joined(data) {
  const pieces = [];
  for (const { at, bytes } of data.toSorted((one, other) => one.at - other.at)) {
    const last = pieces.at(-1);
    if (last && at < last.end) throw new Error("a piece of memory is filled twice");
    if (last && at - last.end <= GAP) last.parts.push(Buffer.alloc(at - last.end), bytes);
    else pieces.push({ at, parts: [bytes] });
    pieces.at(-1).end = at + bytes.length;
  }
  return pieces.map(({ at, parts }) => ({ at, bytes: Buffer.concat(parts) }));
}

/** What a script may ask the engine for: Pyodide calls an export by its own name, or with one _ before it. */
export function namesIn(scripts) {
  const words = new Set(scripts.join("\n").match(/[\w$]+/g));
  return (name) => words.has(name) || words.has(`_${name}`);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [engine, list, scripts, ...made] = process.argv.slice(2);
  const isUsed = namesIn(scripts.split(",").map((script) => readFileSync(script, "utf8")));
  const { front, rest } = cut(readFileSync(engine), readHot(readFileSync(list, "utf8")).hot, isUsed);
  [front, rest].forEach((half, at) => {
    if (!WebAssembly.validate(half)) throw new Error("the engine was cut, and does not hold");
    writeFileSync(made[at], half);
  });
}
