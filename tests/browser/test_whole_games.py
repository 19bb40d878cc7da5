"""A whole game of each, from the first click to the result, by clicking on the board.

Everything that the browser received on the way is judged by the truth of the server's log.
"""

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page

from ludoteka.core.seats import SEATS
from ludoteka.server.storage import Entry
from ludoteka.server.tables.table import Table
from tests.browser.houses import House
from tests.browser.judging import judge
from tests.browser.received import Received
from tests.browser.seated import Seated
from tests.server.tables.test_leaks import plain

GAMES = ["BANG!", "Sakura", "6 nimmt!", "Face to Face", "Intrigo"]
ME = SEATS[0]


@pytest.mark.parametrize("game", GAMES)
def test_a_newcomer_plays_a_whole_game_and_learns_nothing_hidden(
    page: Page, house: House, game: str
) -> None:
    seated, received = Seated(page, seed=5), Received(page)
    seated.play_now(game)
    made = seated.play_on(each=received.look)
    seated.expect_result()
    assert 0 < made <= seated.clicks + made // 7 + 1, "most moves were made on the board"
    assert judge(house.log(seated.table), received, ME) > 0


LEAKS = {
    "a card on the board": "({ card }) => { document.body.dataset.fly = `card ${card}`; }",
    "a deck that is kept": "({ deck }) => localStorage.setItem('deck', deck)",
    "a deck that is answered": "() => fetch('/api/leak').then((answer) => answer.text())",
    "a seed": "({ seed }) => document.body.append(seed)",
    "a role": """({ seat, role }) =>
      document.querySelector(`main [data-place="seat ${seat}"]`).append(role)""",
}
"""How a page could get hold of a secret."""


def test_a_leak_would_be_found(page: Page, house: House) -> None:
    seated, received = Seated(page), Received(page)
    seated.play_now("BANG!")
    seated.wait()
    received.look()
    table, log = house.table(seated.table), house.log(seated.table)
    assert judge(log, received, ME) == 1
    secrets = secrets_of(table)
    page.route("**/api/leak", lambda route: route.fulfill(body=secrets["deck"]))
    for what, leak in LEAKS.items():
        page.reload()
        page.evaluate("localStorage.clear()")
        seated.open_moves()
        seated.wait()
        page.evaluate(leak, secrets)
        received.moments.clear()
        received.look()
        assert is_found(log, received), what
    received.moments.clear()
    assert not is_found(log, received)
    frames = [msgspec.json.decode(frame) for frame in received.frames]
    leaky = next(frame for frame in frames if frame.get("sights"))
    leaky["sights"][0]["view"]["roles"][secrets["seat"]] = secrets["role"]
    received.frames.append(msgspec.json.encode(leaky))
    assert is_found(log, received), "a frame"


def is_found(log: Sequence[Entry], received: Received) -> bool:
    try:
        judge(log, received, ME)
    except AssertionError:
        return True
    return False


def secrets_of(table: Table) -> dict[str, Any]:
    """What the first seat of a BANG! table cannot know."""
    assert table.state is not None
    position, view = plain(table.state.position()), plain(table.state.view(ME))
    seat = next(seat for seat, role in enumerate(view["roles"]) if not isinstance(role, str))
    return {
        "card": position["deck"][0],
        "deck": msgspec.json.encode(position["deck"])[1:-1].decode(),
        "seed": table.created.server_seed,
        "seat": seat,
        "role": "Renegade",
    }
