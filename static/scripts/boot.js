// The departure: starts Python when somebody wants to play, tells honestly how far it has come, and says plainly why it could not.

import { showEngine } from "./boarding.js";
import { bring, bringShared } from "./bring.js";
import { rememberPlace } from "./history.js";
import { can } from "./install.js";
import { placed, say, show } from "./paint.js";
import { press } from "./press.js";
import { engineReady, isHeard, send } from "./queue.js";
import { carryOut } from "./reply.js";
import { page, PLACE, ROOT, screen } from "./station.js";
import { readAll } from "./storage.js";
import { turn } from "./turn.js";
import { keepOffline } from "./update.js";
import { takeWheelsFrom } from "./wheels.js";

const QUIET = 5000; // milliseconds after which whoever reads the home page gets the engine anyway
const UNUSED = ["codemirror", "deprecations-manager", "donkey", "error", "py-editor", "py-game", "py-terminal"];

let started = false;
let where = location.hash.slice(1) || page.dataset.where || ""; // the screen that the build has drawn, or the address asks for

export function startWhenWanted() {
  placed(screen(), page.dataset.where ?? "");
  if (navigator.serviceWorker?.controller || location.hash || screen().dataset.screen === "setup") return start();
  for (const touch of ["pointerdown", "keydown"]) addEventListener(touch, start, { once: true, capture: true });
  addEventListener("load", () => setTimeout(start, QUIET));
}

async function start() {
  if (started) return;
  started = true;
  page.dataset.engine = "booting";
  const dressed = Promise.all([bringShared(), bring(screen().dataset.game)]); // beside Python
  const reading = readAll().catch((refused) => console.warn(refused)); // a browser that keeps nothing: it is played all the same, and Python says so
  addEventListener("unhandledrejection", stumble); // PyScript waits for ever for what it could not fetch
  const channel = new BroadcastChannel(`pocket-boot ${ROOT.pathname}`);
  channel.onmessage = ({ data }) => (data.asks ? channel.postMessage({ opened: waitedFor() }) : showEngine(data));
  try {
    if (!window.WebAssembly) throw new Error("WebAssembly is missing");
    const python = await loadEngine();
    const records = await reading;
    takeWheelsFrom(python);
    await dressed;
    const place = { where, language: page.dataset.language, root: ROOT.pathname, address: ROOT.href }; // read last: a door may have opened meanwhile
    const wishes = { text: page.dataset.text };
    const boot = { do: "boot", records: records ?? {}, keeps: Boolean(records), wishes, ...place, can: can(), browser: navigator.userAgent };
    await engineReady((text) => python.press(text), boot, carryOut, fail);
    if (page.dataset.engine === "failed") return;
    page.dataset.engine = "ready";
    channel.postMessage({ painted: true }); // what Python may need later comes now
    keepOffline();
  } catch (error) {
    fail(error);
  } finally {
    channel.close();
    removeEventListener("unhandledrejection", stumble);
  }
}

/** What is fetched before anything else of the app is: the language, the game on the page, and whatever the address names. */
const waitedFor = () => [page.dataset.language, screen().dataset.game, ...where.split("-")];

/** PyScript reads its two config elements once, when core.js is imported; with an interpreter of our own it asks no CDN. */
async function loadEngine() {
  const root = page.dataset.root || "./";
  const plugins = UNUSED.map((name) => `!${name}`);
  const config = document.createElement("py-config");
  config.textContent = JSON.stringify({ interpreter: `${root}pyodide/start.js`, packages_cache: "never", plugins });
  const other = document.createElement("mpy-config");
  other.textContent = JSON.stringify({ plugins });
  const script = Object.assign(document.createElement("script"), { type: "py", src: `${root}pyodide/main.py` });
  script.setAttribute("worker", ""); // empty: with a value PyScript throws
  script.setAttribute("name", "pocket");
  document.head.append(config, other, script);
  const { whenDefined } = await import(new URL("pyscript/core.js", ROOT).href);
  const { xworker } = await whenDefined("py");
  xworker.addEventListener("message", ({ data }) => data?.missing && fail(data.missing)); // Python stops there, and answers nothing any more
  await xworker.ready;
  return xworker.sync;
}

/** Half a script is none; what else is raised is PyScript's own, and it goes on. */
const stumble = ({ reason }) => (reason instanceof SyntaxError || reasonOf(reason) !== "other") && fail(reason);

/** The one page without Python that is left: what went wrong, and what to do now. */
function fail(error) {
  console.error(error);
  if (page.dataset.engine === "failed") return; // the first reason is the right one
  page.dataset.engine = "failed";
  delete page.dataset.arriving;
  const sheet = document.getElementById("failed");
  const why = reasonOf(error);
  for (const paragraph of sheet.querySelectorAll("[data-why]")) paragraph.hidden = paragraph.dataset.why !== why;
  sheet.hidden = false;
  sheet.querySelector("[data-retry]").focus();
}

function reasonOf(error) {
  const text = String(error);
  if (/memory|allocat/i.test(text)) return "memory";
  if (!window.WebAssembly || /WebAssembly is/.test(text)) return "wasm";
  if (!navigator.onLine || /fetch|network|load|import/i.test(text)) return "offline";
  return "other";
}

/** A door opened before Python is there leads to the page that the build has drawn; Python comes after. Another plate waits for it, and says so. */
export function openDoor(control) {
  if (control.dataset.waits) promise(control);
  if (!control.href) return false;
  const [verb, ...words] = control.dataset.do.split(" ");
  if (verb === "setup") enter(control, `${verb}-${words.join("-")}`);
  else leaveFor(control);
  return true;
}

function promise(plate) {
  plate.querySelector("span").textContent = plate.dataset.waits;
  say(plate.dataset.waits);
}

async function enter(control, hash) {
  const { href } = control;
  const drawn = await drawnAt(href);
  if (isHeard()) return press(control); // Python has come meanwhile: the page is its own to paint
  const root = drawn?.getElementById("screen");
  if (!root) return waitForPython(control);
  for (const link of root.querySelectorAll("a[href]")) link.href = new URL(link.getAttribute("href"), href).href;
  document.title = drawn.title;
  await turn(root, () => show(placed(document.adoptNode(root), hash)));
  where = hash;
  rememberPlace(hash);
  start();
}

/** Null where it cannot be had; it may also be the login page of a network. */
async function drawnAt(href) {
  try {
    const response = await fetch(href);
    return response.ok ? new DOMParser().parseFromString(await response.text(), "text/html") : null;
  } catch (refused) {
    console.info(refused.message);
    return null;
  }
}

/** Python draws that page, too, once it has come; or the sheet says why it has not. */
function waitForPython(control) {
  control.setAttribute("aria-busy", "true");
  send({ do: control.dataset.do }, control);
  start();
}

function leaveFor({ href, hreflang }) {
  if (hreflang) rememberLanguage(hreflang);
  location.assign(href);
}

function rememberLanguage(language) {
  try {
    localStorage.setItem(PLACE, JSON.stringify({ ...JSON.parse(localStorage.getItem(PLACE)), "data-language": language }));
  } catch (refused) {
    console.warn(refused); // the browser's own language decides next time
  }
}
