"""Tells a phone what it puts on its home screen: static/manifest.json, each language’s words, the badges, and a shortcut to each game."""

import json
import shutil

from . import ROOT, badges

ICONS, SHORTCUTS = "static/icons", "shortcuts"


def build(dist):
    # imported this late because the games need the signs that an earlier step cuts out
    from web.games import GAMES
    from web.pages.document import manifest_of
    from web.words import LANGUAGES, Say

    badges.shortcuts(dist / SHORTCUTS, GAMES)
    shutil.copytree(ROOT / "static" / "screenshots", dist / "screenshots")
    for language in LANGUAGES:
        manifest = written(Say(language), GAMES, sorted((dist / "screenshots").iterdir()))
        (dist / manifest_of(language)).write_text(json.dumps(manifest, ensure_ascii=False, indent=1), "utf-8")
    # every host has a type for the others; this is the one that pages of 0.1 name
    shutil.copyfile(dist / "manifest.json", dist / "manifest.webmanifest")


def written(say, games, screenshots):
    manifest = json.loads((ROOT / "static" / "manifest.json").read_text("utf-8"))
    manifest["icons"] = [
        icon(f"{ICONS}/192", 192, "any"),
        icon(f"{ICONS}/512", 512, "any"),
        icon(f"{ICONS}/maskable-192", 192, "maskable"),
        icon(f"{ICONS}/maskable-512", 512, "maskable"),
    ]
    manifest["shortcuts"] = [shortcut(say, key) for key in games]
    # not by the crossroads: what is opened with the app is handed to the page that comes first
    manifest["file_handlers"] = [{"action": f"./{say.language}/", "accept": {"application/json": [".json"]}}]
    manifest["screenshots"] = [screenshot(file) for file in screenshots]
    return manifest | {"lang": say.language, "description": say("app.about")}


def icon(name, size, purpose):
    return {"src": f"{name}.png", "sizes": f"{size}x{size}", "type": "image/png", "purpose": purpose}


def shortcut(say, key):
    picture = icon(f"{SHORTCUTS}/{key}", badges.SHORTCUT, "any")
    return {"name": str(say(f"{key}.name")), "url": f"./#setup-{key}", "icons": [picture]}


def screenshot(file):
    """What a store shows before anything is installed; `dev.py look --publish` draws them in two shapes."""
    shape = file.stem.rpartition("-")[2]
    sizes = {"narrow": "540x1170", "wide": "1280x720"}[shape]
    return {"src": f"screenshots/{file.name}", "sizes": sizes, "type": "image/jpeg", "form_factor": shape}
