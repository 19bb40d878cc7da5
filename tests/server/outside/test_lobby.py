"""The lobby's socket: the list of open tables, and again whenever it changes."""

from typing import Any

import pytest

from tests.server.outside.browsers import Browser
from tests.server.outside.matches import SHORT, play
from tests.server.outside.serving import Served
from tests.server.outside.sockets import Socket

pytestmark = pytest.mark.anyio


def line(message: dict[str, Any], table: str) -> dict[str, Any] | None:
    found = [each for each in message["tables"] if each["id"] == table]
    return found[0] if found else None


async def shown(lobby: Socket, table: str, status: str) -> dict[str, Any]:
    """The table's line as soon as the list has it so."""
    message = await lobby.until(
        lambda message: (found := line(message, table)) is not None and found["status"] == status
    )
    found = line(message, table)
    assert found is not None
    return found


async def test_a_listed_table_is_followed_from_its_opening_to_its_end(
    served: Served, ann: Browser
) -> None:
    lobby = await served.browser().lobby()
    assert (await lobby.next())["type"] == "lobby"
    table = await ann.open(seats=2, options=SHORT["six-nimmt"], listed=True, title="Evening")
    opened = await shown(lobby, table, "open")
    assert opened["title"] == "Evening"
    assert [card["kind"] for card in opened["summary"]["seats"]] == ["person", "free"]
    await ann.do(table, "add-bot", seat=1, bot="random")  # and it begins by itself
    await shown(lobby, table, "live")
    await play(await ann.socket(table), 0)
    await lobby.until(lambda message: line(message, table) is None)


async def test_a_private_table_never_comes_up(served: Served, ann: Browser) -> None:
    lobby = await served.browser().lobby()
    private = await ann.open(seats=2, title="Hush")
    await ann.do(private, "add-bot", seat=1, bot="random")
    listed = await ann.open(listed=True)
    await shown(lobby, listed, "open")
    assert all(private.encode() not in frame and b"Hush" not in frame for frame in lobby.frames)


async def test_a_listed_table_that_is_closed_is_gone(served: Served, ann: Browser) -> None:
    lobby = await served.browser().lobby()
    table = await ann.open(listed=True)
    await shown(lobby, table, "open")
    await ann.do(table, "close")
    await lobby.until(lambda message: line(message, table) is None)


async def test_the_lobby_listens_to_nobody(served: Served) -> None:
    lobby = await served.browser().lobby()
    await lobby.next()
    await lobby.connection.send("{}" * 100)
    await lobby.connection.send(b"\x00")
    table = await served.browser().open(listed=True)
    await shown(lobby, table, "open")


async def test_the_list_tells_what_everybody_may_know(served: Served, ann: Browser) -> None:
    table = await ann.open(listed=True, start=True)
    lobby = await served.browser().lobby()
    found = await shown(lobby, table, "live")
    assert set(found) == {
        "id", "game", "title", "status", "host", "created", "updated",
        "to_act", "your_seats", "your_turn", "summary",
    }  # fmt: skip
    assert set(found["summary"]) == {
        "seats", "options", "clock", "spectators", "ranks", "scores",
    }  # fmt: skip
