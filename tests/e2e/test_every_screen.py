"""Every page there is, met in a browser: whole, readable for everybody, reachable without a finger; the sizes and languages are dealt."""

import pytest

from tests.chromium import PHONE
from tests.e2e.driver import Player
from tests.e2e.ear import heard_otherwise
from tests.e2e.measured import looked_at, measured
from tests.e2e.rulers import Rulers
from tests.e2e.tour import ROOT, tour
from tests.sizes import LIGHTS, USUAL

AXE = (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text("utf-8")
RULES = ("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice")
# preload: no rule of ours needs the sheets themselves
# what lies under a foot that sticks can be scrolled free of it: no reason to call it small
JUDGED = """async (tags) => {
  const free = new CSSStyleSheet();
  free.replaceSync("#screen > .foot { position: static !important }");
  document.adoptedStyleSheets.push(free);
  const { violations } = await axe.run(document, { runOnly: tags, resultTypes: ["violations"], preload: false });
  document.adoptedStyleSheets.pop();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(" ")} ${node.any[0]?.message ?? node.failureSummary}`));
}"""
A_FEW = (4, 4, 4)  # presses: a page may have more places for Tab than controls
IN_A_GAME = ("cover", "table", "over")
CONTROLS = """() => {
  const seen = new Set();
  globalThis.controls = [...document.querySelectorAll("#screen :is(a[href], button, input:not([type=hidden]), select, summary)")]
    .filter((control) => !control.disabled && control.checkVisibility({ visibilityProperty: true }))
    .filter((control) => control.type !== "radio" || (!seen.has(control.name) && seen.add(control.name)));  // arrows go on inside
  const screen = document.getElementById("screen");
  screen.tabIndex = -1;
  screen.focus({ preventScroll: true });  // from here on; past the last control Tab would leave the page, and the blind would fall
  globalThis.missing = new Set(controls);
  globalThis.reach ??= ({ target }) => missing.delete(controls.find((control) =>
    control === target || (control.type === "radio" && control.name === target.name)));
  screen.addEventListener("focusin", reach);
  return controls.length;
}"""
MISSING = "() => [...missing].map((control) => control.dataset.do ?? control.outerHTML.slice(0, 80))"


def axe(page):
    if not page.evaluate("'axe' in globalThis"):  # half a megabyte: once for each document
        page.evaluate(AXE)
    return page.evaluate(JUDGED, list(RULES))


def out_of_reach(page):
    """Controls at which the Tab key never arrives."""
    for presses in (page.evaluate(CONTROLS), *A_FEW):
        for _ in range(presses):
            page.keyboard.press("Tab")
        if not (missing := page.evaluate(MISSING)):
            break
    return [f"Tab never reaches {name}" for name in missing]


@pytest.mark.long
@pytest.mark.timeout(900)  # a minute, if the machine has nothing else to do
@pytest.mark.expects("QuotaExceededError", "[Qq]uota", "KeyError in web/")
@pytest.mark.parametrize(("language", "light"), LIGHTS.items())
def test_every_screen_is_met_and_is_whole_readable_and_reachable(language, light, visitor, site):
    faults, rulers = [], Rulers(language, visitor())
    for name, player in tour(Player(visitor(**PHONE, color_scheme=light, reduced_motion="reduce"), site), language, is_short=True):
        found = [f"{setting}: {fault}" for setting, fault in rulers.laid_on(player, name)]
        looked_at(player, USUAL, "usual")
        found += measured(player.page, name, ("reach",))
        found += axe(player.page) + out_of_reach(player.page) + (heard_otherwise(player) if player.screen in IN_A_GAME else [])
        faults += [f"{name}: {fault}" for fault in found]
    assert not faults, "\n" + "\n".join(faults)
