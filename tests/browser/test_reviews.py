"""The review of a match: summary, the third mistake, a try, the end scene, one's own page."""

import random
import re
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from ludoteka.core.match import Match
from ludoteka.core.records import SeatInfo, encode_record
from ludoteka.games import find_game
from tests.browser.axe import found_in
from tests.browser.conftest import NewContext
from tests.browser.houses import House
from tests.browser.played import uploaded
from tests.browser.seated import Seated

pytestmark = pytest.mark.slow

PHONE: Final[ViewportSize] = {"width": 390, "height": 844}
DESKTOP: Final[ViewportSize] = {"width": 1440, "height": 900}
PIECES: Final = 9
"""The deal and so many moves but one."""
REVIEWED: Final = 240_000
"""Milliseconds: a review takes as long as the machine needs for it."""


@pytest.fixture(scope="module")
def badly_played() -> bytes:
    """The record of a match at random: the first player makes five mistakes."""
    seats = tuple(SeatInfo(name) for name in ("Anna", "Boris", "Céline", "Dora"))
    game = find_game("six-nimmt")
    match = Match(game, seats, {"deals": 1}, server_seed=bytes(32), clock=lambda: 0.0)
    chance = random.Random(0)
    while acting := match.state.to_act():
        match.play(acting[0], chance.choice(match.state.legal(acting[0])))
    return encode_record(match.record())


@pytest.fixture(scope="module")
def path(address: str, badly_played: bytes) -> str:
    return uploaded(address, badly_played)


def opened_review(page: Page, path: str) -> None:
    """Asked for by whoever comes first; then the summary is there by itself."""
    page.goto(f"{path}#step=1&seat=1&review=summary")
    ask = page.get_by_role("button", name="Review this match")
    expect(ask.or_(summary(page))).to_be_visible()
    if ask.is_visible():
        ask.click()
    expect(summary(page)).to_be_visible(timeout=REVIEWED)


def played_to_the_end(page: Page) -> None:
    page.add_init_script("localStorage.setItem('ludoteka.pace', 'fast')")
    page.goto("/")
    origin = {"origin": page.evaluate("location.origin")}
    page.request.post("/api/guests", data={}, headers=origin)
    wish = {"game": "six-nimmt", "seats": 2, "own_seats": 1, "bots": ["greedy"], "start": True}
    opened = page.request.post(
        "/api/tables", data=wish | {"options": {"deals": 1}, "listed": False}, headers=origin
    )
    page.goto(f"/t/{opened.json()['id']}")
    seated = Seated(page, seed=5)
    seated.open_moves()
    seated.play_on()


def coach(page: Page) -> Locator:
    return page.locator(".coach")


def summary(page: Page) -> Locator:
    return page.get_by_role("region", name="Summary")


def fits(page: Page) -> bool:
    """Whether nothing scrolls sideways."""
    found: bool = page.evaluate(
        "() => document.documentElement.scrollWidth <= document.documentElement.clientWidth"
    )
    return found


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_one_goes_from_the_summary_to_the_third_mistake_and_tries_it_again(
    new_context: NewContext, path: str, size: ViewportSize
) -> None:
    page = new_context(viewport=size).new_page()
    opened_review(page, path)
    expect(summary(page).get_by_role("row")).to_have_count(5)
    assert fits(page)
    assert found_in("light", page) == []
    summary(page).get_by_role("button", name=re.compile("^Go through")).click()
    expect(coach(page).locator("h2")).to_contain_text("Better:")
    for _ in range(2):
        before = page.url
        coach(page).get_by_role("button", name="Next mistake").click()
        expect(page).not_to_have_url(before)
    expect(coach(page).locator("tr.best")).to_be_attached()
    expect(coach(page).locator("tr.played")).to_have_count(1)
    expect(page.locator(".pencil em").first).to_be_attached()
    expect(coach(page).locator(".deck")).to_contain_text("of 104 cards seen")
    expect(coach(page).get_by_role("heading", name="What happened then")).to_be_attached()
    expect(coach(page).locator(".then li").first).to_contain_text("Anna")
    assert fits(page)
    assert found_in("light", page) == []
    assert found_in("dark", page) == []
    third = decision(page)
    if size == PHONE:
        page.get_by_role("button", name="Larger").click()
    longer = coach(page).get_by_role("button", name="Look longer")
    judged = coach(page).get_by_text(re.compile("Judged by"))
    before = judged.inner_text()
    longer.click()
    expect(judged).not_to_have_text(before, timeout=REVIEWED)
    expect(longer).to_have_count(0)
    assert fits(page)
    coach(page).get_by_role("link", name="Try again").click()
    expect(page.get_by_role("heading", name="What would you play now?")).to_be_visible()
    assert fits(page)
    page.get_by_text("Moves", exact=True).click()
    page.locator("[data-move]").first.click()
    verdict = page.get_by_role("heading", name=re.compile("^Your choice"))
    expect(verdict).to_be_focused(timeout=REVIEWED)
    assert found_in("light", page) == []
    page.get_by_role("link", name="Back to the review").last.click()
    expect(coach(page).locator("h2")).to_contain_text("Better:")
    assert decision(page) == third


