"""The first lesson of Dilemma: an offer, a throw, a duel, and what a life is worth. In turn, so that nobody is hurried."""

from web.lesson import Scene

IN_TURN = {"clock": "calm"}
FIRST = IN_TURN | {"first": "2"}  # the learner sits to the left of whoever offers, and throws before all others
TO_THE_MIDDLE = "throw {} 0 10000 0 0 0"
A_CARD = ("data-throw", "data-marker", "draft 1")  # the lowest in the hand, and then the one that waits on the pad

LESSON = (
    Scene("offer", 3, 20, (), IN_TURN | {"first": "0"}, ("play 0 offer", "draft 8", "play all next"), "all next"),
    Scene("throw", 3, 100, ("2 offer 8",), FIRST, (*A_CARD, "play all next"), "all next"),
    Scene(
        "duel", 3, 23, ("2 offer 8", f"0 {TO_THE_MIDDLE.format(4)}", "all next"),
        FIRST, ("play 0 peace", "draft score", "play all next"), "all next",
    ),
    Scene(
        "life", 3, 1,
        (
            *("2 offer 5", f"0 {TO_THE_MIDDLE.format(4)}", "all next", "2 conflict", "0 conflict", "all next"),
            *("0 offer 6", "1 pass", f"2 {TO_THE_MIDDLE.format(2)}", "all next", "2 conflict", "0 conflict", "all next"),
            *("1 offer 7", f"2 {TO_THE_MIDDLE.format(1)}", "all next", "1 peace", "2 conflict", "all next"),
            *("2 offer 9", f"0 {TO_THE_MIDDLE.format(3)}", "all next"),
        ),
        FIRST, ("play 0 conflict", "draft score", "play all next"), "all next",
    ),
)  # fmt: skip
