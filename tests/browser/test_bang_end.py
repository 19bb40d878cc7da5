"""BANG!'s end scene: who has won, what became of me, and why; for who looks on, too."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from scripts.scenes.sending import as_sent

FIXTURES = Path(__file__).parents[2] / "web/fixtures/bang"
WHY = "All Outlaws and the Renegade are dead."
SAID = [
    "Priya shot Marek in round 20.",
    "You fell in round 7. Priya shot Marek in round 20.",
    "You fell in round 8. Priya shot Marek in round 20.",
    "Priya shot you in round 20.",
    "You fell in round 3. Priya shot Marek in round 20.",
    "You fell in round 7, and your side won. Priya shot Marek in round 20.",
    "You shot Marek in round 20.",
]
"""By seat."""


def ended(page: Page, name: str, me: int | None) -> tuple[Locator, dict[str, Any]]:
    """The end of a recorded match through these eyes."""
    moment = json.loads((FIXTURES / f"{name}.json").read_text("utf-8"))
    welcome = moment["welcome"]
    sight = welcome["sights"][0]
    sight["seat"] = sight["view"]["seat"] = me
    welcome["you"]["seats"] = [] if me is None else [me]
    page.route_web_socket("**/ws/tables/**", lambda socket: socket.send(as_sent(welcome)))
    page.route("**/api/tables/*/printed", lambda route: route.fulfill(json=moment["printed"]))
    page.goto("/t/bang")
    scene = page.get_by_role("dialog")
    expect(scene).to_be_visible()
    return scene, sight["view"]


@pytest.mark.parametrize("me", range(7))
def test_the_end_tells_everybody_their_own_result_and_the_reason(page: Page, me: int) -> None:
    scene, view = ended(page, "over-7", me)
    won = me in view["winners"]
    expect(scene.locator("#end-title")).to_have_text("You win" if won else "You lose")
    expect(scene.locator("#end-why")).to_have_text(WHY)
    # The deed that decided it, and before it when I fell.
    expect(scene.locator(".said")).to_have_text(SAID[me])
    for name in ("Play again", "Replay", "Share", "Home"):
        expect(scene.get_by_text(name, exact=True)).to_be_visible()


def test_the_end_names_the_winners_and_opens_every_role(page: Page) -> None:
    scene, view = ended(page, "over-7", 0)
    posters = scene.locator("ul > li")
    expect(posters).to_have_count(7)
    for seat, role in enumerate(view["roles"]):
        poster = posters.nth(seat)
        expect(poster).to_contain_text(role.capitalize())
        wins = poster.get_by_text("wins", exact=True)
        expect(wins).to_have_count(1 if seat in view["winners"] else 0)


def test_who_looks_on_reads_which_side_has_won(page: Page) -> None:
    scene, _ = ended(page, "over-7", None)
    expect(scene.locator("#end-title")).to_have_text("The Sheriff’s side wins")
    expect(scene.locator("#end-why")).to_have_text(WHY)


@pytest.mark.parametrize("size", [(390, 844), (820, 1180), (1440, 900)])
def test_nothing_of_the_end_scrolls_or_lies_over_the_title(
    page: Page, size: tuple[int, int]
) -> None:
    view: ViewportSize = {"width": size[0], "height": size[1]}
    page.set_viewport_size(view)
    scene, _ = ended(page, "over-7", None)
    picture = scene.locator(".picture")
    assert picture.evaluate("(it) => it.scrollHeight <= it.clientHeight")
    table = scene.get_by_role("button", name="Look at the table").bounding_box()
    assert table
    lines = scene.locator("#end-title").evaluate(
        """(it) => {
          const words = document.createRange();
          words.selectNodeContents(it);
          const boxes = [...words.getClientRects()];
          return boxes.map((box) => [box.left, box.right, box.top, box.bottom]);
        }"""
    )
    for left, right, top, bottom in lines:
        aside = right <= table["x"] or left >= table["x"] + table["width"]
        apart = bottom <= table["y"] + 1 or top >= table["y"] + table["height"] - 1
        assert aside or apart, "the button lies over the title"
