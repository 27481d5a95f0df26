"""Today's trolley: one round with two robots, six cards on two tracks, one hand on the lever and one line of why."""

import re

from pygame_logic.dilemma_express import LEVER
from pygame_logic.dilemma_express.bots import verdict
from pygame_logic.dilemma_express.length import ONE_ROUND
from pygame_logic.dilemma_express.lines import LEVELS
from pygame_logic.dilemma_express.pleas import LONGEST_WHY
from pygame_logic.playthrough import Playthrough
from web import markup as h
from web.daily import Daily
from web.icons import icon

from .tracks import ARROWS, SIDE_WORDS
from .verdict import said_since_the_lever

# chosen by python3 -m tests.dilemma_express.bench.trolleys
TROLLEYS = """
01050301010902040b0b070s14363a063g2w021m060a0a020h38050s0q031d052b01091z0c022d101g0o0m0n2h281f050q4t1l1p1p02060r090u04020v0c0s180q
0w0u150o0c110c180f0d0a1i090c041y061c05090g14052e2y0v090i0a013k471c064v191s013a0s0i0d031b040m0n031f0g2i031a011401131y2e260v1x0o0o0w
0k110m18090k1j29040a3113290j010w05271307130j0t083u121f08080w2q011q112f0306460j38020r1r0b0o0i031l0w072f2y0o0e0q3k0s0g033j2m081s2p05
080l0n0e1p0z02154z0j2u23190b020t390g0502141z0n300u0k292805232q1l071d0h1m050v0v2n040g4z2d08062m53190a0j0j240k1e0c0c0q1s0e332w0d1o0q
06080g0g2f0b0t0z140r170a060f1o0u03115u090j0a041a110p1w0k361a100p1o050h081u052r0v060j0y2b150t0d0w021t1w1r0n0r1x281a270a1a010g0o031d
2p181a2y0k0h0e0p0w11054j0n0j15181b060p10091k2h1h291y1q0k4e120n1b230t1d0s2g0p100l17
"""
LETTERS = "lr"  # left and right in what is kept


class Trolley(Daily):
    SEATS = ("", "utilitarian", "sentimental")
    OPTIONS = {"length": ONE_ROUND, "first": "0"}
    MOVES = ("all look",)
    RESULT = re.compile(f"[lr] [lr]{{{len(LEVELS)}}}( .{{1,{LONGEST_WHY}}})?")  # the lever, what each character would have done, and why
    is_short = True

    def result(self, played):
        pulled = next(at for at, move in enumerate(played.moves) if move.split(" ")[1] in LEVER)
        table = Playthrough(played.game, played.seed, played.seats, played.options, played.moves[:pulled]).table
        why = (said_since_the_lever(played.table) or "").partition(" ")[2]
        sides = (played.moves[pulled].split(" ")[1], *would_pull(table))
        mine, *theirs = [LETTERS[LEVER.index(side)] for side in sides]
        return " ".join(filter(None, (mine, "".join(theirs), why)))

    def mark(self, result, say):
        side = LETTERS.index(result[0])
        return icon(ARROWS[side], say(f"express.{SIDE_WORDS[side]}"))

    def told(self, result, say):
        mine, theirs, why = [*result.split(" ", 2), ""][:3]
        return [
            h.p[h.strong[say(f"express.today.pulled.{mine}")], why and [" ", h.q[why]]],
            h.p(".small.soft")[say("express.today.others")],
            h.ul(".others")[
                (h.li[h.span(".grow")[say(f"level.{level}")], self.mark(side, say)] for level, side in zip(LEVELS, theirs, strict=True))
            ],
        ]

    def posted(self, result, say):
        mine, theirs, why = [*result.split(" ", 2), ""][:3]
        agreed = say("express.today.posted", n=theirs.count(mine))
        return [agreed, say("express.quoted", line=why)] if why else [agreed]


def would_pull(table):
    """Which way each character would have let it go, without a whim."""
    return [verdict(table, lambda: 0, level) for level in LEVELS]


TODAY = Trolley(TROLLEYS)
