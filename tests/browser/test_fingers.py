"""Boards by keyboard: digits pick cards, and the focus goes where something is asked."""

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.recorded import Recorded, moves_sent
from tests.browser.seated import PAINTED, Seated

GAMES: Final = ["BANG!", "Sakura", "6 nimmt!", "Face to Face", "Intrigo"]
FOCUS: Final = """() => {
  const { activeElement: here } = document;
  return [here.dataset.thing ?? here.tagName, here.dataset.standing ?? ''];
}"""
TURNS: Final = 3
DIGITS: Final = 9
MOST: Final = 60


def focus(page: Page) -> tuple[str, str]:
    """The thing that has the focus, and how it stands."""
    page.evaluate(PAINTED)
    name, standing = page.evaluate(FOCUS)
    return name, standing


@pytest.mark.parametrize("game", GAMES)
def test_a_digit_a_target_and_enter_make_a_move(page: Page, game: str) -> None:
    """Never Tab, never a pointer: the focus is where the next key is needed."""
    seated = Seated(page, seed=3)
    page.goto("/")
    page.get_by_role("button", name=f"Play now : {game}").click()
    page.wait_for_url("**/t/*")
    digit = 0
    for _ in range(MOST):
        if seated.wait()["over"] or len(seated.sent) >= TURNS:
            break
        name, standing = focus(page)
        # A row, a target, or after all digits what is left: to take the hit, to end the turn.
        if standing in ("target", "picked") or name.startswith("row") or digit == DIGITS:
            page.keyboard.press("Enter")
            digit = 0
        else:
            digit += 1
            page.keyboard.press(str(digit))
        seated.settle()
    assert len(seated.sent) >= TURNS
    assert focus(page)[0] != "BODY"


def test_focus_goes_to_the_targets_and_back_to_the_card(page: Page) -> None:
    recorded = Recorded(page, "play-6")
    hand = page.locator(".hand [data-thing]")
    names = [str(card.get_attribute("data-thing")) for card in hand.all()]
    aimed = next(
        place for place, name in enumerate(names) if name.startswith(("card jail", "card duel"))
    )
    page.keyboard.press(str(aimed + 1))
    name, standing = focus(page)
    assert (name[:5], standing) == ("seat ", "target")
    page.keyboard.press("Escape")
    assert focus(page) == (names[aimed], "free")
    page.keyboard.press(str(aimed + 1))
    target = focus(page)[0]
    page.keyboard.press("Enter")
    page.evaluate(PAINTED)
    assert moves_sent(recorded) == [f"play {names[aimed][5:]} at {target[5:]}"]


def test_a_digit_that_is_typed_in_the_chat_plays_nothing(page: Page) -> None:
    recorded = Recorded(page, "play-6")
    page.get_by_role("complementary").get_by_role("button", name="Chat").click()
    field = page.get_by_role("textbox").first
    field.fill("")
    field.press("1")
    expect(field).to_have_value("1")
    assert moves_sent(recorded) == []
    assert page.locator("[data-standing=picked]").count() == 0
