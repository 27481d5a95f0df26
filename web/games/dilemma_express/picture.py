"""A round of Dilemma Express on one sheet, to be kept or sent: both tracks, every Modifier, which way the trolley went, and why."""

from pygame_logic.dilemma_express.crews import SIDES
from pygame_logic.dilemma_express.piles import GUILTY
from web import markup as h
from web.icons import shape

from .cards import deck
from .face import standing
from .past import rounds, tracks_of
from .sentences import in_quotes
from .tracks import SIDE_WORDS
from .verdict import told

WIDTH, HEIGHT, MARGIN, FOOT = 1080, 1350, 40, 60  # where much is pinned, it becomes higher
CARD_WIDTH, TAG_WIDTH, SIGN_WIDTH, PICTURE = 470, 400, 260, 236
STAMP = (176, 58)  # in the corner of whoever was run over
LINE, TAG_LINE, WHY_LINE, PADDING = 34, 30, 48, 18
LETTERS, TAG_LETTERS, WHY_LETTERS = 26, 24, 50  # of a line: on a card, on a tag, and in the reason why
CREAM, INK, PAPER, AMBER, RED, BAND, SLEEPER = "#f6e8cc", "#1a1517", "#fbf4e4", "#f0b128", "#bf2318", "#ecd8b0", "#8a6a5c"
INKS = {  # as .pic[data-ink] in static/style/dilemma_express/cards.css: sky, land, mark
    "1": ("#f6d873", "#d69a1b", "#fdf1c4"),
    "2": ("#f4c9a0", "#d9734a", "#fbe6c6"),
    "3": ("#bcd4ee", "#4878b4", "#eaf2f7"),
    "4": ("#b9dcd3", "#2f8580", "#eef4e2"),
    "5": ("#8f1d16", "#3a0f12", "#c93b26"),
    "6": ("#12383d", "#071d21", "#1f5f60"),
    "7": ("#33234f", "#170f2b", "#5b3f86"),
    "8": ("#2c2a2e", "#121014", "#4d474c"),
}
NAMESPACE = {"xmlns": "http://www.w3.org/2000/svg"}


class Sheet:
    """Shapes and texts, from the top down."""

    def __init__(self):
        self.shapes, self.texts = [], []

    def write(self, text, x, y, width, size, weight=700, ink=INK, centred=False):
        """`width` is the room there is: whoever writes in capitals is printed narrower."""
        words = {"text": text, "x": x, "y": y, "width": width}
        self.texts.append(words | {"size": size, "weight": weight, "ink": ink, "centred": centred})

    def rect(self, x, y, width, height, ink, **attrs):
        self.shapes.append(h.rect(x=x, y=y, width=width, height=height, fill=ink, **attrs))


