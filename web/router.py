"""Which page belongs to where we are, and how the address and the window call it."""

from .edition import edition
from .games import GAMES
from .games.dilemma_express.cards import in_play
from .games.dilemma_express.cards.editor import SHARE
from .games.dilemma_express.cards.packs import packs as packs_of
from .games.dilemma_express.cards.pages import card, cards, packs, parcel
from .pages import (
    about,
    cover,
    games,
    home,
    install,
    languages,
    locked,
    menu,
    mishap,
    rules,
    scores,
    settings,
    setup,
    share,
    shelf,
    story,
    unsaved,
)
from .scores import scores as scores_of


def named(shell):
    """The document's title, and the hash: the name of the screen, nothing else."""
    place = shell.way[-1]
    key = shell.sitting.glue.KEY if shell.sitting else next((word for word in place[1:] if word in GAMES), None)
    return {"hash": hash_of(shell), "title": f"{shell.say(f'{key}.name')} · Pocket Express" if key else "Pocket Express"}


def hash_of(shell):
    if shell.lock:
        return shell.lock.replace("/", "-")
    return "" if shell.way[-1] == ("home",) else "-".join(shell.way[-1])


def name_of(page):
    """What its root calls a page."""
    return page.partition(' data-screen="')[2].partition('"')[0]


def page(shell):
    say, root, archive = shell.say, shell.root, shell.archive
    match shell.way[-1]:
        case ("home",):
            return home.home(say, root, tuple(GAMES.values()), tickets(shell), shell.can, shell.notice)
        case ("setup", key):
            return setup.setup(say, root, GAMES[key], shell.party, shell.problem, shell.missing)
        case ("rules",):
            return shelf.shelf(say, root, tuple(GAMES.values()))
        case ("rules", key, *at):
            return rules.rules(say, root, GAMES[key], "-".join(at) or None, shell.sitting is not None, shell.practised)
        case ("settings",):
            aside = len(archive.keys("kept/"))
            return settings.settings(say, root, shell.settings, edition()["version"], shell.room, shell.notice, aside)
        case ("languages",):
            return languages.languages(say, root)
        case ("about",):
            return about.about(say, root)
        case ("games",):
            return games.games(say, root, tickets(shell), shell.notice)
        case ("scores",):
            return scores.scores(say, root, scores_of(archive))
        case ("share",):
            return share.share(say, root, shell.address, shell.can, shell.is_library_missing)
        case ("cards",):
            return cards.cards(say, shell.look, shell.look.found(archive, say.language), {*in_play.hidden(archive)}, shell.notice)
        case ("packs", *at):
            return of_packs(shell, *at)
        case ("parcel", _):
            here = {each for pack in packs_of(archive).values() for each in pack.cards}
            return parcel.parcel(say, shell.parcels[0], sum(each in here for each in shell.parcels[0].cards), shell.notice)
        case ("install",):
            return install.install(say, root, shell.can)
        case ("not-saved",):
            return unsaved.unsaved(say)
        case ("mishap",):
            return mishap.mishap(say, shell.mishap, shell.can)
        case ("not-kept",):
            return unsaved.unkept(say, shell.own_page)
        case ("locked", key, _):
            return locked.locked(say, GAMES[key])
        case ("menu",):
            sitting = shell.sitting
            return menu.menu(say, sitting.glue, sitting.glue.rule_now(sitting.played.seen_by(None).table), sitting.can_undo)
        case ("story",):
            return the_story(say, shell.sitting)
    ways = [way for way in ("send", "copy") if way in shell.can]
    return table(say, shell.sitting, shell.settings | {"hand-on": ways[0] if ways else "off"})


def tickets(shell):
    """None where drawing them has raised: the station must be there."""
    return () if shell.is_without_tickets else shell.archive.tickets(shell.say)


def of_packs(shell, id=None, at=None):
    """All of them, one of them, or one card of it; a pack that another tab has deleted is none."""
    say, there = shell.say, packs_of(shell.archive)
    if id not in there:
        return packs.packs(say, there, shell.notice)
    if at is None:
        return packs.pack(say, id, there[id], shell.notice)
    if at == SHARE:
        return parcel.handout(say, shell.address, id, there[id], shell.can, shell.is_library_missing)
    return card.card(say, shell.writing, shell.problem)


def the_story(say, sitting):
    table = sitting.played.seen_by(None).table
    return story.story(say, sitting.glue, sitting.glue.story(table, sitting.people, say), sitting.people)


def table(say, sitting, settings):
    """The game itself: under its cover, or as the one who holds the phone may see it."""
    if not sitting.is_covered:
        return sitting.glue.screen(sitting.seen, sitting.people, say, sitting.draft, settings, sitting.pocket)
    seat = sitting.asked
    glue, seen = sitting.glue, sitting.played.seen_by(None)
    people, name = glue.called_up(seen.table, seat, sitting.people, say)
    task, picture = glue.task(seen, seat, sitting.people, say), glue.under_cover(seen.table, say)
    return cover.cover(say, people, name, task, glue.MOOD, picture, settings["tap"])
