"""Puts the site on six web hosts as Debian installs them, opens it, plays, takes the host away, and goes on playing.

  python3 dev.py hosts               nginx, apache2, lighttpd, caddy, busybox, and Python's own
  python3 dev.py hosts nginx caddy   some of them

Of each host's own settings only the folder, the port and the places of its logs are changed. "first answer" is what travels until a
set-up page that somebody was sent answers, "taken along" what has travelled when everything is on the phone: headers and all.
"""

import argparse
import os
import re
import select
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from contextlib import contextmanager
from pathlib import Path
from socketserver import BaseRequestHandler, ThreadingTCPServer
from threading import Thread

from playwright.sync_api import Error, sync_playwright

from tests.chromium import PHONE, launch
from tests.e2e.line import board, lift_blind, offer, offline_ready, ready, sit_down, task
from web.build import ROOT

PLACES = ("/", "/some/path/")
PATIENCE = 120_000  # milliseconds that one thing may take


class Settings:
    """A host's settings as they were installed, with a few words in the place of others; a word that is not there is told."""

    def __init__(self, file, *changes):
        self.text = Path(file).read_text("utf-8")
        for pattern, instead in changes:
            self.text, found = re.subn(pattern, lambda _, instead=instead: instead, self.text, flags=re.M)
            if not found:
                raise SystemExit(f"{file} has another shape than expected: there is no {pattern}")

    def into(self, file):
        file.write_text(self.text, "utf-8")
        return file


def nginx(root, port, work):
    site = Settings(
        "/etc/nginx/sites-available/default",
        (r"^\s*listen \[.*$", ""),
        (r"\b80\b", str(port)),
        (r"root /var/www/html;", f"root {root};"),
    )
    own = Settings(
        "/etc/nginx/nginx.conf",
        (r"/run/nginx\.pid", f"{work}/pid"),
        (r"/var/log/nginx/", f"{work}/"),
        (r"/etc/nginx/sites-enabled/\*", str(site.into(work / "site"))),
    )
    return "nginx", "-c", own.into(work / "nginx.conf"), "-g", "daemon off;"


def apache2(root, port, work):
    site = Settings("/etc/apache2/sites-available/000-default.conf", (r"\*:80", f"*:{port}"), (r"/var/www/html", str(root)))
    ports = Settings("/etc/apache2/ports.conf", (r"^Listen 80$", f"Listen {port}"))
    own = Settings(
        "/etc/apache2/apache2.conf",
        (r"^Include ports\.conf", f"Include {ports.into(work / 'ports.conf')}"),
        (r"sites-enabled/\*\.conf", str(site.into(work / "site.conf"))),
        (r"<Directory /var/www/>", f"<Directory {root}>"),
    )
    places = {"RUN_USER": "www-data", "RUN_GROUP": "www-data", "RUN_DIR": work, "LOCK_DIR": work, "LOG_DIR": work, "PID_FILE": work / "pid"}
    os.environ |= {f"APACHE_{name}": str(place) for name, place in places.items()}
    return "apache2", "-d", "/etc/apache2", "-f", own.into(work / "apache2.conf"), "-D", "FOREGROUND"


def lighttpd(root, port, work):
    own = Settings(
        "/etc/lighttpd/lighttpd.conf",
        (r'"/var/www/html"', f'"{root}"'),
        (r"(?<=server\.port) += 80$", f" = {port}"),
        (r"/var/log/lighttpd/|/run/|/var/cache/lighttpd/uploads", f"{work}/"),
    )
    return "lighttpd", "-D", "-f", own.into(work / "lighttpd.conf")


def caddy(root, port, work):
    own = Settings("/etc/caddy/Caddyfile", (r"^:80", f"{{\n\tadmin off\n}}\n:{port}"), (r"/usr/share/caddy", str(root)))
    return "caddy", "run", "--adapter", "caddyfile", "--config", own.into(work / "Caddyfile")


def busybox(root, port, work):
    return "busybox", "httpd", "-f", "-p", port, "-h", root


def python(root, port, work):
    return sys.executable, "-m", "http.server", port, "--directory", root


HOSTS = {"nginx": nginx, "apache2": apache2, "lighttpd": lighttpd, "caddy": caddy, "busybox": busybox, "python": python}


