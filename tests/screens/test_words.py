"""Whatever the app says it says in every language, and a translator is told what is still missing."""

import ast
import json
import re
from collections import Counter
from pathlib import Path
from string import Formatter

import pytest

import web.words
from tests.plans import PLANS
from web.words import LANGUAGES, WORDS, plural, words_of

WEB = Path(web.words.__file__).parent
RULES = WORDS.parent / "rules"
TRANSLATED = [language for language in LANGUAGES if language != "en"]
FORMS = {language: {plural(language, n) for n in range(200)} for language in LANGUAGES}

NAMES = (  # those of a game stand in its plan, as do its words that are the same
    *("Chrome", "Firefox", "Game-icons.net", "JavaScript", "MIT", "Montserrat", "Pocket Express", "Python", "QR", "Safari", "WebAssembly"),
    *(name for plan in PLANS.values() for name in plan.names),
)
NAMED = re.compile("|".join(map(re.escape, sorted(NAMES, key=len, reverse=True))))
SAME_WORD = {  # right words of a language that happen to be spelt as in English
    "fr": {"Menu", "Robot", "Vibration", "novice", "Version {version}", "{n} minute", "{n} minutes"}
    | {"Gaston", "Tilda", "Ada", "Momo", "Pip", "Otto", "Lux", "Kip"},
    "it": {"Menu", "Robot"} | {"Tilda", "Ada", "Momo", "Rosina", "Pip", "Otto", "Vera", "Lux", "Kip"},
}
ENGLISH = re.compile(  # words that French and Italian do not have
    r"""\b(after|again|and|any|anybody|are|away|been|before|both|but|by|can|cannot|cards?|choose|choice|draw|each|every|everybody|first|for|from
    |games?|hand|has|have|hold|how|into|keeps?|last|leave|left|life|lives|lost|middle|more|must|names|next|nobody|not|nothing|now|of|off|once
    |one|only|open|others?|over|own|peace|phone|play|players?|round|rules|settings|show|shown|takes?|that|the|their|them|then|there|they
    |this|throws?|thrown|together|turns?|two|until|was|way|were|what|when|where|which|who|will|wins?|with|without|won|you|your)\b""",
    re.VERBOSE | re.IGNORECASE,
)
NOT_UKRAINIAN = re.compile(  # Latin letters, four Russian ones, and an apostrophe that is not U+02BC
    "[A-Za-z\u0401\u0451\u042a\u044a\u042b\u044b\u042d\u044d]+|(?<=[\u0400-\u04ff])[\u2019'](?=[\u0400-\u04ff])"
)


def texts(language):
    """Every text, with the name a translator would look for: key and form, or rules page and line."""
    for key, text in words_of(language).items():
        yield from [(key, text)] if isinstance(text, str) else ((f"{key} ({form})", words) for form, words in text.items())
    for page in sorted((RULES / language).glob("*.txt")):
        for number, line in enumerate(page.read_text("utf-8").splitlines(), 1):
            yield f"rules/{page.name}:{number}", re.sub(r"^#+ | \{[^}]*\}$|^! \w+ \| |^\| | \|$", "", line)


def placeholders(text):
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}


def plain(text):
    """The text without its placeholders and stars."""
    return re.sub(r"\{[^}]*\}", " ", text).replace("*", "")


def missing(complaints):
    """What pytest shows: one line for each thing to do."""
    return "\n" + "\n".join(sorted(complaints))


