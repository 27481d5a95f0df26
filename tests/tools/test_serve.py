"""`dev.py play` serves the site as a good web host would."""

import gzip
import socket
from contextlib import contextmanager
from http.client import HTTPConnection
from threading import Thread

import pytest

from web.build.serve import Server, opened


@pytest.fixture
def folder(tmp_path):
    site = tmp_path / "site"
    (site / "fr").mkdir(parents=True)
    (site / "index.html").write_text("<h1>home</h1>" * 50, "utf-8")
    (site / "fr" / "index.html").write_text("<h1>accueil</h1>", "utf-8")
    for name in ("a.json", "c.js", "e.woff2", "f.css", "stdlib.bin"):
        (site / name).write_bytes(b"x" * 2000)
    (tmp_path / "secret.txt").write_text("not part of the site")
    return site


@contextmanager
def served(folder, path="/"):
    server = Server(folder, 0, path)
    Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield server
    finally:
        server.shutdown()
        server.server_close()


def get(server, path, **headers):
    asked = HTTPConnection("localhost", server.port, timeout=10)
    asked.request("GET", path, headers=headers)
    answer = asked.getresponse()
    return answer, answer.read()


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("a.json", "application/json"),
        ("c.js", "text/javascript; charset=utf-8"),
        ("e.woff2", "font/woff2"),
        ("f.css", "text/css; charset=utf-8"),
        ("", "text/html; charset=utf-8"),
    ],
)
def test_content_types(folder, name, kind):
    with served(folder) as server:
        answer, _ = get(server, f"/{name}")
        assert answer.headers["Content-Type"] == kind
        assert answer.headers["Cache-Control"] == "no-cache"


def test_text_is_compressed_for_whoever_can_read_it(folder):
    with served(folder) as server:
        for name, small in (("a.json", True), ("c.js", True), ("e.woff2", False), ("stdlib.bin", False)):
            answer, body = get(server, f"/{name}", **{"Accept-Encoding": "gzip, br"})
            assert (answer.headers["Content-Encoding"] == "gzip") is small
            assert (gzip.decompress(body) if small else body) == b"x" * 2000
        answer, body = get(server, "/c.js")
        assert answer.headers["Content-Encoding"] is None
        assert body == b"x" * 2000


def test_what_has_not_changed_is_not_sent_again(folder):
    with served(folder) as server:
        first, _ = get(server, "/c.js")
        again, body = get(server, "/c.js", **{"If-None-Match": first.headers["ETag"]})
        assert (again.status, body) == (304, b"")
        (folder / "c.js").write_bytes(b"y" * 2000)
        changed, body = get(server, "/c.js", **{"If-None-Match": first.headers["ETag"]})
        assert (changed.status, body) == (200, b"y" * 2000)


@pytest.mark.parametrize("path", ["/", "/some path/", "games/ö & co"])
def test_any_path_will_do(folder, path):
    with served(folder, path) as server:
        start = server.address().removeprefix(f"http://localhost:{server.port}")
        assert get(server, start)[1].startswith(b"<h1>home")
        assert get(server, f"{start}fr/")[1] == b"<h1>accueil</h1>"
        answer, _ = get(server, f"{start}fr")
        assert (answer.status, answer.headers["Location"]) == (301, f"{start}fr/")
        assert get(server, f"{start}nothing")[0].status == 404


def test_the_root_leads_to_the_site_under_its_path(folder):
    with served(folder, "/some path/") as server:
        answer, _ = get(server, "/")
        assert (answer.status, answer.headers["Location"]) == (301, "/some%20path/")


@pytest.mark.parametrize("path", ["/../secret.txt", "/%2e%2e/secret.txt", "/fr/..%2f..%2fsecret.txt", "/%00", "//etc/passwd"])
def test_nothing_outside_the_site_is_served(folder, path):
    with served(folder) as server:
        assert get(server, path)[0].status == 404


def test_a_taken_port_is_replaced_by_a_free_one_and_said(folder, capsys):
    with socket.socket() as taken:
        taken.bind(("", 0))
        taken.listen()
        port = taken.getsockname()[1]
        server = opened(folder, port, "/", exact=False)
    server.server_close()
    assert server.port != port
    assert capsys.readouterr().out == f"Port {port} is in use, so it is port {server.port} this time.\n"
