"""Which page belongs to where we are, and how the address and the window call it."""

from .edition import edition
from .games import GAMES
from .pages import about, cover, games, home, install, languages, locked, menu, rules, scores, settings, setup, share, shelf, story, unsaved


def named(shell):
    """The document's title, and the hash: the name of the screen, nothing else."""
    place = shell.way[-1]
    key = shell.sitting.glue.KEY if shell.sitting else next((word for word in place[1:] if word in GAMES), None)
    return {"hash": hash_of(shell), "title": f"{shell.say(f'{key}.name')} · Pocket Express" if key else "Pocket Express"}


def hash_of(shell):
    if shell.lock:
        return shell.lock.replace("/", "-")
    return "" if shell.way[-1] == ("home",) else "-".join(shell.way[-1])


def page(shell):
    say, root, archive = shell.say, shell.root, shell.archive
    match shell.way[-1]:
        case ("home",):
            return home.home(say, root, tuple(GAMES.values()), archive.tickets(say), shell.can, shell.notice)
        case ("setup", key):
            return setup.setup(say, root, GAMES[key], shell.party, shell.problem)
        case ("rules",):
            return shelf.shelf(say, root, tuple(GAMES.values()))
        case ("rules", key, *at):
            return rules.rules(say, root, GAMES[key], "-".join(at) or None, shell.sitting is not None, shell.practised)
        case ("settings",):
            return settings.settings(say, root, shell.settings, edition()["version"], shell.room, shell.notice)
        case ("languages",):
            return languages.languages(say, root)
        case ("about",):
            return about.about(say, root)
        case ("games",):
            return games.games(say, root, archive.tickets(say), shell.notice)
        case ("scores",):
            return scores.scores(say, root, archive.read("scores", []))
        case ("share",):
            return share.share(say, root, shell.address, shell.can, shell.is_library_missing)
        case ("install",):
            return install.install(say, root, shell.can)
        case ("not-saved",):
            return unsaved.unsaved(say)
        case ("locked", key, _):
            return locked.locked(say, GAMES[key])
        case ("menu",):
            sitting = shell.sitting
            return menu.menu(say, sitting.glue, sitting.glue.rule_now(sitting.played.seen_by(None).table), sitting.can_undo)
        case ("story",):
            return the_story(say, shell.sitting)
    ways = [way for way in ("send", "copy") if way in shell.can]
    return table(say, shell.sitting, shell.settings | {"hand-on": ways[0] if ways else "off"})


def the_story(say, sitting):
    table = sitting.played.seen_by(None).table
    return story.story(say, say(f"{sitting.glue.KEY}.name"), sitting.glue.story(table, sitting.people, say), sitting.people)


def table(say, sitting, settings):
    """The game itself: under its cover, or as the one who holds the phone may see it."""
    if not sitting.is_covered:
        return sitting.glue.screen(sitting.seen, sitting.people, say, sitting.draft, settings)
    seat = sitting.asked
    task = sitting.glue.task(sitting.played.seen_by(None), seat, say)
    return cover.cover(say, sitting.people[seat], task, sitting.glue.MOOD, tap=settings["tap"])
