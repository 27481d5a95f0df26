"""Both commands where there is nothing but git and Python: in a Debian made by debootstrap, in a folder that goes away again.

python3 dev.py bare [bookworm|trixie] [words for pytest]
"""

import os
import re
import shlex
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from contextlib import contextmanager
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

ROOT = Path(__file__).resolve().parents[1]
DEBIANS = ("bookworm", "trixie")  # 12 and 13
PACKAGES = "git,python3,ca-certificates"  # the third is what git and pip fetch over https with
# how this machine reaches the network: a proxy, a mirror, certificates of its own
OF_THE_NETWORK = re.compile("proxy|cert|ca_bundle|^pip_|^npm_config_", re.IGNORECASE)
OF_EVERYBODY = ("/etc/resolv.conf", "/etc/pip.conf", "/etc/ssl/certs/ca-certificates.crt")
OF_THE_USER = (".npmrc", ".config/pip/pip.conf")
# processes end with the first of them, mounts with the last
APART = ("unshare", "--mount", "--pid", "--fork", "--kill-child")
INSIDE = 'mount -t proc proc "$0/proc" && mount --rbind /dev "$0/dev" && exec chroot "$0" sh -c "cd /root/pocket-express && $1"'


def main():
    words = sys.argv[1:]
    debians = [words.pop(0)] if words and words[0] in DEBIANS else DEBIANS
    for debian in debians:
        with tempfile.TemporaryDirectory(prefix=f"pocket-express-{debian}-") as folder:
            try_out(debian, Path(folder), words)


def try_out(debian, root, words):
    started = time.monotonic()
    root.chmod(0o755)  # not everybody in there is root: apt fetches as somebody else
    made = ("debootstrap", "--variant=minbase", f"--include={PACKAGES}", debian, root)
    subprocess.run(["unshare", "--mount", *made], check=True)  # it leaves /proc in there where somebody was looking
    environment = carry_network(root)
    subprocess.run(["git", "clone", "--quiet", "--no-hardlinks", ROOT, root / "root" / "pocket-express"], check=True)
    port = free_port()
    with inside(root, environment, "play", "--port", str(port)) as playing:
        wait_for_the_first_page(playing, port)
    print(f"{debian}: play has shown its first page after {(time.monotonic() - started) / 60:.0f} minutes", flush=True)
    with inside(root, environment, "test", *words) as testing:
        failed = testing.wait()
    print(f"{debian}: {'FAILED' if failed else 'the tests pass'} after {(time.monotonic() - started) / 60:.0f} minutes", flush=True)
    if failed:
        raise SystemExit(failed)


def carry_network(root):
    """What there tells apt, pip and npm how to get out is what tells them here; → the environment to start them in."""
    environment = {name: value for name, value in os.environ.items() if OF_THE_NETWORK.search(name)}
    for file in map(Path, {*OF_EVERYBODY, *environment.values()}):
        copy(file, root / str(file).lstrip("/"))
    for name in OF_THE_USER:
        copy(Path.home() / name, root / "root" / name)
    for certificate in Path("/usr/local/share/ca-certificates").glob("**/*.crt"):
        copy(certificate, root / str(certificate).lstrip("/"))
    acquire = subprocess.run(["apt-config", "dump", "Acquire"], check=True, capture_output=True, text=True).stdout
    (root / "etc" / "apt" / "apt.conf.d" / "50network").write_text(acquire)
    return environment | {"HOME": "/root", "PATH": "/usr/sbin:/usr/bin:/sbin:/bin"}


def copy(file, to):
    if file.is_file():
        to.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(file, to)


@contextmanager
def inside(root, environment, *words):
    """dev.py in that root, with processes and mounts of its own: they are gone when it is."""
    command = shlex.join(("python3", "dev.py", *words))
    process = subprocess.Popen([*APART, "sh", "-c", INSIDE, root, command], env=environment)
    try:
        yield process
    finally:
        process.kill()
        process.wait()


def free_port():
    """The Debian has this machine's network, and so its ports."""
    with socket.socket() as free:
        free.bind(("localhost", 0))
        return free.getsockname()[1]


def wait_for_the_first_page(playing, port):
    while playing.poll() is None:
        try:
            with urlopen(f"http://localhost:{port}/en/") as page:
                assert b'data-screen="home"' in page.read()
            return
        except URLError:
            time.sleep(1)
    raise SystemExit(f"play has ended with {playing.returncode}; the lines above say why.")


if __name__ == "__main__":
    main()
