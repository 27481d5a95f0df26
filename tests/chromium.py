"""The browser that the tests look through: Playwright's own, or else the machine's."""

import shutil
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
# no sandbox inside a sandbox, and no calls home: they would be refused here, many at a time
# the list under the address bar is a page of its own in every window, a third of a second of each; to say so takes the place of what
# Playwright itself says in these words, so what matters of it is said again
UNUSED = (
    "WebUIOmniboxPopup", "WebUIOmniboxAimPopup",
    "AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades", "LensOverlay", "MediaRouter",
    "OptimizationHints", "PaintHolding", "ThirdPartyStoragePartitioning",
)  # fmt: skip
FLAGS = (
    "--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run",
    f"--disable-features={','.join(UNUSED)}",
)  # fmt: skip
# WebAssembly is made ready once, and quickly: no visit here is long enough for better code to pay, and making it took half of each start;
# nor is it for scripts
SHORT_VISITS = (*FLAGS, "--js-flags=--liftoff-only --no-opt")
PHONE = {"viewport": {"width": 390, "height": 844}, "device_scale_factor": 2, "has_touch": True, "is_mobile": True, "locale": "en"}


def executable(playwright):
    """Where Chromium lies, or None."""
    own = playwright.chromium.executable_path
    return own if Path(own).exists() else next(filter(None, map(shutil.which, NAMES)), None)


def launch(playwright, flags=FLAGS, **options):
    """As somebody's own; whoever measures time takes it as it is."""
    return playwright.chromium.launch(executable_path=executable(playwright), args=flags, **options)


def launch_kept(playwright, folder, flags=FLAGS, **options):
    """A browser that keeps everything in a folder, so that it can be ended and started again; it is one context at once."""
    return playwright.chromium.launch_persistent_context(folder, executable_path=executable(playwright), args=flags, **options)


if __name__ == "__main__":
    with sync_playwright() as playwright:
        sys.exit(executable(playwright) is None)
