"""Firefox and WebKitGTK, started afresh with nothing in their drawers and led by wire: both know the words of WebDriver.

Firefox hears them as it comes, through its own door (Marionette); WebKitGTK, which is to an iPhone what a cousin is, through its driver.
"""

import http.client
import json
import os
import socket
import subprocess
import tempfile
import time
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path

PATIENCE = 60  # seconds that a browser may take for one thing
SIZE = (390, 844)
WIRED = {  # what we say → Firefox's word for it, and WebKit's
    "go": ("WebDriver:Navigate", "POST", "/url"),
    "run": ("WebDriver:ExecuteAsyncScript", "POST", "/execute/async"),
    "act": ("WebDriver:PerformActions", "POST", "/actions"),
    "picture": ("WebDriver:TakeScreenshot", "GET", "/screenshot"),
    "resize": ("WebDriver:SetWindowRect", "POST", "/window/rect"),
}
# the window's own page gives the one inside it the width of a phone; no window of Firefox's is that narrow
PHONE_SIZED = """
const { style } = gBrowser.selectedBrowser;
[style.width, style.height, style.flex] = [`${arguments[0]}px`, `${arguments[1]}px`, "none"];
"""
PREFERENCES = {
    "marionette.port": 0,  # any that is free
    "dom.w3c_touch_events.enabled": 1,
    "ui.useOverlayScrollbars": 1,  # as on a phone
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
}
MINIBROWSERS = "webkit2gtk-4.*/MiniBrowser"


class Refused(Exception):
    """The browser understood, and says why not."""


class Firefox:
    name, pointer = "firefox", "touch"

    def __init__(self, port):
        self.wire = socket.create_connection(("localhost", port), PATIENCE)
        self.heard = self.wire.makefile("rb")
        self.count = 0
        self.listen()  # it says good day
        told = self.say("WebDriver:NewSession", capabilities={"alwaysMatch": {}})
        self.version = f"Firefox {told['capabilities']['browserVersion']}"
        self.say("WebDriver:SetWindowRect", width=SIZE[0] + 200, height=SIZE[1] + 200)
        self.say("Marionette:SetContext", value="chrome")
        self.say("WebDriver:ExecuteScript", script=PHONE_SIZED, args=list(SIZE))
        self.say("Marionette:SetContext", value="content")

    def ask(self, what, **words):
        told = self.say(WIRED[what][0], **words)
        return told.get("value") if isinstance(told, dict) else told

    def say(self, name, **words):
        self.count += 1
        sent = json.dumps([0, self.count, name, words]).encode()
        self.wire.sendall(b"%d:%b" % (len(sent), sent))
        _, _, refused, told = self.listen()
        if refused:
            raise Refused(refused["message"])
        return told

    def listen(self):
        length = b""
        while (digit := self.heard.read(1)) not in (b":", b""):
            length += digit
        if not length:
            raise Refused("Firefox has gone")
        return json.loads(self.heard.read(int(length)))


class WebKit:
    name, pointer = "webkit", "mouse"

    def __init__(self, port, browser):
        self.wire = http.client.HTTPConnection("localhost", port, timeout=PATIENCE)
        self.session = ""
        wanted = {"webkitgtk:browserOptions": {"binary": str(browser), "args": ["--automation"]}}
        told = self.say("POST", "/session", {"capabilities": {"alwaysMatch": wanted}})
        self.session = f"/session/{told['sessionId']}"
        self.version = f"WebKitGTK {told['capabilities']['browserVersion']}"
        self.ask("resize", width=SIZE[0], height=SIZE[1])  # it takes as much as its buttons need

    def close(self):
        """A driver that is simply ended leaves its browser behind."""
        self.say("DELETE", self.session, None)

    def ask(self, what, **words):
        _, method, path = WIRED[what]
        return self.say(method, self.session + path, words if method == "POST" else None)

    def say(self, method, path, words):
        self.wire.request(method, path, None if words is None else json.dumps(words))
        told = json.loads(self.wire.getresponse().read())["value"]
        if isinstance(told, dict) and "error" in told:
            raise Refused(told.get("message") or told["error"])
        return told


@contextmanager
def firefox():
    with ExitStack() as stack:
        profile = Path(stack.enter_context(tempfile.TemporaryDirectory(ignore_cleanup_errors=True)))
        lines = (f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in PREFERENCES.items())
        (profile / "user.js").write_text("".join(lines), "utf-8")
        command = ("firefox-esr", "--headless", "--marionette", "--remote-allow-system-access", "--no-remote", "--profile", profile)
        stack.enter_context(running(*command))
        door = profile / "MarionetteActivePort"
        yield Firefox(int(patiently(lambda: door.exists() and door.read_text())))


@contextmanager
def webkit():
    with ExitStack() as stack:
        told, tells = os.pipe()
        stack.enter_context(running("Xvfb", "-displayfd", str(tells), "-screen", "0", "1280x1024x24", "-nolisten", "tcp", pass_fds=[tells]))
        os.close(tells)
        with open(told) as line:  # the whole of it: Xvfb does not live without having said it
            screen = line.readline().strip()
        with socket.socket() as free:
            free.bind(("localhost", 0))
            port = free.getsockname()[1]
        stack.enter_context(running("WebKitWebDriver", f"--port={port}", env={**os.environ, "DISPLAY": f":{screen}"}))
        patiently(lambda: is_open(port))
        (browser, *_) = sorted(Path("/usr/lib").glob(f"*/{MINIBROWSERS}"), reverse=True)
        yield stack.enter_context(closing(WebKit(port, browser)))


ENGINES = {"firefox": firefox, "webkit": webkit}


@contextmanager
def running(*command, **options):
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, **options)
    try:
        yield process
    finally:
        process.terminate()
        process.wait()


def patiently(look):
    """What `look` finds, as soon as it finds something."""
    deadline = time.monotonic() + PATIENCE
    while not (found := look()):
        if time.monotonic() > deadline:
            raise Refused("the browser does not start")
        time.sleep(0.05)
    return found


def is_open(port):
    with socket.socket() as door:
        return door.connect_ex(("localhost", port)) == 0
