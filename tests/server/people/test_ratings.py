"""Ratings."""

import asyncio

import pytest

from ludoteka.server.people.profile import GameProfile, game_profiles
from ludoteka.server.people.ratings import PROVISIONAL, Strength, rate
from ludoteka.server.people.service import People
from ludoteka.server.people.transactions import reading
from tests.server.people.matches import account, finish

pytestmark = pytest.mark.anyio


async def of(people: People, player: str) -> GameProfile:
    async with reading(people.database) as connection:
        (profile,) = await game_profiles(connection, player)
    return profile


async def points(people: People, player: str) -> int:
    found = (await of(people, player)).points
    assert found is not None
    return found


async def test_who_wins_gains_and_who_loses_pays(people: People) -> None:
    alice, bob = await account(people, "Alice"), await account(people, "Bob")
    await finish(people, "t1", [alice, bob], [1, 2])
    assert await people.apply_results("t1")
    assert await points(people, alice) > Strength().points > await points(people, bob)
    assert (await of(people, alice)).wins == 1


async def test_a_match_is_rated_once_however_often_it_is_asked_for(people: People) -> None:
    alice, bob = await account(people, "Alice"), await account(people, "Bob")
    await finish(people, "t1", [alice, bob], [1, 2])
    asked = await asyncio.gather(*(people.apply_results("t1") for _ in range(5)))
    assert sorted(asked) == [False] * 4 + [True]
    assert (await of(people, alice)).rated_matches == 1


async def test_matches_at_the_same_time_all_count(people: People) -> None:
    alice, bob = await account(people, "Alice"), await account(people, "Bob")
    for number in range(6):
        players = [alice, bob] if number % 2 else [bob, alice]
        await finish(people, f"t{number}", players, [1, 2])
    await asyncio.gather(*(people.apply_results(f"t{number}") for number in range(6)))
    assert (await of(people, alice)).rated_matches == 6
    assert (await of(people, bob)).rated_matches == 6


async def test_matches_with_guests_or_people_who_left_are_not_rated(people: People) -> None:
    alice, guest = await account(people, "Alice"), (await people.guest("en")).id
    gone = await account(people, "Bob")
    await people.delete(gone)
    for table, other in (("t1", guest), ("t2", gone)):
        await finish(people, table, [alice, other], [1, 2])
        assert not await people.apply_results(table)
    assert (await of(people, alice)).points is None
    assert (await of(people, alice)).matches == 2


async def test_a_table_that_is_not_over_is_rated_later(people: People) -> None:
    alice, bob = await account(people, "Alice"), await account(people, "Bob")
    assert not await people.apply_results("t1")
    await finish(people, "t1", [alice, bob], [1, 2])
    assert await people.apply_results("t1")


async def test_bots_are_players_too(people: People) -> None:
    alice = await account(people, "Alice")
    await finish(people, "t1", [alice, "bot:greedy", "bot:greedy"], [1, 2, 3])
    assert await people.apply_results("t1")
    assert await points(people, "bot:greedy") < Strength().points
    assert (await of(people, "bot:greedy")).rated_matches == 1


async def test_a_bot_against_itself_teaches_nothing(people: People) -> None:
    await finish(people, "t1", ["bot:greedy", "bot:greedy"], [1, 2])
    assert not await people.apply_results("t1")


async def test_a_rating_is_provisional_at_first(people: People) -> None:
    alice = await account(people, "Alice")
    for number in range(PROVISIONAL):
        await finish(people, f"t{number}", [alice, "bot:random"], [1, 2])
        await people.apply_results(f"t{number}")
        profile = await of(people, alice)
        assert profile.provisional == (profile.rated_matches < PROVISIONAL)


async def test_equal_ranks_move_equal_players_equally() -> None:
    first, second, third = rate([1, 1, 3], [Strength(), Strength(), Strength()])
    assert first == second
    assert first.mu > Strength().mu > third.mu
