"""Which page belongs to an address, and how the address and the window call the page that is open."""

from .games import GAMES
from .page import Page
from .pages import (
    about,
    away,
    deal,
    games,
    history,
    home,
    install,
    languages,
    lesson,
    locked,
    luggage,
    menu,
    mishap,
    person,
    replay,
    rules,
    scores,
    settings,
    setup,
    share,
    shelf,
    story,
    table,
    today,
    unsaved,
    watched,
)

PAGES: tuple[type[Page], ...] = (
    home.Home,
    setup.SetUp,
    shelf.Shelf,
    rules.Rules,
    settings.Settings,
    languages.Languages,
    about.About,
    games.Games,
    history.History,
    person.Person,
    replay.Replay,
    watched.Watched,
    watched.HandOn,
    deal.LetOthers,
    deal.Dealt,
    scores.Scores,
    share.Share,
    install.Install,
    unsaved.NotSaved,
    unsaved.NotKept,
    mishap.Mishap,
    locked.Locked,
    luggage.Luggage,
    menu.Menu,
    away.Away,
    story.Story,
    table.Table,
    lesson.Lesson,
    today.OfTheDay,
)


def page_of(name: str, words: tuple[str, ...]) -> type[Page] | None:
    pages = (*PAGES, *(page for game in GAMES.that_bring(name) for page in game.PAGES))
    return next((page for page in pages if name == page.NAME and page.fits(words)), None)
