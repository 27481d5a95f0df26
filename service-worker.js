// The guard's van: carries the whole site along, so that every game runs without signal. A new version is loaded beside the old one
// and takes over only when the player agrees. Everything is relative to where the site is installed; neighbours are left alone.

importScripts("precache.js"); // made by the build: {version, policy, packed: {path: type}, files: {path: the beginning of its SHA-256}}
importScripts("static/unpack.js");

const { version, policy, packed, files } = self.PRECACHE;
const OURS = `pocket-express ${registration.scope} `;
const VAN = OURS + version;
const LIST = "precache-list"; // each van says what it carries
const PAGES = "pages.bin"; // {path: page}: they are much alike, so together they take a third
const AT_ONCE = 6;
const SHARED = `shared ${registration.scope}`; // no van: what the phone's share sheet brings lies here until it has been shown

const address = (path) => new URL(path, registration.scope).href;

self.addEventListener("install", (event) => event.waitUntil(load()));
self.addEventListener("activate", (event) => event.waitUntil(depart()));
self.addEventListener("message", (event) => event.data === "depart" && event.waitUntil(self.skipWaiting()));
self.addEventListener("message", (event) => event.data === "check" && event.waitUntil(check(event.source)));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method === "GET" && request.url.startsWith(registration.scope)) event.respondWith(answer(request));
  if (request.method === "POST" && request.url === address("share/")) event.respondWith(receive(request));
});

/** All of it or nothing: a van with a piece missing does not leave. */
async function load() {
  const van = await caches.open(VAN);
  if (await van.match(address(LIST))) return layOut(await van.match(address(PAGES)), van); // only this script has changed
  try {
    await fill(van);
  } catch (error) {
    await caches.delete(VAN); // half a van takes room that a full phone does not have
    throw error;
  }
}

async function fill(van) {
  const paths = Object.keys(files);
  const before = await lastVan();
  let filled = 0;
  const next = async () => {
    for (let path = paths.shift(); path !== undefined; path = paths.shift()) {
      const kept = before?.list[path] === files[path] && (await before.van.match(address(path)));
      await van.put(address(path), kept || (await fetched(path)));
      filled += 1;
      if (filled % 10 === 0) await tell({ filled, of: Object.keys(files).length });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
  await layOut(await van.match(address(PAGES)), van);
  await van.put(address(LIST), new Response(JSON.stringify(files)));
}

/**
 * Each page lies in the van under its own address, as the network would give it; what its meta tag says is said by the header, too. It
 * is answered as it lies there: one that this worker had to wrap anew would break off where the worker is stopped.
 */
async function layOut({ body }, van) {
  const pages = Object.entries(await new Response(unpacked(body)).json());
  const headers = { "content-type": "text/html; charset=utf-8", "content-security-policy": policy };
  await Promise.all(pages.map(([path, page]) => van.put(address(path), new Response(page, { headers }))));
}

async function lastVan() {
  const names = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== VAN);
  for (const name of names.reverse()) {
    const van = await caches.open(name);
    const list = await van.match(address(LIST));
    if (list) return { van, list: await list.json() };
  }
  return null;
}

/**
 * As the page has just fetched it, else from the network, past every cache on the way; and only if it is what the build has made: a
 * half-published site is not taken.
 */
async function fetched(path) {
  let response;
  for (const cache of ["force-cache", "no-cache"]) {
    response = await fetch(address(packed[path] ? `${path}.bin` : path), { cache });
    if (!response.ok) continue;
    const open = packed[path] ? opened(response, packed[path]) : response;
    if (await isAsBuilt(path, open.clone())) return open;
  }
  throw new Error(response.ok ? `${path} is of another version` : `${response.status} ${path}`);
}

/** A browser keeps what it compiles beside what lies here open and with its type. */
function opened({ body }, type) {
  return new Response(unpacked(body), { headers: { "content-type": type } });
}

async function isAsBuilt(path, response) {
  const bytes = await response.arrayBuffer().catch(() => new ArrayBuffer()); // half a file
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("").startsWith(files[path]);
}

/** Every file as it lies here, by its fingerprint; one that is damaged or gone is fetched anew, where there is signal. */
async function check(asker) {
  const van = await caches.open(VAN);
  const checked = { files: Object.keys(files).length, bytes: 0, mended: 0, missing: [] };
  for (const path of Object.keys(files)) {
    const kept = await van.match(address(path));
    if (kept) checked.bytes += (await kept.clone().arrayBuffer()).byteLength;
    if (kept && (await isAsBuilt(path, kept))) continue;
    const anew = await fetched(path).catch(() => null);
    if (anew) await van.put(address(path), anew);
    if (anew) checked.mended += 1;
    else checked.missing.push(path);
  }
  const pages = await van.match(address(PAGES));
  if (pages) await layOut(pages, van);
  asker.postMessage({ checked });
}

async function tell(news) {
  for (const client of await clients.matchAll({ includeUncontrolled: true })) client.postMessage(news);
}

async function depart() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(OURS) && name !== VAN).map((name) => caches.delete(name)));
  await clients.claim();
}

async function answer(request) {
  const url = new URL(request.url);
  const isPage = request.mode === "navigate" || url.pathname.endsWith("/");
  const van = await caches.open(VAN);
  if (!isPage) return (await van.match(request, { ignoreVary: true })) ?? fetch(request);
  const page = await van.match(url.origin + url.pathname.replace(/\/$/, "/index.html"), { ignoreVary: true });
  if (page) return page;
  // not ours, or without its slash; another installation may live below this one, so the network is asked first
  try {
    return await fetch(request);
  } catch (error) {
    if (request.mode !== "navigate") throw error;
    const withSlash = await van.match(`${url.origin}${url.pathname}/index.html`, { ignoreVary: true });
    return Response.redirect(withSlash ? `${url.origin}${url.pathname}/` : registration.scope);
  }
}

/** Half a file is none, and the page says so. */
async function receive(request) {
  const form = await request.formData().catch(() => new FormData());
  await (await caches.open(SHARED)).put(address("shared"), new Response(form.get("file") ?? ""));
  return Response.redirect(address("#shared"), 303);
}
