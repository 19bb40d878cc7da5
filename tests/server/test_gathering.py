"""Who of those who wait for a quick match play together."""

import itertools

import pytest

from ludoteka.games import find_game
from ludoteka.server.play.gathering import Gathered, Waiter, company, gather

SIX, FACE, BANG = find_game("six-nimmt"), find_game("face-to-face"), find_game("bang")
NOW, PATIENCE = 1_000_000, 20_000
_since = itertools.count(NOW - 500)


def waiter(person: str, seats: int = 0, *, bots_at: int | None = None, ago: int = 0) -> Waiter:
    since = NOW - ago if ago else next(_since)
    return Waiter(person=person, seats=seats, since=since, bots_at=bots_at)


def found(
    waiting: list[Waiter], me: str, *apart: str, game: str = "six-nimmt", now: int = NOW
) -> Gathered | None:
    pairs = {frozenset(pair) for pair in apart}
    return gather(find_game(game), waiting, me, pairs, now=now, patience=PATIENCE)


def test_two_who_want_a_game_for_two_play_at_once() -> None:
    waiting = [waiter("a"), waiter("b")]
    assert found(waiting, "b", game="face-to-face") == Gathered(("b", "a"), 2)
    assert found(waiting[:1], "a", game="face-to-face") is None


def test_the_earliest_come_first_and_a_full_table_takes_no_more() -> None:
    waiting = [waiter(name, 3) for name in "abcd"]
    assert found(waiting, "d") == Gathered(("d", "a", "b"), 3)


def test_nobody_is_seated_at_another_number_than_wanted() -> None:
    waiting = [waiter("a", 3), waiter("b", 2), waiter("c")]
    assert found(waiting, "a") is None
    assert found(waiting, "b") == Gathered(("b", "c"), 2)
    assert found(waiting, "c") == Gathered(("c", "b"), 2), "any number is what another wants"


def test_any_number_waits_for_the_usual_one_and_then_takes_who_is_there() -> None:
    waiting = [waiter("a"), waiter("b"), waiter("c")]
    assert found(waiting, "c") is None
    later = NOW + PATIENCE + 1
    assert found(waiting, "c", now=later) == Gathered(("c", "a", "b"), 3)
    assert found(waiting[:1], "a", now=later) is None, "alone is no match"
    assert found(waiting[:2], "a", game="bang", now=later) is None, "two are too few for BANG!"


@pytest.mark.parametrize("me", ["a", "b"])
def test_blocked_pairs_are_never_together(me: str) -> None:
    waiting = [waiter("a", 2), waiter("b", 2)]
    assert found(waiting, me, "ab") is None
    assert found([*waiting, waiter("c", 2)], me, "ab") == Gathered((me, "c"), 2)


def test_a_pair_may_be_apart_without_me() -> None:
    waiting = [waiter(name, 3) for name in "abcd"]
    assert found(waiting, "d", "ab") == Gathered(("d", "a", "c"), 3)


def test_bots_fill_up_only_for_those_who_agreed_and_when_it_is_time() -> None:
    waiting = [waiter("a", 4, bots_at=NOW + 1), waiter("b", 4), waiter("c", 4, bots_at=NOW + 99)]
    assert found(waiting, "a") is None
    match = found(waiting, "a", now=NOW + 1)
    assert match == Gathered(("a", "c"), 4), "who agreed is taken along, who did not waits on"
    assert match is not None
    assert match.bots == 2
    assert found(waiting, "b", now=NOW + 10_000) is None


def test_company_counts_what_is_nearest_to_a_match() -> None:
    waiting = [waiter("a"), waiter("b", 2), waiter("c")]
    assert company(SIX, waiting, "a", ()) == (2, 2)
    assert company(FACE, waiting[:1], "a", ()) == (1, 2)
    assert company(BANG, waiting[::2], "a", ()) == (2, 5)
