"""Where the page meets the game: a press comes in as text, a painted page goes out as text."""

import json
import os
import sys
from asyncio import ensure_future, sleep
from functools import cache, partial

__export__ = ["press", "fetch_wheel"]
A_BREATH = 0.3  # seconds
under_way = set()


@cache
def shell():
    """The app is read at the first press: what goes wrong in it is then told to the page, which else would wait for ever."""
    import behind

    from web.freight import expect

    expect({name: partial(behind.bring, name) for name in behind.names()})
    from web.shell import Shell

    return Shell()


def press(message):
    told = json.loads(message)
    reply = json.dumps(shell().press(told))
    if told["do"] == "boot":
        under_way.add(ensure_future(read_behind()))
    return reply


async def read_behind():
    """What the first page had no need of, once it is there: one piece at a time, then one game, so that a press waits for one at most."""
    import behind

    from web.freight import NotAboard, arrived
    from web.games import GAMES

    for name in behind.names():
        await sleep(A_BREATH)
        if await behind.come(name):
            arrived(name)
    try:
        for _ in GAMES.values():
            await sleep(A_BREATH)
    except NotAboard:
        return  # said to whoever opens it


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
