"""What the build writes: small enough, complete, and the same for every path it is put under."""

import io
import json
import os
import re
import shutil
import subprocess
import sys
import zipfile
from base64 import b64encode
from hashlib import sha256
from html import unescape
from html.parser import HTMLParser
from urllib.parse import urljoin, urlsplit

import pytest
from fontTools.ttLib import TTFont
from zstandard import decompress

from pygame_logic.dilemma_express.printed import ours
from web.build import edition, fonts, icons, precache
from web.words import LANGUAGES

SITE = "http://site/some path/"


class Addresses(HTMLParser):
    """Every address that a page names."""

    def __init__(self, html):
        super().__init__()
        self.found = []
        self.feed(html)

    def handle_starttag(self, tag, attrs):
        self.found += [value for name, value in attrs if name in ("href", "src") and value and not value.startswith("#")]


def pages(dist):
    """All but the one for addresses that lead nowhere: it is shown at any depth, and not at its own."""
    return [file for file in dist.rglob("*.html") if file.name != "404.html"]


def test_every_address_in_every_page_is_relative_and_leads_to_a_file(dist):
    for page in pages(dist):
        own = page.relative_to(dist).as_posix().removesuffix("index.html")
        for address in Addresses(page.read_text("utf-8")).found:
            parts = urlsplit(address)
            if parts.scheme in ("http", "https"):
                continue  # a link that the reader may follow, as on the credits page
            target = urljoin(SITE + own, address)
            assert target.startswith(SITE), (own, address)
            file = dist / urlsplit(target).path.removeprefix("/some path/")
            assert (file / "index.html" if file.is_dir() else file).is_file(), (own, address)


def test_no_page_has_styles_or_scripts_written_into_it(dist):
    for page in pages(dist):
        html = page.read_text("utf-8")
        assert not re.search(r"\sstyle=|\son\w+=|<style|<script(?![^>]*\ssrc=)", html), page
        assert 'http-equiv="Content-Security-Policy"' in html, page


def test_the_one_script_at_a_wrong_address_is_the_one_that_its_policy_names(dist):
    (script,) = re.findall(r"<script[^>]*>(.*?)</script>", (dist / "404.html").read_text("utf-8"), re.S)
    allowed = b64encode(sha256(script.encode()).digest()).decode()
    assert f"script-src 'sha256-{allowed}';" in unescape((dist / "404.html").read_text("utf-8"))


def test_every_name_has_a_type_on_every_host_or_needs_none(dist):
    """Firefox and Chromium take no script, and nobody shows a page, of a type that is not said; the rest is read as bytes."""
    ends = {file.suffix for file in dist.rglob("*") if file.is_file()}
    assert ends == {".html", ".css", ".js", ".svg", ".png", ".jpg", ".json", ".webmanifest", ".woff2", ".whl", ".bin", ".py"}


def test_every_sign_of_a_page_is_drawn_in_it_once(dist):
    for page in pages(dist):
        html = page.read_text("utf-8")
        ids = re.findall(r'\bid="([^"]+)"', html)
        assert len(ids) == len(set(ids)), page
        assert set(re.findall(r'<use href="#([^"]+)"', html)) <= set(ids), page


