// How much room the app and its saves take on this phone, and whether the browser has promised to keep it: told to Python whenever the settings are opened.

import { send } from "./queue.js";
import { screen } from "./station.js";
import { sizeOfAll } from "./storage.js";

let last = "";

export function watchRoom() {
  document.addEventListener("painted", () => {
    const before = last;
    last = screen().dataset.screen;
    if (last === "settings" && before !== last && navigator.storage?.estimate) tell().catch(console.info); // a browser that keeps nothing is told nothing, nor an address without https
  });
}

async function tell() {
  const [{ usage }, kept, saves] = await Promise.all([navigator.storage.estimate(), navigator.storage.persisted(), sizeOfAll()]);
  send({ do: "room", used: usage, kept, saves });
}
