"""Bots: legal, honest, by name, and better than chance."""

import random

import pytest

from ludoteka.arena import run_arena
from ludoteka.arena.schedule import make_contest
from ludoteka.bots import Bot, bot_names, find_bot
from ludoteka.core import BadInput, Move, Rng, View, all_seats, redact
from ludoteka.games import find_game, games
from tests.conformance.cases import CASES, Case, seed_bytes

GAME = find_game("six-nimmt")


class First(Bot):
    """A bot of one's own."""

    def choose(self, view: View, moves: list[Move]) -> Move:
        return moves[0]


@pytest.mark.parametrize("case", CASES, ids=str)
@pytest.mark.parametrize("name", ["random", "greedy"])
def test_a_bot_plays_legal_moves_and_cannot_peek(case: Case, name: str) -> None:
    """What it is given is the same in a world where all that it cannot see is redealt."""
    chance = random.Random(1)
    state = case.new(1)
    kind = find_bot(name, case.game)
    seats = all_seats(case.seats)
    bots = [kind(case.game, seat, Rng(bytes([seat]))) for seat in seats]
    for number in range(150):
        for event in state.take_events():
            for bot in bots:
                bot.see(redact(event, bot.seat))
        acting = state.to_act()
        if not acting:
            return
        seat = chance.choice(acting)
        move = bots[seat].choose(state.view(seat), state.legal(seat))
        assert move in state.legal(seat)
        other = case.game.redeal(state, seat, Rng(seed_bytes(number)))
        assert other.view(seat) == state.view(seat)
        assert other.legal(seat) == state.legal(seat)
        state.play(seat, move)


@pytest.mark.parametrize("key", games())
def test_greedy_beats_random(key: str) -> None:
    game = find_game(key)
    seats = game.default_seats
    bots = ("greedy", *["random"] * (seats - 1))
    contest = make_contest(key, bots, seats=seats, options=game.variants[0], seed=5)
    result = run_arena(contest, 100 * seats, jobs=1)
    assert result.bots[0].wins.low > result.par


def test_bots_have_names() -> None:
    assert bot_names(GAME) == ["random", "greedy"]
    assert find_bot("tests.bots.test_bots:First", GAME).__name__ == "First"


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("clever", "unknown-bot"),
        ("no.such.module:Bot", "bad-bot"),
        ("ludoteka.bots:Nobody", "bad-bot"),
        ("ludoteka.core:Game", "bad-bot"),
        (":", "bad-bot"),
    ],
)
def test_what_is_no_bot_is_refused(name: str, code: str) -> None:
    with pytest.raises(BadInput) as caught:
        find_bot(name, GAME)
    assert caught.value.code == code


def test_a_game_without_a_greedy_bot_offers_random(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludoteka.bots.registry.GREEDY", {})
    assert bot_names(GAME) == ["random"]
    with pytest.raises(BadInput, match="unknown-bot"):
        find_bot("greedy", GAME)
