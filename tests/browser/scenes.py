"""A moment of a recorded match on the real page: a fixture plays the server's part."""

import json
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page, WebSocketRoute

from scripts.film import fresh
from scripts.scenes.sending import as_sent
from tests.browser.conftest import PATIENCE

FIXTURES: Final = Path(__file__).parents[2] / "web" / "fixtures"
QUICK: Final = "localStorage.setItem('ludoteka.pace', 'fast');"


def show_moment(page: Page, game: str, fixture: str, *, minutes: int | None = None) -> list[int]:
    """The table as it stands at the end of a fixture; returns the seats of people.

    With `minutes`, clocks: the first seat has so many, the next one more. Who acts is timed.
    """
    moment = _moment(game, fixture)
    welcome = moment["welcome"]
    seats = welcome["table"]["seats"]
    if minutes is not None:
        left = [1000 * (60 * (minutes + seat) + 55) for seat in range(len(seats))]
        acting = welcome["sights"][0]["view"]["to_act"]
        deadlines = {str(seat): welcome["now"] + left[seat] for seat in acting}
        welcome["clock"] = {"left": left, "deadlines": deadlines}
    _sit_down(page, game, moment, welcome)
    return [seat["seat"] for seat in seats if seat["kind"] == "person"]


def show_end(page: Page, game: str, fixture: str) -> None:
    show_moment(page, game, fixture)
    page.locator(".end-scene").wait_for(timeout=PATIENCE)


def show_interlude(page: Page, game: str, fixture: str) -> None:
    """The story of a fixture, as far as its table after a deal or a game."""
    moment = _moment(game, fixture)
    first, *others = fresh([*moment["before"], *moment["welcome"]["sights"]])
    welcome = moment["welcome"] | {"sights": [first]}
    socket = _sit_down(page, game, moment, welcome)
    for number, sight in enumerate(others, start=1):
        update = {
            "type": "update",
            "seq": welcome["seq"] + number,
            "happened": {"kind": "moved"},
            "table": welcome["table"],
            "sights": [sight],
        }
        socket.send(as_sent(update))
    page.locator(".interlude").wait_for(timeout=3 * PATIENCE)


def _moment(game: str, fixture: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((FIXTURES / game / f"{fixture}.json").read_text("utf-8"))
    return found


def _sit_down(
    page: Page, game: str, moment: dict[str, Any], welcome: dict[str, Any]
) -> WebSocketRoute:
    sockets: list[WebSocketRoute] = []

    def greet(socket: WebSocketRoute) -> None:
        sockets.append(socket)
        socket.send(as_sent(welcome))

    page.add_init_script(QUICK)
    page.route_web_socket("**/ws/tables/**", greet)
    page.route("**/api/tables/*/printed", lambda route: route.fulfill(json=moment["printed"]))
    page.goto(f"/t/{game}")
    page.wait_for_selector("main [data-room]")
    return sockets[0]
