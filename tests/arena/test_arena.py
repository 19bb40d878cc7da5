"""The arena: the same deals from every seat, and honest intervals."""

import pytest

from ludoteka.arena import run_arena
from ludoteka.arena.schedule import make_contest
from ludoteka.core import BadInput
from ludoteka.games import find_game


def test_equal_bots_share_the_wins() -> None:
    contest = make_contest("six-nimmt", ("random", "random"), seats=4, options={"deals": 1}, seed=1)
    result = run_arena(contest, 40, jobs=1)
    assert contest.line_ups(0) == (("random",) * 4,)
    assert (result.matches, result.blocks) == (40, 40)
    assert [bot.wins.mean for bot in result.bots] == [0.25]


def test_the_same_seed_gives_the_same_result_on_any_number_of_processes() -> None:
    contest = make_contest("six-nimmt", ("greedy", "random"), seats=3, options={"deals": 1}, seed=3)
    alone = run_arena(contest, 30, jobs=1)
    assert run_arena(contest, 30, jobs=2) == alone
    other = make_contest("six-nimmt", ("greedy", "random"), seats=3, options={"deals": 1}, seed=4)
    assert run_arena(other, 30, jobs=1) != alone


def test_the_line_up_goes_round_all_seats() -> None:
    contest = make_contest("six-nimmt", ("greedy", "random"), seats=2, options={}, seed=1)
    assert contest.line_ups(0) == (("greedy", "random"), ("random", "greedy"))
    assert contest.deal_seed(0) != contest.deal_seed(1)


@pytest.mark.parametrize(
    ("bots", "seats", "matches"), [(2, 2, 2), (2, 6, 2), (2, 5, 2), (3, 3, 3), (3, 4, 3)]
)
def test_no_match_of_a_block_is_another_one_again(bots: int, seats: int, matches: int) -> None:
    names = ("greedy", "random", "beginner")[:bots]
    contest = make_contest("six-nimmt", names, seats=seats, options={"deals": 1}, seed=1)
    assert contest.rotations == matches
    line_ups = contest.line_ups(0)
    assert len(set(line_ups)) == len(line_ups) == matches
    for seat in range(seats):
        assert {line_up[seat] for line_up in line_ups} == set(names)
    result = run_arena(contest, 20, jobs=1)
    assert result.matches == result.blocks * matches


def test_progress_is_told() -> None:
    contest = make_contest("six-nimmt", ("random",), seats=2, options={"deals": 1}, seed=1)
    told: list[int] = []
    run_arena(contest, 6, jobs=1, progress=lambda result: told.append(result.matches))
    assert told == [1, 2, 3, 4, 5, 6]


def test_senseless_contests_are_refused() -> None:
    for bots, seats, code in [
        (("random",) * 5, 4, "too-many-bots"),
        (("clever",), 4, "unknown-bot"),
        (("random",), 11, "bad-seats"),
    ]:
        with pytest.raises(BadInput) as caught:
            make_contest("six-nimmt", bots, seats=seats, options={}, seed=1)
        assert caught.value.code == code


def test_bots_that_are_too_few_sit_at_the_usual_table() -> None:
    def seats(game: str, *bots: str) -> int:
        return make_contest(game, bots, seats=None, options={}, seed=1).seats

    assert seats("six-nimmt", "greedy", "random") == 2
    assert seats("bang", "greedy", "random") == find_game("bang").default_seats
    assert seats("bang", "greedy", "random", "beginner") == 3
