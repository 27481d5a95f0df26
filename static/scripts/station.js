// The station the phone stands in: where the site begins, and what belongs to this installation alone.

export const page = document.documentElement;
export const ROOT = new URL(page.dataset.root || "./", location.href);
export const PLACE = `pocket-express ${ROOT.pathname}`; // several installations may share an origin
export const screen = () => document.getElementById("screen");
export const here = new Map(); // verb → what the main thread does by itself; it returns false to send the press on to Python
