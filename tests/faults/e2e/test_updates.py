"""Updates on a bad day: cut off in the middle, and a newer one while one waits. The old version plays on, and then the newest is put on."""

from shutil import copytree

import pytest

from tests.e2e.line import board, offline_ready, press, ready
from tests.e2e.test_line_update import CACHES, WAITING, new_page, publish_next

UPDATED = """async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    const once = (target, what) => new Promise((resolve) => target.addEventListener(what, resolve, {once: true}))
    const found = once(registration, 'updatefound').then(() => registration.installing)
    await registration.update()
    const worker = await found
    while (worker.state === 'installing') await once(worker, 'statechange')
    return worker.state
}"""


@pytest.fixture
def published(dist, tmp_path):
    return copytree(dist, tmp_path / "published")


@pytest.fixture
def site(published, serve):
    return serve(published)


@pytest.mark.expects("is of another version", "Failed to fetch", "404")
def test_one_is_cut_off_and_another_comes_while_one_waits(phone, site, published):
    board(phone, f"{site.url}en/dilemma/")
    offline_ready(phone)
    publish_next(published)
    whole = (published / "pages.bin").read_bytes()
    (published / "pages.bin").write_bytes(whole[: len(whole) // 2])
    assert (phone.evaluate(UPDATED), phone.evaluate(CACHES)) == ("redundant", 1)
    (published / "pages.bin").write_bytes(whole)
    assert phone.evaluate(UPDATED) == "installed"
    publish_next(published)
    assert (phone.evaluate(UPDATED), phone.evaluate(WAITING)) == ("installed", True)
    phone.goto(f"{site.url}en/")
    ready(phone)
    phone.locator("[data-do=update]").wait_for()
    phone.add_init_script("document.addEventListener('DOMContentLoaded', () => window.printed = document.title)")
    with new_page(phone):
        press(phone, "update")
    ready(phone)
    assert (phone.evaluate("printed").startswith("Next: Next"), phone.evaluate(CACHES)) == (True, 1)
