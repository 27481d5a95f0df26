"""A tab of any browser that knows WebDriver, with those of Playwright's words that a player says to a page."""

import base64
import time

from playwright.sync_api import TimeoutError

from tests.engines.browsers import Refused

PATIENCE = 30  # seconds until a thing that should happen does not any more
RUN = """
const [words, done] = [arguments[0], arguments[arguments.length - 1]];
(async () => {
  const told = (%s);
  return typeof told === "function" ? told(words) : told;
})().then((value) => done({ value }), (error) => done({ error: String(error) }));
"""
# Playwright's own sign for what can be seen; no style sheet knows it
FIND = """((css) => [...document.querySelectorAll(css.replaceAll(":visible", ""))].filter(
  (found) => !css.includes(":visible") || found.checkVisibility({ visibilityProperty: true })))"""
STILL = f"""async (css) => {{
  const place = () => JSON.stringify({FIND}(css)[0]?.getBoundingClientRect());
  const before = place();
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  return before && before === place() ? {{ told: await (%s)({FIND}(css)[0]) }} : null;
}}"""
# a frame that is on its way is not in WebKit's picture yet
AT_REST = """async () => {
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  const moves = document.getAnimations().filter((one) => one.effect.getComputedTiming().endTime < Infinity);
  await Promise.allSettled(moves.map((one) => one.finished));
}"""
KEYS = {"Enter": "\ue007", "Tab": "\ue004", "ArrowRight": "\ue014", "ArrowLeft": "\ue012", "Space": " "}
STEP = 12  # milliseconds between two samples of a finger


class Tab:
    def __init__(self, browser):
        self.browser = browser
        self.keyboard = Keyboard(self)

    def goto(self, address):
        self.browser.ask("go", url=address)

    def reload(self):
        """As somebody pulls the page down; WebDriver's own reload goes past the service worker in Firefox."""
        self.evaluate("window.isOld = true, setTimeout(() => location.reload()), null")
        self.wait_for_function("!window.isOld && document.readyState === 'complete'")

    def evaluate(self, script, arg=None):
        told = self.browser.ask("run", script=RUN % script, args=[arg])
        if told is None:
            raise Refused(f"the page was gone before it answered {script}")
        if "error" in told:
            raise Refused(f"{told['error']} in {script}")
        return told.get("value")

    def wait_for_function(self, script, arg=None, timeout=PATIENCE * 1000):
        """A page on its way out answers nothing; that is no reason not to ask the next one."""
        deadline, why = time.monotonic() + timeout / 1000, ""
        while time.monotonic() < deadline:
            try:
                if found := self.evaluate(script, arg):
                    return found
            except Refused as refused:
                why = f" ({refused})"
            time.sleep(0.03)
        raise TimeoutError(f"waited {timeout / 1000:.0f} s in vain for {script}{why}")

    def wait_for_selector(self, css, timeout=PATIENCE * 1000):
        return self.wait_for_function("(css) => document.querySelector(css) !== null", css, timeout)

    def locator(self, css):
        return Found(self, css)

    def screenshot(self, path):
        """Of a page on which everything has come to where it belongs."""
        self.evaluate(AT_REST)
        path.write_bytes(base64.b64decode(self.browser.ask("picture", full=False)))

    def go_back(self):
        self.evaluate("history.back()")

    def point(self, *steps):
        """What one finger does, or the mouse; it stays down from one call to the next."""
        finger = {"type": "pointer", "id": "finger", "parameters": {"pointerType": self.browser.pointer}, "actions": list(steps)}
        self.browser.ask("act", actions=[finger])


class Keyboard:
    def __init__(self, tab):
        self.tab = tab

    def press(self, key):
        self.strike(KEYS.get(key, key))

    def type(self, text):
        for letter in text:
            self.strike(letter)

    def strike(self, value):
        struck = [{"type": kind, "value": value} for kind in ("keyDown", "keyUp")]
        self.tab.browser.ask("act", actions=[{"type": "key", "id": "keys", "actions": struck}])


class Found:
    """What a selector means at the moment it is used."""

    def __init__(self, tab, css):
        self.tab, self.css = tab, css

    first = property(lambda self: self)

    def count(self):
        return self.tab.evaluate(f"(css) => {FIND}(css).length", self.css)

    def evaluate(self, script):
        """Asked of a thing that lies still: a page just painted may yet be scrolled, and a finger would meet its neighbour."""
        try:
            return self.tab.wait_for_function(STILL % script, self.css).get("told")
        except TimeoutError:
            raise TimeoutError(f"there is no {self.css} that lies still") from None

    def get_attribute(self, name):
        return self.evaluate(f"(found) => found.getAttribute('{name}')")

    def is_checked(self):
        return self.evaluate("(found) => found.checked")

    def focus(self):
        self.evaluate("(found) => found.focus()")

    def click(self):
        x, y = self.middle()
        self.tab.point(moved(x, y), DOWN, UP)

    tap = click

    def check(self, force):
        """Playwright wants to be told that something may lie over the box: here it is the finger that decides."""
        self.click()

    def fill(self, text):
        self.evaluate("(found) => (found.focus(), found.select())")
        self.tab.keyboard.type(text)

    def middle(self):
        return self.evaluate(MIDDLE)


# somebody scrolls until what they want comes out from under the foot
MIDDLE = """(found) => {
  let place;
  for (const block of ["nearest", "center"]) {
    found.scrollIntoView({ block, behavior: "instant" });
    const { x, y, width, height } = found.getBoundingClientRect();
    place = [x + width / 2, y + height / 2];
    if (found.contains(document.elementFromPoint(...place))) break;
  }
  return place;
}"""
DOWN, UP = {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}


def moved(x, y, during=0):
    return {"type": "pointerMove", "x": round(x), "y": round(y), "duration": during}
