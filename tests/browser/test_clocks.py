"""Everybody's clock is there for everybody, at its plate: what runs, and what is in the bank."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OFTEN, NewContext
from tests.browser.scenes import show_moment
from tests.browser.test_home import come, open_table

MOMENTS = {
    "bang": "play-6",
    "sakura": "choose-4",
    "six-nimmt": "choose-late-6",
    "face-to-face": "helped",
    "intrigo": "palace-3",
}
WIDTHS = [(1440, 900), (820, 1180), (360, 740)]
SEEN = """(seats) => seats.filter((seat) => {
  const time = new RegExp(`(^|[^0-9:])${seat + 2}:[0-5][0-9]($|[^0-9])`);
  const board = document.querySelector('main.board');
  const walker = document.createTreeWalker(board, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { data, parentElement } = walker.currentNode;
    if (!time.test(data) || parentElement.closest('.prompt, .ask')) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const { left, right, top, height } = range.getBoundingClientRect();
    const isShown = parentElement.checkVisibility({ visibilityProperty: true });
    if (isShown && height > 5 && left >= 0 && right <= innerWidth && top >= 0) return true;
  }
  return false;
})"""
"""The seats whose time stands on the board, apart from what is asked: another minute for each."""


@pytest.mark.parametrize(("width", "height"), WIDTHS)
@pytest.mark.parametrize("game", MOMENTS)
def test_everybodys_clock_stands_at_their_plate(
    page: Page, game: str, width: int, height: int
) -> None:
    page.set_viewport_size({"width": width, "height": height})
    seats = show_moment(page, game, MOMENTS[game], minutes=2)
    assert seats
    page.wait_for_function(
        f"(seats) => ({SEEN})(seats).length === seats.length", arg=seats, polling=OFTEN
    )


@pytest.mark.parametrize("game", MOMENTS)
def test_a_day_for_a_move_is_told_in_hours_and_not_in_seconds(
    new_context: NewContext, game: str
) -> None:
    page = come(new_context, f"Ina of days {game}")
    clock = {"kind": "slow", "each": 86_400}
    page.goto(f"/t/{open_table(page, game=game, clock=clock, start=True)}")
    board = page.locator("main.board")
    expect(board).to_contain_text("24 hrs")
    expect(page.locator("body")).not_to_contain_text(re.compile(r"\d:\d\d:\d\d"))


def test_a_table_without_clocks_shows_none(page: Page) -> None:
    seats = show_moment(page, "intrigo", MOMENTS["intrigo"])
    page.locator("main.board [data-room]").first.wait_for()
    assert page.evaluate(SEEN, seats) == []