class Line(BaseRequestHandler):
    """What stands between browser and host hands everything on as it is, and counts what comes back."""

    def handle(self):
        try:
            with socket.create_connection(("localhost", self.server.behind)) as host:
                while True:
                    for end in select.select([self.request, host], [], [])[0]:
                        if not (told := end.recv(65536)):
                            return
                        (self.request if end is host else host).sendall(told)
                        self.server.sent += len(told) if end is host else 0
        except ConnectionError:
            return  # a browser that goes away in the middle, or a host that is taken away


class Counter(ThreadingTCPServer):
    daemon_threads = allow_reuse_address = True
    request_queue_size = 128
    sent = 0

    def __init__(self, behind):
        self.behind = behind
        super().__init__(("localhost", 0), Line)


def free_port():
    with socket.socket() as free:
        free.bind(("localhost", 0))
        return free.getsockname()[1]


@contextmanager
def hosted(name, root):
    """(the process of the host, what counts before it)"""
    with tempfile.TemporaryDirectory() as work:
        Path(work).chmod(0o777)  # some hosts step down from root before they write
        port = free_port()
        command = [str(word) for word in HOSTS[name](root, port, Path(work))]
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        counter = Counter(port)
        Thread(target=counter.serve_forever, daemon=True).start()
        try:
            deadline = time.monotonic() + 30
            while socket.socket().connect_ex(("localhost", port)):
                if process.poll() is not None or time.monotonic() > deadline:
                    raise OSError(f"{' '.join(command)} does not start")
                time.sleep(0.05)
            yield process, counter
        finally:
            process.terminate()
            process.wait()
            counter.shutdown()
            counter.server_close()


def visit(browser, name, root, place):
    """Bytes until the first answer, and bytes until nothing more is needed; the game goes on without the host."""
    with hosted(name, root) as (process, counter):
        site = f"http://localhost:{counter.server_address[1]}{place}"
        first = bytes_until_it_answers(browser, site, counter)
        context = browser.new_context(**PHONE)
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        board(page, f"{site}en/dilemma/")
        offline_ready(page)
        along = counter.sent - first
        play(page, site)
        process.terminate()
        process.wait()
        asked = task(page)
        page.reload()
        ready(page)
        went_on = task(page) == asked
        context.close()
    if not went_on:
        raise OSError("the game did not go on without the host")
    return first, along


def bytes_until_it_answers(browser, site, counter):
    context = browser.new_context(**PHONE, service_workers="block")  # it would begin to take the rest along
    context.set_default_timeout(PATIENCE)
    board(context.new_page(), f"{site}en/dilemma/")
    context.close()
    return counter.sent


class Here:
    """A site as the tests of the line know one."""

    def __init__(self, url):
        self.url = url


def play(page, site):
    sit_down(page, Here(site))
    lift_blind(page)
    offer(page)


def main():
    asked = argparse.ArgumentParser(prog="python3 dev.py hosts", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("host", nargs="*", metavar="|".join(HOSTS))
    asked.add_argument("--folder", type=Path, default=ROOT / "dist", help="the built site, if it is not dist/")
    wanted = asked.parse_args()
    if unknown := {*wanted.host} - {*HOSTS}:
        asked.error(f"no host is called {', '.join(unknown)}")
    failed = []
    print(f"{'host':10} {'at':12} {'first answer':>13} {'taken along':>12}", flush=True)
    with tempfile.TemporaryDirectory() as work, sync_playwright() as playwright:
        root = Path(work) / "site"
        for place in PLACES:
            shutil.copytree(wanted.folder, root / place.strip("/"), dirs_exist_ok=True)
        for folder in (Path(work), root):
            folder.chmod(0o755)  # some hosts step down from root before they read
        browser = launch(playwright)
        for name in wanted.host or HOSTS:
            for place in PLACES:
                try:
                    first, along = visit(browser, name, root, place)
                    print(f"{name:10} {place:12} {first / 1e6:10.2f} MB {along / 1e6:9.2f} MB", flush=True)
                except (Error, OSError) as fault:
                    print(f"{name:10} {place:12} {str(fault).splitlines()[0]}", flush=True)
                    failed.append(f"{name} {place}")
    sys.exit(f"Failed: {', '.join(failed)}" if failed else 0)


if __name__ == "__main__":
    main()
