"""A bot that fails ends an arena, and the error says where to look."""

import pytest

from ludoteka.arena import run_arena
from ludoteka.arena.schedule import make_contest
from ludoteka.bots import Bot
from ludoteka.core import BadInput, Event, Game, Move, Rng, Seat, View
from ludoteka.texts import LANGUAGES, Texts
from ludoteka.texts.speaker import say_error

OPTIONS = {"deals": 1}


class Cheat(Bot):
    """Plays a card that it does not hold."""

    def choose(self, view: View, moves: list[Move]) -> Move:
        return Move(next(move for move in range(1, 105) if move not in moves))


class Clumsy(Bot):
    def choose(self, view: View, moves: list[Move]) -> Move:
        raise RuntimeError("I have lost the thread")


class Blind(Bot):
    def see(self, event: Event) -> None:
        raise RuntimeError("too bright")

    def choose(self, view: View, moves: list[Move]) -> Move:
        return moves[0]


class LazyRegistry(Bot):
    def __init__(self, game: Game, seat: Seat, rng: Rng) -> None:
        raise RuntimeError("I do not come")

    def choose(self, view: View, moves: list[Move]) -> Move:
        return moves[0]


@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.parametrize(
    ("bot", "problem"),
    [
        ("Cheat", "is no legal move"),
        ("Clumsy", "RuntimeError: I have lost the thread"),
        ("Blind", "too bright"),
        ("LazyRegistry", "I do not come"),
    ],
)
def test_a_failure_names_bot_deal_seed_move_and_what_was_legal(
    bot: str, problem: str, jobs: int
) -> None:
    name = f"{__name__}:{bot}"
    contest = make_contest("six-nimmt", ("random", name), seats=2, options=OPTIONS, seed=7)
    with pytest.raises(BadInput) as caught:
        run_arena(contest, 4, jobs=jobs)
    told = caught.value.arguments
    assert caught.value.code == "arena-bot-failed"
    assert told["bot"] == name
    assert problem in str(told["problem"])
    assert (told["seed"], told["game"], told["seat"]) == (
        "7",
        "six-nimmt",
        1 - int(told["rotation"]),
    )
    assert told["deal"] == contest.deal_seed(int(told["block"])).hex()
    if bot in {"Cheat", "Clumsy"}:
        assert str(told["moves"]).startswith("play ")
        assert told["made"] == told["seat"]
    if bot != "Cheat":
        assert "test_failures.py:" in str(told["problem"])
    for language in LANGUAGES:
        assert name in say_error(Texts(language), caught.value)
