"""No third party: no request leaves the site, the content security policy is in force, and no page does anything against it."""

import pytest

from .line import at, board, lift_blind, offer, offline_ready, press, ready, sit_down

PAGES = ("", "en/", "uk/dilemma/", "fr/rules/dilemma/", "it/about/")  # each kind of page that the build draws
VIOLATIONS = """
window.violations = [];
document.addEventListener("securitypolicyviolation", (event) => {
    violations.push(`${event.effectiveDirective} ${event.blockedURI}`);
});
"""


@pytest.fixture
def sworn(phone):
    """A phone that writes down what the policy had to stop. `watch` writes down what left the origin, and every error."""
    phone.add_init_script(VIOLATIONS)
    return phone


@pytest.mark.parametrize("path", PAGES)
def test_a_page_keeps_to_the_policy_before_and_after_python_comes(sworn, site, path):
    sworn.goto(site.url + path)
    sworn.keyboard.press("Tab")
    ready(sworn)
    assert sworn.evaluate("violations") == []


def test_a_game_keeps_to_the_policy(sworn, site):
    sit_down(sworn, site)
    lift_blind(sworn)
    offer(sworn)
    lift_blind(sworn)
    press(sworn, "menu")
    at(sworn, "menu")
    sworn.go_back()
    assert sworn.evaluate("violations") == []


@pytest.mark.expects("Content Security Policy", "left the origin: https://example.org")
def test_what_the_policy_forbids_does_not_happen(sworn, site):
    """Were there a hole in a page, nothing could come in through it."""
    sworn.goto(f"{site.url}en/about/")
    sworn.evaluate("""() => {
        const inline = document.createElement('script')
        inline.textContent = 'window.broken = 1'
        const foreign = document.createElement('img')
        foreign.src = 'https://example.org/pixel.png'
        document.body.append(inline, foreign)
        document.body.setAttribute('style', 'color: red')
        fetch('https://example.org/').catch(() => {})
    }""")
    sworn.wait_for_function("violations.length >= 4")
    assert sworn.evaluate("typeof broken") == "undefined"
    stopped = {violation.split(" ")[0] for violation in sworn.evaluate("violations")}
    assert {"script-src-elem", "style-src-attr", "img-src", "connect-src"} <= stopped


def test_what_the_guard_serves_says_the_policy_in_its_header(phone, site):
    board(phone, f"{site.url}en/dilemma/")
    offline_ready(phone)
    meta, header = phone.evaluate("""async () => [
        document.querySelector('meta[http-equiv]').content,
        (await fetch('./')).headers.get('content-security-policy'),
    ]""")
    assert header == meta
