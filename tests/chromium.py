"""The browser that the tests look through: Playwright's own, or else the machine's."""

import shutil
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
QUIET = ("--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run")


def executable(playwright):
    """Where Chromium lies, or None."""
    own = playwright.chromium.executable_path
    return own if Path(own).exists() else next(filter(None, map(shutil.which, NAMES)), None)


def launch(playwright, **options):
    return playwright.chromium.launch(executable_path=executable(playwright), args=[*QUIET, *options.pop("args", ())], **options)


if __name__ == "__main__":
    with sync_playwright() as playwright:
        print(executable(playwright))
        sys.exit(executable(playwright) is None)
