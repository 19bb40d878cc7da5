"""What is kept about people, what they get of it, and what is left when they go."""

import msgspec
import pytest
from sqlalchemy import insert, select

from ludoteka.server.errors import Unauthorized
from ludoteka.server.people.service import People
from ludoteka.server.people.transactions import reading, writing
from ludoteka.server.storage.schema import log, metadata, records
from tests.server.house import Clock
from tests.server.people.matches import account, finish, say, sit

pytestmark = pytest.mark.anyio
WORDS = "my dog is called Rex"


async def a_life(people: People) -> tuple[str, str]:
    """Alice and Bob have played and talked; Alice has all that one can have."""
    alice, bob = await account(people, "Alice"), await account(people, "Bob")
    await finish(people, "t1", [alice, bob], [1, 2])
    await people.apply_results("t1")
    await say(people, "t1", 1, alice, WORDS)
    await say(people, "t1", 2, bob, f"{alice}, you said that")
    await sit(people, "t1", 3, alice, "Alice")
    await people.add_token(alice, label="laptop", scopes=["read"])
    await people.create_bot(alice, "Deep Bull")
    async with writing(people.database) as connection:
        values = {"id": "own-record", "person": alice, "game": "six-nimmt", "uploaded": 1}
        await connection.execute(insert(records).values(**values, public=True, data=b'{"a":1}'))
    return alice, bob


async def everything(people: People) -> str:
    """All rows of all tables, as text."""
    async with reading(people.database) as connection:
        rows = [
            str(list((await connection.execute(select(table))).all()))
            for table in metadata.sorted_tables
        ]
    return "\n".join(rows)


async def test_the_export_holds_everything_about_a_person(people: People) -> None:
    alice, bob = await a_life(people)
    export = await people.export(alice)
    assert export.person.name == "Alice"
    assert [bot["name"] for bot in export.bots] == ["Deep Bull"]
    assert [token.label for token in export.tokens] == ["laptop"]
    assert [(table["id"], table["seat"]) for table in export.tables] == [("t1", 0)]
    assert [result["rank"] for result in export.results] == [1]
    assert [rating["game"] for rating in export.ratings] == ["six-nimmt"]
    assert [words.text for words in export.chat] == [WORDS]
    text = msgspec.json.encode(export).decode()
    assert '"data":{"a":1}' in text
    assert bob not in text
    for secret in ("argon2", "hash", "password"):
        assert secret not in text


async def test_who_leaves_is_forgotten(people: People) -> None:
    alice, bob = await a_life(people)
    await people.delete(alice)
    left = await everything(people)
    for trace in ("Alice", WORDS, "laptop", "Deep Bull", "own-record"):
        assert trace not in left
    gone = await people.get(alice)
    assert (gone.name, gone.is_gone) == ("deleted player", True)
    assert (await people.get(bob)).name == "Bob"
    with pytest.raises(Unauthorized):
        await people.log_in("Alice", "correct horse")


async def test_the_others_keep_their_games_and_words(people: People) -> None:
    alice, bob = await a_life(people)
    await people.delete(alice)
    assert [result["rank"] for result in (await people.export(bob)).results] == [2]
    async with reading(people.database) as connection:
        bodies = list((await connection.execute(select(log.c.body).order_by(log.c.seq))).scalars())
    assert len(bodies) == 4
    assert msgspec.json.decode(bodies[1])["text"] == "…"
    assert msgspec.json.decode(bodies[2])["text"] == f"{alice}, you said that"


async def test_a_freed_name_can_be_taken(people: People) -> None:
    await people.delete(await account(people, "Alice"))
    assert await account(people, "Alice")


async def test_many_may_leave(people: People) -> None:
    for name in ("Alice", "Bob"):
        await people.delete(await account(people, name))


async def test_guests_unseen_for_long_are_forgotten_and_accounts_are_not(
    people: People, clock: Clock
) -> None:
    old, alice = await people.guest("en"), await account(people, "Alice")
    clock.pass_seconds(181 * 86_400)
    young = await people.guest("en")
    assert await people.delete_stale_guests(180) == 1
    assert (await people.get(old.id)).is_gone
    assert not (await people.get(young.id)).is_gone
    assert not (await people.get(alice)).is_gone
    assert await people.delete_stale_guests(180) == 0