def picture(table, number, people, say):
    """What the page makes a file of: {name, width, height, svg, texts}."""
    lines = rounds(table.log)[number - 1]
    conductor = lines[0][2]
    pulled = next((line for line in lines if line[0] == "pulled"), None)
    sheet, cards, tracks = Sheet(), Sheet(), tracks_of(lines)
    bottom = max(draw_cards(cards, side, track, bool(pulled and pulled[2] == side), say) for side, track in enumerate(tracks))
    reason = reason_of(table, lines, tracks, people, say)
    sign = (len(reason) * WHY_LINE + 2 * PADDING) if reason else 0
    height = max(HEIGHT, bottom + sign + FOOT)
    sheet.rect(0, 0, WIDTH, height, CREAM)
    sheet.rect(WIDTH // 2, 0, WIDTH // 2, height, BAND)
    sheet.rect(0, 0, WIDTH, 110, INK)
    sheet.write(
        say("express.told-round", n=number, name=people[conductor].name), WIDTH // 2, 72, WIDTH - 2 * MARGIN, 40, 850, CREAM, centred=True
    )
    for side in SIDES:
        draw_track(sheet, side, height - FOOT - sign // 2, bool(pulled and pulled[2] == side), say)
    if reason:
        draw_reason(sheet, reason, height - FOOT - sign, sign)
    sheet.write("Pocket Express", WIDTH // 2, height - 22, WIDTH, 26, 700, INK, centred=True)
    svg = h.svg(NAMESPACE, viewBox=f"0 0 {WIDTH} {height}", width=WIDTH, height=height)[symbols(tracks), sheet.shapes, cards.shapes]
    name = f"pocket-express-{number}.png"
    return {"name": name, "width": WIDTH, "height": height, "svg": str(svg), "texts": sheet.texts + cards.texts}


def reason_of(table, lines, tracks, people, say):
    """The conductor's one line of why, in quotes; no lines where nobody has said any."""
    line = next((told(table, people[seat], word, say, tracks) for what, seat, word in (each for each in lines if each[0] == "why")), None)
    return wrapped(say("express.quoted", line=in_quotes(line, say)), WHY_LETTERS) if line else []


def draw_reason(sheet, lines, top, height):
    """A sign across both tracks, where they end."""
    sheet.rect(MARGIN, top, WIDTH - 2 * MARGIN, height, PAPER, stroke=INK, stroke_width=5)
    for at, line in enumerate(lines):
        sheet.write(line, WIDTH // 2, top + PADDING + 36 + at * WHY_LINE, WIDTH - 2 * (MARGIN + PADDING), 36, 700, INK, centred=True)


def symbols(tracks):
    names = {name for track in tracks for each in track for name in deck.printed(each.card.id).cast.split(" ")}
    return [h.Html(drawn) for name in sorted(names) if (drawn := shape(f"e-{name}"))]


def left_of(side):
    """Where the cards of a track begin."""
    return MARGIN // 2 + side * WIDTH // 2 + (WIDTH // 2 - CARD_WIDTH - MARGIN) // 2


def draw_track(sheet, side, end, is_dead, say):
    middle = left_of(side) + CARD_WIDTH // 2
    for y in range(120, end, 44):
        sheet.rect(middle - SIGN_WIDTH // 2, y, SIGN_WIDTH, 16, SLEEPER)
    for x in (middle - 100, middle + 88):
        sheet.rect(x, 110, 12, end - 110, INK)
    sheet.rect(middle - SIGN_WIDTH // 2, 130, SIGN_WIDTH, 60, RED if is_dead else INK)
    sheet.write(say(f"express.{SIDE_WORDS[side]}"), middle, 172, SIGN_WIDTH - PADDING, 34, 850, CREAM, centred=True)


def draw_cards(sheet, side, track, is_dead, say):
    """From the top down; gives the height at which the last one ends."""
    y = 210
    for lying in track:
        y = draw_card(sheet, lying, left_of(side), y, is_dead, say) + 26
    return y


def draw_card(sheet, lying, left, top, is_dead, say):
    """One character with its tags; gives the height at which it ends."""
    card = deck.printed(lying.card.id)
    is_guilty = lying.card.kind == GUILTY
    lines = wrapped(card.text(say.language), LETTERS)
    height = PICTURE + 24 + LINE * len(lines)
    sheet.rect(left, top, CARD_WIDTH, height, INK if is_guilty else PAPER, stroke=INK, stroke_width=5)
    sheet.shapes.append(scene(card, left + 3, top + 3, CARD_WIDTH - 6, PICTURE))
    for at, line in enumerate(lines):
        sheet.write(line, left + PADDING, top + PICTURE + 36 + at * LINE, CARD_WIDTH - 2 * PADDING, 28, 700, CREAM if is_guilty else INK)
    if is_dead:
        draw_stamp(sheet, left - PADDING // 2, top - PADDING // 2, say)
    bottom = top + height - 6
    for pin in lying.pins:
        bottom = draw_tag(sheet, pin, deck.figure_of(lying.card.id, pin.figure, say), left + 60, bottom, say)
    return bottom


def draw_stamp(sheet, left, top, say):
    """As on the page, but straight: letters on a sheet do not lean."""
    wide, high = STAMP
    sheet.rect(left, top, wide, high, PAPER, stroke=RED, stroke_width=7)
    sheet.write(say("express.sorry"), left + wide // 2, top + 42, wide - PADDING, 34, 850, RED, centred=True)


def draw_tag(sheet, pin, whom, left, top, say):
    """A Modifier, and which figure it is pinned on; gives the height at which the next one begins."""
    lines = [(line, 700) for line in wrapped(deck.text(pin.modifier, say), TAG_LETTERS)]
    lines += [(line, 500) for line in wrapped(whom or "", TAG_LETTERS) if line]
    height = TAG_LINE * len(lines) + 14
    sheet.rect(left, top, TAG_WIDTH, height, AMBER)
    for at, (line, weight) in enumerate(lines):
        sheet.write(line, left + PADDING, top + 31 + at * TAG_LINE, TAG_WIDTH - 2 * PADDING, 24, weight)
    return top + height + 8


def scene(card, x, y, width, height):
    """The ground, its scene and the cast, as on the card itself."""
    sky, land, mark = INKS[card.ink]
    seen = 120 * height / width  # of the square ground, only so much from below is in the picture
    ground = shape(f"s-{card.scene}").split(">", 1)[1].removesuffix("</symbol>")
    for name, ink in (("--sky", sky), ("--land", land), ("--mark", mark)):
        ground = ground.replace(f"var({name})", ink)
    return h.svg(x=x, y=y, width=width, height=height, viewBox="0 0 120 120", preserveAspectRatio="xMidYMax slice")[
        h.Html(ground),
        h.svg(viewBox="2 8 116 104", x=0, y=round(120 - 0.94 * seen), width=120, height=round(0.9 * seen), overflow="visible")[
            standing(card.cast)
        ],
    ]


def wrapped(text, most):
    """Lines of about so many letters; a word breaks only where it is longer than a line."""
    lines = [""]
    for word in text.replace("\u00ad", "").split(" "):
        if lines[-1] and len(lines[-1]) + len(word) >= most:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
        while len(lines[-1]) > most:
            lines[-1:] = [lines[-1][:most], lines[-1][most:]]
    return lines
