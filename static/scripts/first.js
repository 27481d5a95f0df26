// Before anything is drawn: the player's own language, theme and text size, so that nothing flashes, and a word to browsers that are too old.
// Runs first, in the head, in whatever browser comes along: plain ES5, and nothing here may throw.
(function () {
  "use strict";
  var page = document.documentElement;
  var root = new URL(page.getAttribute("data-root") || "./", location.href);
  var mirror = {};
  try {
    mirror = JSON.parse(localStorage.getItem("pocket-express " + root.pathname)) || {};
  } catch (refused) {
    // no storage, or somebody else's text in it: the page starts as every new phone starts
  }

  // Opened as a file, or locked into a frame without an origin, a page is given no module and no Python: said, and not waited for.
  if (window.origin === "null") return tell(location.protocol === "file:" ? "from-file" : "boxed");

  // The English page at the root is the crossroads: everybody else is sent on to their own language, at most once.
  var others = page.getAttribute("data-crossroads");
  if (others) {
    others = others.split(" ");
    var wanted = mirror["data-language"] ? [mirror["data-language"]] : navigator.languages || [navigator.language];
    for (var at = 0; at < wanted.length; at++) {
      var language = String(wanted[at]).slice(0, 2).toLowerCase();
      if (language === page.lang) break;
      if (others.indexOf(language) >= 0) {
        location.replace(language + "/" + location.hash);
        return;
      }
    }
  }

  if (!mirror["data-text"]) page.setAttribute("data-text", wishedText());
  for (var name in mirror) {
    if (/^data-(theme|text|motion|sound|buzz|tap|resume)$/.test(name)) page.setAttribute(name, mirror[name]);
  }

  // One sign each for Chrome 111, Safari 16.4 and Firefox 115; the newest of what the app needs.
  var newEnough =
    "noModule" in document.createElement("script") && window.structuredClone && window.DecompressionStream &&
    window.HTMLDialogElement && [].toSorted && window.CSS && CSS.supports("color", "color-mix(in srgb, red, red)");
  // The page's own script has not come, or something else in its place: a login page of the network, half of it. Nobody else could say so.
  addEventListener("error", function (event) {
    var script = event.target.src || event.filename;
    if (!newEnough || !/\/main\.js$/.test(script) || document.querySelector("[data-place]")) return;
    page.removeAttribute("data-arriving"); // nobody will come: the page can be read at least
    tell("failed");
  }, true);
  whenDrawn(function () {
    document.querySelector("[data-retry]").addEventListener("click", again);
  });

  // The address asks for a game, or for another screen that the build has not drawn: the home page stays behind the blind until it comes.
  if (newEnough && location.hash.length > 1 && !page.getAttribute("data-where")) {
    page.setAttribute("data-arriving", "");
  }
  if (!newEnough) tell("too-old");

  // How large the phone's own letters are, where a browser tells: Android's as a factor, Apple's as the letters themselves, which are 17 pixels high.
  function wishedText() {
    var worn = page.style;
    worn.textIndent = "calc(env(preferred-text-scale, 1) * 100px)";
    if (navigator.maxTouchPoints) worn.font = "-apple-system-body";
    var drawn = getComputedStyle(page);
    var scale = Math.max(parseFloat(drawn.textIndent) / 100, worn.font ? parseFloat(drawn.fontSize) / 17 : 1);
    worn.font = worn.textIndent = "";
    return scale >= 1.45 ? "largest" : scale >= 1.15 ? "large" : "usual";
  }

  function tell(id) {
    page.setAttribute("data-engine", "failed");
    whenDrawn(function () {
      document.getElementById(id).hidden = false;
      if (id === "failed") document.querySelector("[data-why=offline]").hidden = false;
    });
  }

  function whenDrawn(act) {
    if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", act);
    else act();
  }

  // What lies damaged on the phone would be damaged again: each file is looked at first, and fetched anew where there is signal.
  function again(event) {
    var worker = navigator.serviceWorker, guard = worker && worker.controller, reload = location.reload.bind(location);
    if (!guard) return reload();
    event.currentTarget.setAttribute("aria-busy", "true");
    worker.addEventListener("message", function (told) {
      if (told.data.checked) reload();
    });
    guard.postMessage("check");
    setTimeout(reload, 20000);
  }
})();
