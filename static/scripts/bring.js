// What the first page does without: it is brought when it is wanted, once, and is there before the page that wants it is painted.

import { ROOT } from "./station.js";

const coming = new Map(); // name → when it is there

/** What all games share: worn over what the first page wears, and under whatever one game wears; and the scripts that a first page has no use for. */
export const bringShared = () => once("shared", () => fetched("shared", document.querySelector("link[href$='static/style.css']")));

/** What one game wears, and the scripts that listen to its pages. */
export async function bring(game) {
  if (game) await once(game, () => fetched(game, document.head.lastElementChild));
}

const fetched = (name, below) => Promise.all([wear(name, below), import(address(`${name}.js`))]);

const once = (name, begin) => coming.get(name) ?? coming.set(name, begin()).get(name);

function wear(sheet, below) {
  const href = address(`${sheet}.css`);
  if ([...document.styleSheets].some((worn) => worn.href === href)) return null; // the build has dressed this page
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  return new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => reject(new Error(`could not load ${href}`));
    below.after(link);
  });
}

const address = (name) => new URL(`static/${name}`, ROOT).href;
