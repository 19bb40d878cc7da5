"""What lists tell of a match: where it stands, for those who may see it."""

import asyncio
from typing import Any

import pytest

from ludoteka.core import Game, Player, View
from ludoteka.games import find_game
from tests.server.outside.browsers import Browser
from tests.server.outside.matches import GAMES, SHORT, finished, play
from tests.server.outside.serving import Served

pytestmark = pytest.mark.anyio


async def course(browser: Browser, table: str, path: str = "/api/me/tables") -> Any:
    (line,) = [each for each in (await browser.get(path))["tables"] if each["id"] == table]
    return line["summary"]["course"]


async def until_told(served: Served, table: str) -> tuple[View, Any, str]:
    """What a spectator sees, and what lists say once they have heard of it, in a second or so."""
    browser = served.browser()
    async with asyncio.timeout(60):
        while True:
            live = await served.hub.table(table)
            async with live.lock:
                assert live.table.state is not None
                view = live.table.state.view(None)
                told = await course(browser, table, "/api/tables")
                if live.table.status != "live" or told == as_told(live.table.game, view):
                    return view, told, live.table.status
            await asyncio.sleep(0.05)


def as_told(game: Game, view: View) -> dict[str, Any]:
    progress = game.progress(view)
    assert progress.said is not None
    said = {"key": f"{game.key}-{progress.said.key}", "arguments": progress.said.arguments}
    told = {
        "said": said,
        "done": progress.done,
        "decision": view.decision,
        "asked": question_told(game, view),
    }
    return {name: value for name, value in told.items() if value not in (0, None)}


def question_told(game: Game, view: View) -> dict[str, Any] | None:
    asked = game.question(view)
    if asked is None:
        return None
    seats = {
        name: value.seat for name, value in asked.arguments.items() if isinstance(value, Player)
    }
    numbers = {name: value for name, value in asked.arguments.items() if name not in seats}
    told = {"key": f"{game.key}-{asked.key}", "seats": seats, "arguments": numbers}
    return {name: value for name, value in told.items() if value}


@pytest.mark.parametrize("game", GAMES)
async def test_it_is_what_a_spectator_sees_and_nothing_else(
    served: Served, ann: Browser, game: str
) -> None:
    table = await ann.open(game, start=True, listed=True, options=SHORT.get(game, {}))
    socket = await ann.socket(table)
    for _ in range(4):
        await play(socket, 0, most=1)
        while not socket.is_over and not socket.offers(0):
            await socket.next()
        view, told, status = await until_told(served, table)
        if status != "live":
            break
        assert told == as_told(find_game(game), view)


async def test_a_match_for_its_players_only_tells_others_nothing(
    served: Served, ann: Browser
) -> None:
    table = await ann.open(start=True, listed=True, spectators=False)
    socket = await ann.socket(table)
    await play(socket, 0, most=1)
    assert await course(ann, table) is not None
    assert await course(served.browser(), table, "/api/tables") is None


async def test_deadlines_are_those_of_the_clock(ann: Browser) -> None:
    clock = {"kind": "live", "base": 600, "increment": 10}
    table = await ann.open(start=True, clock=clock)
    socket = await ann.socket(table)
    while socket.status != "live":
        await socket.next()
    told = await course(ann, table)
    now = (await ann.get("/api/me/tables"))["now"]
    assert now < told["deadlines"]["0"] <= now + 700_000


async def test_a_finished_match_is_done(ann: Browser) -> None:
    table, _ = await finished(ann)
    assert (await course(ann, table))["done"] == 100
