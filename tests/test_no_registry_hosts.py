"""The repository names packages and pins their hashes; where they are fetched from is the affair of whoever builds."""

import json
import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[1]
# in pieces, or this file would be the one that it finds
HOSTS = ["registry." + "npmjs", "registry." + "yarnpkg", "py" + "pi.org", "python" + "hosted", "deb." + "debian", "archive." + "ubuntu"]


def committed():
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return [ROOT / name for name in listed.split("\0") if name and (ROOT / name).is_file()]


def test_no_file_names_the_host_of_a_package_registry():
    found = [f"{file.relative_to(ROOT)}: {host}" for file in committed() for host in HOSTS if host.encode() in file.read_bytes()]
    assert not found


def test_the_lock_file_carries_no_download_addresses():
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))
    assert not [name for name, package in lock["packages"].items() if "resolved" in package]
    assert [name for name, package in lock["packages"].items() if name and "integrity" not in package] == []


def test_every_python_pin_has_a_hash():
    for file in (ROOT / "web").glob("requirements*.txt"):
        pins = file.read_text("utf-8").replace("\\\n", "").splitlines()
        assert [pin for pin in pins if pin and "--hash=sha256:" not in pin] == []


def test_nothing_that_is_made_is_committed():
    made = {".woff2", ".whl", ".pyc", ".wasm", ".zip", ".ttf", ".otf"}
    assert [file for file in committed() if file.suffix in made or "dist" in file.parts or "generated" in file.parts] == []
