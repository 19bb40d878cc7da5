"""Sid Ketchum (BA-61) played by bots: both cards together, and never the first one back."""

import pytest

from ludoteka.bots import find_bot
from ludoteka.core import Rng, Seat, all_seats, redact
from ludoteka.games import find_game
from ludoteka.games.bang.state import BangState

GAME = find_game("bang")
LEVELS = ["greedy", "sampler@40", "expert@40", "master@40"]


def sid(**changes: object) -> BangState:
    """It is his turn, he is hurt and holds four cards."""
    position = {
        "characters": ["sid-ketchum", "willy-the-kid", "?", "?"],
        "lives": [2, 4, 4, 4],
        "hands": [["beer-6h", "missed-2s", "dynamite-2h", "general-store-qs"], [], [], []],
        "discard": ["bang-as"],
        **changes,
    }
    state = GAME.from_position(position, recording=True)
    assert isinstance(state, BangState)
    return state


def chosen(level: str, state: BangState) -> str:
    bot = find_bot(level, GAME)(GAME, Seat(0), Rng(b"sid"))
    return GAME.moves.text(bot.choose(state.view(Seat(0)), state.legal(Seat(0))))


@pytest.mark.parametrize("level", LEVELS)
def test_the_second_card_is_the_next_least_useful(level: str) -> None:
    state = sid()
    state.play(Seat(0), GAME.moves.parse("heal dynamite-2h"))
    assert chosen(level, state) == "discard general-store-qs"


@pytest.mark.parametrize("level", LEVELS)
def test_two_cards_that_he_would_discard_anyway_are_worth_a_life(level: str) -> None:
    state = sid(pending=[["discard", 0, 0, 0]])
    assert chosen(level, state).startswith("heal ")


def test_one_card_too_many_is_just_discarded() -> None:
    state = sid(lives=[3, 4, 4, 4], pending=[["discard", 0, 0, 0]])
    assert chosen("greedy", state) == "discard dynamite-2h"


def test_under_fire_healing_waits_until_it_is_needed() -> None:
    shot = [["play", 1, 0, 0], ["card", 1, 0, 0], ["shot", 0, 1, 1]]
    assert chosen("greedy", sid(turn=1, bangs=1, pending=shot)) == "answer missed-2s"


def test_he_takes_a_card_from_the_store() -> None:
    store = [["play", 1, 0, 0], ["card", 1, 0, 6], ["store", 0, 1, 0]]
    hands = [["beer-6h", "missed-2s"], [], [], []]
    state = sid(turn=1, pending=store, hands=hands, aside=["wells-fargo-3h", "saloon-5h"])
    assert chosen("greedy", state) == "take wells-fargo-3h"


@pytest.mark.parametrize("level", ["greedy", "sampler@4", "expert@4", "master@4"])
def test_no_match_goes_in_circles(level: str) -> None:
    """Whoever chose a first card discards a second one at once."""
    seen = 0
    for seed in range(3):
        hand = ["missed-2s", "missed-3s", "missed-4s", "missed-5s", "missed-6s"]
        state = sid(seed=bytes([seed] * 32).hex(), hands=[hand, ["?"], ["?"], ["?"]])
        bots = [find_bot(level, GAME)(GAME, seat, Rng(bytes([seat]))) for seat in all_seats(4)]
        for _ in range(120):
            for event in state.take_events():
                for bot in bots:
                    bot.see(redact(event, bot.seat))
            if not state.to_act():
                break
            seat = state.to_act()[0]
            view = state.view(seat)
            move = GAME.moves.text(bots[seat].choose(view, state.legal(seat)))
            if view.decision == "discard-second":
                seen += 1
                assert move.startswith("discard ")
            state.play(seat, GAME.moves.parse(move))
    assert seen
