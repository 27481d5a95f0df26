// Files that come in: chosen on a page, opened with the app from the phone's files, or sent to it by the phone's share sheet.

import { send } from "./queue.js";
import { ROOT } from "./station.js";

const LARGEST = 30_000_000; // bytes; whatever is larger is no file of ours
const SHARED = `shared ${ROOT.href}`; // where the service worker lays what the share sheet brings

export function watchFiles() {
  document.addEventListener("change", async ({ target }) => {
    if (target.type !== "file" || !target.files.length) return;
    await takeIn(target.files[0]);
    target.value = ""; // the same file can be chosen again
  });
  window.launchQueue?.setConsumer(async ({ files }) => {
    for (const kept of files) await takeIn(await kept.getFile());
  });
  if (location.hash === "#shared") unwrap().catch(console.warn); // a browser that keeps nothing has brought nothing
}

/** It counts, although one may have left the page while it was read. */
async function takeIn(file) {
  return send({ do: "import", text: file.size > LARGEST ? "" : await file.text() });
}

/** It lies there until it has been shown: a page that is closed before finds it again. */
async function unwrap() {
  const brought = await (await caches.open(SHARED)).match(new URL("shared", ROOT));
  if (brought) await takeIn(await brought.blob());
  await caches.delete(SHARED);
}
