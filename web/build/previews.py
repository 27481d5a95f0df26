"""What a messenger shows of a link before anybody opens it: the game's poster, its name and what it is, for each game and language."""

import io
from functools import cache

import resvg_py
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from PIL import Image

from . import fonts

FOLDER, APP = "previews", "home"
WIDE, HIGH = 1200, 630  # as the messengers want it
LOCALES = {"en": "en_GB", "fr": "fr_FR", "it": "it_IT", "uk": "uk_UA"}
QUALITY, LARGEST = 88, 300_000  # bytes: above that some show nothing
WINDOW = "-400 66 920 460"  # of a poster, whose field of 400 by 600 goes on around it
EDGE, BAND, CUT = 64, 400, 40  # margin at the sides; where the dark band under the picture begins, and how far it slants
NAME, LINE = (96, 900), (38, 600)  # size and weight of the two lines
ALPHABETS = ("latin", "latin-ext", "cyrillic")
INK, WHITE, RED = "#1a1517", "#fff8e6", "#c21f1a"


def build(dist):
    """One for each game, and one for the app, in each language."""
    # imported this late because the games need the signs that an earlier step cuts out
    from web.games import GAMES
    from web.words import LANGUAGES, Say

    (dist / FOLDER).mkdir()
    for language in LANGUAGES:
        for key in (APP, *GAMES):
            posters = [game.poster() for game in GAMES.values()] if key == APP else [GAMES[key].poster()]
            made = jpeg(picture(posters, *told(Say(language), key)))
            if len(made) > LARGEST:
                raise SystemExit(f"The picture of {key} in {language} takes {len(made)} bytes; {LARGEST} were promised.")
            (dist / FOLDER / f"{language}-{key}.jpg").write_bytes(made)


def told(say, key):
    """Its name, and what it is in one line."""
    if key == APP:
        return "Pocket Express", say("home.motto")
    facts = (say.if_any(f"{key}.brief"), say.if_any(f"{key}.minutes"))
    return say(f"{key}.name"), " · ".join(filter(None, facts)) or say("home.motto")


def tags(path, address):
    """What stands in the head of a page for messengers and search engines: both want whole addresses."""
    from web import markup as h
    from web.games import GAMES
    from web.words import LANGUAGES, Say

    language, _, rest = path.removesuffix("index.html").partition("/")
    is_crossroads, language = not language, language or "en"
    say, key = Say(language), next((part for part in rest.split("/") if part in GAMES), APP)
    name, line = told(say, key)
    about = {
        "og:type": "website", "og:site_name": "Pocket Express", "og:title": name, "og:description": line, "og:locale": LOCALES[language],
        "og:url": address if is_crossroads else f"{address}{language}/{rest}", "og:image": f"{address}{FOLDER}/{language}-{key}.jpg",
        "og:image:width": str(WIDE), "og:image:height": str(HIGH), "og:image:alt": f"{name}: {line}",
    }  # fmt: skip
    others = {other: f"{address}{other}/{rest}" for other in LANGUAGES} | {"x-default": f"{address}en/{rest}" if rest else address}
    return h.drawn([
        [h.meta(property=name, content=content) for name, content in about.items()],
        h.meta(name="twitter:card", content="summary_large_image"),
        [h.link(rel="alternate", hreflang=other, href=where) for other, where in others.items()],
    ])  # fmt: skip


@cache
def opened(script):
    return fonts.opened(script)


def picture(posters, name, line):
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}">{"".join(side_by_side(posters))}'
        f'<path d="M0 {BAND + CUT}L{WIDE} {BAND}V{HIGH}H0z" fill="{INK}"/>'
        f'<path d="M0 {BAND + CUT}L{WIDE} {BAND}v8L0 {BAND + CUT + 8}z" fill="{RED}"/>'
        f"{written(name.upper(), HIGH - 96, *NAME)}{written(line, HIGH - 40, *LINE)}</svg>"
    )


def side_by_side(posters):
    """Each in a column of its own, as much of it as goes in."""
    wide = WIDE / len(posters)
    for at, poster in enumerate(map(str, posters)):
        window = f'viewBox="{WINDOW}" x="{at * wide:g}" width="{wide:g}" height="{BAND + CUT}" preserveAspectRatio="xMaxYMid slice"'
        yield poster.replace('viewBox="0 0 400 600"', window, 1)


def written(text, foot, size, weight):
    """One line, as outlines: set smaller where it would not go in."""
    drawn, wide = "", 0
    for letter in text.replace("\u202f", "\u00a0"):  # the typeface has no narrower space
        line, width = outline(letter, weight, wide)
        drawn, wide = drawn + line, wide + width
    size = min(size, (WIDE - 2 * EDGE) / wide)
    return f'<path transform="translate({EDGE} {foot}) scale({size:.2f})" d="{drawn}" fill="{WHITE}"/>'


def outline(letter, weight, start):
    """Drawn in this weight, of size 1, from where it starts on the line; and how wide it is."""
    for script in ALPHABETS:
        font = opened(script)
        if name := font.getBestCmap().get(ord(letter)):
            letters, unit = font.getGlyphSet(location={"wght": weight}), 1 / font["head"].unitsPerEm
            pen = SVGPathPen(letters, "{:.3f}".format)
            letters[name].draw(TransformPen(pen, (unit, 0, 0, -unit, start, 0)))
            return pen.getCommands(), letters[name].width * unit
    raise SystemExit(f"The typeface has no letter {letter!r}.")


def jpeg(svg):
    drawn = resvg_py.svg_to_bytes(svg_string=svg, width=WIDE, skip_system_fonts=True)
    Image.open(io.BytesIO(bytes(drawn))).convert("RGB").save(out := io.BytesIO(), "JPEG", quality=QUALITY, optimize=True, progressive=True)
    return out.getvalue()
