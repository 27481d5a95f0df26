"""What the tests of the line do again and again: board, sit down, lift the blind, play a card."""

from .eyes import RECORDS

# Python hears that the first page is painted when the test says so: tell()
UNTOLD = """const { postMessage } = BroadcastChannel.prototype;
BroadcastChannel.prototype.postMessage = function (told) {
  if (told.painted) window.tell = () => postMessage.call(new BroadcastChannel(this.name), told);
  else postMessage.call(this, told);
};"""
STEPS = "() => [...document.querySelectorAll('#screen [data-do]')].map((control) => control.dataset.do)"


def board(page, address):
    page.goto(address)
    ready(page)


def ready(page):
    page.wait_for_selector("html[data-engine=ready]")


def untold(page, address):
    """The first page is painted, and Python waits to hear of it."""
    page.add_init_script(UNTOLD)
    board(page, address)


def offline_ready(page):
    page.wait_for_selector("html[data-offline=ready]")


def at(page, screen):
    page.wait_for_selector(f"#screen[data-screen={screen}]")


def press(page, do):
    page.locator(f"#screen [data-do^='{do}']").first.click()


def sit_down(page, site):
    """A new game of three nameless people; its first cover is up."""
    board(page, f"{site.url}en/dilemma/")
    begin(page)


def begin(page):
    press(page, "start")
    at(page, "cover")
    press(page, "met")
    page.wait_for_selector("#screen .welcome", state="detached")


def lift_blind(page):
    """By keyboard: press, and press again."""
    page.locator("[data-do=uncover]").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    at(page, "table")


def offer(page, value=3):
    """The first move of a turn: a card laid face down. The next cover says for whom the phone is now."""
    press(page, f"draft {value}")
    page.wait_for_selector(f"#screen [data-do='draft {value}'][aria-pressed=true]")
    press(page, "play")
    at(page, "cover")


def heading(page):
    return page.locator("#screen h1").first.text_content()


def task(page):
    """What the cover asks the next one to do: it tells how far the game has come."""
    return page.locator("#screen .sign strong").text_content()


def drawer(page, site):
    """Everything kept on this phone."""
    return page.evaluate(RECORDS, f"pocket-express {site.path}")
