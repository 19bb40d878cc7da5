"""Every board at its fullest fits a phone, upright and lying: nothing scrolls sideways.

What stands on a tag of the boards ends within it.
"""

import re
from typing import Literal

import pytest
from playwright.sync_api import Page, Route, ViewportSize, expect

from tests.browser.conftest import NewContext
from tests.browser.played import uploaded_match
from tests.browser.seated import Seated
from tests.browser.setting import all_others, set_seats

UPRIGHT: ViewportSize = {"width": 360, "height": 740}
LYING: ViewportSize = {"width": 740, "height": 360}
FULLEST = {"bang": 8, "sakura": 6, "six-nimmt": 10, "face-to-face": 2, "intrigo": 4}
SALOON_SCROLLS = """() => {
  const { scrollHeight, clientHeight } = document.querySelector('.window');
  return scrollHeight > clientHeight;
}"""


def scrolls_sideways(page: Page) -> bool:
    wide: bool = page.evaluate("document.documentElement.scrollWidth > innerWidth")
    return wide


@pytest.mark.parametrize(("game", "seats"), FULLEST.items())
def test_a_full_board_fits_a_phone_and_can_be_played_there(
    new_context: NewContext, game: str, seats: int
) -> None:
    page = new_context(viewport=UPRIGHT, has_touch=True, is_mobile=True).new_page()
    seated = Seated(page)
    page.goto(f"/new/{game}")
    all_others(page, "A bot")
    set_seats(page, seats)
    assert not scrolls_sideways(page), "the set-up"
    page.get_by_role("button", name="Start").click()
    page.wait_for_url("**/t/*")
    for view in (UPRIGHT, LYING, UPRIGHT):
        page.set_viewport_size(view)
        seated.tap()
        assert not scrolls_sideways(page), f"{view}"
        if game == "bang" and view == LYING:
            assert not page.evaluate(SALOON_SCROLLS)


SPARE = """(sums) => sums.map((said) => {
  const sum = document.createRange();
  sum.selectNodeContents(said);
  return said.parentElement.getBoundingClientRect().right - sum.getBoundingClientRect().right;
})"""
"""How far from the tag's end a sum stops."""
LEAST_SPARE = 4
"""Pixels."""
ROOMY: ViewportSize = {"width": 1920, "height": 1080}
SCARCE: ViewportSize = {"width": 1440, "height": 900}
"""A replay has its curve under the board: words are short here."""


@pytest.mark.parametrize("mine", [[], ["scope-as"]], ids=["mustangs", "mustangs-and-a-scope"])
@pytest.mark.parametrize(
    ("locale", "mustang"), [("en", "Mustang"), ("ru", "Мустанг"), ("uk", "Мустанг")]
)
def test_a_distance_ends_within_its_tag(
    new_context: NewContext, address: str, locale: str, mustang: str, mine: list[str]
) -> None:
    """Everybody else has a Mustang; where the names do not fit, numbers stand for them."""

    def mount(route: Route) -> None:
        answer = route.fetch()
        replay = answer.json()
        view = replay["moments"][0]["view"]
        seats = view["seats"]
        view["tables"] = [mine, *[["mustang-8h"]] * (seats - 1)]
        view["farther"] = [[], *[["mustang"]] * (seats - 1)]
        view["nearer"] = [["scope"] if mine else [], *[[]] * (seats - 1)]
        view["characters"] = ["black-jack", *["lucky-duke"] * (seats - 1)]
        view["distances"][0] = [
            max(1, min(seat, seats - seat) + 1 - len(mine)) if seat else 0 for seat in range(seats)
        ]
        route.fulfill(response=answer, json=replay)

    page = new_context(locale=locale, viewport=ROOMY).new_page()
    page.route(re.compile(r"/api/.+/replay"), mount)
    page.goto(uploaded_match(address, "bang", "5-seats-0") + "#step=1&seat=1")
    page.evaluate("() => document.fonts.ready")
    sums = page.locator(".seat .tag i + span")
    said = "1 − 1" if mine else mustang
    expect(sums).to_have_text([f"= {seats} + {said}" for seats in (1, 2, 2, 1)])
    assert min(sums.evaluate_all(SPARE)) >= LEAST_SPARE
    page.set_viewport_size(SCARCE)
    brief = "1−1" if mine else "1"
    expect(sums).to_have_text([f"={seats}+{brief}" for seats in (1, 2, 2, 1)])
    assert min(sums.evaluate_all(SPARE)) >= LEAST_SPARE


