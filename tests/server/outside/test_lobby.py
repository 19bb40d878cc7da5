"""The lobby's socket: the list of open tables, and again whenever it changes."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.outside.browsers import Browser, Refusal
from tests.server.outside.matches import SHORT, finished, play
from tests.server.outside.serving import SETTINGS, Served, serving
from tests.server.outside.sockets import Socket
from tests.server.refusing import counting
from tests.server.services import emptied_database

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
    await ann.do(table, "add-bot", seat=1, bot="random")
    await ann.do(table, "ready", seat=0)  # and it begins by itself
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
        "seats", "variant", "changed", "clock", "spectators", "rated", "ranks", "scores",
        "stopped", "course",
    }  # fmt: skip


async def test_nobody_fills_the_list_alone(tmp_path: Path) -> None:
    settings = msgspec.structs.replace(SETTINGS, limit_listed="6/3600", listed_each=2)
    async with emptied_database("sqlite", tmp_path) as url, serving(url, settings) as served:
        ann = served.browser()

        async def refused(browser: Browser) -> tuple[int, str]:
            with pytest.raises(Refusal) as refusal:
                await browser.open(listed=True)
            return refusal.value.status, refusal.value.code

        first = await ann.open(listed=True)
        retried = {await ann.open(id="mine", listed=True) for _ in range(2)}
        assert len(retried) == 1, "a retry is no other table"
        with counting("listed-each"):
            assert await refused(ann) == (403, "too-many-listed")
        await ann.open()  # tables that are not listed disturb nobody
        await ann.do(first, "close")
        await ann.open(listed=True)
        await served.browser().open(listed=True)
        with counting("listed"):
            assert await refused(served.browser()) == (429, "too-often")


async def test_rematches_fill_no_list(tmp_path: Path) -> None:
    settings = msgspec.structs.replace(SETTINGS, limit_listed="3/3600", listed_each=2)
    async with emptied_database("sqlite", tmp_path) as url, serving(url, settings) as served:
        ann = served.browser()
        listed = []
        for _ in range(2):
            table, _socket = await finished(ann, seats=2, listed=True)
            again = (await ann.do(table, "rematch"))["table"]
            listed.append((await ann.get(f"/api/tables/{again}"))["listed"])
        assert listed == [True, False], "three may be listed from one address"
