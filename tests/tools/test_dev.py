"""The two commands on machines where something is missing: each says what, and what to type."""

import os
import shutil
import socket
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture
def clone(tmp_path):
    """What a stranger has after `git clone`: dev.py and the pins, and nothing fetched yet."""
    (tmp_path / "web").mkdir()
    for name in ("dev.py", "web/requirements.txt", "web/requirements-phone.txt", "web/requirements-node.txt", "web/package-lock.json"):
        shutil.copyfile(ROOT / name, tmp_path / name)
    return tmp_path


def dev(clone, before, *words):
    """python3 dev.py with some lines of Python said first, to hide things from it."""
    script = f"import sys, os, shutil\nsys.argv = ['dev.py', *{words!r}]\nsys.path.insert(0, '.')\nimport dev\n{before}\ndev.main()"
    return subprocess.run([sys.executable, "-c", script], cwd=clone, capture_output=True, text=True, timeout=120)


NOT_ROOT = "os.geteuid = lambda: 1000"
NO_ENSUREPIP = "dev.importlib.util.find_spec = lambda name: None"
DEBIAN = "shutil.which = lambda name: f'/usr/bin/{name}'"
MAC = "shutil.which = lambda name: None"


def test_without_ensurepip_the_exact_line_is_printed(clone):
    told = dev(clone, "\n".join((NOT_ROOT, NO_ENSUREPIP, DEBIAN)), "play")
    assert told.returncode == 1
    assert "ensurepip" in told.stderr
    assert "    sudo apt-get install python3-venv\n" in told.stderr
    assert "Traceback" not in told.stderr


def test_on_a_machine_without_apt_the_package_is_named(clone):
    told = dev(clone, "\n".join((NO_ENSUREPIP, MAC)), "play")
    assert "install what Debian calls python3-venv" in told.stderr


def test_as_root_debian_installs_it(clone):
    noted = "dev.run = lambda *command, failure, cwd=None: print('RUN', *command)"
    told = dev(clone, "\n".join(("os.geteuid = lambda: 0", NO_ENSUREPIP, DEBIAN, noted, "dev.find_node = lambda: sys.exit()")), "play")
    assert "RUN apt-get update" in told.stdout
    assert "RUN apt-get install --quiet=2 --yes python3-venv" in told.stdout


def test_without_chromium_the_exact_line_is_printed(clone):
    before = (NOT_ROOT, DEBIAN, "dev.can_run = lambda *command: False", "dev.find_chromium()")
    told = dev(clone, "\n".join(before), "test")
    assert told.returncode == 1
    assert "sudo apt-get install chromium" in told.stderr


def test_without_a_network_pip_is_said_to_have_failed(clone):
    before = ("dev.can_run = lambda *command: True", f"dev.PYTHON = {sys.executable!r}", "os.environ['PIP_NO_INDEX'] = '1'")
    told = dev(clone, "\n".join((*before, "os.environ['PIP_FIND_LINKS'] = ''", "os.environ['PIP_DRY_RUN'] = '1'")), "build")
    assert told.returncode != 0
    assert "Is there a network?" in told.stderr
    assert "Traceback" not in told.stderr


@pytest.mark.parametrize(("told", "number"), [("v22.12.0", (22, 12)), ("v8.1", (8, 1)), ("", (0, 0)), ("nonsense", (0, 0))])
def test_a_node_is_asked_for_its_version(clone, tmp_path, told, number):
    node = tmp_path / "node"
    node.write_text(f"#!/bin/sh\necho '{told}'\n")
    node.chmod(0o755)
    said = dev(clone, f"os.environ['PATH'] = {str(tmp_path)!r} + os.pathsep + os.environ['PATH']\nprint(dev.node_version())\nsys.exit()")
    assert said.stdout.strip() == str(number)


def test_an_old_node_is_replaced_by_that_of_pypi(clone):
    before = ("dev.node_version = lambda: (18, 0)", "dev.run = lambda *command, failure, cwd=None: sys.exit(' '.join(map(str, command)))")
    told = dev(clone, "\n".join((*before, "dev.find_node()")))
    assert "requirements-node.txt" in told.stderr


