// What leaves the phone: a game as a file, the address of the app, and how a game ended, in words.

import { say } from "./paint.js";
import { here, ROOT } from "./station.js";

/** By the phone's own sheet, which tells by itself what came of it; or as a download: then something is saved. */
export async function offer({ name, text, type }) {
  const file = new File([text], name, { type });
  if (navigator.canShare?.({ files: [file] }) && matchMedia("(pointer: coarse)").matches) {
    try {
      await navigator.share({ files: [file] });
      return false;
    } catch (error) {
      if (error.name === "AbortError") return false; // thought better of it
      console.warn(error); // refused by the phone: then it is a download
    }
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000); // Safari reads it late
  return true;
}

/** The address, or the link of the plate that was pressed, and before it its text; an empty link is none. It has to be done while the finger's leave holds: Python is not asked. */
async function handOn(plate, carry) {
  const { text, link, done, refused } = plate.dataset;
  try {
    await carry(text, link ?? ROOT.href);
    if (plate.dataset.do === "copy") tell(plate, done);
  } catch (error) {
    if (error.name === "AbortError") return; // thought better of it
    console.warn(error);
    tell(plate, refused);
  }
}

/** Written on the plate what came of its press, until the page is drawn anew. */
export function tell(plate, word) {
  plate.querySelector("span").textContent = word;
  say(word);
}

here.set("send", (plate) => handOn(plate, (text, url) => navigator.share({ text, url })));
here.set("copy", (plate) => handOn(plate, (text, url) => navigator.clipboard.writeText([text, url].filter(Boolean).join("\n"))));
