"""What a messenger shows of a link: a picture, a name and a line, for each game in each language, where the build is told the address."""

import io
import re
from argparse import ArgumentTypeError

import pytest
from PIL import Image

from web.build import previews
from web.build.__main__ import whole
from web.games import GAMES
from web.pages import documents
from web.words import LANGUAGES, Say

ADDRESS = "https://example.org/games/"
PATHS = [path for path, _ in documents()]


def said(path, name):
    (content,) = re.findall(rf'<meta property="{name}" content="([^"]*)">', previews.tags(path, ADDRESS))
    return content


@pytest.fixture(scope="module")
def painted(tmp_path_factory):
    folder = tmp_path_factory.mktemp("painted")
    previews.build(folder)
    return {file.relative_to(folder).as_posix(): file.read_bytes() for file in folder.rglob("*.jpg")}


def test_there_is_a_picture_for_every_page(painted):
    assert {said(path, "og:image").removeprefix(ADDRESS) for path in PATHS} == set(painted)


def test_every_picture_is_as_large_as_messengers_want_it_and_no_heavier_than_they_take(painted):
    assert {Image.open(io.BytesIO(made)).size for made in painted.values()} == {(1200, 630)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_link_to_a_game_is_called_by_its_name_and_says_what_it_is(language):
    for key in GAMES:
        path = f"{language}/{key}/index.html"
        assert (said(path, "og:title"), said(path, "og:description")) == previews.told(Say(language), key)


def test_a_page_names_its_own_address_and_the_same_page_in_every_language():
    tags = previews.tags("fr/rules/mystery/index.html", ADDRESS)
    assert dict(re.findall(r'hreflang="([^"]+)" href="([^"]+)"', tags)) == {
        **{language: f"{ADDRESS}{language}/rules/mystery/" for language in LANGUAGES},
        "x-default": f"{ADDRESS}en/rules/mystery/",
    }
    assert said("fr/rules/mystery/index.html", "og:url") == f"{ADDRESS}fr/rules/mystery/"


def test_the_page_that_chooses_a_language_is_the_one_for_every_other_language():
    assert f'hreflang="x-default" href="{ADDRESS}"' in previews.tags("en/index.html", ADDRESS)


@pytest.mark.parametrize("address", ["example.org", "ftp://example.org/", "https://example.org/?a", "https://exa mple.org/"])
def test_what_is_no_address_is_refused(address):
    with pytest.raises(ArgumentTypeError, match="is no address"):
        whole(address)


def test_an_address_may_be_given_without_its_last_stroke():
    assert whole("https://example.org/games") == ADDRESS
