// A press: what the thumb, a key or a held ring says, carried to Python one at a time and in order.

import { watchHolds } from "./hold.js";
import { carryOut } from "./reply.js";
import { here, page, screen } from "./station.js";
import { writtenElsewhere } from "./storage.js";

const A_PAUSE = 250; // milliseconds without a letter

let python = null; // text → promise of text, once Python is there
let broken = () => {};
let waiting = []; // [message, done, control]
let underWay = false;
let sentForm = {};
let pause = 0; // until what is being written is shown
let openDoor = () => false; // before Python is there, a door leads to a page the build has drawn

/** Python has come: `boot` is heard first, then everything pressed so far. */
export function engineReady(press, boot, onBroken) {
  [python, broken] = [press, onBroken];
  waiting.unshift([boot, () => {}]);
  return goOn();
}

/** Resolves when the answer is painted. What is pressed says on which page, as it was then; what the phone itself tells, from whatever page, has no control. */
export function send(message, control = null) {
  const root = control && (control.closest("[data-screen]") ?? screen()); // a page that is gone keeps its controls; a card morphed away was on this one
  return new Promise((done) => {
    waiting.push([{ ...(root && { on: pageOf(root), said: Number(root.dataset.said) }), ...message }, done, control]);
    goOn();
  });
}

const pageOf = ({ dataset: { screen, place } }) => `${screen}#${place}`;

async function goOn() {
  if (!python || underWay || !waiting.length) return;
  underWay = true;
  const [message, done] = waiting.shift();
  try {
    let next = message;
    while (next) {
      const news = await writtenElsewhere();
      const isOpen = next.do === "boot" || next.on === pageOf(screen());
      const form = isOpen ? fields(next.do === "boot" ? isTouched : undefined) : {}; // the form of another page is none of its business
      sentForm = isOpen && next.do !== "writing" ? fields() : {};
      next = await carryOut(JSON.parse(await python(JSON.stringify({ now: Date.now(), form, ...news, ...next }))), next);
    }
  } catch (error) {
    console.error(error);
    waiting = [];
    broken(error);
    return;
  }
  underWay = false;
  done();
  return goOn();
}

/** Every named field of the screen: of a switch, "on" or the "off" of the hidden field before it. */
export function fields(counts = () => true) {
  const form = {};
  for (const field of screen().querySelectorAll("[name]")) {
    if (!counts(field)) continue;
    if (field.disabled || field.type === "file" || ((field.type === "checkbox" || field.type === "radio") && !field.checked)) continue;
    form[field.name] = field.value;
  }
  return form;
}

/** Before Python is there, a page knows nobody: only what was typed or chosen on it is news to a table that has sat there before. */
const isTouched = (field) =>
  field.type === "radio" || field.type === "checkbox" ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;

/** Whether a press on it is yet to be heard: what is painted before that answers an earlier one. */
export const isUnheard = (control) => waiting.some(([, , pressed]) => pressed === control);

/** The names of what was typed or chosen since the message left: the page that answers it cannot know. While somebody writes, all of them. */
export function newer() {
  const now = fields();
  return new Set(Object.keys(now).filter((name) => sentForm[name] !== now[name]));
}

/** Whether Python hears what is pressed; until then doors lead to pages that the build has drawn. */
export const isHeard = () => python !== null;

/** Presses a control as it stands. A second press on it, before it is painted anew, is the same press. */
export function press(control) {
  if (control.dataset.do.startsWith("play ") && unsaid()) return press(unsaid());
  if (control.matches('[aria-busy="true"], [aria-disabled="true"], :disabled')) return;
  const [verb] = control.dataset.do.split(" ");
  if (here.has(verb) && here.get(verb)(control) !== false) return;
  if (!python && openDoor(control)) return;
  clearTimeout(pause);
  control.setAttribute("aria-busy", "true");
  send({ do: control.dataset.do + chosenOf(control) }, control);
}

/** A line that stands there is written down before anybody goes on. */
function unsaid() {
  const form = screen().querySelector('form[data-do="say"]');
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
    else if (python) send({ do: field.dataset.do ?? "form" }, field); // before, the form goes along with boot
  });
  document.addEventListener("input", ({ target }) => {
    if (!python || !("live" in target.dataset)) return;
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
