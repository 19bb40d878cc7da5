"""Face to Face: the other's turn and the end of a game, as the box tells them."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewContext
from tests.browser.recorded import Recorded
from tests.browser.seated import PAINTED

MOST = 200
"""Steps, at most."""
PHONE = {"width": 360, "height": 740}


def stepped(page: Page, moment: str) -> Recorded:
    page.add_init_script("localStorage.setItem('ludoteka.pace', 'step')")
    return Recorded(page, moment, game="face-to-face", sights=0)


def step_to(page: Page, words: str) -> None:
    """Step by step until the plan of the other's turn says so."""
    plan = page.locator(".telling .turn")
    for _ in range(MOST):
        if words in " ".join(plan.all_inner_texts()):
            return
        page.keyboard.press("ArrowRight")
        page.evaluate(PAINTED)
    pytest.fail(f"never told: {words}")


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_on_a_phone_all_buttons_stand_below_the_sentence(
    new_context: NewContext, language: str
) -> None:
    page = new_context(viewport=PHONE, locale=language).new_page()
    recorded = stepped(page, "helped")
    page.keyboard.press("Space")  # what is told stays
    recorded.go_on()
    step_to(page, "31")
    buttons = page.locator(".transport button")
    expect(buttons).to_have_count(5)  # back, pause, on, more, skip
    sentence = page.locator(".sentence").bounding_box()
    box = page.locator(".telling").first.bounding_box()
    assert sentence
    assert box
    for button in buttons.all():
        place = button.bounding_box()
        assert place
        assert place["y"] >= sentence["y"] + sentence["height"] - 1
        assert place["x"] >= box["x"]
        assert place["x"] + place["width"] <= box["x"] + box["width"]
        assert place["y"] + place["height"] <= box["y"] + box["height"] + 1


def test_the_others_cards_of_the_turn_stand_beside_what_is_told(page: Page) -> None:
    recorded = stepped(page, "helped")
    page.keyboard.press("Space")
    plan = page.locator(".telling .turn")
    for told in ("1 played", "2 played", "3 played"):
        recorded.go_on()
        step_to(page, told)
    expect(plan).to_contain_text("one as help")
    expect(plan.locator("i.help")).to_have_count(1)
    recorded.go_on()
    expect(page.locator(".telling .now")).to_be_visible()  # my move waits
    page.keyboard.press("End")
    expect(plan).to_have_count(0)


def test_the_bar_names_the_game_whose_end_is_told(page: Page) -> None:
    recorded = stepped(page, "game-lost")
    where = page.locator("header .where")
    for _ in range(recorded.left):
        recorded.go_on()
    while not page.locator(".interlude").count():
        expect(where).to_contain_text("Game 2 of 3")
        page.keyboard.press("ArrowRight")
    expect(where).to_contain_text("Game 2 of 3")
