"""All against all."""

import pytest

from ludoteka.arena.league import pairings, run_league
from ludoteka.core import BadInput

OPTIONS = {"deals": 1}


def test_a_league_at_a_table_of_three() -> None:
    bots = ("greedy", "random", "tests.bots.test_bots:First")
    contests = pairings("six-nimmt", bots, seats=3, options=OPTIONS, seed=1)
    assert [contest.bots[:2] for contest in contests] == [
        (bot, other) for bot in bots for other in bots if bot != other
    ]
    assert all(contest.bots[1:] == (contest.bots[1],) * 2 for contest in contests)
    played: list[int] = []
    result = run_league(contests, 5, jobs=1, progress=lambda count, _: played.append(count))
    assert result.matches == played[-1] == 6 * 5 * 3
    assert result.ratings[0].bot == "greedy"
    pay_offs = {(pay_off.bot, pay_off.others): pay_off.wins.mean for pay_off in result.pay_offs}
    assert len(pay_offs) == 6
    assert pay_offs["greedy", "random"] > result.par > pay_offs["random", "greedy"]
    assert run_league(contests, 5, jobs=1) == result


def test_at_a_table_of_two_each_pair_meets_once() -> None:
    contests = pairings("face-to-face", ("greedy", "random"), seats=None, options={}, seed=1)
    assert len(contests) == 1
    result = run_league(contests, 5, jobs=1)
    assert {(pay_off.bot, pay_off.others) for pay_off in result.pay_offs} == {
        ("greedy", "random"),
        ("random", "greedy"),
    }
    assert sum(pay_off.wins.mean for pay_off in result.pay_offs) == pytest.approx(1)


@pytest.mark.parametrize(
    "bots", [("greedy",), ("greedy", "greedy"), ("greedy", "random", "greedy")]
)
def test_a_league_needs_different_bots(bots: tuple[str, ...]) -> None:
    with pytest.raises(BadInput, match="league-bots"):
        pairings("six-nimmt", bots, seats=3, options=OPTIONS, seed=1)
