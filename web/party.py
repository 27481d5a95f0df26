"""Before a game: who plays, in which order round the table, and by which house rules."""

from dataclasses import asdict, dataclass, replace

from .people import COLOURS, Person, are_told_apart, told_apart, typed_name

OWN_WAY = ("first",)  # no house rule that a phone remembers: who begins is agreed anew for each game, and moves on with every rematch


def usual_options(options):
    return {name: words[0] for name, words in options.items() if name not in OWN_WAY}


@dataclass(frozen=True)
class Party:
    people: tuple
    options: dict
    first: int | None = None  # the colour of whoever begins; nobody's: chance decides

    @classmethod
    def fresh(cls, game):
        """As many nameless people as the smallest table wants."""
        return cls(tuple(Person("", colour) for colour in COLOURS[: min(game.RULES.SEATS)]), usual_options(game.OPTIONS))

    @classmethod
    def from_record(cls, record, game):
        """Who played last, by the house rules of then as far as the game still knows them; people who cannot sit there raise."""
        people = tuple(Person.of(person, game.BOTS.LEVELS) for person in record["people"])[: max(game.RULES.SEATS)]
        if not are_told_apart(people):
            raise ValueError("two people in one colour")
        chosen = {f"option-{name}": word for name, word in record["options"].items()}
        return cls(people, usual_options(game.OPTIONS)).with_form(chosen, game)

    def for_those(self, people, game):
        """By the same house rules those who have just played another game; its robots play as well as robots usually do here."""
        party = replace(self, people=(), first=None)
        for person in people[: max(game.RULES.SEATS)]:
            robots = sum(bool(seated.bot) for seated in party.people)
            party = replace(party, people=(*party.people, replace(person, bot=game.usual_level(robots) if person.bot else "")))
        while len(party.people) < min(game.RULES.SEATS):
            party = party.add(game)
        return party

    def record(self):
        return {"people": [asdict(person) for person in self.people], "options": self.options}

    def with_form(self, form, game):
        """What was typed and chosen since; whatever does not belong there is left as it was."""
        levels = game.BOTS.LEVELS
        people = tuple(
            replace(
                person,
                name=typed_name(form.get(f"name-{seat}", person.name)),
                bot=form[f"level-{seat}"] if person.bot and form.get(f"level-{seat}") in levels else person.bot,
            )
            for seat, person in enumerate(self.people)
        )
        chosen = {name: form.get(f"option-{name}", word) for name, word in self.options.items()}
        legal = {name: word if word in game.OPTIONS[name] else self.options[name] for name, word in chosen.items()}
        return replace(self, people=people, options=legal).with_first(form.get("first"))

    def with_first(self, colour):
        """As the page says it: a colour, or nothing where chance decides. A page without that field changes nothing."""
        return self if colour is None else replace(self, first=next((each for each in COLOURS if str(each) == colour), None))

    def who_begins(self):
        """As an option of the rules."""
        seats = [str(seat) for seat, person in enumerate(self.people) if person.colour == self.first]
        return {"first": seats[0]} if seats else {}

    def add(self, game):
        return self.seated(Person("", self.free_colour()), game)

    def bot(self, game, name):
        robots = sum(bool(person.bot) for person in self.people)
        return self.seated(Person(name, self.free_colour(), game.usual_level(robots)), game)

    def seated(self, person, game):
        return self if len(self.people) == max(game.RULES.SEATS) else replace(self, people=(*self.people, person))

    def alone(self):
        """The first of the people stays, and all others get up, robots too."""
        stays = next((person for person in self.people if not person.bot), Person("", COLOURS[0]))
        return replace(self, people=(stays,), first=self.first if self.first == stays.colour else None)

    def without_robots(self, game):
        """All robots get up; as many people as the smallest table wants sit down."""
        people = tuple(person for person in self.people if not person.bot)
        party = replace(self, people=people, first=next((each.colour for each in people if each.colour == self.first), None))
        while len(party.people) < min(game.RULES.SEATS):
            party = party.add(game)
        return party

    @property
    def is_alone(self):
        return len(self.people) > 1 and sum(not person.bot for person in self.people) == 1

    def remove(self, seat):
        """Whoever has got up again does not begin, nor does whoever sits down in that colour."""
        first = None if self.people[seat].colour == self.first else self.first
        return replace(self, people=self.people[:seat] + self.people[seat + 1 :], first=first)

    def up(self, seat):
        return self.move(seat, seat - 1)

    def down(self, seat):
        return self.move(seat, seat + 1)

    def move(self, seat, to):
        people = [*self.people]
        people.insert(max(0, to), people.pop(seat))
        return replace(self, people=tuple(people))

    def colour(self, seat):
        """The next colour nobody else wears."""
        person = self.people[seat]
        wheel = [*COLOURS[person.colour :], *COLOURS[: person.colour]]
        worn = {other.colour for other in self.people if other is not person}
        other = next(colour for colour in wheel if colour not in worn)
        first = other if self.first == person.colour else self.first
        return replace(self.with_person(seat, replace(person, colour=other)), first=first)

    def with_person(self, seat, person):
        return replace(self, people=(*self.people[:seat], person, *self.people[seat + 1 :]))

    def free_colour(self):
        worn = {person.colour for person in self.people}
        return next(colour for colour in COLOURS if colour not in worn)

    def problem(self, game):
        """What keeps the game from starting, as a key of words; or nothing."""
        if len(self.people) < min(game.RULES.SEATS):
            return "setup.too-few"
        if all(person.bot for person in self.people):
            return "setup.only-robots"
        return None

    def named(self, say):
        """Nobody sits down without a name: whoever left it empty is called by the seat, and the second Anna is Anna 2."""
        people: tuple[Person, ...] = ()
        for seat, person in enumerate(self.people):
            name = told_apart(person.name or say("setup.seat", n=seat + 1), [other.name for other in people])
            people += (replace(person, name=name),)
        return people
