"""Bots of other packages that fail at a table: the match goes on, and nothing leaks."""

import io
import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludoteka.bots import find_bot
from ludoteka.bots.registry import _installed
from ludoteka.core import BadInput, Rng, Seat
from ludoteka.core.decoding import events_decoder
from ludoteka.games import find_game
from ludoteka.server.bot_failures import list_failures, read_failure
from ludoteka.server.play.failures import FailureReport
from tests.server.outside.browsers import Browser, Refusal
from tests.server.outside.crooked import BOTS, THOUGHT
from tests.server.outside.matches import play
from tests.server.outside.secrets_of import hidden_runs, seeds
from tests.server.outside.serving import LOUD, Served, serving
from tests.server.outside.test_leaks import assert_none, caught_up, everything
from tests.server.services import emptied_database

pytestmark = pytest.mark.anyio

SETTINGS = msgspec.structs.replace(LOUD, bot_workers=1, bot_seconds=5)
OPTIONS = {"deals": 1}


@pytest.fixture(scope="module")
def crooked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An installed package with bots for our table, as far as Python can tell."""
    folder = tmp_path_factory.mktemp("installed")
    info = folder / "crooked-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: crooked\nVersion: 1.0\n")
    lines = [f"{name} = {kind.__module__}:{kind.__name__}" for name, kind in BOTS.items()]
    (info / "entry_points.txt").write_text("\n".join(["[ludoteka.bots]", *lines, ""]))
    return folder


@pytest.fixture(scope="module")
async def served(
    anyio_backend: str,
    logged: io.StringIO,
    crooked: Path,
    tmp_path_factory: pytest.TempPathFactory,
) -> AsyncIterator[Served]:
    folder = tmp_path_factory.mktemp("crooked")
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(crooked))
        _installed.cache_clear()
        async with (
            emptied_database("sqlite", folder) as url,
            serving(url, SETTINGS, inline=False) as running,
        ):
            yield running
    _installed.cache_clear()


async def table_with(host: Browser, *bots: str, **request: object) -> str:
    request = {"start": True, "bots": bots, "seats": 1 + len(bots), "options": OPTIONS} | request
    return await host.open("six-nimmt", **request)


async def test_a_match_goes_on_whatever_its_bots_do(
    served: Served, ann: Browser, logged: io.StringIO
) -> None:
    """They crash, cheat and never come back; a simpler bot makes each of these moves."""
    table = await table_with(ann, "crashing", "cheating", "endless", "greedy")
    socket = await ann.socket(table)
    live = served.hub.tables[table]
    await play(socket, 0, most=3)
    database = served.table_services.database
    lines = [line for line in await list_failures(database) if line.table_id == table]
    assert {(line.bot, line.why) for line in lines} >= {
        ("crashing", "RuntimeError"),
        ("cheating", "no legal move"),
        ("endless", "time is up"),
    }
    async with live.lock:
        secret = seeds(live.table) | hidden_runs(live.table, None)
    text = logged.getvalue()
    assert all(line.id in text for line in lines)
    assert_none(secret, [text.encode()], "the log")
    for line in lines:
        with pytest.raises(BadInput, match="failure-of-live-match"):
            await read_failure(database, line.id)

    await play(socket, 0)
    assert live.table.status == "over"
    assert {made.seat for made in live.table.moves} == set(range(5))
    assert "my cards are" not in logged.getvalue()
    for line in lines:
        report = msgspec.json.decode(await read_failure(database, line.id), type=FailureReport)
        assert (report.id, report.bot, report.rules) == (line.id, line.bot, live.table.rules)
        if line.bot == "crashing":
            assert "my cards are" in report.trace
            await assert_fails_again(report)
    with pytest.raises(BadInput, match="no-such-failure"):
        await read_failure(database, "nothing")


async def assert_fails_again(report: FailureReport) -> None:
    """From nothing but the report."""
    game = find_game(report.game)
    seat = Seat(report.seat)
    observer = game.observer(report.seats, game.parse_options(report.seats, report.options), seat)
    rng = Rng(bytes.fromhex(report.seed)).child(report.stream)
    bot = find_bot(report.bot, game)(game, seat, rng)
    for event in events_decoder(game).decode(report.events):
        observer.see(event)
        bot.see(event)
    view = observer.view()
    assert msgspec.json.encode(view) == bytes(report.view)
    with pytest.raises(RuntimeError, match="my cards are"):
        bot.choose(view, [game.moves.parse(move) for move in report.moves])


async def test_what_a_bot_thinks_is_told_after_the_match_and_not_before(
    served: Served, ann: Browser, ben: Browser, logged: io.StringIO
) -> None:
    table = await table_with(ann, "talking", "babbling", spectators=True)
    live = served.hub.tables[table]
    playing, watching = await ann.socket(table), await ben.socket(table)
    lobby = await served.browser().lobby()
    await play(playing, 0, most=4)
    await caught_up(live, playing, watching)
    assert any(THOUGHT.encode() in bytes(made.why) for made in live.table.moves)
    for browser in (ann, ben):
        me = await browser.get("/api/me")
        for wire in await everything(browser, table, me["id"]):
            assert THOUGHT.encode() not in wire
    assert live.table.status == "live"

    await play(playing, 0)
    await caught_up(live, playing, watching)
    for socket in (playing, watching, lobby):
        assert_none({THOUGHT.encode()}, socket.frames, "a frame")
    assert THOUGHT not in logged.getvalue()
    assert THOUGHT not in (await ann.http.get("/api/me/export")).text
    assert THOUGHT not in (await ann.http.get(f"/api/tables/{table}/record")).text

    replay: dict[str, Any] = await ann.get(f"/api/tables/{table}/replay")
    entries = {moment["seq"] for moment in replay["moments"]}
    moved = [made.seq for made in live.table.moves if made.seat == 1]
    assert [thought["seq"] for thought in replay["thoughts"]] == moved
    for thought in replay["thoughts"]:
        assert thought["seat"] == 1
        assert thought["seq"] in entries
        (said,) = thought["said"]
        assert re.match(rf"{THOUGHT}: \[.+\]", said["arguments"]["bot"])
    with pytest.raises(Refusal) as refused:  # who watched an unlisted match
        await ben.get(f"/api/tables/{table}/replay")
    assert refused.value.status == 403


async def test_an_explanation_that_cannot_be_said_is_reported(served: Served, ann: Browser) -> None:
    table = await table_with(ann, "babbling")
    await play(await ann.socket(table), 0)
    lines = [
        line
        for line in await list_failures(served.table_services.database)
        if line.table_id == table
    ]
    assert {(line.bot, line.why) for line in lines} == {("babbling", "no explanation")}
    assert not (await ann.get(f"/api/tables/{table}/replay"))["thoughts"]


async def test_a_stand_in_says_for_whom_it_moved(served: Served, ann: Browser) -> None:
    table = await table_with(ann, "cheating")
    await play(await ann.socket(table), 0)
    replay = await ann.get(f"/api/tables/{table}/replay")
    made = [made for made in served.hub.tables[table].table.moves if made.seat == 1]
    assert len(replay["thoughts"]) == len(made) >= 10
    assert replay["thoughts"][0]["said"][0] == {
        "key": "bot-failed",
        "arguments": {"bot": "cheating"},
    }
