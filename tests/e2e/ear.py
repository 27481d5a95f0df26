"""What Chromium tells a screen reader, and nothing else: roles, names and states off its accessibility tree, pressed by key."""

from tests.e2e.driver import Player
from tests.listener import CONTROLS, Heard, begun
from tests.screens import ear as screens

ROLES = {"DisclosureTriangle": "summary", "image": "img", "StaticText": "text", "ToggleButton": "button", "MenuListPopup": ""}
GROUPS = {"group", "region", "radiogroup", "navigation", "list", "form", "complementary", "table", "figure"}
SAID_WHOLE = {"heading", "img", "timer", "progressbar", *CONTROLS}  # by one name: what is inside of it is not said again
STATES = ("pressed", "checked", "disabled")  # which tab is the current one it tells, but not us
ASKED_AGAIN = "button[aria-pressed=true][data-hold]:focus"
SHOWN = """() => {
  const screen = document.getElementById("screen");
  const copy = screen.cloneNode(true);
  const [all, copies] = [screen, copy].map((root) => [...root.querySelectorAll("*")]);
  all.forEach((element, at) => {
    const { display, visibility } = getComputedStyle(element);
    if (display === "none" || visibility === "hidden") copies[at].remove();
  });
  return copy.outerHTML;
}"""


class Ears:
    """In a browser, with a game that is about to begin, and a page that nobody looks at."""

    def __init__(self, page, site, room, people, robots=0, **options):
        self.player, self.page = Player(page, site).open("en/"), page
        self.player.take_in({"game/1": begun(room, people, robots, **options)}).press("games").press("resume 1")
        self.tree = self.player.fingers
        self.tree.send("Accessibility.enable")

    def hear(self):
        return heard(self.tree)

    def does(self, each):
        return each.thing

    def press(self, each, chance):
        """It takes the focus, and a key presses it; what others hold for a while asks for the key once more."""
        self.tree.send("DOM.getDocument")
        self.tree.send("DOM.focus", {"backendNodeId": each.thing})
        self.player.painted_by(self.enter if not is_marker(each) else self.stop_twice)

    def enter(self):
        self.page.keyboard.press("Enter")
        if self.page.locator(ASKED_AGAIN).count():
            self.page.keyboard.press("Enter")

    def stop_twice(self):
        self.page.keyboard.press("Enter")
        self.page.keyboard.press("Enter")

    @property
    def is_over(self):
        return self.player.screen == "over"


def heard_otherwise(player):
    """Where Chromium says anything else than tests/screens/ear.py reads off the same page."""
    there, here = (
        [(each.role, squeezed(each.name), {*each.states} & {*STATES}, each.within) for each in hears if each.role in SAID_WHOLE]
        for hears in (heard(player.fingers), screens.heard(player.page.evaluate(SHOWN)))
    )
    return [f"is heard otherwise: {each}" for each in (*there, *here) if (each in there) != (each in here)]


def squeezed(name):
    """Where words begin, styles decide; some are written in capitals."""
    return "".join(name.split()).lower()


def is_marker(each):
    return each.name.startswith("Stop in the middle")


def heard(tree):
    """The whole page, from above to below."""
    nodes = {node["nodeId"]: node for node in tree.send("Accessibility.getFullAXTree")["nodes"]}
    root = next(node for node in nodes.values() if "parentId" not in node)
    return [*heard_in(root, nodes)]


def heard_in(node, nodes, within=()):
    role, name = said(node, "role"), said(node, "name")
    role = ROLES.get(role, role)
    if not node.get("ignored"):
        if role in SAID_WHOLE:
            yield Heard(role, name, states(node), within, node.get("backendDOMNodeId"))
            return
        if role == "text":
            if name:
                yield Heard(role, name, (), within)
            return
        if role in GROUPS and name:
            yield Heard("group", name, (), within)
            within = (*within, name)
    for child in node.get("childIds", ()):
        if child in nodes:
            yield from heard_in(nodes[child], nodes, within)


def said(node, what):
    return " ".join(str(node.get(what, {}).get("value", "")).replace("\N{SOFT HYPHEN}", "").split())


def states(node):
    told = {each["name"]: each["value"].get("value") for each in node.get("properties", ())}
    return tuple(state for state in STATES if told.get(state) in (True, "true"))