def without_names(text):
    return NAMED.sub(" ", text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_files(language):
    for kind, folder in (("*.json", WORDS), ("*.txt", RULES)):
        english = {file.name for file in (folder / "en").glob(kind)}
        assert english
        assert {file.name for file in (folder / language).glob(kind)} == english


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_file_says_a_key_twice(language):
    for file in (WORDS / language).glob("*.json"):
        json.loads(file.read_text("utf-8"), object_pairs_hook=without_doubles)


def without_doubles(pairs):
    doubles = [key for key, count in Counter(key for key, _ in pairs).items() if count > 1]
    assert not doubles
    return dict(pairs)


@pytest.mark.parametrize("language", TRANSLATED)
def test_every_language_says_the_same_sentences(language):
    english, own = words_of("en"), words_of(language)
    complaints = [f"{language} has no {key}: {english[key]!r}" for key in english.keys() - own.keys()]
    complaints += [f"{language} says {key}, which English does not" for key in own.keys() - english.keys()]
    assert not complaints, missing(complaints)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_with_a_number_has_every_plural_form(language):
    english, own = words_of("en"), words_of(language)
    complaints = []
    for key in english.keys() & own.keys():
        wanted = FORMS[language] if isinstance(english[key], dict) else {"one text"}
        given = set(own[key]) if isinstance(own[key], dict) else {"one text"}
        if wanted != given:
            complaints.append(f"{language} {key}: wants {', '.join(sorted(wanted))}; has {', '.join(sorted(given))}")
    assert not complaints, missing(complaints)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_placeholder_of_english_is_filled_in_everywhere(language):
    """A form that stands for one number alone may say it in a word; Ukrainian "one" is also 21, French "one" also 0."""
    english, own = words_of("en"), words_of(language)
    complaints = []
    for key in english.keys() & own.keys():
        pattern = english[key] if isinstance(english[key], str) else english[key]["many"]
        for form, text in own[key].items() if isinstance(own[key], dict) else [("", own[key])]:
            numbers = [n for n in range(200) if plural(language, n) == form]
            spoken = {"n"} if numbers == [1] else set()
            if placeholders(text) - placeholders(pattern) or placeholders(pattern) - placeholders(text) - spoken:
                complaints.append(f"{language} {key} {form}: {sorted(placeholders(pattern))} are wanted in {text!r}")
    assert not complaints, missing(complaints)


@pytest.mark.parametrize("language", LANGUAGES)
def test_stars_come_in_pairs_as_in_english(language):
    english = dict(texts("en"))
    complaints = []
    for where, text in texts(language):
        pattern = english.get(where, english.get(where.replace("(few)", "(many)")))
        same = where.startswith("rules/") or pattern is None or ("*" in text) == ("*" in pattern)
        if text.count("*") % 2 or not same:
            complaints.append(f"{language} {where}: {text!r}")
    assert not complaints, missing(complaints)


@pytest.mark.parametrize("language", TRANSLATED)
def test_no_text_was_left_in_english(language):
    english = dict(texts("en"))
    rightly = SAME_WORD.get(language, set()).union(*(plan.same_word.get(language, ()) for plan in PLANS.values()))
    complaints = []
    for where, text in texts(language):
        left = without_names(plain(text))
        is_same = text == english.get(where) and re.search(r"[^\W\d_]{2}", left)
        if is_same and text.replace("\N{SOFT HYPHEN}", "") not in rightly:
            complaints.append(f"{language} {where} is the English text: {text!r}")
        if found := ENGLISH.search(left):
            complaints.append(f"{language} {where} has the English word {found[0]}: {text!r}")
    assert not complaints, missing(complaints)


def test_ukrainian_is_written_in_ukrainian_letters():
    complaints = []
    for where, text in texts("uk"):
        if found := NOT_UKRAINIAN.findall(without_names(plain(text))):
            complaints.append(f"uk {where}: {found} in {text!r}")
    assert not complaints, missing(complaints)


@pytest.mark.parametrize("language", LANGUAGES)
def test_quotes_and_apostrophes_are_printed_ones(language):
    complaints = [f"{language} {where}: {text!r}" for where, text in texts(language) if re.search(r"['\"`]|\.\.\.| …|  |^ | $", text)]
    assert not complaints, missing(complaints)


def test_italian_quotes_with_angles_and_within_them_with_curls():
    complaints = [f"it {where}: {text!r}" for where, text in texts("it") if "“" in re.sub("«[^»]*»", "", text)]
    assert not complaints, missing(complaints)


def test_the_ukrainian_dash_is_long():
    complaints = [f"uk {where}: {text!r}" for where, text in texts("uk") if re.search(r"(^|\s)–|–(\s|$)", text)]
    assert not complaints, missing(complaints)


def test_french_signs_stand_after_a_narrow_space_that_does_not_break():
    complaints = [
        f"fr {where}: {text!r}" for where, text in texts("fr") if re.search(r"[^\u202f!?][;!?»]|[^\u202f\d]:|\d:(?!\d)|«(?!\u202f)", text)
    ]
    assert not complaints, missing(complaints)


def anchors(language, page):
    """Chapters and stops of a rules page with their anchors, pictures, and the columns of tables: the shape that every language shares."""
    lines = (RULES / language / page).read_text("utf-8").splitlines()
    heads = [re.fullmatch(r"(#{1,2}) [^{}]+ \{([\w ]+)\}", line) for line in lines if line.startswith("#")]
    assert all(heads), f"{language}/{page}: a heading without its anchor"
    pictures = [line.split("|")[0] for line in lines if line.startswith("!")]
    return [head.groups() for head in heads], pictures, [line.count("|") for line in lines if line.startswith("|")]


PAGES = sorted(page.name for page in (RULES / "en").glob("*.txt"))


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rules_page_has_the_same_places_and_pictures_in_every_language(language, page):
    assert anchors(language, page) == anchors("en", page)


@pytest.mark.parametrize("page", PAGES)
def test_every_rule_can_be_opened_once(page):
    places = Counter(place for _, some in anchors("en", page)[0] for place in some.split())
    assert places and set(places.values()) == {1}


def patterns_in(tree):
    """Every text in a program as a pattern: what an f-string leaves open may be anything."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node, re.escape(node.value)
        elif isinstance(node, ast.JoinedStr):
            yield node, "".join(re.escape(part.value) if isinstance(part, ast.Constant) else ".+" for part in node.values)


def programs():
    for file in sorted(WEB.rglob("*.py")):
        if not {"node_modules", "new_game"} & {*file.parts}:
            yield file, ast.parse(file.read_text("utf-8"))


def test_every_sentence_that_is_asked_for_is_there():
    complaints = []
    for file, tree in programs():
        patterns = dict(patterns_in(tree))
        calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and re.search(r"\bsay(\.rich)?$", ast.unparse(node.func))]
        for asked in (node.args[0] for node in calls if node.args and node.args[0] in patterns):
            if not any(re.fullmatch(patterns[asked], key) for key in words_of("en")):
                complaints.append(f"{file.name}:{asked.lineno} asks for {ast.unparse(asked)}")
    assert not complaints, missing(complaints)


def test_no_sentence_is_translated_in_vain():
    asked = {pattern for _, tree in programs() for _, pattern in patterns_in(tree) if len(pattern.replace(".+", "")) > 2}
    anyone = re.compile("|".join(asked))
    complaints = [f"nobody says {key}" for key in words_of("en") if not anyone.fullmatch(key)]
    assert not complaints, missing(complaints)
