"""The first lesson: a clue, the same clue again, a box crossed off, a card of one's own, the clock, and the first answer turned over."""

from web.lesson import Scene

HOUSE = {"powers": "off", "guide": "off", "first": "0"}
ON_TIME = HOUSE | {"first": "1", "pace": "1"}  # at Strasbourg the learner has the whistle
DEAL = 25069  # Gaston holds one suspect, Tilda the other copy of it
LAST_DEAL = 194952  # what is in hand and what two others show leaves one way to die


def done(*seats):
    return tuple(f"{seat} done" for seat in seats)


ABOARD = ("0 be pransky club", "1 be strauss smoking", "2 be mansard sleeping")
SHOWN = (*ABOARD, "0 dining 1 who")
SHOWN_TWICE = (*SHOWN, "0 lounge who", "jot read")
CLOCK = ("all next",) * 24
TUNNEL = tuple(f"{seat} {word}" for seat in (1, 2, 0) for word in ("peek left how right how", "seen"))
WIRED = "telegram - - - - -"
JOURNEY = (
    *ABOARD,
    *("0 lounge how", "2 show hanged", "0 dining 2 how", *done(0, 1, 2), *CLOCK),
    *(*done(2, 0, 1), *TUNNEL),
    *(*done(1, 2, 0), *("all next",) * 4),
    *(*done(0, 1, 2), *CLOCK, f"2 {WIRED}", "2 reveal passenger", f"0 {WIRED}", "0 reveal hanged", f"1 {WIRED}", "1 reveal lounge"),
    *done(2, 0, 1),
)
SHEET = ("jot read", "jot mark poisoned sure", *(f"jot mark {value} out" for value in ("shot", "clubbed", "hanged", "candy", "lounge")))
LESSON = (
    Scene("clue", 3, DEAL, ABOARD, HOUSE, ("play 0 dining", "draft dining 1 who", "draft dining"), meant="0 dining 1 who"),
    Scene("again", 3, DEAL, SHOWN, HOUSE, ("jot read", "play 0 lounge", "draft lounge who", "draft lounge"), meant="0 lounge who"),
    Scene("cross", 3, DEAL, SHOWN_TWICE, HOUSE, ("jot mark candy", "draft sheet"), "jot", meant="mark candy"),
    Scene("asked", 3, DEAL, (*ABOARD, *done(0, 1), "2 dining 0 why"), HOUSE | {"strasbourg": "1"}, ("play 0 show", "draft ")),
    Scene("clock", 3, DEAL, (*ABOARD[1:], ABOARD[0], *done(1, 2, 0)), ON_TIME, ("play all", "play 0 written"), "0 written"),
    Scene("answers", 3, LAST_DEAL, (*JOURNEY, *SHEET), HOUSE, ("say", "play all turn", "play all next"), "all next"),
)
