"""What a player in a browser sees of a page: what can be pressed or thrown, what was painted, what lies in the drawer."""

COUNT_PAINTED = """
globalThis.painted = 0;
document.addEventListener("painted", () => (painted += 1));
"""
LOOK = """() => {
  const screen = document.getElementById("screen");
  const usable = (control) => !control.disabled && control.checkVisibility({ visibilityProperty: true });
  const all = (selector) => [...screen.querySelectorAll(selector)].filter(usable);
  return {
    screen: screen.dataset.screen, painted: globalThis.painted, hash: location.hash, waiting: "waiting" in screen.dataset,
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


def middle(control):
    """Where a finger meets it, once it has been scrolled to."""
    return control.evaluate("""(control) => {
      control.scrollIntoView({ block: "nearest", behavior: "instant" });
      const { x, y, width, height } = control.getBoundingClientRect();
      return [x + width / 2, y + height / 2];
    }""")
