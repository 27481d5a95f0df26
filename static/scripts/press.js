// A press: what the thumb, a key or a held ring says, as a message.

import { watchHolds } from "./hold.js";
import { isHeard, send } from "./queue.js";
import { here, page, screen } from "./station.js";

const A_PAUSE = 250; // milliseconds without a letter

let pause = 0; // until what is being written is shown
let openDoor = () => false; // before Python is there, a door leads to a page the build has drawn

/** Presses a control as it stands. A second press on it, before it is painted anew, is the same press. */
export function press(control) {
  if (control.dataset.do.startsWith("play ") && unsaid()) return press(unsaid());
  if (control.matches('[aria-busy="true"], :disabled')) return;
  const [verb] = control.dataset.do.split(" ");
  if (here.has(verb) && here.get(verb)(control) !== false) return;
  if (!isHeard() && openDoor(control)) return;
  clearTimeout(pause);
  control.setAttribute("aria-busy", "true");
  send({ do: control.dataset.do + chosenOf(control) }, control);
}

/** A line that stands there is written down before anybody goes on. */
function unsaid() {
  const form = screen().querySelector("form[data-unsaid]");
  return form && [...form.elements].some((field) => field.name && field.value.trim()) ? form : null;
}

/** A field that is chosen from says its word: `set theme` becomes `set theme night`. */
function chosenOf(field) {
  if (field.type === "checkbox") return field.checked ? " on" : " off";
  return field.type === "radio" || field.localName === "select" ? ` ${field.value}` : "";
}

export function watchPresses(door) {
  openDoor = door;
  document.addEventListener("click", (event) => {
    const control = event.target.closest("[data-do]");
    if (!control || control.matches("input, select, textarea, form, [data-hold]")) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return; // a new tab is the browser's business
    event.preventDefault();
    press(control);
  });
  document.addEventListener("change", (event) => {
    const field = event.target;
    if (field.type === "file" || field.form || !field.name || !screen().contains(field)) return; // a form says its fields itself
    if (field.dataset.do && field.type !== "text") send({ do: field.dataset.do + chosenOf(field) }, field);
    else if (isHeard()) send({ do: field.dataset.do ?? "form" }, field); // before, the form goes along with boot
  });
  document.addEventListener("input", ({ target }) => {
    if (!isHeard() || !("live" in target.dataset)) return;
    clearTimeout(pause);
    pause = setTimeout(() => target.isConnected && send({ do: target.dataset.do ?? "writing" }, target), A_PAUSE);
  });
  document.addEventListener("submit", (event) => {
    event.preventDefault(); // Enter in a field
    if (event.target.dataset.do) press(event.target);
  });
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || event.isComposing || event.target.enterKeyHint !== "next") return;
    const names = [...screen().querySelectorAll("[enterkeyhint=next]")];
    event.preventDefault();
    const next = names[names.indexOf(event.target) + 1];
    if (next) next.focus();
    else event.target.blur(); // and the keyboard of the phone goes away
  });
  watchHolds(press, () => page.dataset.tap === "twice");
}
