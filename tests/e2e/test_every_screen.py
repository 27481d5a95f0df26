"""Every page there is, met in a browser: whole on every screen, readable for everybody, reachable without a finger, in four languages."""

import pytest

from tests.chromium import PHONE
from tests.e2e.driver import Player
from tests.e2e.tour import ROOT, screens_in_the_sources, tour
from web.words import LANGUAGES

SIZES = ((360, 640), (390, 844), (844, 390), (1024, 768))
AXE = (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text("utf-8")
RULES = ("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice")
JUDGED = """async (tags) => {
  const { violations } = await axe.run(document, { runOnly: tags, resultTypes: ["violations"] });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(" ")} ${node.any[0]?.message ?? node.failureSummary}`));
}"""
TOO_WIDE = """() => {
  const isCut = (element) => {
    const { left, right, width } = element.getBoundingClientRect();
    return width > 0 && (left < -1 || right > innerWidth + 1);
  };
  const scrolls = (element) => element.closest(".stations, [data-scrolls]") !== null;
  const cut = [...document.querySelectorAll("#screen :is(button, a, input:not([type=hidden]), select, h1, h2, p)")]
    .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((element) => !element.closest(".vh") && !scrolls(element) && isCut(element))
    .map((element) => `${element.localName} "${(element.ariaLabel ?? element.textContent).slice(0, 30)}" is cut off`);
  const page = document.scrollingElement;
  if (page.scrollWidth > innerWidth) cut.push(`the page is ${page.scrollWidth} wide`);
  return [...new Set(cut)];
}"""
TOO_SMALL = """() => [...document.querySelectorAll("#screen :is(button, a[href], select, summary, input:not([type=hidden]))")]
  .filter((control) => !control.disabled && control.checkVisibility({ visibilityProperty: true }))
  .map((control) => [control, (control.closest("label") ?? control).getBoundingClientRect()])
  .filter(([, { width, height }]) => Math.min(width, height) < 43.95)
  .map(([{ dataset, name, localName }, { width, height }]) =>
    `${localName} ${dataset.do ?? name ?? ""} is ${width.toFixed(1)} × ${height.toFixed(1)}, less than a finger`)"""
CONTROLS = """() => {
  const seen = new Set();
  globalThis.controls = [...document.querySelectorAll("#screen :is(a[href], button, input:not([type=hidden]), select, summary)")]
    .filter((control) => !control.disabled && control.checkVisibility({ visibilityProperty: true }))
    .filter((control) => control.type !== "radio" || (!seen.has(control.name) && seen.add(control.name)));  // arrows go on inside
  const screen = document.getElementById("screen");
  screen.tabIndex = -1;
  screen.focus({ preventScroll: true });  // from here on; past the last control Tab would leave the page, and the blind would fall
  return controls.length;
}"""
REACHED = """() => controls.findIndex((control) => control === document.activeElement
  || (control.type === "radio" && control.name === document.activeElement.name))"""
NAME = """(at) => controls[at].dataset.do ?? controls[at].outerHTML.slice(0, 80)"""


def overflows_and_small_targets(page):
    faults = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        faults += [f"{width} × {height}: {fault}" for fault in page.evaluate(TOO_WIDE) + page.evaluate(TOO_SMALL)]
    return faults


def overflows_in_large_letters(page, fingers):
    """As for somebody whose phone writes everything twice as large."""
    page.set_viewport_size({"width": 360, "height": 640})
    fingers.send("Page.setFontSizes", {"fontSizes": {"standard": 32, "fixed": 26}})
    faults = [f"360 × 640, letters of 200 %: {cut}" for cut in page.evaluate(TOO_WIDE)]
    fingers.send("Page.setFontSizes", {"fontSizes": {"standard": 16, "fixed": 13}})
    return faults


def axe(page):
    page.set_viewport_size({"width": 390, "height": 844})
    page.evaluate(AXE)
    return page.evaluate(JUDGED, list(RULES))


def out_of_reach(page):
    """Controls at which the Tab key never arrives."""
    count = page.evaluate(CONTROLS)
    missing = set(range(count))
    for _ in range(count + 12):
        page.keyboard.press("Tab")
        missing.discard(page.evaluate(REACHED))
        if not missing:
            break
    return [f"Tab never reaches {page.evaluate(NAME, at)}" for at in missing]


@pytest.mark.expects("QuotaExceededError", "[Qq]uota", "KeyError in web/")
@pytest.mark.parametrize(("language", "scheme"), [*zip(LANGUAGES, ("light", "dark", "light", "dark"), strict=True)])
def test_every_screen_is_met_and_is_whole_readable_and_reachable(language, scheme, visitor, site):
    faults, met = [], set()
    for name, player in tour(Player(visitor(**PHONE, color_scheme=scheme, reduced_motion="reduce"), site), language):
        met.add(player.screen)
        found = overflows_and_small_targets(player.page) + overflows_in_large_letters(player.page, player.fingers) + axe(player.page)
        if language == "en":
            found += out_of_reach(player.page)
        faults += [f"{name}: {fault}" for fault in found]
    faults += [f"no way leads to the screen {name!r}" for name in sorted(screens_in_the_sources() - met)]
    assert not faults, "\n" + "\n".join(faults)
