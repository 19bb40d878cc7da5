"""Every bot plays on from any position, without having seen how it came about."""

import random

import pytest

from ludoteka.bots import LEVELS, find_bot
from ludoteka.core import Rng, State, all_seats, redact
from ludoteka.games import find_game, games

SEARCHING = {"sampler", "expert", "master"}


def middle(key: str, moves: int) -> State:
    """A position of mid-match, as someone would set it up."""
    game = find_game(key)
    state = game.new(game.default_seats, {}, bytes(32), recording=False)
    chance = random.Random(moves)
    for _ in range(moves):
        seat = chance.choice(state.to_act())
        state.play(seat, chance.choice(state.legal(seat)))
    return game.from_position(state.position(), recording=True)


@pytest.mark.parametrize("moves", [5, 13])
@pytest.mark.parametrize("key", games())
def test_every_level_plays_on_from_a_position(key: str, moves: int) -> None:
    game = find_game(key)
    for name in LEVELS:
        state = middle(key, moves)
        make = find_bot(f"{name}@4" if name in SEARCHING else name, game)
        seats = all_seats(len(state.seats))
        bots = [make(game, seat, Rng(bytes([seat])).child("test")) for seat in seats]
        for _ in range(12):
            for event in state.take_events():
                for bot in bots:
                    bot.see(redact(event, bot.seat))
            acting = state.to_act()
            if not acting:
                break
            seat = acting[0]
            moves_now = state.legal(seat)
            chosen = bots[seat].choose(state.view(seat), moves_now)
            assert chosen in moves_now, name
            state.play(seat, chosen)
