"""What a person sets once: language, light, size of the letters, noise, and how secrets are lifted and cards are thrown."""

from .. import markup as h
from ..edition import edition
from ..icons import icon
from ..notices import pasted
from ..page import Page
from ..parts import back, button, group, heading, screen, segment, switch
from ..settings import CHOICES
from ..words import LANGUAGES


class Settings(Page):
    NAME = "settings"
    HAS_ADDRESS = True

    def do_set(self, message, name, word):
        shell = self.shell
        if word in CHOICES.get(name, ()):
            shell.settings[name] = word
            shell.archive.put("settings", shell.settings)

    def draw(self):
        shell = self.shell
        aside = len(shell.archive.keys("kept/"))
        return settings(shell.say, shell.settings, edition()["version"], shell.room, shell.notice, aside, shell.checked)


def settings(say, chosen, version, room=None, notice=None, aside=0, checked=None):
    """`room`: how many bytes everything takes here, whether the browser has promised to keep it, and how many of them are saves, or None
    where it does not tell; `aside`: how many records were put aside; `checked`: what came of the look at every file."""
    return screen(
        "settings",
        [back(say), heading(say("settings.title"))],
        [
            group(
                say("settings.language"),
                segment("language", LANGUAGES.items(), chosen["language"], say("settings.language"), "language", "four"),
            ),
            group(say("settings.theme"), one_of(say, "theme", chosen)),
            group(say("settings.text"), one_of(say, "text", chosen, "sizes")),
            group(
                say("settings.table"),
                off_or_on(say, "sound", chosen),
                off_or_on(say, "buzz", chosen),
                [named(say, name, chosen) for name in ("motion", "tap", "throw", "reach")],
            ),
            group(
                say("settings.things"),
                button("export", say("export.all"), "i-save", "line wide"),
                h.label(".btn.line.wide.file")[
                    icon("o-dl"), h.span[say("import.file")], h.input(type="file", accept=".json,application/json", data_do="import")
                ],
                h.p(".small.soft")[say("export.secret")],
                aside > 0 and h.p(".small.soft")[say("settings.aside", n=aside)],
                h.p(".small.soft")[say("settings.stays")],
                room and kept(say, *room),
                h.p(".small.soft.filling")[say("settings.filling")],
                h.div(".filled")[h.p(".small.soft")[say("settings.filled")], proof(say, checked)],
            ),
            h.p(".small.soft.num")[say("settings.version", version=version)],
        ],
        pasted(say, notice),
    )


def proof(say, checked):
    """Not only claimed: every file is looked at, here and now."""
    return [
        button("check", say("settings.check"), "o-tick", "line wide"),
        checked and h.div(role="status")[
            h.p(".checked")[icon("o-warn" if checked["missing"] else "o-tick"), h.span(".grow")[verdict(say, checked)]],
            checked["mended"] > 0 and h.p(".small.soft")[say("settings.mended", n=checked["mended"])],
            h.ul(".small.soft")[(h.li[path] for path in checked["missing"])],
        ],
    ]


def verdict(say, checked):
    if checked["missing"]:
        return say("settings.incomplete", n=len(checked["missing"]))
    return say("settings.complete", n=checked["files"], megabytes=say.decimal(checked["bytes"] / 1e6))


def kept(say, used, is_promised, saves):
    return [
        h.p(".small.soft.num")[say("settings.saves", kilobytes=str(-(-saves // 1000)))],
        h.p(".small.soft.num")[say("settings.used", megabytes=say.decimal(used / 1e6))],
        h.p(".small.soft")[say("settings.promised" if is_promised else "settings.not-promised")],
    ]


def one_of(say, name, chosen, kind=""):
    words = sorted(CHOICES[name]) if name == "reach" else CHOICES[name]
    choices = [(word, say(f"settings.{name}.{word}")) for word in words]
    return segment(name, choices, chosen[name], say(f"settings.{name}"), f"set {name}", kind)


def named(say, name, chosen):
    return h.div(".either")[
        h.p[h.b[say(f"settings.{name}")], h.span(".small.soft")[say(f"settings.{name}.why")]],
        one_of(say, name, chosen),
    ]


def off_or_on(say, name, chosen):
    return switch(name, chosen[name] == "on", say(f"settings.{name}"), say(f"settings.{name}.why"), f"set {name}")
