"""Many notices at once, several nodes, restarts: bounded, and each one once."""

import asyncio
import json
from collections import Counter

import pytest
from sqlalchemy import insert, select

from ludoteka.server.notices.outbox import LEASE, claim
from ludoteka.server.people.transactions import reading, writing
from ludoteka.server.storage import Database
from ludoteka.server.storage.schema import members, questions, tables, watched_tables
from tests.server.house import Clock
from tests.server.notices.receivers import HttpReceiver, Mailbox
from tests.server.notices.world import World, open_world

pytestmark = pytest.mark.anyio

THOUSAND = 1000


async def multiply(world: World, table: str, count: int) -> None:
    """As many tables like this one, of which nobody has read anything yet."""
    async with writing(world.people.database) as connection:
        row = (await connection.execute(select(tables).where(tables.c.id == table))).one()
        seats = await connection.execute(select(members).where(members.c.table_id == table))
        people = [dict(each._mapping) for each in seats]
        copies = [f"copy{number:08}" for number in range(count)]
        rows = [{**row._mapping, "id": new} for new in copies]
        await connection.execute(insert(tables), rows)
        seated = [{**each, "table_id": new} for new in copies for each in people]
        await connection.execute(insert(members), seated)


def tables_told(receiver: HttpReceiver) -> Counter[str]:
    return Counter(json.loads(got.body)["table"] for got in receiver.got)


async def test_a_thousand_due_notices_go_out_bounded_and_once(
    database: Database, clock: Clock, mail: tuple[str, Mailbox], receiver: HttpReceiver
) -> None:
    """The server was away; now two nodes come back at the same time."""
    receiver.status = 200
    async with (
        open_world(database, clock, mail, limit_notices="100/60") as one,
        open_world(database, clock, mail, limit_notices="100/60") as other,
    ):
        ann, ben = await one.account("Ann"), await one.account("Ben")
        await one.notices.set_webhook(ann, f"{receiver.url}/hook")
        live = await one.match(ann, ben, each=None)
        await multiply(one, live.table.id, THOUSAND - 1)
        clock.pass_seconds(3600)
        rounds = 0
        while len(receiver) < THOUSAND:
            before = len(receiver)
            await asyncio.gather(one.postman.round(), other.postman.round())
            assert len(receiver) - before <= 200, "each node sends a hundred at once"
            clock.pass_seconds(60)
            rounds += 1
            assert rounds < 40
        await asyncio.gather(one.postman.round(), other.postman.round())
    told = tables_told(receiver)
    assert len(told) == THOUSAND
    assert set(told.values()) == {1}


async def test_an_address_that_does_not_answer_is_left_alone_whatever_waits_for_it(
    database: Database, clock: Clock, mail: tuple[str, Mailbox], receiver: HttpReceiver
) -> None:
    """Each attempt may take ten seconds, in which others' notices wait."""
    receiver.status = 503
    async with open_world(database, clock, mail) as world:
        ann, ben = await world.account("Ann"), await world.account("Ben")
        await world.notices.set_webhook(ann, f"{receiver.url}/hook")
        live = await world.match(ann, ben, each=None)
        await multiply(world, live.table.id, 29)
        clock.pass_seconds(3600)
        await world.postman.round()
        assert len(receiver) == 1, "the first one told that nobody answers there"
        await world.postman.round()
        assert len(receiver) == 1
        receiver.status = 200
        clock.pass_seconds(3600)
        await world.postman.round()
    assert len(set(tables_told(receiver))) == 30


async def test_what_was_settled_during_the_outage_is_not_sent(
    world: World, receiver: HttpReceiver
) -> None:
    ann, ben = await world.account("Ann"), await world.account("Ben")
    await world.notices.set_webhook(ann, f"{receiver.url}/hook")
    live = await world.match(ann, ben)
    await world.postman.round()
    await world.move(live, ann)
    world.clock.pass_seconds(3600)
    await world.postman.round()
    assert len(receiver) == 0


