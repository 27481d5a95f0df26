"""The paper a page is printed on: its head, the policy that lets nothing in from elsewhere, and what must stand ready in every page."""

from .. import markup as h
from ..words import LANGUAGES
from .loading import failures, sign

POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval' 'unsafe-eval' blob:; worker-src 'self' blob:; style-src 'self'; "
    "connect-src 'self' blob: data:; img-src 'self' data: blob:; font-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'"
)
DAY, NIGHT = "#f6e8cc", "#15161d"


def manifest_of(language):
    """Where it stands what the app is called and what it is, in this language; the id in it is the same in all."""
    return "manifest.json" if language == "en" else f"manifest-{language}.json"


def document(say, root, page, where=None, title=None, crossroads=False, figures=None, game=None):
    """A whole page. `where` is the screen it shows, as the hash of an address would name it; `game`: what it is about;
    `figures`: the game whose pictures are in it.

    It names no page in another language, and no picture for messengers: both want whole addresses, and the site does not know where it will
    lie. Where the build is told, it writes them in (web/build/previews.py).
    """
    language = say.language
    return (
        "<!doctype html>"
        + h.html(
            lang=language,
            data_language=language,
            data_root=root,
            data_engine="booting",
            data_where=where,
            data_crossroads=crossroads and " ".join(other for other in LANGUAGES if other != language),
        )[
            h.head[
                h.meta(charset="utf-8"),
                h.meta(name="viewport", content="width=device-width, initial-scale=1, viewport-fit=cover"),
                h.meta({"http-equiv": "Content-Security-Policy"}, content=POLICY),
                h.title[f"{title} · Pocket Express" if title else "Pocket Express"],
                h.meta(name="description", content=say.if_any(f"{game}.brief") or say("app.about")),
                h.meta(name="theme-color", content=DAY, media="(prefers-color-scheme: light)"),
                h.meta(name="theme-color", content=NIGHT, media="(prefers-color-scheme: dark)"),
                h.meta(name="color-scheme", content="light dark"),
                h.meta(name="referrer", content="no-referrer"),
                h.meta(name="apple-mobile-web-app-title", content="Pocket Express"),
                h.script(src=f"{root}static/first.js"),
                h.link(rel="preload", href=f"{root}static/fonts/{language}.woff2", **{"as": "font"}, type="font/woff2", crossorigin=True),
                h.link(rel="stylesheet", href=f"{root}static/fonts-{language}.css"),
                h.link(rel="stylesheet", href=f"{root}static/style.css"),
                figures and h.link(rel="stylesheet", href=f"{root}static/{figures}.css"),
                h.link(rel="manifest", href=f"{root}{manifest_of(language)}"),
                h.link(rel="icon", href=f"{root}static/icons/icon.svg", type="image/svg+xml"),
                h.link(rel="apple-touch-icon", href=f"{root}static/icons/apple-touch-icon.png"),
                h.script(type="module", src=f"{root}static/main.js"),
                figures and h.script(type="module", src=f"{root}static/{figures}.js"),
            ],
            h.body[h.Html(str(page)), where is None and sign(say), failures(say, root), h.div(id="say", role="status", aria_live="polite")],
        ]
    )
