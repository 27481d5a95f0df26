"""Somebody with a phone in hand: reads what the page offers, presses it, holds it, flicks a card off it, and passes it on."""

import json
from functools import partial

from playwright.sync_api import TimeoutError

from pygame_logic.table import pick
from tests.doors import chosen
from tests.e2e.eyes import COUNT_PAINTED, LANDED, LAY, LOOK, RECORDS, WITNESS, middle

ASK_TWICE = "control => { control.click(); control.click() }"  # as a screen reader does; how a thumb holds is in test_line_presses.py
STEP = 0.012  # seconds between two samples of a finger


class Player:
    """One tab. Every press waits until its answer is painted."""

    def __init__(self, page, site):
        self.page, self.site = page, site
        self.since = None  # how much was painted when the page was looked at, while nobody waits for the player
        self.has_touch = bool(page.evaluate("navigator.maxTouchPoints"))
        page.add_init_script(COUNT_PAINTED)
        page.add_init_script(WITNESS)
        self.fingers = page.context.new_cdp_session(page)

    # -- looking

    def look(self):
        return self.page.evaluate(LOOK)

    @property
    def screen(self):
        return self.page.evaluate("document.getElementById('screen').dataset.screen")

    def control(self, do):
        return self.page.locator(f'#screen [data-do="{do}"]:visible:not(:disabled)').first

    def records(self):
        """Everything kept on this phone, straight from its drawer."""
        return self.page.evaluate(RECORDS, f"pocket-express {self.site.path}")

    def lay(self, records):
        """Into the drawer, as another tab does; None takes a record out. The next press finds it."""
        self.page.evaluate(LAY, [f"pocket-express {self.site.path}", records])

    def save(self):
        """What is kept of the game on the screen: seed, options, moves."""
        return json.loads(self.records()[f"game/{self.look()['hash'].removeprefix('#game-')}"])["save"]

    # -- going

    def open(self, path=""):
        """Opens a page of the site and waits for Python; a home page is touched, as whoever wants to play touches it."""
        self.page.goto(self.site.url + path)
        self.page.locator("h1").first.dispatch_event("pointerdown")
        return self.wait_for_python()

    def wait_for_python(self):
        self.page.wait_for_selector("html[data-engine=ready]", timeout=60_000)
        return self

    def wait_until_offline(self):
        self.page.wait_for_selector("html[data-offline=ready]", timeout=60_000)
        return self

    # -- pressing

    def painted_by(self, act):
        """Does it, and waits until a page has been painted since."""
        before = self.since if self.since is not None else self.page.evaluate("painted")
        act()
        self.page.wait_for_function("before => painted > before && !document.querySelector('[aria-busy=true]')", arg=before)
        return self

    def press(self, do):
        control = self.control(do)
        if control.get_attribute("data-hold") is not None:
            return self.painted_by(partial(control.evaluate, ASK_TWICE))
        tap = control.tap if self.has_touch and self.since is None else control.click
        self.painted_by(partial(tap, force=True) if do.startswith("why ") else tap)  # Playwright waits for what is closed to open
        return self.press("met") if do.startswith("start ") and self.control("met").count() else self

    def follow(self):
        """Does what the finger of a lesson shows."""
        control = self.page.locator("[data-finger]:visible")
        do = control.get_attribute("data-do")
        return self.press(do) if do else self.swipe(control)

    def touch(self, kind, x=None, y=None, at=None):
        points = [] if x is None else [{"x": x, "y": y}]
        self.fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points} | ({"timestamp": at} if at else {}))

    def drag(self, thing, x, y):
        """A finger takes it and lets it go there."""
        start = middle(thing)
        self.touch("touchStart", *start)
        for part in (0.2, 0.6, 1):
            self.touch("touchMove", start[0] + part * (x - start[0]), start[1] + part * (y - start[1]))
        self.touch("touchEnd")

    def swipe(self, card, across=0, ahead=115, steps=8):
        """A finger takes the card and lets it go in full swing. It tells the browser when it was where: a busy machine spoils no throw."""
        x, y = middle(card)
        side = card.evaluate("card => card.closest('[data-side]')?.dataset.side ?? 's'")
        right, up = {"s": ((1, 0), (0, -1)), "w": ((0, 1), (1, 0)), "n": ((-1, 0), (0, 1)), "e": ((0, -1), (-1, 0))}[side]
        began = self.page.evaluate("Date.now()") / 1000 - (steps + 2) * STEP

        def flick():
            self.touch("touchStart", x, y, began)
            for step in range(1, steps + 1):
                part = step / steps
                self.touch(
                    "touchMove",
                    x + part * (across * right[0] + ahead * up[0]),
                    y + part * (across * right[1] + ahead * up[1]),
                    began + step * STEP,
                )
            self.touch("touchEnd", at=began + (steps + 1) * STEP)

        return self.painted_by(flick)

    def card(self, value, edge=None):
        """The card as it can be taken by a finger: from the pad where it waits, otherwise from the hand."""
        place = "" if edge is None else f'[data-edge="{edge}"] '
        pad = self.page.locator(f'#screen .throwpad [data-throw="{value}"]:visible')
        return pad.first if pad.count() else self.page.locator(f'#screen {place}[data-throw="{value}"]:visible').first

    def aim(self, wanted=1000):
        """Stops both markers, the first as soon as it comes near the middle, the second near `wanted`."""
        for mark, place in (("aim", 0), ("power", wanted)):
            near = f"""mark => {{
              const words = document.querySelector(`[data-marker] [data-${{mark}}]`)?.getAttribute("transform")?.match(/-?[\\d.]+/g);
              return words && Math.abs(Math.abs(mark === "aim" ? words[0] : -words[1]) - {abs(place)}) < 250;
            }}"""
            self.page.wait_for_function(near, arg=mark)
            stop = self.page.locator("[data-marker]:visible").first
            if mark == "aim":
                stop.focus()
                self.page.keyboard.press("Enter")
                self.page.wait_for_selector("[data-marker][data-step=power]")
            else:
                self.painted_by(lambda: self.page.keyboard.press("Enter"))
        return self

    # -- a whole evening

    def sit_down(self, company, key):
        return self.seat(*company.names, bots=company.bots, game=key, **company.options)

    def seat(self, *names, bots=0, game="dilemma", first=None, **options):
        """From the home page to the first page of a game. Who begins is left to chance, or the seat `first`."""
        self.press(f"setup {game}")
        while self.page.locator("[name^=name-]").count() > len(names):
            self.press(f"remove {self.page.locator('[name^=name-]').count() - 1}")
        while self.page.locator("[name^=name-]").count() < len(names):
            self.press("add")
        for seat, name in enumerate(names):
            self.page.locator(f"[name=name-{seat}]").fill(name)
        for _ in range(bots):
            self.press("bot")
        for name, word in options.items():
            choice = self.page.locator(f'[name=option-{name}][value="{word}"]')
            folded = self.page.locator(f"select[name=option-{name}]")
            if folded.count():
                self.painted_by(lambda folded=folded, word=word: folded.select_option(word, force=True))
            elif not choice.is_checked():
                self.painted_by(lambda choice=choice: choice.check(force=True))
        if first is not None:
            self.painted_by(lambda: self.page.locator("[name=first]").select_option(index=first + 1))
        return self.press(f"start {game}")

    def bring(self, text):
        """Chooses a file from another phone, on a page that offers it."""
        chosen = {"name": "games.json", "mimeType": "application/json", "buffer": text.encode()}
        return self.painted_by(lambda: self.page.set_input_files("input[type=file]", chosen))

    def take_in(self, records):
        """From the home page and back, and it knows these games: as if another tab had played them."""
        self.lay(records)
        return self.press("settings").press("back")

    def play_on(self, chance, stop=lambda seen: False, most=2_000):
        """Random legal presses until the game is over, or `stop` says so; each page that is met on the way."""
        for _ in range(most):
            seen = self.look()
            yield seen
            if seen["screen"] not in ("cover", "table") or stop(seen):
                return
            self.step(seen, chance)
        raise AssertionError("the game does not end")

    def step(self, seen, chance):
        """One press, swipe or hold of those that the page offers. A clock may be quicker: then the page offers something else by now,
        the flick hits nothing, and the browser takes a tap after it for the finger that stops a fling; so these presses are clicks."""
        self.since = seen["painted"]
        try:
            self.choose(seen, chance)
        except TimeoutError:
            if self.page.evaluate("painted") == seen["painted"]:
                raise
        finally:
            self.since = None

    def choose(self, seen, chance):
        has_to_throw = not any(door.startswith("play ") and door.endswith(" pass") for door in seen["doors"])
        if seen["waiting"]:
            return self.painted_by(lambda: None)  # 3, 2, 1
        if seen["screen"] == "cover":
            return self.press("uncover")
        if seen["marker"]:
            return self.aim()
        if seen["throws"] and (chance() < 0.8 or has_to_throw):
            edge, value = pick(seen["throws"], chance)
            return self.swipe(self.card(value, edge), across=int(30 * chance()) - 15, ahead=100 + int(30 * chance()))
        if door := chosen(seen["doors"], chance):
            return self.press(door)
        if seen["racing"]:
            return self.page.wait_for_function(LANDED, arg=seen["painted"])
        return self.painted_by(lambda: None)  # GO is due


def recorded(played, people, key="dilemma", at=1_800_000_000_000):
    """The record of a game as the drawer of a phone keeps it. `people`: (name, colour, bot) for each seat."""
    who = [{"name": name, "colour": colour, "bot": bot} for name, colour, bot in people]
    return json.dumps({"game": key, "people": who, "began": at, "save": played.save(), "at": at})
