"""Today's case: alone against two robots, the same crime for everybody."""

import re

from pygame_logic.mystery_express.clues import QUESTIONS
from web import markup as h
from web.daily import Daily
from web.parts import lives

SEATS = ("", "regular", "regular")
# chosen by python3 -m tests.mystery_express.bench.cases
CASES = """
01020402060907010601040c04050201030108010103070109020401010301040802030108010408010b0201020101010e06010203030204080201020403020201
04040103010701090706020201020a0104060403050103090202060502090204020201010701030302010105050107030705040802020706040301030102020502
0507030501010105010101040a010206040107050405020302080401010402030e06040303010c0104010607030e010701050202020401040308010a0206020603
0305030102070106060302010302020g0306090304010204020103050106020b0301040103020104080204020402030a050702080203080105020302020806010b
010401010104070801030703020103040f06010204020105040305070809020101040205080101050201020304060501050101070203010a040607010206010202
02050801040f0104010202030302030105010402010h0305070204050d1i0102010105030301060601
"""


class Case(Daily):
    SEATS = SEATS
    RESULT = re.compile("[01]{5}")  # question by question, whether that was right

    def result(self, played):
        table = played.table
        return "".join(str(int(said == card)) for said, card in zip(table.hands[0].finals, table.unveiled, strict=True))

    def mark(self, result, say):
        return str(result.count("1"))

    def told(self, result, say):
        right = result.count("1")
        sentence = say("mystery.today.told", n=right)
        return h.p(".row")[lives(right, len(QUESTIONS), sentence), h.span(aria_hidden="true")[sentence]]

    def posted(self, result, say):
        return ["".join("□■"[int(each)] for each in result)]


TODAY = Case(CASES)
