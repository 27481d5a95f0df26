"""A hundred megabytes, folded into a link, in a file, or in a field: refused before they are unfolded, in little time and little room."""

import json
import time
import tracemalloc
import zlib
from base64 import urlsafe_b64encode
from functools import cache

import pytest

from tests.screens.phone import Phone
from web import deal, game_link, luggage, today
from web.games.dilemma_express.cards import pack_file

HUGE = 100_000_000
LINKS = (pack_file.LINK, game_link.LINK, deal.LINK, today.LINK)
A_LITTLE, SOON = 30_000_000, 3  # bytes beside what was sent, and seconds of the processor


@cache
def folded(mark):
    press = zlib.compressobj(9, wbits=-15)
    parts = [press.compress(mark * (HUGE // len(mark) // 100)) for _ in range(100)]
    return urlsafe_b64encode(b"".join([*parts, press.flush()])).decode().rstrip("=")


def weighed(act):
    """What it answers, within the time and the room it may take."""
    tracemalloc.start()
    began = time.process_time()
    try:
        answer = act()
        took, (_, most) = time.process_time() - began, tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert (took < SOON, most < A_LITTLE) == (True, True), f"{took:.1f} s, {most / 1e6:.0f} MB"
    return answer


@pytest.mark.parametrize("mark", [b"[", b"0", b'{"a":', b" "])
@pytest.mark.parametrize("link", LINKS)
def test_in_a_link_it_is_refused_in_a_sentence(link, mark):
    where = link + folded(mark)
    phone = weighed(lambda: Phone(where=where))
    assert (phone.screen, "notice" in phone.page.html, phone.records) == ("home", True, {}) or phone.screen in ("packs", "parcel", "today")


@pytest.mark.parametrize("mark", ["[", "1", '"', " "])
def test_as_a_file_it_is_refused_in_a_sentence(mark):
    phone, text = Phone(where="settings"), mark * HUGE
    weighed(lambda: phone.send({"do": "import", "text": text}))
    assert (phone.records, "notice" in phone.page.html) == ({}, True)


@pytest.mark.parametrize("mark", [b"[", b"1", b"{},", b" "])
def test_folded_in_a_file_it_is_refused_in_a_sentence(mark):
    phone, text = Phone(where="settings"), json.dumps({luggage.MARK: luggage.FORM, "folded": folded(mark)})
    weighed(lambda: phone.send({"do": "import", "text": text}))
    assert (phone.records, "notice" in phone.page.html) == ({}, True)


def test_as_a_name_it_is_cut():
    phone, name = Phone().press("setup dilemma"), "Ann\u0301a" * (HUGE // 5)
    weighed(lambda: phone.send(phone.made("form", form={"name-0": name})))
    assert len(phone.shell.way.page.party.people[0].name) <= 24


def test_as_a_record_it_is_put_aside():
    text = "[" * HUGE
    phone = weighed(lambda: Phone(records={"settings": text, "game/1": text}))
    assert (phone.screen, {*phone.records} == {"kept/settings", "kept/game/1"}) == ("home", True)


def test_a_link_that_is_unfolded_to_its_end_is_found(monkeypatch):
    monkeypatch.setattr(deal, "LARGEST", 2 * HUGE)
    with pytest.raises(AssertionError):
        weighed(lambda: Phone(where=deal.LINK + folded(b"0")))
