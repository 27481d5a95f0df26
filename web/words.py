"""What the app says, in English, French, Italian and Ukrainian: one key, one sentence, the right plural."""

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

from .freight import bring
from .markup import Html, b, drawn, escaped

WORDS = Path(__file__).parent.parent / "static" / "words"  # the same neighbours on the phone
LANGUAGES = {"en": "English", "fr": "Français", "it": "Italiano", "uk": "Українська"}


def plural(language, n):
    """The plural form a number takes: the rules of CLDR, cut down to whole numbers in our four languages."""
    if language == "uk":
        if n % 10 == 1 and n % 100 != 11:
            return "one"
        return "few" if n % 10 in (2, 3, 4) and n % 100 not in (12, 13, 14) else "many"
    return "one" if n == 1 or (language == "fr" and n == 0) else "many"


@cache
def words_of(language):
    """Every sentence of a language: shell.json as it is, those of a game under its key."""
    bring(f"words.{language}")
    words = {}
    for file in sorted((WORDS / language).glob("*.json")):
        prefix = "" if file.stem == "shell" else f"{file.stem}."
        words |= {prefix + key: text for key, text in json.loads(file.read_text("utf-8")).items()}
    return words


class Say:
    """Says a sentence by its key; `{n}` picks the plural, `{name}` and the like are filled in as they are."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.words = words_of(language)

    def __contains__(self, key: str) -> bool:
        return key in self.words

    def __call__(self, key: str, **values: Any) -> str:
        return self.form(key, values).format(**values)

    def if_any(self, key: str) -> str | None:
        """What only some games say of themselves."""
        return self(key) if key in self else None

    def form(self, key, values):
        text = self.words[key]
        return text if isinstance(text, str) else text[plural(self.language, values["n"])]

    def decimal(self, number):
        """With one place behind the point, which is a comma outside English."""
        return f"{number:.1f}" if self.language == "en" else f"{number:.1f}".replace(".", ",")

    def plain(self, key, **values):
        """The same for where no emphasis can be shown."""
        return self.form(key, values).replace("*", "").format(**values)

    def drawn(self, key, **values):
        """The same with markup for its values: a disc beside a name."""
        return Html(escaped(self.form(key, values)).format(**{name: drawn(value) for name, value in values.items()}))

    def rich(self, key, **values):
        """The same with *emphasis*; values go in after the stars were read, so that a name cannot bring its own."""
        pieces = re.split(r"\*([^*]+)\*", self.form(key, values))
        return [b[piece.format(**values)] if at % 2 else piece.format(**values) for at, piece in enumerate(pieces)]