def test_the_phone_keeps_everything_but_the_guard_himself(dist):
    listed = json.loads((dist / "precache.js").read_text("utf-8").removeprefix("self.PRECACHE = ").rstrip(";\n"))
    there = {file.relative_to(dist).as_posix() for file in dist.rglob("*") if file.is_file()}
    kept = set(listed["files"])
    together = set(json.loads(decompress((dist / precache.PAGES).read_bytes())))
    carried = together | {f"{name}.bin" if name in listed["packed"] else name for name in kept}
    elsewhere = ("precache.js", "service-worker.js", "404.html", "manifest.webmanifest", "pyodide/pyodide.asm.js.bin")
    elsewhere += ("screenshots/", "shortcuts/", "previews/")
    assert there - carried == {name for name in there if name.startswith(elsewhere)}
    assert not carried - there
    assert next(iter(listed["files"])).startswith(("pyodide/", "pyscript/"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_letters_and_signs_of_a_language_are_all_there_and_light(dist, language):
    files = [file for file in (dist / "static" / "fonts").glob(f"{language}*") if re.fullmatch(rf"{language}(-latin)?", file.stem)]
    assert sum(file.stat().st_size for file in files) <= fonts.LARGEST
    held = {chr(code) for file in files for code in TTFont(file).getBestCmap()}
    written = {letter for letter in fonts.letters(language) if letter.isprintable()}  # a soft hyphen needs no drawing
    assert not written - held
    styles = (dist / "static" / f"fonts-{language}.css").read_text("utf-8")
    assert all(f"fonts/{file.name}" in styles for file in files)


def letters_shown(html):
    """Every character one can read on a page: no tags, and no spaces, which need no drawing."""
    body = unescape(re.sub(r"<[^>]*>", "", html.split("<body>")[1]))
    return {letter for text in (body, body.upper()) for letter in text if letter.isprintable() and not letter.isspace()}


def held_by(dist, style):
    """Every character that the fonts of a style sheet have."""
    names = re.findall(r"url\((.*?)\)", (dist / "static" / style).read_text("utf-8"))
    return {chr(code) for name in names for code in TTFont(dist / "static" / name).getBestCmap()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_letter_of_a_page_that_the_build_draws_is_left_to_another_typeface(dist, language):
    shown = {page: letters_shown(page.read_text("utf-8")) for page in (dist / language).rglob("*.html")}
    held = held_by(dist, f"fonts-{language}.css")
    assert shown and {page: missing for page, letters in shown.items() if (missing := letters - held)} == {}


def test_no_ukrainian_letter_is_left_to_another_typeface(dist):
    for name in ("uk.woff2", "cyrillic.woff2"):
        cmap = TTFont(dist / "static" / "fonts" / name).getBestCmap()
        assert [letter for letter in "іїєґІЇЄҐ" if ord(letter) not in cmap] == []
    assert any(0x02BC in TTFont(dist / "static" / "fonts" / name).getBestCmap() for name in ("uk.woff2", "uk-latin.woff2"))


def test_spans_are_written_as_style_sheets_write_them():
    assert fonts.spans({0x41, 0x42, 0x43, 0x61}) == "U+41-43,U+61"


def test_a_sign_keeps_its_gradients_to_itself():
    body = '<g clip-path="url(#a)"><use href="#b"/></g><clipPath id="a"/><path id="b" fill="url(#a)"/>'
    own = icons.with_own_ids(body, "e-cat")
    assert own == '<g clip-path="url(#e-cat.0)"><use href="#e-cat.1"/></g><clipPath id="e-cat.0"/><path id="e-cat.1" fill="url(#e-cat.0)"/>'


def test_a_sign_that_does_not_exist_stops_the_build():
    with pytest.raises(SystemExit, match="no sign called no-such-thing"):
        icons.borrowed_signs(["i-no-such-thing"])


def unpacked(dist, name):
    return decompress((dist / "pyodide" / name).read_bytes())


def packed_in(dist, name):
    """The files that Python finds on the phone."""
    return zipfile.ZipFile(io.BytesIO(unpacked(dist, name)))


def ours_in(dist, folder):
    """All pieces of our own, as the phone lays them out."""
    for piece in (dist / "pyodide" / "app").iterdir():
        packed_in(dist, f"app/{piece.name}").extractall(folder)
    return folder


def test_python_on_the_phone_can_import_all_that_it_carries(dist, tmp_path):
    """In node, with the trimmed library: a module that the build has missed would be "removed from the standard library"."""
    app = ours_in(dist, tmp_path / "app")
    names = [file.relative_to(app).as_posix() for file in app.rglob("*.*")]
    modules = [name.removesuffix(".pyc").removesuffix("/__init__").replace("/", ".") for name in names if name.endswith(".pyc")]
    ours = [name for name in modules if name.startswith(("web", "pygame_logic"))]
    assert {"web.shell", "pygame_logic.table"} <= set(ours)
    (tmp_path / "stdlib.zip").write_bytes(unpacked(dist, "stdlib.bin"))
    shutil.make_archive(tmp_path / "app", "zip", app)
    script = tmp_path / "imports.mjs"
    script.write_text(f"""
import {{ readFileSync }} from "node:fs";
import {{ LOCK }} from "{dist}/pyodide/facts.js";
import {{ loadPyodide }} from "{dist.parent}/web/node_modules/pyodide/pyodide.mjs";
const python = await loadPyodide({{ stdLibURL: "{tmp_path}/stdlib.zip", lockFileContents: LOCK }});
python.unpackArchive(new Uint8Array(readFileSync("{tmp_path}/app.zip")), "zip");
try {{
  python.runPython("import importlib\\nfor name in {ours}: importlib.import_module(name)\\nimportlib.invalidate_caches()");
  console.log("all there");
}} catch (error) {{
  console.log(error.message);
}}
""")
    told = subprocess.run(["node", script], capture_output=True, text=True)
    assert told.stdout == "all there\n"


def test_the_library_travels_as_bytecode_only(dist):
    assert {name.rsplit(".", 1)[1] for name in packed_in(dist, "stdlib.bin").namelist()} == {"pyc"}


def test_neither_mail_nor_http_travels_with_the_library(dist):
    """They would come along with one import of urllib.request that is not stood in for."""
    assert not [name for name in packed_in(dist, "stdlib.bin").namelist() if name.startswith(("email/message", "http/"))]


def test_every_wheel_that_the_edition_names_travels_with_the_site(dist):
    named = json.loads(packed_in(dist, "app/edition.bin").read("static/generated/edition.json"))["wheels"]
    assert set(named) == {"micropip", "segno"}
    assert {file.name for file in (dist / "wheels").iterdir()} == set(named.values())


def test_an_edition_is_known_by_the_sources_it_was_made_from(tmp_path):
    edition.build(tmp_path / "one.json", tmp_path)
    edition.build(tmp_path / "other.json", tmp_path)
    version = json.loads((tmp_path / "one.json").read_text())["version"]
    assert re.fullmatch(r"\d+\.\d+\.\d+ · [0-9a-f]{8}", version)
    assert (tmp_path / "one.json").read_text() == (tmp_path / "other.json").read_text()
    assert not [file for file in edition.sources() if "node_modules" in file.parts or "generated" in file.parts]


BADGES = "import sys; from pathlib import Path; from web.build import badges; badges.build(Path(sys.argv[1]))"


def test_a_badge_is_the_same_byte_for_byte_whenever_it_is_drawn(tmp_path):
    """Else every update would bring all of them anew."""
    for seed in "12":
        subprocess.run([sys.executable, "-c", BADGES, tmp_path / seed], env=os.environ | {"PYTHONHASHSEED": seed}, check=True)
    one, other = ({file.name: file.read_bytes() for file in (tmp_path / seed).iterdir()} for seed in "12")
    assert one == other


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_letter_of_the_cards_is_in_the_fonts_that_travel(dist, language):
    held = {chr(code) for script in fonts.ALPHABETS for code in TTFont(dist / "static" / "fonts" / f"{script}.woff2").getBestCmap()}
    texts = "".join(" ".join((card.text(language), *card.names(language))) for card in ours())
    assert {letter for letter in set(texts) - held if letter.isprintable()} == set()  # a soft hyphen and a narrow space need no drawing
