"""The levels that search: whole matches of every variant, by seed, one search a turn."""

from collections.abc import Mapping

import pytest

from ludoteka.bots import LEVELS, SearchingBot, find_bot
from ludoteka.bots.search.dice import Dice
from ludoteka.bots.search.face_to_face.reading import look
from ludoteka.bots.search.face_to_face.sets import count
from ludoteka.core import SEATS, Move, Rng
from ludoteka.games.face_to_face import FaceToFace
from ludoteka.games.face_to_face.cards import END
from ludoteka.games.face_to_face.view import FaceToFaceView
from tests.conformance.cases import seed_bytes

GAME = FaceToFace()
SEARCH = LEVELS[3:]


def play(level: str, options: Mapping[str, object], moves: int) -> list[Move]:
    """What a level plays against the greedy bot, at most so many moves."""
    state = GAME.new(2, options, seed_bytes(1))
    bots = [
        find_bot(name, GAME)(GAME, seat, Rng(bytes([seat])))
        for name, seat in zip((level, "greedy"), SEATS, strict=False)
    ]
    made: list[Move] = []
    while state.to_act() and len(made) < moves:
        (seat,) = state.to_act()
        made.append(bots[seat].choose(state.view(seat), state.legal(seat)))
        state.play(seat, made[-1])
    return made


@pytest.mark.parametrize("options", GAME.variants, ids=str)
def test_every_variant_is_played_to_its_end(options: Mapping[str, object]) -> None:
    assert len(play("sampler@1", options, 2000)) < 2000


@pytest.mark.parametrize("level", SEARCH)
def test_the_same_seed_gives_the_same_moves(level: str) -> None:
    assert play(f"{level}@3", {}, 30) == play(f"{level}@3", {}, 30)


@pytest.mark.parametrize("level", SEARCH)
def test_a_turn_is_searched_once(level: str) -> None:
    state = GAME.new(2, {"first-player": 0}, seed_bytes(4))
    bot = find_bot(f"{level}@5", GAME)(GAME, SEATS[0], Rng(b""))
    assert isinstance(bot, SearchingBot)
    searched: list[int] = []
    made: list[Move] = []
    while state.to_act() == (SEATS[0],):
        made.append(bot.choose(state.view(SEATS[0]), state.legal(SEATS[0])))
        searched.append(bot.simulations)
        state.play(SEATS[0], made[-1])
    assert made[-1] == END
    assert searched == [5] + [0] * (len(searched) - 1)


def test_another_position_is_searched_anew() -> None:
    """A plan is kept to only while the table is as it was planned."""
    bot = find_bot("sampler@5", GAME)(GAME, SEATS[0], Rng(b""))
    assert isinstance(bot, SearchingBot)
    for seed in (4, 5):
        state = GAME.new(2, {"first-player": 0}, seed_bytes(seed))
        assert bot.choose(state.view(SEATS[0]), state.legal(SEATS[0])) in state.legal(SEATS[0])
        assert bot.simulations == 5


def test_worlds_hold_what_is_known() -> None:
    state = GAME.new(2, {}, seed_bytes(2))
    for _ in range(21):
        (seat,) = state.to_act()
        state.play(seat, state.legal(seat)[0])
    (seat,) = state.to_act()
    view = state.view(seat)
    assert isinstance(view, FaceToFaceView)
    known = look(view)
    dice = Dice(1)
    hands: set[int] = set()
    for _ in range(50):
        own, other = known.deal_own(dice), known.deal_other(dice)
        assert own.hand == known.own.hand
        assert own.left() == known.own.left() == count(own.rest)
        assert count(other.hand) == known.held
        assert other.hand | other.rest == known.other.rest
        assert other.hand & other.rest == 0
        hands.add(int(other.hand))
    assert len(hands) > 40
