"""The example's game on the plain board, as a server with the package installed serves it."""

import os
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewContext
from tests.browser.seated import Seated
from tests.cli.hosting import NO_LIMITS, serving
from tests.examples.conftest import overreach

__all__ = ["overreach"]

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def address(overreach: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    before = os.environ.get("PYTHONPATH")
    parts = os.pathsep.join([str(overreach), *([str(ROOT / before)] if before else [])])
    more = {**NO_LIMITS, "PYTHONPATH": parts, "LUDOTEKA_BOT_DELAY_MS": "0"}
    with serving(tmp_path_factory.mktemp("house"), "--no-open", more=more) as house:
        yield house.url


def test_its_texts_reach_the_browser_and_those_of_the_house_stay_in_the_client(
    address: str,
) -> None:
    told = httpx.get(f"{address}/api/games/overreach/texts/uk")
    assert "overreach-title = Перебір" in told.text
    assert httpx.get(f"{address}/api/games/bang/texts/uk").status_code == 404
    assert httpx.get(f"{address}/api/games/overreach/texts/de").status_code == 404


def test_it_is_played_in_the_browser_on_the_plain_board(new_context: NewContext) -> None:
    page = new_context().new_page()
    seated = Seated(page)
    seated.play_now("Overreach")
    expect(page.locator(".seat.mine")).to_contain_text("Hand")
    hands = page.locator(".seat:not(.mine) [data-field=hands]")
    expect(hands.get_by_role("img")).to_have_count(10)  # two hands, face down
    assert seated.play_on() == 5
    seated.expect_result()


def test_it_speaks_ukrainian_from_the_first_page(new_context: NewContext) -> None:
    page = new_context(locale="uk-UA").new_page()
    page.goto("/new/overreach")
    expect(page.get_by_text("Перебір").first).to_be_visible()
