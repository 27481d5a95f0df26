// An engine that watches itself: each of its functions first puts a mark into the table "seen", at the place of its own number.

import { behindVariables } from "../../web/build/instructions.mjs";
import { i32, KIND, list, read, SECTION, sized, text, TYPE, unsigned, written } from "../../web/build/wasm.mjs";

const [CALL, LOCAL_GET, TABLE_SET, REF_FUNC, END] = [0x10, 0x20, 0x26, 0xd2, 0x0b];

export function watched(bytes) {
  const engine = read(bytes);
  const [count, table] = [engine.functions.length, engine.tables.length];
  const mark = engine.imports.filter(({ kind }) => kind === KIND.function).length + count; // a function more, and itself the mark
  const marking = [0, LOCAL_GET, 0, REF_FUNC, ...unsigned(mark), TABLE_SET, ...unsigned(table), END];
  const code = engine.code.map((body, k) => {
    const start = behindVariables(body);
    return Buffer.concat([body.subarray(0, start), Buffer.from([...i32(k), CALL, ...unsigned(mark)]), body.subarray(start)]);
  });
  const shown = [[...text("seen"), KIND.table, ...unsigned(table)], [...text("mark"), KIND.function, ...unsigned(mark)]];
  const sections = {
    ...engine.raw,
    [SECTION.type]: list([...engine.types.map(({ raw }) => raw), [TYPE.function, 1, TYPE.i32, 0]]),
    [SECTION.function]: list([...engine.functions, engine.types.length].map(unsigned)),
    [SECTION.table]: list([...engine.tables, [TYPE.funcref, 0, ...unsigned(count)]]),
    [SECTION.export]: list([...engine.exports.map(({ raw }) => raw), ...shown]),
    [SECTION.code]: list([...code, Buffer.from(marking)].map(sized)),
  };
  const { type, tag, global, dataCount, ...others } = SECTION;
  const order = [type, others.import, others.function, others.table, others.memory, tag, global, others.export, others.start, others.element, dataCount, others.code, others.data];
  return written(engine.custom, order.map((id) => [id, sections[id]]));
}

/** The numbers of all that have been called. */
export const seenIn = (table) => Array.from({ length: table.length }, (_, k) => k).filter((k) => table.get(k));
