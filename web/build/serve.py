"""Serves dist/ to the phone as a good web host would: compressed, with the right content types, under any path."""

import argparse
import gzip
import hashlib
import mimetypes
import socket
import sys
from functools import lru_cache
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import quote, unquote, urlsplit

import segno

TYPES = {  # the machine's own table may be incomplete, or wrong
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".py": "text/x-python; charset=utf-8",
    ".svg": "image/svg+xml",
    ".wasm": "application/wasm",
    ".whl": "application/octet-stream",
    ".woff2": "font/woff2",
}
COMPRESSED = {".css", ".html", ".js", ".json", ".mjs", ".py", ".svg", ".wasm"}


@lru_cache(maxsize=512)
def content(file, changed):
    """A file's bytes, the same compressed if that pays, and its tag; `changed` is its time, so that a new build is noticed."""
    raw = file.read_bytes()
    tag = hashlib.sha256(raw).hexdigest()[:20]
    return raw, gzip.compress(raw, 6) if file.suffix in COMPRESSED else None, tag


class Page(BaseHTTPRequestHandler):
    """One request. `server.folder` is what is served, `server.path` what every address starts with."""

    server: "Server"
    protocol_version = "HTTP/1.1"
    server_version = "PocketExpress"
    sys_version = ""

    def do_GET(self):
        self.answer(with_body=True)

    def do_HEAD(self):
        self.answer(with_body=False)

    def answer(self, with_body):
        path = unquote(urlsplit(self.path).path)
        if path == "/" != self.server.path:
            return self.redirect(self.server.path)
        file = self.file(path)
        if file and file.is_dir():
            if not path.endswith("/"):
                return self.redirect(path + "/")
            file /= "index.html"
        if not file or not file.is_file():
            return self.send(HTTPStatus.NOT_FOUND, b"There is no such page here.\n", "text/plain; charset=utf-8", with_body)
        raw, small, tag = content(file, file.stat().st_mtime_ns)
        if f'"{tag}"' in self.headers.get("If-None-Match", ""):
            return self.send(HTTPStatus.NOT_MODIFIED, b"", None, False, ETag=f'"{tag}"')
        more = {"ETag": f'"{tag}"', "Vary": "Accept-Encoding"}
        if small and "gzip" in self.headers.get("Accept-Encoding", ""):
            raw, more["Content-Encoding"] = small, "gzip"
        kind = TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        self.send(HTTPStatus.OK, raw, kind, with_body, **more)

    def file(self, path):
        """What an address means on disk, or None if it lies outside."""
        if not path.startswith(self.server.path) or "\0" in path:
            return None
        file = (self.server.folder / path.removeprefix(self.server.path)).resolve()
        return file if file.is_relative_to(self.server.folder) else None

    def redirect(self, path):
        self.send(HTTPStatus.MOVED_PERMANENTLY, b"", None, False, Location=quote(path))

    def send(self, status, body, kind, with_body, **headers):
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name, value)
        if kind:
            self.send_header("Content-Type", kind)
        if status != HTTPStatus.NOT_MODIFIED:
            self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", "no-cache")
        self.send_header("X-Content-Type-Options", "nosniff")
        self.end_headers()
        if with_body:
            self.wfile.write(body)

    def log_message(self, *args):
        """Nothing: the terminal keeps the address and the QR code."""


class Server(ThreadingHTTPServer):
    """Waits on all of the machine's addresses, so that a phone in the same network gets through."""

    daemon_threads = True
    page = Page
    request_queue_size = 128  # a browser that fills its cache asks for a hundred files at once

    def __init__(self, folder, port, path="/"):
        self.folder = Path(folder).resolve()
        self.path = f"/{path.strip('/')}/".replace("//", "/")
        super().__init__(("", port), self.page)

    def handle_error(self, request, client_address):
        """A browser that goes away in the middle is nothing to report."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)

    @property
    def port(self):
        return self.server_address[1]

    def address(self, host="localhost"):
        return f"http://{host}:{self.port}{quote(self.path)}"


def opened(folder, port, path, exact):
    """The server, on the port asked for or, if nobody insisted on one that is taken, on a free one; says so."""
    try:
        return Server(folder, port, path)
    except OSError as error:
        if exact:
            raise SystemExit(f"Port {port} cannot be used ({error.strerror}). Name another one: --port {port + 1}") from error
        server = Server(folder, 0, path)
        print(f"Port {port} is in use, so it is port {server.port} this time.")
        return server


def own_address():
    """This machine's address in the local network: the one it would send from. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way_out:
        try:
            way_out.connect(("192.0.2.1", 9))  # an address kept for examples
        except OSError:
            return None
        return way_out.getsockname()[0]


def main():
    asked = argparse.ArgumentParser(prog="python3 dev.py play", description=__doc__)
    asked.add_argument("--port", type=int, help="default: 8000, or a free one if that is in use")
    asked.add_argument("--path", default="/", help="serve under this path, as a host with many sites does: --path '/some path/'")
    asked.add_argument("folder", type=Path)
    wanted = asked.parse_args()
    server = opened(wanted.folder, wanted.port or 8000, wanted.path, exact=wanted.port is not None)
    print(f"\nOn this machine:  {server.address()}")
    if host := own_address():
        print(f"On the phone:     {server.address(host)}   (in the same network)\n")
        segno.make(server.address(host), micro=False).terminal(compact=True)
        print("\nOver plain http a phone plays, but only keeps the game for offline once it is hosted with https.")
    print("Ctrl+C stops it.", flush=True)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        print("\nStopped.")


if __name__ == "__main__":
    main()
