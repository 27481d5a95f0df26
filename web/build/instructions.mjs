// Which functions a function names: to find them, each of its instructions is passed over, however long it is.

import { Reader } from "./wasm.mjs";

const LONG = 0xfc; // two families have a number behind their first byte
const VECTOR = 0xfd;

/** What follows each instruction's byte. */
const nothing = () => {};
const index = (it) => it.unsigned();
const signed = (it) => it.signed();
const twoIndices = (it) => (it.unsigned(), it.unsigned());
const indices = (it) => it.list(index);
const bytes = (count) => (it) => (it.at += count);
const place = (it) => (it.unsigned() & 0x40 && it.unsigned(), it.unsigned()); // in memory: how aligned, perhaps which memory, how far

const FOLLOWS = new Map();
const follow = (what, ...opcodes) => opcodes.forEach((opcode) => FOLLOWS.set(opcode, what));
const range = (from, to) => Array.from({ length: to - from + 1 }, (_, step) => from + step);

follow(nothing, 0x00, 0x01, 0x05, 0x0b, 0x0f, 0x19, 0x1a, 0x1b, 0xd1, ...range(0x45, 0xc4));
follow(signed, 0x02, 0x03, 0x04, 0x06, 0x41, 0x42, 0xd0); // blocks, whose type is a signed number, and constants
follow(index, 0x07, 0x08, 0x09, 0x0c, 0x0d, 0x18, ...range(0x20, 0x26), 0x3f, 0x40);
follow((it) => (indices(it), index(it)), 0x0e);
follow(twoIndices, 0x11, 0x13);
follow(indices, 0x1c); // each a type
follow(place, ...range(0x28, 0x3e));
follow(bytes(4), 0x43);
follow(bytes(8), 0x44);
follow(long, LONG);
follow(vector, VECTOR);
const NAMES_A_FUNCTION = new Set([0x10, 0x12, 0xd2]); // call, return_call, ref.func

function long(it) {
  const opcode = it.unsigned();
  if (opcode <= 7) return; // numbers made whole
  if (opcode === 10 || opcode === 14) return twoIndices(it); // memory.copy, table.copy
  if (opcode === 11 || (opcode >= 15 && opcode <= 17)) return index(it); // memory.fill; table.grow, .size and .fill
  throw new Error(`instruction 0xfc ${opcode}`); // the others name a piece of memory or of a table by its number, which the cut changes
}

function vector(it) {
  const opcode = it.unsigned();
  if (opcode <= 11 || opcode === 92 || opcode === 93) place(it);
  else if (opcode <= 13) it.at += 16;
  else if (opcode >= 21 && opcode <= 34) it.byte();
  else if (opcode >= 84 && opcode <= 91) place(it), it.byte();
}

/** Where its instructions begin, behind the variables of its own. */
export function behindVariables(body) {
  const it = new Reader(body);
  it.list(() => (it.unsigned(), it.byte()));
  return it.at;
}

export function* functionsNamedIn(body) {
  const it = new Reader(body, behindVariables(body));
  while (!it.isOver) {
    const opcode = it.byte();
    if (NAMES_A_FUNCTION.has(opcode)) {
      yield it.unsigned();
      continue;
    }
    const passOver = FOLLOWS.get(opcode);
    if (!passOver) throw new Error(`instruction 0x${opcode.toString(16)}`);
    passOver(it);
  }
  if (it.at !== body.length) throw new Error("an instruction ends behind its function");
}