@pytest.mark.parametrize(("told", "fetched"), [("v24.1.0", False), ("v20.20.2", True)])
def test_playwright_takes_the_node_that_builds_the_site_and_not_its_own(clone, tmp_path, told, fetched):
    for name in ("node", "npm"):
        (tmp_path / name).write_text(f"#!/bin/sh\necho '{told}'\n")
        (tmp_path / name).chmod(0o755)
    before = (
        f"os.environ['PATH'] = {str(tmp_path)!r}",
        "dev.fetch_node = lambda: print('fetched')",
        "dev.find_node(); print(os.environ['PLAYWRIGHT_NODEJS_PATH']); sys.exit()",
    )
    assert dev(clone, "\n".join(before)).stdout.split() == ["fetched"] * fetched + [str(tmp_path / "node")]


def test_plain_windows_gets_a_sentence_and_two_lines(clone):
    told = dev(clone, "os.name = 'nt'", "play", "--port", "8001")
    assert told.stderr.endswith("\n    wsl --install\n    wsl python3 dev.py play --port 8001\n\n")
    assert "Traceback" not in told.stderr


def test_a_bare_debian_is_made_by_root_only(clone):
    told = dev(clone, NOT_ROOT, "bare", "trixie", "-k", "boot")
    assert "    sudo python3 dev.py bare trixie -k boot\n" in told.stderr
    assert "Traceback" not in told.stderr


def test_a_word_it_does_not_know_is_answered_with_the_words_it_knows(clone):
    told = dev(clone, "", "paly")
    assert told.returncode == 1
    for word in ("play", "test", "build", "bench", "look", "engines", "drawer"):
        assert f"dev.py {word}" in told.stderr


def test_a_second_run_fetches_nothing(clone):
    before = (
        "def refuse(*command, failure, cwd=None): raise SystemExit(f'ran {command}')",
        "dev.VENV.mkdir(); dev.mark_fresh(dev.VENV / 'made-from', dev.WEB / 'requirements.txt', dev.WEB / 'requirements-phone.txt')",
        "(dev.WEB / 'node_modules').mkdir(); dev.mark_fresh(dev.WEB / 'node_modules' / 'made-from', dev.WEB / 'package-lock.json')",
        "dev.run = refuse; dev.node_version = lambda: (24, 0)",
        "shutil.which = lambda name: name",
        "dev.set_up_building(); print('nothing to do'); sys.exit()",
    )
    assert dev(clone, "\n".join(before)).stdout == "nothing to do\n"


def test_a_port_in_use_is_said_and_another_one_named(tmp_path):
    with socket.socket() as taken:
        taken.bind(("", 0))
        taken.listen()
        port = taken.getsockname()[1]
        command = [sys.executable, "-m", "web.build.serve", tmp_path, "--port", str(port)]
        told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, env={**os.environ, "PYTHONUNBUFFERED": "1"})
    assert told.returncode == 1
    assert told.stderr.startswith(f"Port {port} cannot be used")
    assert f"--port {port + 1}" in told.stderr


def test_without_the_other_engines_one_line_names_them_all(clone):
    only_apt = "shutil.which = lambda name: '/usr/bin/apt-get' if name == 'apt-get' else None"
    told = dev(clone, "\n".join((NOT_ROOT, only_apt, "dev.find_engines()")))
    assert "    sudo apt-get install firefox-esr xvfb webkit2gtk-driver\n" in told.stderr


def test_a_clone_that_does_not_go_back_to_0_1_is_told_how(tmp_path):
    subprocess.run(["git", "clone", "--quiet", "--depth=1", ROOT.as_uri(), tmp_path], check=True)
    command = [sys.executable, "-c", "from tests.drawer import checkout; checkout.site()"]
    told = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True)
    assert (told.returncode, told.stderr.count("git fetch --unshallow"), "Traceback" in told.stderr) == (1, 1, False)
