// What the first page does without: it is brought when it is wanted, once, and is there before the page that wants it is painted.

import { ROOT } from "./station.js";

const FIRST = "style";
const coming = new Map(); // name → when it is there

/**
 * What all games share: worn over what the first page wears, and under whatever one game wears; and the scripts that a first page has no use
 * for. Nobody plays without what the first page wears: the blind is in it.
 */
export const bringShared = () =>
  once("shared", async () => {
    const first = document.querySelector(`link[href$="static/${FIRST}.css"]`);
    await wear(FIRST, first);
    await fetched("shared", first);
  });

/** What one game wears, and the scripts that listen to its pages. */
export async function bring(game) {
  if (game) await once(game, () => fetched(game, document.head.lastElementChild));
}

const fetched = (name, below) => Promise.all([wear(name, below), import(address(`${name}.js`))]);

const once = (name, begin) => coming.get(name) ?? coming.set(name, begin()).get(name);

function wear(sheet, below) {
  const href = address(`${sheet}.css`);
  if ([...document.styleSheets].some((worn) => worn.href === href && isSheet(worn))) return null; // the build has dressed this page
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  return new Promise((resolve, reject) => {
    link.onerror = () => reject(new Error(`could not load ${href}`));
    link.onload = () => (isSheet(link.sheet) ? resolve() : link.onerror());
    below.after(link);
  });
}

/** The login page of a network counts as a sheet without a rule, and one that never came as a sheet whose rules nobody may read. */
function isSheet(sheet) {
  try {
    return sheet.cssRules.length > 0;
  } catch (refused) {
    return false;
  }
}

const address = (name) => new URL(`static/${name}`, ROOT).href;
