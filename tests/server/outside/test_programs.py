"""Programs that play: accounts of their own, tokens, a stream, challenges."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.offered import offered
from tests.server.outside.browsers import Browser, Refusal
from tests.server.outside.matches import SHORT
from tests.server.outside.programs import program
from tests.server.outside.serving import SETTINGS, Served, serving
from tests.server.services import emptied_database

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def lines(browser: Browser, path: str) -> AsyncIterator[AsyncIterator[dict[str, Any]]]:
    """The messages of an NDJSON stream."""
    async with browser.http.stream("GET", path) as response:
        assert response.status_code == 200
        assert response.headers["content-type"].startswith("application/x-ndjson")

        async def read() -> AsyncIterator[dict[str, Any]]:
            async for line in response.aiter_lines():
                if line:
                    yield json.loads(line)

        yield read()


async def play_by_stream(browser: Browser, table: str, seat: int) -> int:
    """A whole match: news by the stream, moves by requests.

    A question may be asked twice, if news cross the answer: `after` tells what was known.
    """
    made = 0
    async with lines(browser, f"/api/tables/{table}/stream") as messages:
        async for message in messages:
            card = message.get("table")
            if isinstance(card, dict) and card["status"] == "over":
                return made
            for sight in message.get("sights", ()):
                if offers := offered(sight):
                    move, seq = offers[made % len(offers)], message["seq"]
                    made += await answer(browser, table, seat=seat, move=move, after=seq)
    raise AssertionError("the stream ended before the match")


async def answer(browser: Browser, table: str, **move: object) -> bool:
    """Whether it was still asked for."""
    try:
        await browser.do(table, "play", **move)
    except Refusal as refused:
        if refused.code not in ("question-changed", "match-ended"):
            raise
        return False
    return True


async def test_two_programs_play_a_whole_match_by_stream_and_requests(served: Served) -> None:
    (one, me), (other, you) = [await program(served, name) for name in ("Alphabot", "Betabot")]
    table = await one.open(seats=2, options=SHORT["six-nimmt"])
    await other.do(table, "sit", seat=1)
    await one.do(table, "start")
    async with asyncio.timeout(60):
        made = await asyncio.gather(play_by_stream(one, table, 0), play_by_stream(other, table, 1))
    assert min(made) >= 10
    card = await one.get(f"/api/tables/{table}")
    assert card["status"] == "over"
    assert [seat["person"] for seat in card["seats"]] == [me["id"], you["id"]]


async def test_programs_are_marked_as_such_everywhere(ann: Browser, served: Served) -> None:
    bot, me = await program(served, "Markedbot")
    table = await ann.open(seats=2, listed=True)
    await bot.do(table, "sit", seat=1)
    socket = await ann.socket(table)
    line = next(line for line in (await ann.get("/api/tables"))["tables"] if line["id"] == table)
    (seat,) = [seat for seat in (await bot.get("/api/bot/seats")) if seat["id"] == table]
    assert socket.card["seats"][1]["kind"] == "program"
    assert (await ann.get(f"/api/tables/{table}"))["seats"][1]["kind"] == "program"
    assert line["summary"]["seats"][1]["kind"] == "program"
    assert seat["summary"]["seats"][1]["kind"] == "program"
    assert (await ann.get(f"/api/people/{me['id']}"))["kind"] == "bot"
    assert (await ann.get("/api/people", name="markedbot"))["kind"] == "bot"
    assert (await bot.get("/api/me"))["kind"] == "bot"


async def test_the_stream_tells_what_waits_and_who_challenges(ann: Browser, served: Served) -> None:
    bot, _ = await program(served, "Newsbot")
    async with lines(bot, "/api/bot/stream") as news:
        first = await anext(news)
        assert first == {"type": "news", "waiting": [], "challenges": []}
        table = await ann.open(seats=2, auto_start=False)
        challenge = await ann.post("/api/challenges", table=table, seat=1, name="Newsbot")
        asked = await anext(news)
        assert [each["id"] for each in asked["challenges"]] == [challenge["id"]]
        await bot.post(f"/api/challenges/{challenge['id']}/accept")
        assert (await anext(news))["challenges"] == []
        await ann.do(table, "start")
        waiting = await anext(news)
        assert [each["id"] for each in waiting["waiting"]] == [table]


async def test_a_guest_has_no_stream_without_coming(served: Served) -> None:
    with pytest.raises(Refusal) as refused:
        await served.browser().get("/api/bot/stream")
    assert refused.value.status == 401


# -- Challenges ------------------------------------------------------------------------


@pytest.fixture(scope="module")
async def bot(served: Served) -> Browser:
    return (await program(served, "Challengebot"))[0]


async def challenged(ann: Browser) -> tuple[str, str]:
    """A table, and the path of a challenge to sit down there."""
    table = await ann.open(seats=2, auto_start=False)
    made = await ann.post("/api/challenges", table=table, seat=1, name="Challengebot")
    assert made["status"] == "open"
    return table, f"/api/challenges/{made['id']}"


async def test_an_accepted_challenge_seats_the_program(ann: Browser, bot: Browser) -> None:
    table, path = await challenged(ann)
    assert (await bot.post(f"{path}/accept"))["status"] == "accepted"
    assert (await bot.post(f"{path}/accept"))["status"] == "accepted", "a retry is harmless"
    assert (await ann.get(f"/api/tables/{table}"))["seats"][1]["name"] == "Challengebot"
    with pytest.raises(Refusal) as refused:
        await bot.post(f"{path}/decline")
    assert refused.value.code == "challenge-settled"


@pytest.mark.parametrize("who", ["declined", "withdrawn"])
async def test_a_settled_challenge_seats_nobody(ann: Browser, bot: Browser, who: str) -> None:
    table, path = await challenged(ann)
    answer = await (bot if who == "declined" else ann).post(f"{path}/decline")
    assert answer["status"] == who
    with pytest.raises(Refusal) as refused:
        await bot.post(f"{path}/accept")
    assert (refused.value.status, refused.value.code) == (400, "challenge-settled")
    assert refused.value.problem["arguments"]["status"] == who
    assert (await ann.get(f"/api/tables/{table}"))["seats"][1]["kind"] == "free"
    assert path.rpartition("/")[2] not in [each["id"] for each in await bot.get("/api/challenges")]


async def test_a_challenge_is_nobody_elses_business(
    ann: Browser, ben: Browser, bot: Browser
) -> None:
    _, path = await challenged(ann)
    for answer in ("accept", "decline"):
        with pytest.raises(Refusal) as refused:
            await ben.post(f"{path}/{answer}")
        assert (refused.value.status, refused.value.code) == (404, "no-such-challenge")
    with pytest.raises(Refusal) as refused:
        await ann.post(f"{path}/accept")
    assert refused.value.status == 404
    assert path.rpartition("/")[2] in [each["id"] for each in await bot.get("/api/challenges")]


async def test_a_challenge_needs_a_table_a_seat_and_somebody(ann: Browser, ben: Browser) -> None:
    table = await ann.open(seats=2)
    body = {"table": table, "seat": 1, "name": "Challengebot"}
    for change, browser, status, code in (
        ({"name": "Nobody at all"}, ann, 404, "no-such-name"),
        ({"seat": 2}, ann, 400, "no-seat-here"),
        ({"seat": -1}, ann, 400, "no-seat-here"),
        ({"seat": 0}, ann, 400, "seat-taken"),
        ({"table": "AAAAAAAAAAAA"}, ann, 404, "no-such-table"),
        ({}, ben, 403, "not-at-table"),
    ):
        with pytest.raises(Refusal) as refused:
            await browser.post("/api/challenges", **(body | change))
        assert (refused.value.status, refused.value.code) == (status, code)


async def test_a_challenge_to_a_taken_seat_stays_open(
    ann: Browser, ben: Browser, bot: Browser
) -> None:
    table, path = await challenged(ann)
    await ben.do(table, "sit", seat=1)
    with pytest.raises(Refusal) as refused:
        await bot.post(f"{path}/accept")
    assert refused.value.code == "seat-taken"
    await ben.do(table, "stand", seat=1)
    assert (await bot.post(f"{path}/accept"))["status"] == "accepted"


# -- Rights and limits -----------------------------------------------------------------


async def test_a_token_does_what_it_was_made_for_and_no_more(ann: Browser, served: Served) -> None:
    reader, _ = await program(served, "Onlyreads", scopes=["read"])
    table = await ann.open()
    assert await reader.get(f"/api/tables/{table}/now")
    for call in (
        reader.do(table, "sit", seat=1),
        reader.open(),
        reader.get("/api/me/export"),
        reader.get("/api/me/tokens"),
        reader.post("/api/me/bots", name="Grandchild"),
    ):
        with pytest.raises(Refusal) as refused:
            await call
        assert (refused.value.status, refused.value.code) == (403, "missing-scope")


async def test_a_token_cannot_make_a_stronger_one(served: Served) -> None:
    owner = served.browser()
    await owner.register("Strong one")
    made = await owner.post("/api/me/tokens", label="x", scopes=["account", "read"])
    weak = served.browser(token=made["secret"])
    with pytest.raises(Refusal) as refused:
        await weak.post("/api/me/tokens", label="y", scopes=["play"])
    assert (refused.value.status, refused.value.code) == (403, "scope-not-yours")
    with pytest.raises(Refusal) as refused:
        await owner.post("/api/me/tokens", label="y", scopes=["admin"])
    assert refused.value.code == "scope-not-yours"


async def test_who_asks_too_often_is_told_when_to_come_back(tmp_path: Path) -> None:
    settings = msgspec.structs.replace(SETTINGS, limit_read="3/300", limit_tables="1/600")
    async with emptied_database("sqlite", tmp_path) as url, serving(url, settings) as strict:
        browser = strict.browser(language="ru")
        await browser.open()
        for _ in range(3):
            await browser.get("/api/me")
        for call, least in ((browser.open(), 500), (browser.get("/api/me"), 90)):
            with pytest.raises(Refusal) as refused:
                await call
            assert (refused.value.status, refused.value.code) == (429, "too-often")
            seconds = int(refused.value.response.headers["retry-after"])
            assert refused.value.problem["retry_after"] == seconds
            assert least < seconds <= 600
            assert str(seconds) in refused.value.problem["sentence"]
