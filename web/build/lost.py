"""404.html, what hosts show at every address that leads nowhere: in four languages, and with a script that looks for the way home.

It is shown at any depth, and the site knows no address of its own: a script or a style that it named would not be found. So the script
is written into it, and the policy lets in this one script, by its hash. Without scripts one climbs, folder by folder.
"""

from base64 import b64encode
from hashlib import sha256

from . import ROOT

SCRIPTS = "script-src 'self' 'wasm-unsafe-eval' 'unsafe-eval' blob:"


def build(dist):
    # imported this late because the pages need the signs that an earlier step cuts out
    from web import markup as h
    from web.pages.document import POLICY
    from web.pages.lost import lost
    from web.words import LANGUAGES, Say

    script = (ROOT / "static" / "scripts" / "lost.js").read_text("utf-8")
    own = f"script-src 'sha256-{b64encode(sha256(script.encode()).digest()).decode()}'"
    assert SCRIPTS in POLICY
    page = h.html(lang="en")[
        h.head[
            h.meta(charset="utf-8"),
            h.meta(name="viewport", content="width=device-width, initial-scale=1, viewport-fit=cover"),
            h.meta({"http-equiv": "Content-Security-Policy"}, content=POLICY.replace(SCRIPTS, own)),
            h.title["Pocket Express"],
            h.meta(name="color-scheme", content="light dark"),
            h.meta(name="robots", content="noindex"),
        ],
        h.body[h.main[(lost(Say(language)) for language in LANGUAGES)], h.script(type="module")[h.Html(script)]],
    ]
    (dist / "404.html").write_text(f"<!doctype html>{page}", "utf-8")
