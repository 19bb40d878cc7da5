"""Ratings."""

import asyncio

import pytest

from ludoteka.server.people.profile import GameProfile, game_profiles
from ludoteka.server.people.ratings import PROVISIONAL, Strength, due, rate
from ludoteka.server.people.service import People
from ludoteka.server.people.transactions import reading
from ludoteka.server.storage import RatingDue
from tests.server.people.matches import account, finish

pytestmark = pytest.mark.anyio


async def of(people: People, player: str) -> GameProfile:
    async with reading(people.database) as connection:
        (profile,) = await game_profiles(connection, player)
    return profile


async def matches_of(people: People, player: str) -> int:
    return (await of(people, player)).rated_matches


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


async def test_who_deletes_the_account_spoils_nobody_s_rating(people: People) -> None:
    alice, bob = await account(people, "Alice"), await account(people, "Bob")
    gone = await account(people, "Thrown away")
    await finish(people, "t1", [alice, gone, bob], [1, 2, 3])
    await people.delete(gone)
    assert await people.apply_results("t1")
    assert await points(people, alice) > Strength().points > await points(people, bob)


async def test_a_table_that_is_not_over_is_rated_later(people: People) -> None:
    alice, bob = await account(people, "Alice"), await account(people, "Bob")
    assert not await people.apply_results("t1")
    await finish(people, "t1", [alice, bob], [1, 2])
    assert await people.apply_results("t1")


async def test_bots_play_along_and_count_for_nothing(people: People) -> None:
    alice, bob = await account(people, "Alice"), await account(people, "Bob")
    await finish(people, "t1", ["bot:master", alice, "bot:greedy", bob], [1, 2, 3, 4])
    assert await people.apply_results("t1")
    with_bots = await points(people, alice)
    carol, dan = await account(people, "Carol"), await account(people, "Dan")
    await finish(people, "t2", [carol, dan], [1, 2])
    assert await people.apply_results("t2")
    assert with_bots == await points(people, carol) > Strength().points
    assert (await of(people, "bot:greedy")).points is None


async def test_alone_among_bots_nobody_is_rated(people: People) -> None:
    alice = await account(people, "Alice")
    await finish(people, "t1", [alice, "bot:greedy", "bot:greedy"], [1, 2, 3])
    assert not await people.apply_results("t1")
    await finish(people, "t2", ["bot:greedy", "bot:greedy"], [1, 2])
    assert not await people.apply_results("t2")
    assert (await of(people, alice)).points is None


async def test_a_person_is_not_rated_with_bots_of_their_own(people: People) -> None:
    alice, bob = await account(people, "Alice"), await account(people, "Bob")
    robot = (await people.create_bot(alice, "Robby")).id
    for table, players in (("t1", [alice, robot]), ("t2", [alice, robot, bob])):
        await finish(people, table, players, [1, 2, 3][: len(players)])
        assert not await people.apply_results(table)
    await finish(people, "t3", [bob, robot], [1, 2])
    assert await people.apply_results("t3")


async def test_a_person_on_two_seats_is_not_rated(people: People) -> None:
    alice, bob = await account(people, "Alice"), await account(people, "Bob")
    await finish(people, "t1", [alice, alice, bob], [1, 2, 3])
    assert not await people.apply_results("t1")


async def test_what_the_log_says_decides(people: People) -> None:
    alice, bob = await account(people, "Alice"), await account(people, "Bob")
    carol = await account(people, "Carol")
    await finish(people, "t1", [alice, bob], [1, 2], RatingDue("taken-back"))
    assert not await people.apply_results("t1")
    await finish(people, "t2", [alice, bob, carol], [1, 2, 3], RatingDue(left_out=(1,)))
    assert await people.apply_results("t2")
    assert (await of(people, bob)).points is None
    assert await points(people, alice) > Strength().points > await points(people, carol)


async def test_what_nobody_rated_is_found_and_rated_once(people: People) -> None:
    """The server died before it came to that."""
    alice, bob = await account(people, "Alice"), await account(people, "Bob")
    for number in range(3):
        await finish(people, f"t{number}", [alice, bob], [1, 2])
    await finish(people, "casual", [alice, bob], [1, 2], RatingDue("casual"))
    await asyncio.gather(*(people.rate_due() for _ in range(4)))
    assert (await of(people, alice)).rated_matches == 3
    async with reading(people.database) as connection:
        assert await due(connection, 10) == []
    await people.rate_due()
    assert (await of(people, bob)).rated_matches == 3


async def test_a_match_that_cannot_be_rated_keeps_no_other_from_it(
    people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludoteka.server.people.service.MOST_RATED", 1)
    alice, bob = await account(people, "Alice"), await account(people, "Bob")
    for table in ("a", "b", "c"):
        await finish(people, table, [alice, bob], [1, 2])
    apply_results = people.apply_results

    async def fail(table: str) -> bool:
        if table == "a":
            raise ValueError("ranks that no model knows")
        return await apply_results(table)

    monkeypatch.setattr(people, "apply_results", fail)
    for rated in (0, 1, 2, 2):
        await people.rate_due()
        assert await matches_of(people, alice) == rated
    monkeypatch.setattr(people, "_unratable", set())  # as after a restart
    monkeypatch.setattr(people, "apply_results", apply_results)
    await people.rate_due()
    assert await matches_of(people, alice) == 3


async def test_few_are_rated_in_one_sweep(people: People, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludoteka.server.people.service.MOST_RATED", 2)
    alice, bob = await account(people, "Alice"), await account(people, "Bob")
    for number in range(3):
        await finish(people, f"t{number}", [alice, bob], [1, 2])
    for rated in (2, 3, 3):
        await people.rate_due()
        assert (await of(people, alice)).rated_matches == rated


async def test_a_rating_is_provisional_at_first(people: People) -> None:
    alice, bob = await account(people, "Alice"), await account(people, "Bob")
    for number in range(PROVISIONAL):
        await finish(people, f"t{number}", [alice, bob], [1, 2])
        await people.apply_results(f"t{number}")
        profile = await of(people, alice)
        assert profile.provisional == (profile.rated_matches < PROVISIONAL)


async def test_equal_ranks_move_equal_players_equally() -> None:
    first, second, third = rate([1, 1, 3], [Strength(), Strength(), Strength()])
    assert first == second
    assert first.mu > Strength().mu > third.mu
