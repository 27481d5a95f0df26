"""Cuts Montserrat down to the letters each language needs, so that the first page is light; the whole follows for names in any script."""

import html
import io
import re
from copy import deepcopy

from fontTools import subset
from fontTools.ttLib import TTFont

from . import NODE_MODULES, ROOT

MONTSERRAT = NODE_MODULES / "@fontsource-variable" / "montserrat"
ALPHABETS = ("cyrillic", "latin-ext", "latin")  # of names; whoever writes in another one is shown in the phone's own letters
LARGEST = 25 * 1024  # bytes of the letters of one language
ALWAYS = "0123456789 .,:;!?%+−×/()«»“”’…–—·\u00a0"  # for whatever is counted or quoted
UKRAINIAN = "абвгґдеєжзиіїйклмнопрстуфхцчшщьюяʼ"  # all of it, whatever the words of today need: Jost once lacked four of these
FEATURES = ["tnum"]  # of the kerning only that of a language's own script: it is a quarter of the file
OF_NAMES = ["ccmp", "kern", "locl", "mark", "mkmk", "rvrn", "tnum"]  # whatever accents a name has; no fractions
TURNED = "arrowright"  # as typefaces that have it call it
NOT_SHOWN = ["HVAR", "STAT"]  # widths that the shapes tell as well, and what font menus say of a weight
FACE = """@font-face {{ font-family: "Montserrat PE"; font-weight: 100 900; font-display: swap;
  src: url(fonts/{}) format("woff2"); unicode-range: {} }}
"""


def build(folder, languages):
    """folder/fonts/*.woff2, and folder/fonts-<language>.css: the whole alphabets, and one small file for the pages' own letters."""
    fonts = folder / "fonts"
    fonts.mkdir(parents=True, exist_ok=True)
    alphabets = {script: written for script, written in unicode_ranges().items() if script in ALPHABETS}
    for script in alphabets:
        font = opened(script)
        (fonts / f"{script}.woff2").write_bytes(reduced(font, font.getBestCmap(), OF_NAMES))
    full = "".join(FACE.format(f"{script}.woff2", written) for script, written in alphabets.items())
    for language in languages:
        own = cut(letters(language), language, fonts)
        # of several faces that have a letter the last one declared is taken
        (folder / f"fonts-{language}.css").write_text(full + own, "utf-8")


def whole(script):
    return MONTSERRAT / "files" / f"montserrat-{script}-wght-normal.woff2"


def opened(script):
    """The date of the build is not written into it: the same letters are the same file, and nobody fetches them again."""
    font = TTFont(whole(script), recalcTimestamp=False)
    if ord("↑") in font.getBestCmap():
        turn_right(font)
    return font


def turn_right(font):
    """Montserrat has "↑" and no "→", by which a journey is written: the same arrow, a quarter turned, as wide and at the height of "−"."""
    shapes, weights, cmap = font["glyf"], font["gvar"].variations, font.getBestCmap()
    up, minus = cmap[ord("↑")], shapes[cmap[ord("−")]]
    width, _ = font["hmtx"][up]
    arrow = deepcopy(shapes[up])
    arrow.coordinates.transform(((0, -1), (1, 0)))  # (x, y) → (y, -x)
    arrow.recalcBounds(shapes)
    arrow.coordinates.translate(((width - arrow.xMin - arrow.xMax) // 2, (minus.yMin + minus.yMax - arrow.yMin - arrow.yMax) // 2))
    arrow.recalcBounds(shapes)
    weights[TURNED] = deepcopy(weights[up])
    for change in weights[TURNED]:
        change.coordinates = [shift and (shift[1], -shift[0]) for shift in change.coordinates]
    shapes[TURNED], font["hmtx"][TURNED] = arrow, (width, arrow.xMin)
    font.getReverseGlyphMap(rebuild=True)
    for table in font["cmap"].tables:
        if ord("↑") in table.cmap:
            table.cmap[ord("→")] = TURNED


def unicode_ranges():
    """Script → the characters its file is meant for, as Fontsource's own style sheet writes them."""
    styles = (MONTSERRAT / "index.css").read_text("utf-8")
    return dict(re.findall(r"/\* montserrat-(\S+)-wght-normal \*/.*?unicode-range: ([^;]+);", styles, re.S))


def letters(language):
    """Every character that a page may show before anybody has typed a name; in Ukrainian, of Latin letters, only those of its home page."""
    words = (file.read_text("utf-8") for file in (ROOT / "static" / "words" / language).glob("*.json"))
    rules = (file.read_text("utf-8") for file in (ROOT / "static" / "rules" / language).glob("*.txt"))
    said = [re.sub(r'"[^"]*":', "", text) for text in words] + [re.sub(r"^! [\w-]+", "", text, flags=re.M) for text in rules]
    text = re.sub(r"\{[^}]*\}", "", "".join(said)) + ALWAYS  # without keys, placeholders and anchors: nobody reads them
    if language == "uk":  # what stands in Latin letters is a name; those of other pages are taken from the whole alphabet
        return {letter for letter in text if not letter.isascii()} | set(ALWAYS + UKRAINIAN + UKRAINIAN.upper()) | on_home(language)
    return set(text) | set(text.upper())


def on_home(language):
    """What the first page shows, as it shows it: the names on the posters are in capitals there."""
    # imported this late because the pages need the signs that an earlier step cuts out
    from web.pages import first_page
    from web.words import Say

    return set(html.unescape(re.sub(r"<[^>]*>", "", str(first_page(Say(language), "../")))).upper())


def cut(wanted, language, folder):
    """The styles of one language's own files: <language>.woff2, and for Ukrainian another one for figures, signs and Latin letters."""
    styles, size = "", 0
    for script in ("cyrillic", "latin") if language == "uk" else ("latin",):
        font = opened(script)
        held = {code for code in map(ord, wanted) if code in font.getBestCmap()}
        wanted = {letter for letter in wanted if ord(letter) not in held}
        name = f"{language}-{script}.woff2" if size else f"{language}.woff2"
        (folder / name).write_bytes(data := reduced(font, held, FEATURES if size else [*FEATURES, "kern"]))
        styles += FACE.format(name, spans(held))
        size += len(data)
    if size > LARGEST:
        raise SystemExit(f"The letters of {language} take {size} bytes; {LARGEST} were promised.")
    return styles


def reduced(font, codes, features):
    """All weights are kept: cutting the axis makes the file larger, for the differences are stored anew."""
    options = subset.Options(layout_features=features, hinting=False, notdef_outline=True)
    options.drop_tables += NOT_SHOWN
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=codes)
    subsetter.subset(font)
    font.flavor = "woff2"
    font.save(out := io.BytesIO())
    return out.getvalue()


def spans(codes):
    """{65, 66, 67, 97} → "U+41-43,U+61" """
    runs = []
    for code in sorted(codes):
        if runs and code == runs[-1][1] + 1:
            runs[-1][1] = code
        else:
            runs.append([code, code])
    return ",".join(f"U+{first:X}" + (f"-{last:X}" if last > first else "") for first, last in runs)
