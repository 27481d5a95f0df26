// A module of WebAssembly, read apart section by section, and written together again: as much of the format as Python's engine uses.
// What it does not know it refuses. A file that is misread might still run, and would play wrongly in silence.

export const SECTION = {
  custom: 0, type: 1, import: 2, function: 3, table: 4, memory: 5, global: 6, export: 7, start: 8, element: 9, code: 10, data: 11, dataCount: 12, tag: 13,
};
export const KIND = { function: 0, table: 1, memory: 2, global: 3, tag: 4 };
export const TYPE = { function: 0x60, funcref: 0x70, i32: 0x7f };
const HEAD = Buffer.from([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]); // "\0asm", version 1
const [I32_CONST, I64_CONST, F32_CONST, F64_CONST, GLOBAL_GET, END] = [0x41, 0x42, 0x43, 0x44, 0x23, 0x0b];

/** Numbers are of as few bytes as they need, seven bits in each; the eighth says that there is more. */
export class Reader {
  constructor(bytes, at = 0) {
    Object.assign(this, { bytes, at });
  }
  get isOver() {
    return this.at >= this.bytes.length;
  }
  byte() {
    return this.bytes[this.at++];
  }
  /** [the number, what is one more than it can be, its last byte] */
  sevens() {
    let [number, worth, byte] = [0, 1];
    do {
      byte = this.byte();
      number += (byte & 0x7f) * worth;
      worth *= 128;
    } while (byte & 0x80);
    return [number, worth, byte];
  }
  unsigned() {
    return this.sevens()[0];
  }
  /** Exact to 53 bits: of longer ones only the length is asked. */
  signed() {
    const [number, worth, last] = this.sevens();
    return last & 0x40 ? number - worth : number;
  }
  /** So many bytes, told by the number before them. */
  sized() {
    const length = this.unsigned();
    return this.bytes.subarray(this.at, (this.at += length));
  }
  text() {
    return this.sized().toString("utf8");
  }
  since(start) {
    return this.bytes.subarray(start, this.at);
  }
  list(read) {
    return Array.from({ length: this.unsigned() }, () => read(this));
  }
  limits() {
    const hasMost = this.unsigned() & 1;
    this.unsigned();
    if (hasMost) this.unsigned();
  }
  /** What a global or a piece of memory begins with; worked out from other globals it could not be moved to the other half. */
  constant() {
    const [start, opcode] = [this.at, this.byte()];
    if (opcode === F32_CONST) this.at += 4;
    else if (opcode === F64_CONST) this.at += 8;
    else if (opcode === I32_CONST || opcode === I64_CONST) this.signed();
    else throw new Error(opcode === GLOBAL_GET ? "a constant is another global's" : `a constant begins with 0x${opcode.toString(16)}`);
    if (this.byte() !== END) throw new Error("a constant is more than one instruction");
    return this.since(start);
  }
  /** Passes over what `read` reads, and gives it as it stands. */
  raw(read) {
    const start = this.at;
    read(this);
    return this.since(start);
  }
}

/** `raw` has each section as it stands, `custom` those that only tools and loaders look at. */
export function read(bytes) {
  if (!bytes.subarray(0, HEAD.length).equals(HEAD)) throw new Error("no module of WebAssembly");
  const [reader, raw, custom] = [new Reader(bytes, HEAD.length), {}, []];
  while (!reader.isOver) {
    const [start, id] = [reader.at, reader.byte()];
    raw[id] = reader.sized();
    if (id === SECTION.custom) custom.push(reader.since(start));
    else if (!Object.values(SECTION).includes(id)) throw new Error(`section ${id} is not known`);
  }
  const each = (section, readOne) => (raw[section] ? new Reader(raw[section]).list(readOne) : []);
  return {
    raw,
    custom,
    types: each(SECTION.type, readType),
    imports: each(SECTION.import, readImport),
    functions: each(SECTION.function, (it) => it.unsigned()), // the type of each
    tables: each(SECTION.table, (it) => it.raw(() => (it.byte(), it.limits()))),
    memories: each(SECTION.memory, (it) => it.raw(() => it.limits())),
    tags: each(SECTION.tag, (it) => it.raw(() => (it.byte(), it.unsigned()))),
    globals: each(SECTION.global, readGlobal),
    exports: each(SECTION.export, readExport),
    start: raw[SECTION.start] && new Reader(raw[SECTION.start]).unsigned(),
    elements: each(SECTION.element, readElements),
    code: each(SECTION.code, (it) => it.sized()),
    data: each(SECTION.data, readData),
  };
}

function readType(it) {
  const start = it.at;
  if (it.byte() !== TYPE.function) throw new Error("a type is no function's");
  const parameters = it.sized(); // one byte each
  it.sized();
  return { parameters: parameters.length, raw: it.since(start) };
}

function readImport(it) {
  const start = it.at;
  it.sized(), it.sized(); // of whom, and what
  const kind = it.byte();
  if (kind === KIND.function) it.unsigned();
  else if (kind === KIND.global) it.at += 2;
  else throw new Error(`an import is of kind ${kind}`);
  return { kind, raw: it.since(start) };
}

function readGlobal(it) {
  const start = it.at;
  it.byte();
  const isMutable = it.byte() === 1;
  const type = it.since(start);
  it.constant();
  return { isMutable, type, raw: it.since(start) };
}

function readExport(it) {
  const start = it.at;
  const [name, kind, index] = [it.text(), it.byte(), it.unsigned()];
  return { name, kind, index, raw: it.since(start) };
}

function readElements(it) {
  const start = it.at;
  if (it.unsigned() !== 0) throw new Error("functions are put into a table in an unknown way");
  it.constant();
  const functions = it.list(() => it.unsigned());
  return { functions, raw: it.since(start) };
}

function readData(it) {
  if (it.unsigned() !== 0) throw new Error("memory is filled in an unknown way");
  const at = new Reader(it.constant(), 1).signed();
  return { at, bytes: it.sized() };
}

export function unsigned(number) {
  const bytes = [];
  for (; number > 0x7f; number = Math.floor(number / 128)) bytes.push((number & 0x7f) | 0x80);
  return [...bytes, number];
}

export function signed(number) {
  const bytes = [];
  for (; number < -64 || number > 63; number >>= 7) bytes.push((number & 0x7f) | 0x80);
  return [...bytes, number & 0x7f];
}

export const i32 = (number) => [I32_CONST, ...signed(number)];
export const text = (letters) => [...unsigned(Buffer.byteLength(letters)), ...Buffer.from(letters)];
export const sized = (bytes) => Buffer.concat([Buffer.from(unsigned(bytes.length)), bytes]);
export const list = (parts) => Buffer.concat([Buffer.from(unsigned(parts.length)), ...parts.map((part) => Buffer.from(part))]);

/** Sections in the order they are given in; of custom ones, whole as they stand, and of [section, content], of which an empty one is left out. */
export function written(custom, sections) {
  const whole = sections.filter(([, content]) => content?.length).map(([id, content]) => Buffer.concat([Buffer.from([id]), sized(content)]));
  return Buffer.concat([HEAD, ...custom, ...whole]);
}
