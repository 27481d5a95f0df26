"""The first lesson of Dilemma Express: a whole round in a crew of one, a card of each kind and a plea, and then the lever."""

from web.lesson import Scene

# a deck of a game's own, so that the hands stay as they are when cards are added to ours
DECK = "i65 i22 i58 i54 i41 i36 i60 i6 g127 g69 g89 g35 g41 g49 m30 m34 m29 m25 m65 m10"
OTHERS = "i14 i66 i45 i112 i8 i92 i129 i132 g75 g79 g101 g105 g38 g102 m6 m11 m23 m31 m42 m44"  # for whoever was run over is dead
IN_A_CREW, AT_THE_LEVER = {"deck": DECK, "first": "2"}, {"deck": OTHERS, "first": "0"}
DEALT = ("all look", "1 lay i36")
BLAMED = (*DEALT, "0 lay i65", "1 lay g49")
PINNED = (*BLAMED, "0 lay g127", "1 pin m29 R2")

LESSON = (
    Scene("innocent", 3, 2867, DEALT, IN_A_CREW, ("play 0 lay", "draft i65")),
    Scene("guilty", 3, 2867, BLAMED, IN_A_CREW, ("play 0 lay", "draft g127"), goes_on=True),
    Scene("modifier", 3, 2867, PINNED, IN_A_CREW, ("play 0 pin", "draft m[0-9]+ L2", "draft m30"), goes_on=True),
    Scene("plea", 3, 2867, (*PINNED, "0 pin m30 L2"), IN_A_CREW, ("play all heard", "play all next"), "all next", goes_on=True),
    Scene("lever", 3, 3, ("all look",), AT_THE_LEVER, ("play all heard", "play 0 left", "play all next"), "all next"),
)
