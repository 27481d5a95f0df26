"""While Python boards, and then all that is needed in the tunnel: how far it has come; and plain words for phones that cannot go along."""

from .. import markup as h
from ..parts import apart, flap

REASONS = ("wasm", "memory", "offline", "other")
SERVED = {"command": "python3 -m http.server", "address": "http://localhost:8000"}  # how somebody who has the folder sees it


def progress(say):
    """The strip over the thumb of home and set-up: static/scripts/boarding.js says at which stage it is; without news it does not show."""
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
    """On the blind before the home page, where the address asks for another screen: what one waits for, see static/scripts/first.js."""
    return h.section(".arriving", aria_label=say("loading.title"))[flap(say("loading.title")), progress(say)]


def failures(say, root):
    """Drawn into every page and hidden: they must be readable when nothing else works."""
    return [
        h.section(".mishap.paper", id="failed", hidden=True, aria_labelledby="why-failed")[
            h.h2(id="why-failed")[say("failed.title")],
            (h.p(data_why=why, hidden=True)[say(f"failed.{why}")] for why in REASONS),
            h.button(".btn.wide", type="button", data_retry=True)[h.span[say("failed.retry")]],
        ],
        plain_words("too-old", say("too-old.title"), say("too-old.why"), hidden=True),
        plain_words("from-file", say("from-file.title"), say("from-file.why", **SERVED), hidden=True),
        plain_words("boxed", say("failed.title"), say("boxed.why"), apart(say("not-kept.apart"), root), hidden=True),
        h.noscript[plain_words("no-script", say("no-script.title"), say("no-script.why"))],
    ]


def plain_words(id, title, why, *more, **attrs):
    return h.section(".mishap.paper", id=id, aria_labelledby=f"why-{id}", **attrs)[h.h2(id=f"why-{id}")[title], h.p[why], more]
