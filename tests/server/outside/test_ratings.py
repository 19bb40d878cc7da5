"""Ratings: once a match, between different people's accounts."""

import asyncio
from typing import Any

import pytest
from sqlalchemy import func, select

from ludoteka.server.storage import schema
from tests.server.outside.browsers import Browser
from tests.server.outside.matches import finished, play, two_people_at
from tests.server.outside.serving import Served
from tests.server.room import until

pytestmark = pytest.mark.anyio


async def settled(served: Served, table: str) -> None:
    """Until the match was looked at for ratings, whatever came of it."""
    query = select(func.count()).where(schema.rated.c.table_id == table)
    async with asyncio.timeout(20):
        while True:
            async with served.table_services.database.reader.connect() as connection:
                if (await connection.execute(query)).scalar_one():
                    return


async def rating(served: Served, person: str) -> dict[str, Any]:
    profile = await served.browser().get(f"/api/people/{person}")
    (game,) = profile["games"]
    return dict(game)


async def test_a_match_between_accounts_is_rated_once(served: Served) -> None:
    ann, ben = served.browser(), served.browser()
    people = [(await ann.register("Rated Ann"))["id"], (await ben.register("Rated Ben"))["id"]]
    table, one, other = await two_people_at(ann, ben, rated=True)
    await asyncio.gather(play(one, 0), play(other, 1))
    await settled(served, table)
    found = [await rating(served, person) for person in people]
    assert [each["rated_matches"] for each in found] == [1, 1]
    assert all(each["provisional"] for each in found)
    ranks = one.card["result"]["ranks"]
    if ranks[0] != ranks[1]:
        winner = ranks.index(1)
        assert found[winner]["points"] > 1500 > found[1 - winner]["points"]
    assert await served.people.apply_results(table) is False
    await ann.do(table, "say", text="good game")
    await until(lambda: not served.hub._chores)
    assert [await rating(served, person) for person in people] == found


async def test_a_match_with_a_guest_is_not_rated(served: Served, ann: Browser) -> None:
    account = served.browser()
    me = await account.register("Alone rated")
    table, one, other = await two_people_at(account, ann, rated=True)
    await asyncio.gather(play(one, 0), play(other, 1))
    await settled(served, table)
    found = await rating(served, me["id"])
    assert (found["matches"], found["rated_matches"], found["points"]) == (1, 0, None)


async def test_a_match_against_bots_alone_is_not_rated(served: Served) -> None:
    """However often one takes back there."""
    account = served.browser()
    me = await account.register("Against machines")
    table, socket = await finished(account, seats=2, bots=["random"], rated=True)
    assert socket.card["unrated"] == "alone"
    await settled(served, table)
    assert (await rating(served, me["id"]))["rated_matches"] == 0


async def test_a_match_that_was_not_to_be_rated_is_not(served: Served) -> None:
    ann, ben = served.browser(), served.browser()
    me = await ann.register("Casual Ann")
    await ben.register("Casual Ben")
    table, one, other = await two_people_at(ann, ben)
    assert (one.card["rated"], one.card["unrated"]) == (False, "casual")
    await asyncio.gather(play(one, 0), play(other, 1))
    await settled(served, table)
    assert (await rating(served, me["id"]))["rated_matches"] == 0


async def test_an_owner_and_their_bot_are_not_rated(served: Served) -> None:
    ann = served.browser()
    await ann.register("Maker of Robota")
    bot = await ann.post("/api/me/bots", name="Robota")
    made = await ann.post(f"/api/me/bots/{bot['id']}/tokens", label="x", scopes=["play", "read"])
    robota = served.browser(token=made["secret"])
    table, one, other = await two_people_at(ann, robota, rated=True)
    assert one.card["unrated"] == "own-bot"
    await asyncio.gather(play(one, 0), play(other, 1))
    await settled(served, table)
    assert (await rating(served, bot["id"]))["rated_matches"] == 0


async def test_a_match_that_ended_while_the_server_died_is_rated_afterwards(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, ben = served.browser(), served.browser()
    people = [(await ann.register("Unlucky Ann"))["id"], (await ben.register("Lucky Ben"))["id"]]
    monkeypatch.setattr(served.hub, "on_end", None)  # as if it had no time for that any more
    table, one, other = await two_people_at(ann, ben, rated=True)
    await asyncio.gather(play(one, 0), play(other, 1))
    await settled(served, table)
    assert [(await rating(served, person))["rated_matches"] for person in people] == [1, 1]


async def test_who_resigns_is_last(served: Served) -> None:
    ann, ben = served.browser(), served.browser()
    people = [(await ann.register("Gives up"))["id"], (await ben.register("Goes on"))["id"]]
    table, one, other = await two_people_at(ann, ben, rated=True)
    assert (await one.do("resign", seat=0))["type"] == "done"
    assert (await one.do("play", seat=0, move="play 1"))["code"] == "resigned"
    await play(other, 1)
    await settled(served, table)
    lost, won = [await rating(served, person) for person in people]
    assert (lost["wins"], won["wins"]) == (0, 1)
    assert lost["points"] < 1500 < won["points"]
    query = select(schema.results.c.rank).where(schema.results.c.table_id == table)
    async with served.table_services.database.reader.connect() as connection:
        ranks = (await connection.execute(query.order_by(schema.results.c.seat))).scalars().all()
    assert ranks == [2, 1], "whatever the bot made of it"
