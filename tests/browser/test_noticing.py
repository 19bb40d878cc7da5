"""My turn is noticed elsewhere: by title and icon of the tab, by a notification; and sound."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import OFTEN
from tests.browser.seated import Seated

# Headless Chromium shows no notifications and hides no tabs: what the page asks for is kept.
WATCHED = """
window.notified = [];
window.Notification = class {
  static permission = 'granted';
  static requestPermission = async () => 'granted';
  constructor(title, options) { window.notified.push([title, options.body]); }
  close() {}
};
window.away = false;
Object.defineProperty(document, 'hidden', { get: () => window.away });
localStorage.setItem('ludoteka.notifications', 'on');
"""
FOLLOW = """() => {
  window.titles = [];
  new MutationObserver(() => window.titles.push(document.title))
    .observe(document.querySelector('title'), { childList: true });
}"""


def test_the_tab_says_that_i_am_asked_and_calls_when_it_is_hidden(page: Page) -> None:
    page.add_init_script(WATCHED)
    seated = Seated(page)
    seated.play_now("6 nimmt!")
    seated.wait()
    icon = page.locator('link[rel="icon"]')
    expect(page).to_have_title("● Your move – 6 nimmt!")
    expect(icon).to_have_attribute("href", "/favicon-asked.svg")
    assert page.evaluate("() => window.notified") == [], "who looks needs no notification"

    # The bots choose at once: so I am the last one, and asked again with the next sight.
    expect(page.get_by_text("3 of 4 are in")).to_be_visible()
    page.evaluate("() => { window.away = true; }")
    seated.choose(seated.wait()["moves"][-1])
    page.wait_for_function("() => window.notified.length > 0", polling=OFTEN)
    assert page.evaluate("() => window.notified[0]") == ["6 nimmt!", "Your move"]
    expect(page).to_have_title("● Your move – 6 nimmt!")

    page.get_by_role("link", name="Ludoteka").click()
    expect(page).not_to_have_title(re.compile("Your move"))
    expect(icon).to_have_attribute("href", "/favicon.svg")


def test_the_tab_says_whom_the_table_waits_for(page: Page) -> None:
    seated = Seated(page)
    seated.play_now("Face to Face")
    page.evaluate(FOLLOW)
    while "end" not in (moves := seated.wait()["moves"]):
        seated.choose(moves[0])
        seated.settle()
    expect(page).to_have_title("● Your move – Face to Face")
    seated.choose("end")
    seated.wait()
    expect(page).to_have_title("● Your move – Face to Face")
    titles = page.evaluate("() => window.titles")
    assert any(title.startswith("Waiting for") for title in titles), titles


def test_sound_is_asked_for_once_and_the_answer_is_kept(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Play now : 6 nimmt!").click()
    choice = page.get_by_role("group", name="Sound")
    choice.get_by_role("button", name="Off").click()
    expect(choice).to_be_hidden()
    assert page.evaluate("() => localStorage.getItem('ludoteka.sound')") == "off"
    page.reload()
    expect(page.get_by_role("button", name="Sound", exact=True)).to_have_attribute(
        "aria-pressed", "false"
    )
    expect(page.get_by_role("group", name="Sound")).to_be_hidden()
    page.locator("main").click(position={"x": 5, "y": 5})
    page.keyboard.press("m")
    expect(page.get_by_role("button", name="Sound", exact=True)).to_have_attribute(
        "aria-pressed", "true"
    )
