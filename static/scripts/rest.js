// The rest of Python's engine, which play makes no use of (web/build/cut.mjs): it is made when one of its functions is called all the same.

/** A module whose one function calls the one of JavaScript that it is given: a table takes no other. */
const BRIDGE = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 1, 127, 0, 2, 5, 1, 0, 0, 0, 0, 7, 4, 1, 0, 0, 0);

/** `front`: what the engine's first half exports; `load(number)` gives the module of the other one at once, because of that function. */
export function couple(front, imports, load) {
  if (!front.crossing) return; // an engine that was not cut
  const wake = (place) => {
    new WebAssembly.Instance(load(place - 1), { ...imports, front }); // that fills the crossing
    front.awake.value = 1;
  };
  const bridge = new WebAssembly.Instance(new WebAssembly.Module(BRIDGE), { "": { "": wake } });
  front.crossing.set(0, bridge.exports[""]);
}
