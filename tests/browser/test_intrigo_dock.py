"""Intrigo below the palace: what the others did since my turn, and what the rewards brought."""

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.conftest import NewContext
from tests.browser.recorded import Recorded
from tests.browser.scenes import show_moment

SIZES: list[ViewportSize] = [{"width": 1440, "height": 900}, {"width": 390, "height": 844}]
NAMES = ["desktop", "phone"]
OUTSIDE = """(dock) => {
  const { bottom, right } = dock.getBoundingClientRect();
  return [...dock.querySelectorAll('.chip, .gains li')]
    .map((part) => part.getBoundingClientRect())
    .filter((part) => part.bottom > bottom + 1 || part.right > right + 1).length;
}"""


def to_my_question(page: Page, moment: str) -> None:
    recorded = Recorded(page, moment, game="intrigo", sights=0)
    for _ in range(recorded.left):
        recorded.go_on()
    page.locator("main.board[data-telling=false]").wait_for()


@pytest.mark.parametrize("size", SIZES, ids=NAMES)
def test_what_the_others_did_since_my_turn_stands_as_chips(page: Page, size: ViewportSize) -> None:
    page.set_viewport_size(size)
    page.add_init_script("localStorage.setItem('ludoteka.pace', 'fast')")
    to_my_question(page, "act-4")
    chips = page.locator(".dock .chip")
    expect(chips).to_have_count(3)
    assert page.locator(".dock").evaluate(OUTSIDE) == 0
    chips.first.click()
    expect(page.locator("main.board.past")).to_have_count(1)
    page.keyboard.press("End")
    expect(page.locator("main.board.past")).to_have_count(0)


@pytest.mark.parametrize("size", SIZES, ids=NAMES)
def test_while_rewards_are_told_the_dock_tells_who_has_won_what(
    new_context: NewContext, size: ViewportSize
) -> None:
    page = new_context(viewport=size).new_page()
    page.add_init_script("localStorage.setItem('ludoteka.pace', 'step')")
    recorded = Recorded(page, "rewards-4", game="intrigo", sights=0)
    for _ in range(recorded.left):
        recorded.go_on()
    gains = page.get_by_role("list", name="Won in this round").get_by_role("listitem")
    while gains.count() == 0:
        page.keyboard.press("ArrowRight")
    expect(gains).to_have_count(4)
    expect(gains.first).to_contain_text("You")
    expect(page.locator(".market")).to_be_hidden()  # the rewards are told in its place
    olena = gains.filter(has_text="Olena")
    expect(olena).to_contain_text("–")
    while "military seal" not in page.locator(".sentence").inner_text():
        page.keyboard.press("ArrowRight")
    expect(olena.get_by_role("img", name="military seal")).to_have_count(1)
    expect(page.locator(".dock")).to_contain_text("Keep a card")  # my question waits, in sight
    assert page.locator(".dock").evaluate(OUTSIDE) == 0


@pytest.mark.parametrize("language", ["en", "ru"])
def test_on_a_phone_that_lies_the_hand_is_seen_whole(
    new_context: NewContext, language: str
) -> None:
    page = new_context(viewport={"width": 844, "height": 390}, locale=language).new_page()
    show_moment(page, "intrigo", "act-4")
    cards = page.locator(".dock [data-thing^='card ']")
    cards.first.wait_for()
    assert cards.count() == 3
    below = cards.evaluate_all(
        "(cards) => Math.max(...cards.map((card) => card.getBoundingClientRect().bottom))"
    )
    assert below <= 390