async def test_a_node_that_dies_while_sending_is_replaced_after_its_lease(
    world: World, database: Database, receiver: HttpReceiver
) -> None:
    ann, ben = await world.account("Ann"), await world.account("Ben")
    await world.notices.set_webhook(ann, f"{receiver.url}/hook")
    await world.match(ann, ben, each=None)
    await world.postman.round()
    world.clock.pass_seconds(61)
    async with writing(database) as connection:
        (taken,) = await claim(connection, world.clock(), 10)  # and the node dies
    await world.postman.round()
    assert len(receiver) == 0, "it is the other's, as far as anyone knows"
    world.clock.pass_seconds(LEASE / 1000 + 1)
    await world.postman.round()
    (got,) = receiver.got
    assert json.loads(got.body)["id"] == taken.id, "known by its id, should it come twice"


async def test_two_nodes_claim_different_notices(world: World, database: Database) -> None:
    ann, ben = await world.account("Ann"), await world.account("Ben")
    await world.notices.set_webhook(ann, "http://127.0.0.1:1/hook")
    live = await world.match(ann, ben, each=None)
    await multiply(world, live.table.id, 40)
    await world.postman.round()
    world.clock.pass_seconds(61)

    async def take() -> list[str]:
        async with writing(database) as connection:
            return [each.id for each in await claim(connection, world.clock(), 10)]

    parts = await asyncio.gather(*(take() for _ in range(6)))
    ids = [each for part in parts for each in part]
    assert len(ids) == len(set(ids)) == 41


async def test_two_nodes_that_read_the_same_write_each_notice_once(
    database: Database, clock: Clock, mail: tuple[str, Mailbox], receiver: HttpReceiver
) -> None:
    async with (
        open_world(database, clock, mail) as one,
        open_world(database, clock, mail) as other,
    ):
        ann, ben = await one.account("Ann"), await one.account("Ben")
        await one.notices.set_webhook(ann, f"{receiver.url}/hook")
        live = await one.match(ann, ben, each=None)
        receiver.status = 200
        for _ in range(3):
            await asyncio.gather(one.postman.round(), other.postman.round())
            clock.pass_seconds(61)
            await asyncio.gather(one.postman.round(), other.postman.round())
            await one.play_on(live, ann, ben)
        assert len(receiver) == 3


async def test_one_person_gets_no_more_than_so_many(
    database: Database, clock: Clock, mail: tuple[str, Mailbox], receiver: HttpReceiver
) -> None:
    receiver.status = 200
    async with open_world(database, clock, mail, limit_person_notices="5/3600") as world:
        ann, ben = await world.account("Ann"), await world.account("Ben")
        await world.notices.set_webhook(ann, f"{receiver.url}/hook")
        live = await world.match(ann, ben, each=None)
        await multiply(world, live.table.id, 9)
        await world.later(seconds=61)
        assert len(receiver) == 5
        for _ in range(6):
            await world.later(hours=0.5)
        assert len(receiver) == 10, "the rest waited"


async def test_settled_notices_are_forgotten_after_some_days(
    database: Database, clock: Clock, mail: tuple[str, Mailbox], receiver: HttpReceiver
) -> None:
    receiver.status = 200
    async with open_world(database, clock, mail) as world:
        ann, ben = await world.account("Ann"), await world.account("Ben")
        await world.notices.set_webhook(ann, f"{receiver.url}/hook")
        await world.match(ann, ben, each=None)
        await world.later(seconds=61)
        assert await world.states() == [("turn", "sent")]
        clock.pass_seconds(31 * 24 * 3600)
    async with open_world(database, clock, mail) as world:
        await world.postman.round()
        assert await world.states() == []
        async with reading(database) as connection:
            for table in (watched_tables, questions):
                assert (await connection.execute(select(table))).first() is not None
        await world.postman.round()
        assert await world.states() == [], "what was told stays told"
