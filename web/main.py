"""Where the page meets the game: a press comes in as text, a painted page goes out as text."""

import json
import os
import sys
from asyncio import get_event_loop
from functools import cache

__export__ = ["press", "fetch_wheel"]
A_BREATH = 0.3  # seconds


@cache
def shell():
    """The app is read at the first press: what goes wrong in it is then told to the page, which else would wait for ever."""
    from web.shell import Shell

    return Shell()


def press(message):
    told = json.loads(message)
    reply = json.dumps(shell().press(told))
    if told["do"] == "boot":
        read_behind()
    return reply


def read_behind():
    """The games, once the first page is there: one at a time, so that a press waits for one at most."""
    from web.games import GAMES

    unread, later = iter(GAMES.values()), get_event_loop().call_later

    def read_one():
        if next(unread, None):
            later(A_BREATH, read_one)

    later(A_BREATH, read_one)


async def fetch_wheel(name):
    """What only one page needs, from the site's own wheels/ when that page opens. The wheel with micropip in it installs the others."""
    from pyodide_js import loadPackage

    from web.edition import edition

    await fetch_stdlib("stdlib-for-micropip")
    folder, wheels = f"{shell().address}wheels/", edition()["wheels"]
    await loadPackage(folder + wheels["micropip"])
    from micropip import install

    await install(folder + wheels[name], deps=False)


async def fetch_stdlib(name):
    """The modules that were not worth waiting for when Python started; of some packages the rest is there already."""
    import js
    from pyodide_js import unpackArchive

    packed = await js.fetch(f"{shell().address}pyodide/{name}.bin")
    unpackArchive(await js.Response.new(js.unpacked(packed.body)).arrayBuffer(), "zip", extractDir=name)
    sys.path.append(name)
    for package in sys.modules.keys() & os.listdir(name):
        sys.modules[package].__path__.append(f"{name}/{package}")
