"""Everybody's clock is there for everybody, at its plate: what runs, and what is in the bank."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.scenes import show_moment

MOMENTS = {
    "bang": ("play-6", 6),
    "sakura": ("round-4", 4),
    "six-nimmt": ("choose-late-6", 6),
    "face-to-face": ("helped", 2),
    "intrigo": ("palace-3", 3),
}
WIDTHS = [(1440, 900), (820, 1180), (360, 740)]
SEEN = """(texts) => texts.filter((text) => {
  const walker = document.createTreeWalker(document.querySelector('main.board'), NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    if (walker.currentNode.data.trim() !== text) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const { left, right, top, height } = range.getBoundingClientRect();
    const isShown = walker.currentNode.parentElement.checkVisibility({ visibilityProperty: true });
    if (isShown && height > 5 && left >= 0 && right <= innerWidth && top >= 0) return true;
  }
  return false;
})"""


def time_of(seat: int) -> str:
    """Another for everybody: the bank of their live clock."""
    return f"{seat + 2}:{seat + 11}"


@pytest.mark.parametrize(("width", "height"), WIDTHS)
@pytest.mark.parametrize("game", MOMENTS)
def test_everybodys_clock_stands_at_their_plate(
    page: Page, game: str, width: int, height: int
) -> None:
    moment, seats = MOMENTS[game]
    page.set_viewport_size({"width": width, "height": height})
    left = [1000 * (60 * (seat + 2) + seat + 11) for seat in range(seats)]
    show_moment(page, game, moment, clock={"left": left, "deadlines": {}})
    expect(page.locator("main.board [data-room]").first).to_be_visible()
    times = [time_of(seat) for seat in range(seats)]
    page.wait_for_function(f"(times) => ({SEEN})(times).length > 0", arg=times)
    assert page.evaluate(SEEN, times) == times
