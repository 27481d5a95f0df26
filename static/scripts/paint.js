// The screen: Python's HTML is morphed into the page, so that only what changed moves, and the focus goes where the eyes go.

import { rememberPlace } from "./history.js";
import { isUnheard, newer } from "./queue.js";
import { page, PLACE, screen } from "./station.js";
import { turn } from "./turn.js";
import { Idiomorph } from "idiomorph";

export async function paint(reply, root) {
  if (reply.html) dress(reply.html);
  if (reply.title) document.title = reply.title;
  if (reply.hash !== undefined) rememberPlace(reply.hash);
  const known = newsOn(screen());
  if (root) await turn(root, () => show(placed(root, reply.hash), reply.focus));
  if (newsOn(screen()) && newsOn(screen()) !== known) say(newsOn(screen()));
  document.dispatchEvent(new CustomEvent("painted", { detail: { root: screen(), reply } }));
}

/** What a notice over the foot tells: it is pasted where whoever only hears the page would not come by. */
const newsOn = (root) => root.querySelector(".notice")?.getAttribute("aria-label");

/** Puts a screen's root in the place of the one that is there. The same screen is morphed; another one is another one. */
export function show(root, focus) {
  const old = screen();
  const eyes = old.contains(document.activeElement) && document.activeElement;
  const isAnother = old.dataset.screen !== root.dataset.screen;
  const [wasOpened, isOpened] = [old, root].map(isLookedAt);
  const known = old.querySelector("[data-eyes]")?.dataset.eyes;
  const isTurned = old.dataset.said !== root.dataset.said && signOf(old) !== signOf(root);
  const isNext = isAnother || isTurned || tabOf(old) !== tabOf(root);
  delete page.dataset.arriving;
  if (isOpened && !wasOpened) stoodAt = scrollY;
  if (isAnother) old.replaceWith(root);
  else Idiomorph.morph(old, root, { callbacks: { beforeAttributeUpdated: mayChange(newer()) } });
  if (isNext || (isOpened && !wasOpened)) scrollTo(0, 0);
  if (focus) begin(screen().querySelector(focus));
  else if (isAnother) look(screen().querySelector("h1"));
  else if (eyes && isMade(screen().querySelector("[data-eyes]"), known)) look(screen().querySelector("[data-eyes] [data-do]"));
  else if (eyes && isTurned) look(screen().querySelector("h1")); // the same plate may lead on: first one hears what has happened
  else if (eyes && !screen().contains(document.activeElement)) look(screen().querySelector(nameOf(eyes)) ?? screen().querySelector("h1"), !isNext);
  if (wasOpened && !isOpened && !isNext) scrollTo(0, stoodAt);
}

/** Whether this was only opened to be looked at: whoever closes it is where they were. What is made beside a page leaves it where it is. */
const isLookedAt = (root) => Boolean(root.querySelector("[data-escape]:not([data-eyes] *)"));
let stoodAt = 0;

/** What the press has just made; where it has a name, it is new only as long as no such one was there before. */
const isMade = (made, known) => made && (!made.dataset.eyes || made.dataset.eyes !== known);

/** By what a control is found again that was drawn anew. */
function nameOf({ dataset, name }) {
  return dataset.do ? `[data-do="${CSS.escape(dataset.do)}"]` : `[name="${CSS.escape(name ?? "")}"]`;
}

/** What somebody calls another page: it looks different, or says something else above. */
const signOf = (root) => root.className + root.querySelector("h1")?.textContent;

/** By its name: what was learnt and what is asked after it are behind the same tab. */
const tabOf = (root) => root.querySelector(".tabs > [aria-current]")?.textContent;

/** A page knows where it lies: a press says so, and is not taken for one on the page that comes after. */
export function placed(root, place) {
  root.dataset.place = place;
  return root;
}

export function rootOf(html) {
  const template = document.createElement("template");
  template.innerHTML = html;
  return template.content.firstElementChild;
}

/** What was typed or pressed since the press stays so, and what was folded out; a heading that has the focus stays one that can have it. */
const mayChange = (typed) => (name, element, kind) => {
  if ((name === "value" || name === "checked") && typed.has(element.name)) return false;
  if (name === "aria-busy" && isUnheard(element)) return false;
  if (name === "open" && kind === "remove" && element.localName === "details") return false;
  return !(name === "tabindex" && kind === "remove" && element === document.activeElement);
};

function look(element, stays = false) {
  if (!element) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: stays || isInSight(element) });
}

/** What can be seen is not scrolled to: a plate of the foot would take the page down to where the foot ends. */
function isInSight(element) {
  const foot = screen().querySelector(".foot");
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= (!foot || element.closest(".foot, .notice") ? innerHeight : foot.getBoundingClientRect().top);
}

/** A field that waits to be written in: what stands there was only a beginning. */
function begin(element) {
  look(element);
  element?.select?.();
}

/** The settings show on <html>; the next visit wears them before Python is there. */
function dress(attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null) page.removeAttribute(name);
    else if (page.getAttribute(name) !== value) page.setAttribute(name, value);
  }
  try {
    localStorage.setItem(PLACE, JSON.stringify(attributes));
  } catch (refused) {
    console.warn(refused); // the next visit starts plain, and dresses when Python is there
  }
}

export function say(sentence) {
  const region = document.getElementById("say");
  region.textContent = "";
  requestAnimationFrame(() => (region.textContent = sentence)); // said anew even when it is the same sentence
}
