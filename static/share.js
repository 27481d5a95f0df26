// Files: a game goes out as a download or through the phone's share sheet, and comes in from a file that was chosen.

import { send } from "./press.js";

const LARGEST = 5_000_000; // bytes; whatever is larger is no game of ours

export async function offer({ name, text, type }) {
  const file = new File([text], name, { type });
  if (navigator.canShare?.({ files: [file] }) && matchMedia("(pointer: coarse)").matches) {
    try {
      return await navigator.share({ files: [file] });
    } catch (error) {
      if (error.name === "AbortError") return; // thought better of it
      console.warn(error); // refused by the phone: then it is a download
    }
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000); // Safari reads it late
}

export function watchFiles() {
  document.addEventListener("change", async ({ target }) => {
    if (target.type !== "file" || !target.files.length) return;
    const [file] = target.files;
    send({ do: "import", name: file.name, text: file.size > LARGEST ? "" : await file.text() });
    target.value = ""; // the same file can be chosen again
  });
}
