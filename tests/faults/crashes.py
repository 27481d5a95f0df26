"""The page itself is killed, its process and all, at every move of a golden game that somebody presses in a browser."""

import json

from playwright.sync_api import Error

from tests.chromium import PHONE
from tests.e2e.driver import Player
from tests.e2e.line import board
from tests.e2e.test_play_goldens import press_on
from tests.faults.kills import PLACE, RECORD, begun


def lost_by_crashing(chromium, site, name):
    """What was painted and is not there when the phone is taken up again, each as a sentence."""
    record, moves = begun(name)
    context = chromium.new_context(**PHONE, reduced_motion="reduce")
    player = Player(context.new_page(), site).open("en/").take_in({RECORD: record}).press("games").press(f"resume {PLACE[5:]}")
    pressed = 0
    for count in range(1, len(moves) + 1):
        made = press_on(player, moves[count - 1 : count])
        pressed += made
        if not made:  # a throw: no finger repeats it
            kept = json.loads(record)
            player.lay({RECORD: json.dumps(kept | {"save": kept["save"] | {"moves": moves[:count]}})})
        try:
            player.page.goto("chrome://crash")
        except Error:
            player.page.close()
        player = Player(context.new_page(), site)
        board(player.page, f"{site.url}en/#{PLACE}")
        records = player.records()
        there = json.loads(records.get(RECORD) or records[f"over/{PLACE[5:]}"])["save"]["moves"]
        if there[:count] != moves[:count] or player.screen not in ("cover", "table", "over"):
            yield f"{name}, killed after {count} moves: the page {player.screen}, {there[-2:]} are its last moves"
            break
        if there != moves[:count]:  # whose time was running has passed meanwhile: so did nobody in the golden game
            kept = json.loads(record)
            player.lay({RECORD: json.dumps(kept | {"save": kept["save"] | {"moves": moves[:count]}})})
            board(player.page.context.pages[-1], f"{site.url}en/")
            board(player.page, f"{site.url}en/#{PLACE}")
    print(f"{name}: killed {len(moves)} times, {pressed} of them after a press", flush=True)
    context.close()
