"""A host as meagre as the worst: few types, nothing packed, no tags, no parts of a file. It prints what it sends: path and bytes."""

import os
import sys

from web.build import serve

KNOWN = {".html": "text/html", ".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml", ".png": "image/png"}


class MeagrePage(serve.Page):
    """As serve.Page finds the files; but the browser's wishes are not heard, and whoever asks for nothing gets the site's 404.html."""

    def answer(self, with_body):
        del self.headers["Accept-Encoding"], self.headers["If-None-Match"]
        super().answer(with_body)

    def send(self, status, body, kind, with_body, **headers):
        lost = self.server.folder / "404.html"
        if status == 404 and lost.exists():
            body, kind = lost.read_bytes(), "text/html"
        elif status == 200:
            file = self.path.partition("?")[0]
            kind = next((type for end, type in KNOWN.items() if file.endswith(end) or (end == ".html" and file.endswith("/"))), None)
        self.send_response(status)
        self.send_header("Content-Type", kind or "application/octet-stream")
        self.send_header("Content-Length", str(len(body)))
        self.send_header("X-Content-Type-Options", "nosniff")
        if "Location" in headers:
            self.send_header("Location", headers["Location"])
        self.end_headers()
        if with_body:
            self.wfile.write(body)
            os.write(sys.stdout.fileno(), f"{self.path} {len(body)}\n".encode())  # in one piece: several requests are answered at once


class MeagreServer(serve.Server):
    page = MeagrePage


if __name__ == "__main__":
    folder, _, port, _, path = sys.argv[1:]  # as web.build.serve is asked: <folder> --port <port> --path <path>
    MeagreServer(folder, int(port), path).serve_forever()
