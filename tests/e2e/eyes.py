"""What a player in a browser sees of a page: what can be pressed or thrown, what was painted, what lies in the drawer."""

COUNT_PAINTED = """
globalThis.painted = 0;
document.addEventListener("painted", () => (painted += 1));
"""
WITNESS = """
// What every game must find as if it were the first of the evening; what is not so is an error in the console.
(() => {
  const known = new Set();
  const fresh = (...words) => !known.has(words.join(" ")) && Boolean(known.add(words.join(" ")));
  let wasPaced = false;

  function look(root, game) {
    const wrong = (...words) => console.error(`${game}: ${words.join(" ")}`);
    const isStill = document.documentElement.dataset.motion === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches;

    const clock = root.querySelector(".clock[data-clock]");
    const go = clock?.closest("[data-go]").dataset.go;
    const isLate = clock && clock.dataset.clock - 1000 * clock.textContent > 1500;
    if (clock && fresh(game, "go", go) && isLate) wrong("GO", go, "begins with", clock.textContent);

    const plea = root.querySelector("[data-timer]");
    const [minutes, seconds] = plea?.querySelector("output").textContent.split(":").map(Number) ?? [];
    const isShort = plea && plea.dataset.timer - 60 * minutes - seconds > 1;
    if (plea && fresh(game, "plea", root.dataset.said, plea.dataset.floor) && isShort) wrong("a plea begins with", minutes, seconds);

    const plate = root.querySelector("[data-pace]");
    if (plate && !wasPaced && !plate.classList.contains("runs")) wrong("the cards of the clock do not go by themselves");
    wasPaced = plate !== null;

    const cards = [...root.querySelectorAll("[data-race] [data-landing]")];
    const thrown = cards.filter((card) => fresh(game, "card", card.closest("[data-race]").dataset.race, card.dataset.card));
    if (thrown.length && !isStill && !root.hasAttribute("data-racing")) wrong(thrown[0].dataset.card, "is not seen flying");

    const arrives = root.matches(".verdict") && fresh(game, "verdict", root.dataset.said);
    if (arrives && !isStill && !root.getAnimations({ subtree: true }).length) wrong("the trolley does not arrive");

    for (const sign of root.textContent.match(/[①-⑳]/g) ?? []) {
      if (fresh(game, "sign", sign) && !fresh(game, "signs")) wrong("somebody of another table is on the page,", sign);
    }
  }

  document.addEventListener("painted", ({ detail: { root, reply } }) => {
    if (reply.hash.startsWith("game-")) queueMicrotask(() => look(root, reply.hash)); // when everybody has heard of it
  });
})();
"""
LOOK = """() => {
  const screen = document.getElementById("screen");
  const usable = (control) => !control.disabled && control.checkVisibility({ visibilityProperty: true });
  const all = (selector) => [...screen.querySelectorAll(selector)].filter(usable);
  return {
    screen: screen.dataset.screen, painted: globalThis.painted, hash: location.hash,
    waiting: "waiting" in screen.dataset, racing: "racing" in screen.dataset,
    doors: all("[data-do]").filter((control) => !control.matches("input, select")).map((control) => control.dataset.do),
    throws: all("[data-throw]").map((card) => [card.closest("[data-edge]")?.dataset.edge ?? null, card.dataset.throw]),
    marker: all("[data-marker]").length > 0,
  };
}"""
RECORDS = """(name) => new Promise((resolve, reject) => {
  const opening = indexedDB.open(name);
  opening.onerror = () => reject(opening.error);
  opening.onsuccess = () => {
    const store = opening.result.transaction("records").objectStore("records");
    const [keys, texts] = [store.getAllKeys(), store.getAll()];
    store.transaction.oncomplete = () => {
      opening.result.close();
      resolve(Object.fromEntries(keys.result.map((key, at) => [key, texts.result[at]])));
    };
  };
})"""
LAY = """([name, records]) => new Promise((resolve, reject) => {
  const opening = indexedDB.open(name);
  opening.onerror = () => reject(opening.error);
  opening.onsuccess = () => {
    const store = opening.result.transaction("records", "readwrite").objectStore("records");
    for (const [key, text] of Object.entries(records)) text === null ? store.delete(key) : store.put(text, key);
    store.transaction.oncomplete = () => {
      opening.result.close();
      const others = new BroadcastChannel(`${name} records`);
      others.postMessage("written");
      others.close();
      resolve();
    };
  };
})"""

LANDED = "(before) => painted > before || !document.querySelector('[data-racing]')"


def middle(control):
    """Where a finger meets it, once it has been scrolled to, and a card that was no throw has slid back."""
    return control.evaluate("""async (control) => {
      const slides = control.getAnimations().filter((animation) => animation instanceof CSSTransition);
      await Promise.allSettled(slides.map(({ finished }) => finished));
      control.scrollIntoView({ block: "nearest", behavior: "instant" });
      const { x, y, width, height } = control.getBoundingClientRect();
      return [x + width / 2, y + height / 2];
    }""")
