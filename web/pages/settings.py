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
        return settings(shell.say, shell.settings, edition()["version"], shell.room, shell.notice, aside)


def settings(say, chosen, version, room=None, notice=None, aside=0):
    """`room`: how many bytes everything takes here and whether the browser has promised to keep it, or None where it does not tell;
    `aside`: how many records were put aside."""
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
                h.p(".small.soft.filled")[say("settings.filled")],
            ),
            h.p(".small.soft.num")[say("settings.version", version=version)],
        ],
        pasted(say, notice),
    )


def kept(say, used, is_promised):
    return [
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
