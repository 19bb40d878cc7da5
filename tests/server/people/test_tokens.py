"""API tokens and bots."""

import pytest
from sqlalchemy import select

from ludoteka.core import BadInput
from ludoteka.server.errors import Forbidden, Taken, Unknown
from ludoteka.server.people.bots import MOST as MOST_BOTS
from ludoteka.server.people.service import People
from ludoteka.server.people.tokens import MOST, digest
from ludoteka.server.people.transactions import reading
from ludoteka.server.storage.schema import tokens
from tests.server.house import Clock
from tests.server.people.matches import account
from tests.server.refusing import counting

pytestmark = pytest.mark.anyio


async def test_a_token_is_kept_as_a_hash_only(people: People) -> None:
    alice = await account(people, "Alice")
    _, secret = await people.add_token(alice, label="laptop", scopes=["read", "play"])
    async with reading(people.database) as connection:
        row = (await connection.execute(select(tokens))).one()
    assert row.hash == digest(secret)
    assert secret not in str(row)


async def test_a_token_finds_its_person_until_it_expires(people: People, clock: Clock) -> None:
    alice = await account(people, "Alice")
    expires = clock() + 60_000
    made, secret = await people.add_token(alice, label="x", scopes=["read"], expires=expires)
    found = await people.by_token(secret)
    assert found is not None
    assert (found[0].id, found[1].id) == (alice, made.id)
    assert found[1].scopes == frozenset({"read"})
    assert await people.by_token(secret + "x") is None
    assert await people.by_token("") is None
    clock.pass_seconds(60)
    assert await people.by_token(secret) is None


async def test_use_is_noted_to_the_minute(people: People, clock: Clock) -> None:
    alice = await account(people, "Alice")
    _, secret = await people.add_token(alice, label="x", scopes=["read"])
    await people.by_token(secret)
    first = clock()
    clock.pass_seconds(30)
    await people.by_token(secret)
    assert [token.used for token in await people.tokens_of(alice)] == [first]
    clock.pass_seconds(31)
    await people.by_token(secret)
    assert [token.used for token in await people.tokens_of(alice)] == [clock()]


async def test_tokens_are_revoked_by_their_owner_only(people: People) -> None:
    alice, bob = await account(people, "Alice"), await account(people, "Bob")
    made, secret = await people.add_token(alice, label="x", scopes=["read"])
    with pytest.raises(Unknown, match="unknown-token"):
        await people.revoke_token(bob, made.id)
    assert await people.by_token(secret)
    await people.revoke_token(alice, made.id)
    assert await people.by_token(secret) is None


async def test_a_person_has_so_many_tokens(people: People) -> None:
    alice = await account(people, "Alice")
    for number in range(MOST):
        await people.add_token(alice, label=str(number), scopes=["read"])
    with counting("tokens-kept"), pytest.raises(BadInput, match="too-many-tokens"):
        await people.add_token(alice, label="one more", scopes=["read"])


async def test_accounts_own_bots(people: People) -> None:
    alice, bob = await account(people, "Alice"), await account(people, "Bob")
    bot = await people.create_bot(alice, "Deep Bull")
    assert (bot.kind, bot.owner) == ("bot", alice)
    assert await people.bots_of(alice) == [bot]
    with pytest.raises(Unknown):
        await people.own_bot(bob, bot.id)
    with pytest.raises(Taken, match="name-taken"):
        await people.create_bot(bob, "deep bu1l")
    with pytest.raises(Forbidden, match="bots-need-account"):
        await people.create_bot(bot.id, "Bull of Bull")
    with pytest.raises(Unknown):
        await people.create_bot("nobody", "Deep Cow")


async def test_an_account_has_so_many_bots(people: People) -> None:
    alice = await account(people, "Alice")
    for number in range(MOST_BOTS):
        await people.create_bot(alice, f"Bull {number + 20}")
    with counting("bots-owned"), pytest.raises(BadInput, match="too-many-bots-owned"):
        await people.create_bot(alice, "Bull 99")
