// Opens what lies packed on a host while it still travels: browsers by themselves know only packings that leave an engine a fifth larger.

import { decompress, Decompress } from "fzstd";

/** Half a file ends in an error. Handed to everybody and not exported, because the service worker takes no modules. */
self.unpacked = (packed) => {
  let file;
  const start = (open) => (file = new Decompress((part) => open.enqueue(part)));
  return packed.pipeThrough(
    new TransformStream({ start, transform: (part) => file.push(part), flush: () => file.push(new Uint8Array(), true) }),
  );
};

/** For whoever cannot wait: bytes to bytes. */
self.unpackedAtOnce = (packed) => decompress(packed);
