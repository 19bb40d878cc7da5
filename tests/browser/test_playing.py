"""Sitting down and playing, through what the page offers and nothing else."""

import pytest
from playwright.sync_api import Page, expect

GAMES = ["BANG!", "Sakura", "6 nimmt!", "Face to Face", "Intrigo"]
PHONE = {"width": 360, "height": 780}


def play_now(page: Page, game: str) -> None:
    """Two clicks: the door of the room, and the table."""
    page.goto("/")
    page.get_by_role("button", name=f"Play now : {game}").click()
    page.wait_for_url("**/t/*")


@pytest.mark.parametrize("game", GAMES)
def test_a_newcomer_is_at_the_table_and_makes_moves(page: Page, game: str) -> None:
    play_now(page, game)
    page.get_by_role("button", name="Moves", exact=False).click()
    for _ in range(3):
        move = page.locator("[data-move]").first
        expect(move).to_be_visible(timeout=30_000)
        text = move.get_attribute("data-move")
        move.click()
        expect(page.locator(f'[data-move="{text}"]')).to_have_count(0, timeout=30_000)


@pytest.mark.parametrize("game", GAMES)
def test_a_board_fits_a_phone(page: Page, game: str) -> None:
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    play_now(page, game)
    expect(page.locator("main")).to_be_visible(timeout=30_000)
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= PHONE["width"]