def test_a_distance_that_would_be_less_than_one_is_said_to_be_one(
    new_context: NewContext, address: str
) -> None:
    """BA-9: else “1 = 1 − 1” would stand there, which is no sum."""

    def aim(route: Route) -> None:
        answer = route.fetch()
        replay = answer.json()
        view = replay["moments"][0]["view"]
        view["tables"] = [["scope-as"], *[[]] * (view["seats"] - 1)]
        view["nearer"] = [["scope"], *[[]] * (view["seats"] - 1)]
        view["farther"] = [[] for _ in view["tables"]]
        view["characters"] = ["black-jack", *["lucky-duke"] * (view["seats"] - 1)]
        view["distances"][0] = [0, 1, 1, 1, 1]
        route.fulfill(response=answer, json=replay)

    page = new_context(locale="en", viewport=ROOMY).new_page()
    page.route(re.compile(r"/api/.+/replay"), aim)
    page.goto(uploaded_match(address, "bang", "5-seats-0") + "#step=1&seat=1")
    page.evaluate("() => document.fonts.ready")
    sums = page.locator(".seat .tag i + span")
    expect(sums.nth(0)).to_have_text("= 1 − Scope → 1")
    expect(sums.nth(1)).to_have_text("= 2 − Scope")
    page.set_viewport_size(SCARCE)
    expect(sums.nth(0)).to_have_text("=1−1→1")
    expect(sums.nth(1)).to_have_text("=2−1")


PLATES = """() => ['left', 'right'].map((side) => {
  const [upper, lower] = [...document.querySelectorAll(`.banners.${side} > section`)].map((plate) =>
    plate.getBoundingClientRect());
  return lower.top - upper.bottom;
})"""
"""The room between the plates of each side."""


def test_the_plates_of_a_replay_of_intrigo_stand_apart(
    new_context: NewContext, address: str
) -> None:
    """The plate of who is to move has a stripe more."""
    page = new_context(viewport=SCARCE).new_page()
    page.goto(uploaded_match(address, "intrigo", "4-seats-0") + "#step=40")
    expect(page.locator(".banners .turn").first).to_be_visible()
    page.evaluate("() => document.fonts.ready")
    for _ in range(4):
        assert min(page.evaluate(PLATES)) >= 0, page.locator("footer .step").inner_text()
        page.keyboard.press("Shift+ArrowRight")


ON_ITS_SIDE: ViewportSize = {"width": 844, "height": 390}
RECORDS = {
    "bang": "8-seats-0",
    "sakura": "6-seats-0",
    "six_nimmt": "10-seats-0",
    "face_to_face": "2-seats-0",
    "intrigo": "4-seats-0",
}
SCROLLS_DOWN = "() => document.documentElement.scrollHeight > innerHeight"
CUT = "(title) => title.scrollWidth > title.clientWidth"


@pytest.mark.parametrize(("game", "record"), RECORDS.items())
def test_a_replay_on_a_phone_that_lies_shows_the_whole_board_and_its_name(
    new_context: NewContext, address: str, game: str, record: str
) -> None:
    page = new_context(locale="ru", viewport=ON_ITS_SIDE, has_touch=True, is_mobile=True).new_page()
    page.goto(uploaded_match(address, game, record) + "#step=10")
    page.locator("main [data-room]").wait_for()
    page.evaluate("() => document.fonts.ready")
    assert not scrolls_sideways(page)
    assert not page.evaluate(SCROLLS_DOWN), "the scrubber lies over the board"
    assert not page.locator("header h1").evaluate(CUT)


STAND_OUT = """() => [...document.querySelectorAll('.seats .tag')].map((tag) => {
  const lines = [...tag.querySelectorAll('.who > *')];
  const ends = lines.map((line) => line.getBoundingClientRect().bottom);
  return Math.max(...ends) - tag.getBoundingClientRect().bottom;
})"""
"""How far below each plate its lowest line ends."""


def test_the_plates_of_a_replay_of_sakura_hold_all_their_lines(
    new_context: NewContext, address: str
) -> None:
    page = new_context(viewport=SCARCE).new_page()
    page.goto(uploaded_match(address, "sakura", "4-seats-0") + "#step=30")
    page.locator(".seats .tag").first.wait_for()
    page.evaluate("() => document.fonts.ready")
    found = page.evaluate(STAND_OUT)
    assert len(found) == 4
    assert max(found) < -1


INKS = """() => [document.documentElement, document.querySelector('.signs [data-room]')]
  .map((one) => getComputedStyle(one).getPropertyValue('--ink'))"""


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_signs_above_the_curve_of_sakura_are_drawn_in_the_ink_of_their_paper(
    new_context: NewContext, address: str, theme: Literal["light", "dark"]
) -> None:
    page = new_context(viewport=SCARCE, color_scheme=theme).new_page()
    page.goto(uploaded_match(address, "sakura", "4-seats-0") + "#step=30")
    page.locator(".signs [data-room]").first.wait_for()
    ink, drawn = page.evaluate(INKS)
    assert drawn == ink
