"""Every page that the build draws before anybody asks: home, set-up, rules and credits, in each language."""

from ..games import DOORS, GAMES
from ..party import Party
from ..words import LANGUAGES, Say
from . import about, home, rules, setup, shelf
from .document import document


def first_page(say, root):
    """The home page as it is before anybody knows who has come."""
    return home.home(say, root, tuple(DOORS.values()), None, frozenset(), None)


def documents():
    """Path and HTML of each page. Only what no phone has to remember is in them."""
    english = Say("en")
    yield "index.html", document(english, "./", first_page(english, "./"), crossroads=True)
    for language in LANGUAGES:
        say = Say(language)
        yield f"{language}/index.html", document(say, "../", first_page(say, "../"))
        page = about.about(say)
        yield f"{language}/about/index.html", document(say, "../../", page, "about", say("about.title"))
        if len(GAMES) > 1:
            page = shelf.shelf(say, "../../", tuple(DOORS.values()))
            yield f"{language}/rules/index.html", document(say, "../../", page, "rules", say("rules.word"))
        for key, game in GAMES.items():
            name = say(f"{key}.name")
            page = setup.setup(say, "../../", game, Party.fresh(game))
            yield f"{language}/{key}/index.html", document(say, "../../", page, f"setup-{key}", name, game=key)
            page = rules.rules(say, game)
            title = say("rules.title", game=name)
            yield f"{language}/rules/{key}/index.html", document(say, "../../../", page, f"rules-{key}", title, figures=key, game=key)
