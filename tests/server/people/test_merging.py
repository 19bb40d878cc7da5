"""A guest who logs in hands everything over to the account."""

from collections.abc import Sequence

import pytest
from sqlalchemy import select

from ludoteka.server.people.merging import Moved
from ludoteka.server.people.service import People
from ludoteka.server.people.transactions import reading
from ludoteka.server.storage.schema import members, results, tables
from tests.server.people.matches import account, finish

pytestmark = pytest.mark.anyio


def told_by(people: People) -> list[Moved]:
    told: list[Moved] = []

    async def listen(moved: Sequence[Moved]) -> None:
        told.extend(moved)

    people.on_moved = listen
    return told


async def test_seats_results_and_tables_move_to_the_account(people: People) -> None:
    alice, bob = await account(people, "Alice"), await account(people, "Bob")
    guest = await people.guest("en")
    await finish(people, "t1", [guest.id, bob], [1, 2])
    told = told_by(people)
    await people.take_over(await people.get(alice), guest.id)
    face = (await people.get(alice)).face
    assert told == [Moved("t1", 0, guest.id, alice, "Alice", account=True, face=face)]
    assert (await people.get(guest.id)).is_gone
    async with reading(people.database) as connection:
        seated = await connection.execute(select(members.c.person).order_by(members.c.seat))
        assert list(seated.scalars()) == [alice, bob]
        players = await connection.execute(select(results.c.player).order_by(results.c.seat))
        assert list(players.scalars()) == [alice, bob]
        assert list((await connection.execute(select(tables.c.host))).scalars()) == [alice]


async def test_an_account_is_never_swallowed_by_another(people: People) -> None:
    alice, bob = await account(people, "Alice"), await account(people, "Bob")
    await people.take_over(await people.get(alice), bob)
    await people.take_over(await people.get(alice), alice)
    await people.take_over(await people.get(alice), "nobody")
    assert (await people.get(bob)).name == "Bob"
    assert (await people.get(alice)).name == "Alice"


async def test_a_new_name_is_told_to_tables_that_go_on_only(people: People) -> None:
    guest = await people.guest("en")
    await finish(people, "t1", [guest.id, "bot:greedy"], [1, 2])
    told = told_by(people)
    await people.rename(guest.id, "Alice")
    assert told == []
