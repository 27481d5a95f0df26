// The queue at the counter: messages are carried to Python one at a time and in order, and wait until it is there.

import { fields, isTouched } from "./form.js";
import { screen } from "./station.js";
import { writtenElsewhere } from "./storage.js";

const A_WHILE = 30_000; // milliseconds

let python = null; // text → promise of text, once Python is there
let carryOut = null; // reply, message → promise of a message that must be answered first, if any
let broken = () => {};
let waiting = []; // [message, done, control]
let underWay = false;
let sentForm = {};

/** Python has come: `boot` is heard first, then everything pressed so far. What it answers is carried out before the next one is heard. */
export function engineReady(press, boot, onReply, onBroken) {
  [python, carryOut, broken] = [press, onReply, onBroken];
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
      next = await carryOut(JSON.parse(await answered(python(JSON.stringify({ now: Date.now(), form, ...news, ...next })))), next);
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

/** A worker that has died says nothing of it. It is waited for twice: on a phone that was asleep the first time is over when it wakes. */
function answered(answer) {
  let clock;
  const silence = new Promise((_, reject) => {
    clock = setTimeout(() => (clock = setTimeout(reject, A_WHILE, "Python is silent")), A_WHILE);
  });
  return Promise.race([answer, silence]).finally(() => clearTimeout(clock));
}

/** Whether a press on it is yet to be heard: what is painted before that answers an earlier one. */
export const isUnheard = (control) => waiting.some(([, , pressed]) => pressed === control);

/** The names of what was typed or chosen since the message left: the page that answers it cannot know. While somebody writes, all of them. */
export function newer() {
  const now = fields();
  return new Set(Object.keys(now).filter((name) => sentForm[name] !== now[name]));
}

/** Whether Python hears what is pressed; until then doors lead to pages that the build has drawn. */
export const isHeard = () => python !== null;
