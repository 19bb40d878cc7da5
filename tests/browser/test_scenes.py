"""The tables after deals and games, and what a narrow board has no column for."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewContext
from tests.browser.scenes import show_end, show_interlude, show_moment

APART = """() => {
  const boxes = [...document.querySelectorAll('.interlude footer > :not(.for-readers)')]
    .flatMap((part) => (part.matches('p') ? [...part.children] : [part]))
    .map((part) => [part.textContent.trim(), part.getBoundingClientRect()]);
  return boxes.flatMap(([one, a], place) => boxes.slice(place + 1)
    .filter(([, b]) => a.left < b.right - 1 && b.left < a.right - 1
      && a.top < b.bottom - 1 && b.top < a.bottom - 1)
    .map(([other]) => `${one} / ${other}`));
}"""
WIDE_WORDS = """() => [...document.querySelectorAll('.interlude p > *')]
  .filter((part) => part.scrollWidth > part.clientWidth + 1).map((part) => part.textContent)"""


@pytest.mark.parametrize(
    ("game", "moment"), [("six-nimmt", "deal-2-6"), ("face-to-face", "game-lost")]
)
def test_words_and_buttons_under_a_deals_table_stay_apart(
    new_context: NewContext, game: str, moment: str
) -> None:
    page = new_context(viewport={"width": 390, "height": 844}, locale="uk").new_page()
    show_interlude(page, game, moment)
    assert page.evaluate(APART) == []
    assert page.evaluate(WIDE_WORDS) == []


def test_the_countdown_runs_from_the_start_until_somebody_waits(page: Page) -> None:
    show_interlude(page, "six-nimmt", "deal-2-6")
    ring = page.locator(".interlude .ring")
    expect(ring).not_to_have_text("12")
    page.get_by_role("button", name="Wait").click()
    expect(ring).to_be_hidden()
    # Neither the others nor the clock of my question wait with me.
    said = "Only you wait: the others go on, and your clock runs"
    expect(page.locator(".interlude footer p > span")).to_have_text(said)


def test_the_end_of_ten_needs_no_scrolling(page: Page) -> None:
    page.set_viewport_size({"width": 1440, "height": 900})
    show_end(page, "six-nimmt", "over-10")
    picture = page.locator(".end-scene .picture")
    assert picture.evaluate("(each) => each.scrollHeight - each.clientHeight") <= 1


def test_a_phone_has_a_tab_for_open_hands_and_a_seat_shows_its_pile(page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    show_moment(page, "six-nimmt", "tactical-6")
    page.get_by_role("navigation").get_by_role("button", name="Hands").click()
    hands = page.get_by_role("table", name="Totals").locator("tbody tr")
    expect(hands).to_have_count(6)
    expect(hands.filter(has_text="Jonas")).to_contain_text("16")
    page.keyboard.press("Escape")
    page.locator("button.who", has_text="Nadia").click()
    pile = page.get_by_role("dialog", name="Nadia")
    expect(pile.locator("li")).not_to_have_count(0)
    page.keyboard.press("Escape")
    expect(pile).to_be_hidden()
