"""What is pasted over the foot when a pack or a card has gone, or could not be taken."""

from web.notices import away, undone_by
from web.parts import notice


def pack_gone(say, id):
    undo = undone_by(say, f"restore-pack {id}", "cards.pack-gone.undo")
    return notice("o-trash", say("cards.pack-gone"), say("cards.pack-gone.why"), undo, away=away(say))


def card_gone(say, id, place, card):
    """`place`: where in its pack it was."""
    return notice("o-trash", say("cards.card-gone"), card.text, undone_by(say, "bring-card", "cards.bring"), away=away(say))


def pack_refused(say, refused):
    title = say("cards.refused-at", n=refused.at) if refused.at else say("cards.refused")
    return notice("o-warn", title, say(refused.why, **refused.values), away=away(say))
