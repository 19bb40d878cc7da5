"""No page keeps anybody out: axe-core finds nothing serious, in light and in dark."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import findings
from tests.browser.seated import Seated

GAMES = ["BANG!", "Sakura", "6 nimmt!", "Face to Face", "Intrigo"]
PAGES = [
    "/",
    "/new/bang",
    "/new/six-nimmt",
    "/rules/sakura",
    "/rules/bang",
    "/learn/intrigo",
    "/replay",
    "/me",
    "/t/nothing-here",
    "/replay/nothing-here",
    "/nowhere",
]


def found_in(theme: str, page: Page) -> list[str]:
    page.evaluate("(theme) => { document.documentElement.dataset.theme = theme; }", theme)
    return [f"{theme}: {finding}" for finding in findings(page)]


@pytest.mark.parametrize("path", PAGES)
def test_a_page_keeps_nobody_out(page: Page, path: str) -> None:
    page.goto(path)
    expect(page.locator("main")).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert found_in("light", page) + found_in("dark", page) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_board_keeps_nobody_out(page: Page, game: str) -> None:
    seated = Seated(page, seed=2)
    seated.play_now(game)
    seated.wait()
    found = found_in("light", page)
    seated.play_on(most=2)
    assert found + found_in("dark", page) == []


def test_a_page_that_keeps_somebody_out_would_be_found(page: Page) -> None:
    page.goto("/nowhere")
    expect(page.locator("main")).to_be_visible()
    page.evaluate("document.querySelector('main').innerHTML = '<button></button><img src=x>'")
    assert {finding.split(":")[1] for finding in found_in("light", page)} == {
        " button-name",
        " image-alt",
    }
