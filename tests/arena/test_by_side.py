"""Contests by side: those who win together are of one bot."""

from pathlib import Path

import pytest

from ludoteka.arena import Contest, run_arena
from ludoteka.arena.journal import Journal
from ludoteka.arena.schedule import make_contest
from ludoteka.core import BadInput
from ludoteka.games import find_game

BOTS = ("greedy", "random")


def contest_of(game: str, seats: int, **options: object) -> Contest:
    return make_contest(game, BOTS, seats=seats, options=options, seed=1, by_side=True)


@pytest.mark.parametrize(
    ("seats", "matches"),
    # three sides; at eight the Renegades are two more; three are everybody for themselves
    [(3, 6), (4, 6), (5, 6), (6, 6), (7, 6), (8, 8)],
)
def test_a_side_is_of_one_bot_and_the_others_of_the_other(seats: int, matches: int) -> None:
    contest = contest_of("bang", seats)
    assert contest.rotations == matches
    for block in range(5):
        dealt = find_game("bang").new(seats, {}, contest.deal_seed(block))
        sides = dealt.allegiance()
        line_ups = contest.line_ups(block)
        assert len(set(line_ups)) == len(line_ups) == matches
        for line_up in line_ups:
            of = {
                side: {line_up[seat] for seat in dealt.seats if sides[seat] == side}
                for side in sides
            }
            assert all(len(bots) == 1 for bots in of.values())
            alone = [bot for bot in BOTS if [{bot}] == [one for one in of.values() if one == {bot}]]
            assert alone, "one bot has one side only"
        for seat in dealt.seats:
            has = [line_up[seat] for line_up in line_ups]
            assert has.count("greedy") == has.count("random")


def test_where_everybody_plays_alone_every_seat_is_a_side() -> None:
    contest = contest_of("six-nimmt", 3)
    assert contest.line_ups(0) == (
        ("greedy", "random", "random"),
        ("random", "greedy", "greedy"),
        ("random", "greedy", "random"),
        ("greedy", "random", "greedy"),
        ("random", "random", "greedy"),
        ("greedy", "greedy", "random"),
    )
    assert contest_of("face-to-face", 2).line_ups(0) == (BOTS, BOTS[::-1])
    assert contest_of("bang", 4, mode="tournament").rotations == 8


def test_all_wins_are_of_one_or_the_other_bot() -> None:
    result = run_arena(contest_of("bang", 5), 30, jobs=1)
    assert result.matches == 30
    assert sum(bot.wins.mean for bot in result.bots) == pytest.approx(2 * result.par)
    greedy, dice = result.bots
    assert greedy.wins.mean > result.par > dice.wins.mean


def test_a_run_goes_on_from_its_journal_with_the_same_result(tmp_path: Path) -> None:
    contest = contest_of("bang", 4)
    with Journal(tmp_path / "run", contest) as journal:
        run_arena(contest, 12, jobs=1, journal=journal)
    with Journal(tmp_path / "run", contest) as journal:
        assert sorted(journal.blocks) == [0, 1]
        assert run_arena(contest, 24, jobs=2, journal=journal) == run_arena(contest, 24, jobs=1)
    alternately = make_contest("bang", BOTS, seats=4, options={}, seed=1)
    with pytest.raises(BadInput, match="other-journal"):
        Journal(tmp_path / "run", alternately)


@pytest.mark.parametrize("bots", [("greedy",), ("greedy", "random", "beginner")])
def test_only_two_bots_play_by_side(bots: tuple[str, ...]) -> None:
    with pytest.raises(BadInput, match="bots-by-side"):
        make_contest("bang", bots, seats=5, options={}, seed=1, by_side=True)
