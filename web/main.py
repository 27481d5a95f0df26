"""Where the page meets the game: a press comes in as text, a painted page goes out as text."""

import json

from web.shell import Shell

__export__ = ["press"]
shell = Shell()


def press(message):
    return json.dumps(shell.press(json.loads(message)))
