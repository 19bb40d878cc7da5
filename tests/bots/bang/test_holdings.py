"""What BANG!'s master makes of what people did not play."""

import random
from collections import Counter
from collections.abc import Mapping

import pytest

from ludoteka.bots import find_bot
from ludoteka.bots.search.bang.holdings import KEPT, NEW, NO_BANG, NO_MISSED, PASTS, Holdings
from ludoteka.bots.search.bang.levels import Sampler
from ludoteka.bots.search.bang.likely import LIKELY
from ludoteka.bots.search.bang.worlds import Worlds
from ludoteka.bots.search.dice import Dice
from ludoteka.core import Move, Rng, Seat, redact
from ludoteka.games import find_game
from ludoteka.games.bang.cards import BANG, KIND, KINDS, MISSED, STAGECOACH
from ludoteka.games.bang.events import TurnBegan, TurnSkipped
from ludoteka.games.bang.state import BangState

GAME = find_game("bang")


def played(state: BangState, *moves: str) -> Holdings:
    holdings = Holdings()
    holdings.pasts[: len(state.hands)] = [[NEW] * len(hand) for hand in state.hands]
    holdings.turn = state.turn
    for text in moves:
        seat = state.to_act()[0]
        state.recording = True
        state.play(seat, GAME.moves.parse(text))
        for event in state.take_events():
            holdings.see(redact(event, None))
    return holdings


def state_of(**position: object) -> BangState:
    state = GAME.from_position(
        {
            "roles": ["sheriff", "outlaw", "outlaw", "renegade"],
            "characters": ["paul-regret", "rose-doolan", "willy-the-kid", "lucky-duke"],
            "lives": [4, 4, 4, 4],
            "turn": 0,
            **position,
        },
        recording=True,
    )
    assert isinstance(state, BangState)
    return state


TOURNAMENT = {"mode": "tournament", "experience": True, "hire": True}


@pytest.mark.parametrize(
    ("seats", "options"), [(3, {}), (4, {}), (6, {}), (8, {}), (5, TOURNAMENT)]
)
def test_there_is_a_past_for_every_card_in_every_hand(
    seats: int, options: Mapping[str, object]
) -> None:
    for number in range(6):
        chance = random.Random(number)
        state = GAME.new(seats, options, bytes([number]) * 32)
        assert isinstance(state, BangState)
        holdings = Holdings()
        while acting := state.to_act():
            for event in state.take_events():
                holdings.see(redact(event, None))
            for seat in state.seats:
                if state.alive >> seat & 1:
                    assert len(holdings.pasts[seat]) == len(state.hands[seat])
            state.play(acting[0], _any(chance, state, acting[0]))


def _any(chance: random.Random, state: BangState, seat: Seat) -> Move:
    return chance.choice(state.legal(seat))


def test_what_one_had_a_turn_to_play_is_kept() -> None:
    state = state_of(hands=[["missed-10c", "beer-6h"], ["bang-as"], [], []])
    holdings = played(state, "end")
    assert holdings.pasts[0] == [KEPT, KEPT]
    assert sorted(holdings.pasts[1]) == [NEW] * len(state.hands[1])


def test_who_is_hit_had_no_missed() -> None:
    state = state_of(hands=[["bang-as"], ["beer-6h", "bang-2d"], [], []])
    holdings = played(state, "play bang-as at 1", "pass")
    assert holdings.pasts[1] == [NO_MISSED, NO_MISSED]


def test_who_meets_indians_and_does_not_answer_had_no_bang() -> None:
    state = state_of(hands=[["indians"], ["beer-6h"], ["bang-2d", "missed-10c"], []])
    names = [GAME.moves.text(move) for move in state.legal(Seat(0))]
    holdings = played(state, next(name for name in names if "indians" in name), "pass")
    assert holdings.pasts[1] == [NO_BANG]
    assert holdings.pasts[2] == [NEW, NEW]


def test_the_past_that_fits_a_card_goes_with_it() -> None:
    holdings = Holdings()
    holdings.pasts[1] = [KEPT | NO_MISSED, KEPT]
    state = state_of(hands=[["bang-as"], ["missed-10c", "beer-6h"], [], []])
    for text in ("play bang-as at 1", "answer missed-10c"):
        state.play(state.to_act()[0], GAME.moves.parse(text))
    for event in state.take_events():
        holdings.see(redact(event, None))
    assert holdings.pasts[1] == [KEPT | NO_MISSED]


def test_what_was_counted_makes_sense() -> None:
    assert len(LIKELY) == PASTS
    assert all(len(row) == len(KINDS) for row in LIKELY)
    assert LIKELY[KEPT][MISSED] > 1.3
    assert LIKELY[KEPT][STAGECOACH] < 0.5
    assert LIKELY[KEPT | NO_MISSED][MISSED] < 0.5
    assert LIKELY[KEPT | NO_BANG][BANG] < 0.5


def test_hands_are_dealt_by_their_pasts() -> None:
    state = state_of(hands=[[], ["?"] * 4, ["?"] * 4, []])
    pasts = [[], [KEPT] * 4, [KEPT | NO_MISSED] * 4, []]
    worlds = Worlds(state, 0, [], [], pasts)
    dice = Dice(1)
    kinds: list[Counter[int]] = [Counter(), Counter()]
    for _ in range(300):
        world = worlds.draw(dice)
        everything = sorted([*world.deck[world.top :], *world.hands[1], *world.hands[2]])
        assert everything == sorted([*state.deck[state.top :], *state.hands[1], *state.hands[2]])
        assert [len(hand) for hand in world.hands] == [0, 4, 4, 0]
        for count, hand in zip(kinds, world.hands[1:3], strict=True):
            count.update(KIND[card] for card in hand)
    assert kinds[0][MISSED] > 2 * kinds[1][MISSED]
    assert kinds[1][BANG] > kinds[0][BANG]
    assert all(4 * count[STAGECOACH] < count[BANG] for count in kinds)


@pytest.mark.parametrize(("level", "reads"), [("expert@2", False), ("master@2", True)])
def test_only_a_master_reads_hands(level: str, reads: bool) -> None:
    bot = find_bot(level, GAME)(GAME, Seat(0), Rng(b""))
    assert isinstance(bot, Sampler)
    assert bot.reads_hands is reads


def test_a_turn_in_jail_is_none() -> None:
    holdings = Holdings()
    holdings.pasts[1] = [NEW]
    for event in (TurnBegan("BA-4", Seat(1)), TurnSkipped("BA-44", Seat(1))):
        holdings.see(event)
    holdings.see(TurnBegan("BA-4", Seat(2)))
    assert holdings.pasts[1] == [NEW]
