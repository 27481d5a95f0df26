"""The way here for somebody else: the address to read aloud, a code for another phone's camera, and what can be copied or sent on."""

from .. import markup as h
from ..parts import back, hand_on, heading, screen, sign
from ..qr import WithCode, shown


class Share(WithCode):
    NAME = "share"
    HAS_ADDRESS = True

    def draw(self):
        shell = self.shell
        return share(shell.say, shell.address, shell.can, self.is_missing)


def share(say, address, can, is_missing):
    """`is_missing`: what draws the code could not be had."""
    ways = [verb for verb in ("send", "copy") if verb in can]
    return screen(
        "share",
        [back(say), heading(say("share.title"))],
        sign(
            shown(say, address, say("share.code", address=address), is_missing, None),
            h.p(".address")[address],
            h.p(".small.soft")[say("share.how")],
        ),
        [hand_on(say, verb, say(f"share.{verb}"), kind) for verb, kind in zip(ways, ("wide", "wide line"), strict=False)] or None,
    )
