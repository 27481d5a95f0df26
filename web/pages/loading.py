"""While Python boards, and then all that is needed in the tunnel: how far it has come; and plain words for phones that cannot go along."""

from .. import markup as h
from ..parts import flap

REASONS = ("wasm", "memory", "offline", "other")


def progress(say):
    """The strip over the thumb of home and set-up: static/boarding.js says at which stage it is; without news it does not show."""
    return h.div(".boarding")[
        h.div(".bar", role="progressbar", aria_label=say("loading.title"), aria_valuemin="0", aria_valuemax="100", data_progress=True),
        h.p(".small.num", data_stage="engine")[
            h.strong(data_template=say("loading.done", done="{done}", total="{total}")),
            h.span(".soft")[say("loading.once")],
        ],
        h.p(".small.num", data_stage="rest")[h.strong(data_template=say("loading.rest", percent="{percent}"))],
        h.p(".small", data_stage="all")[h.strong[say("loading.all")]],
    ]


def sign(say):
    """On the blind before the home page, where the address asks for another screen: what one waits for, see static/first.js."""
    return h.section(".arriving", aria_label=say("loading.title"))[flap(say("loading.title")), progress(say)]


def failures(say):
    """Drawn into every page and hidden: they must be readable when nothing else works."""
    return [
        h.section(".mishap.paper", id="failed", hidden=True, aria_labelledby="why-failed")[
            h.h2(id="why-failed")[say("failed.title")],
            (h.p(data_why=why, hidden=True)[say(f"failed.{why}")] for why in REASONS),
            h.button(".btn.wide", type="button", data_retry=True)[h.span[say("failed.retry")]],
        ],
        h.section(".mishap.paper", id="too-old", hidden=True, aria_labelledby="why-too-old")[
            h.h2(id="why-too-old")[say("too-old.title")], h.p[say("too-old.why")]
        ],
        h.noscript[
            h.section(".mishap.paper", aria_labelledby="why-no-script")[
                h.h2(id="why-no-script")[say("no-script.title")], h.p[say("no-script.why")]
            ]
        ],
    ]
