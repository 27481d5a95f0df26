"""A page under the ruler: what on it is broken, covered, cut off, faint or out of sight, each as a place and a sentence."""

import re
from base64 import b64encode
from pathlib import Path
from typing import NamedTuple

from tests.plans import PLANS
from tests.sizes import resize

FOLDER = Path(__file__).parent / "measures"
SEEN, RULERS = "seen", ("broken", "over", "under", "outside", "decides", "wide", "small", "reach")
# pages of the tour → what one decides by there
DECIDERS = {pages: selectors for plan in PLANS.values() for pages, selectors in plan.deciders.items()}


class Finding(NamedTuple):
    measure: str
    where: str  # as the styles would say it: the same in every language
    what: str

    def __str__(self):
        return f"{self.measure}: {self.where}: {self.what}"


def source(*names):
    return "\n".join((FOLDER / f"{name}.js").read_text("utf-8") for name in names)


# whether the page goes on is told a frame later: static/scripts/below.js
MEASURE = f"""async ([names, deciders]) => {{
  {source(SEEN, *RULERS)}
  const [page, root] = [document.documentElement, document.getElementById("screen")];
  scrollTo({{ top: 0, behavior: "instant" }});
  await document.fonts.ready;
  const isTold = () => page.hasAttribute("data-goes-on") === page.scrollHeight - innerHeight - scrollY > 12;
  for (let frames = 0; frames < 60 && (frames < 1 || !isTold()); frames++) await new Promise(requestAnimationFrame);
  document.adoptedStyleSheets.push(solid);
  const texts = textsOf(root);
  const rulers = {{
    broken: () => broken(texts), over: () => over(texts), under: () => under(texts, root), outside: () => outside(root),
    decides: () => (deciders ? decides(root, deciders) : []), wide: () => wide(root), small: () => small(root), reach: () => reach(root),
  }};
  const found = names.flatMap((name) => rulers[name]().map(({{ where, what }}) => [name, where, what]));
  document.adoptedStyleSheets.pop();
  return found;
}}"""
INKS = f"""() => {{
  {source(SEEN, "inks")}
  document.adoptedStyleSheets.push(solid);
  const words = inks(document.getElementById("screen"));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets.slice(0, -1), bare];
  return words;
}}"""
INK_AGAIN = "() => { document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1) }"
FAINT = source("faint")
MOST_PHOTOGRAPHS = 3  # of a page that moves by itself no two are alike


def measured(page, name, rulers=RULERS):
    """What these rulers find on the page of the tour that has this name."""
    deciders = next(([name, list(selectors)] for pages, selectors in DECIDERS.items() if re.fullmatch(pages, name)), None)
    return list(dict.fromkeys(Finding(*found) for found in page.evaluate(MEASURE, [list(rulers), deciders])))


def faint(page, darkroom):
    """Words too like what they are printed on: photographs with the letters and without are compared on an empty page, the darkroom."""
    words, printed, bare = photographed(page)
    found = zip(words, darkroom.evaluate(FAINT, [words, printed, bare]), strict=True)
    return [Finding("faint", word["where"], f"“{word['word']}” {short}") for word, short in found if short]


def photographed(page):
    """Its words, itself with them and without. Where it was still being laid out meanwhile, as on a busy machine, once more."""
    printed = photograph(page)
    for _ in range(MOST_PHOTOGRAPHS):
        words, bare = page.evaluate(INKS), photograph(page)
        page.evaluate(INK_AGAIN)
        before, printed = printed, photograph(page)
        if printed == before:
            break
    return words, printed, bare


def photograph(page):
    return b64encode(page.screenshot(scale="css", animations="disabled")).decode()


def looked_at(player, size, text):
    """The page on a screen of this size, its text in this setting."""
    resize(player.page, player.fingers, size)
    player.page.evaluate("text => { document.documentElement.dataset.text = text }", text)
