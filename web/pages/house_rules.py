"""By which house rules a game is played: each a switch, a row or a list of words; those that few tables change stay folded."""

from .. import markup as h
from ..parts import button, group, segment, switch


def house_rules(say, game, options):
    """Those that the words know; a game that has none says nothing of them."""
    offered = [option(say, game, name, word) for name, word in options.items() if not is_folded(game, name)]
    folded = [fold(say, game, name, options) for name in game.FOLDS]
    return group(say("setup.house-rules"), offered, folded) if any(offered) or folded else None


def option(say, game, name, word):
    """A house rule, if the words know it: two words off and on make a switch, more make a segment."""
    key = f"{game.KEY}.option.{name}"
    if key not in say:
        return None
    words, why = game.OPTIONS[name], game.why(name, say)
    if set(words) == {"off", "on"}:
        return switch(f"option-{name}", word == "on", say(key), why)
    choices = [(each, say(f"{key}.{each}")) for each in words]
    return h.div(".either")[
        h.p[h.b[say(key)], why and h.span(".small.soft")[why]],
        segment(f"option-{name}", choices, word, say(key), kind="four" if len(choices) == 4 else ""),
        name in game.DOORS and button(game.DOORS[name], say(f"{key}.door"), "o-search", "line"),
    ]


def is_folded(game, name):
    return any(name in names for names in game.FOLDS.values())


def fold(say, game, name, options):
    """House rules that few tables change stay folded."""
    key = f"{game.KEY}.fold.{name}"
    unusual = [told for each in game.FOLDS[name] if (told := as_now(say, game, each, options[each]))]
    return h.details(".fold")[
        h.summary[say(key), unusual and h.span(".small.soft")[unusual]],
        h.p(".small.soft")[say(f"{key}.why")],
        [one_of_many(say, game, each, options[each]) for each in game.FOLDS[name]],
    ]


def as_now(say, game, name, word):
    """One that is not as usual is told on the fold, too."""
    return None if word == game.OPTIONS[name][0] else h.span[say(f"{game.KEY}.option.{name}"), " ", h.b[game.told_as(name, word, say)]]


def one_of_many(say, game, name, word):
    """Too many words to stand side by side; figures come smallest first."""
    key, words = f"{game.KEY}.option.{name}", sorted(game.OPTIONS[name], key=lambda each: (each.isdecimal(), each))
    why = game.why(name, say)
    return h.label(".opt")[
        h.span(".grow")[h.b[say(key)], why and h.span(".small.soft")[why]],
        h.select(name=f"option-{name}", aria_label=say(key))[
            [h.option(value=each, selected=each == word)[game.told_as(name, each, say)] for each in words]
        ],
    ]