def decision(page: Page) -> list[str]:
    """Which one the address names."""
    return re.findall("review=[0-9]+", page.url)


def test_the_end_scene_leads_to_the_review_and_one_s_own_page_tells_how_one_plays(
    new_context: NewContext,
) -> None:
    page = new_context(viewport=DESKTOP).new_page()
    played_to_the_end(page)
    page.get_by_role("link", name="Review").click()
    expect(summary(page)).to_be_visible(timeout=REVIEWED)
    expect(summary(page)).to_contain_text("Your accuracy")
    page.goto("/me")
    own = page.get_by_role("region", name="How you play")
    expect(own.get_by_role("table", name="Against others").get_by_role("row")).to_have_count(2)
    expect(own.get_by_role("heading", name="Reviewed matches")).to_be_visible()
    assert fits(page)
    assert found_in("light", page) == []


def test_a_review_is_read_with_the_keyboard_and_links_to_its_moment(
    new_context: NewContext, path: str
) -> None:
    page = new_context(viewport=DESKTOP).new_page()
    opened_review(page, path)
    first = summary(page).get_by_role("button", name=re.compile("^Go through"))
    first.focus()
    first.press("Enter")
    expect(coach(page).locator("h2")).to_contain_text("Better:")
    page.locator("h1").click()
    at = page.url
    page.keyboard.press("ArrowDown")
    page.wait_for_url(lambda url: url != at)
    page.keyboard.press("ArrowUp")
    page.wait_for_url(lambda url: url == at)
    expect(page.locator(".pencil span.better")).to_be_attached()
    page.reload()
    expect(coach(page).locator("h2")).to_contain_text("Better:")
    assert page.url == at
    page.locator("h1").click()
    page.keyboard.press("t")
    expect(page.get_by_role("heading", name="What would you play now?")).to_be_visible()


def test_the_board_shows_the_values_of_a_decision_what_was_before_and_what_came_of_it(
    new_context: NewContext, path: str
) -> None:
    page = new_context(viewport=DESKTOP).new_page()
    opened_review(page, path)
    summary(page).get_by_role("button", name=re.compile("^Go through")).click()
    hand = page.locator('.hand [data-thing^="card "]')
    values = page.locator(".pencil em")
    expect(values).to_have_count(hand.count())
    cards = hand.count()
    expect(values.locator("svg")).to_have_count(cards)  # told in bull heads
    at = page.url
    layers = coach(page).get_by_role("group", name="On the board")
    layers.get_by_role("button", name="Before").click()
    expect(page.locator(".pencil")).to_have_count(0)
    assert page.url == at
    layers.get_by_role("button", name="After").click()
    expect(hand).to_have_count(cards - 1)
    expect(page.locator(".pencil")).to_have_count(0)
    assert decision(page) == re.findall("review=[0-9]+", at)
    layers.get_by_role("button", name="Compare").click()
    expect(values).to_have_count(cards)
    assert page.url == at


def test_a_picture_of_the_review_is_given_away(new_context: NewContext, path: str) -> None:
    page = new_context(viewport=DESKTOP, accept_downloads=True).new_page()
    opened_review(page, path)
    with page.expect_download() as given:
        summary(page).get_by_role("button", name="Share as a picture").click()
    picture = given.value.path().read_bytes()
    assert picture.startswith(b"\x89PNG")
    assert (int.from_bytes(picture[16:20]), int.from_bytes(picture[20:24])) == (1200, 630)


def test_a_review_is_stopped_and_gone_on_with(
    new_context: NewContext, tmp_path: Path, badly_played: bytes
) -> None:
    """It stands still in the middle, so that it cannot be done before it is stopped."""
    with House(tmp_path, most_pieces=PIECES) as house:
        page = new_context(base_url=house.url, viewport=DESKTOP).new_page()
        page.goto(f"{uploaded(house.url, badly_played)}#step=1&seat=1&review=summary")
        page.get_by_role("button", name="Review this match").click()
        bar = page.get_by_role("progressbar", name="Review")
        expect(bar).to_have_attribute("aria-valuenow", str(PIECES - 1))
        page.get_by_role("button", name="Stop", exact=True).click()
        expect(page.get_by_role("heading", name="The review was stopped")).to_be_visible()
        assert found_in("light", page) == []
        house.restart()
        page.get_by_role("button", name="Go on").click()
        expect(summary(page)).to_be_visible(timeout=REVIEWED)
