"""The greedy player of roll-outs, and the worlds it plays in."""

import random

import pytest

from ludoteka.bots import find_bot
from ludoteka.bots.search.bang.chances import LINEAR, Judge, chance
from ludoteka.bots.search.bang.enmity import enmity
from ludoteka.bots.search.bang.network import NETWORK
from ludoteka.bots.search.bang.playing_on import outcome, play_on
from ludoteka.bots.search.bang.policy import greedy_move, note
from ludoteka.bots.search.bang.scene import (
    AIMS,
    ALIVE,
    AT_LAST_LIFE,
    CARDS,
    IN_HAND,
    PEOPLE,
    SIZE,
    TURN,
    scene,
)
from ludoteka.bots.search.bang.taste import GREEDY, OF_THREE, TUNED, Taste
from ludoteka.bots.search.bang.worlds import Worlds
from ludoteka.bots.search.dice import Dice
from ludoteka.core import Rng, Seat, all_seats, redact
from ludoteka.games import find_game
from ludoteka.games.bang.cards import BANG, BEER, DYNAMITE, KIND, MISSED, Card
from ludoteka.games.bang.characters import EL_GRINGO
from ludoteka.games.bang.roles import DEPUTY, OUTLAW, RENEGADE, SHERIFF
from ludoteka.games.bang.state import BangState

GAME = find_game("bang")
NO_MARKS = [0.0] * 8


def new(seats: int, seed: int) -> BangState:
    state = GAME.new(seats, {}, bytes([seed, seats] * 16))
    assert isinstance(state, BangState)
    return state


@pytest.mark.parametrize("seats", range(3, 9))
def test_it_makes_the_moves_of_the_greedy_bot(seats: int) -> None:
    """Also where others have slipped before."""
    chances = random.Random(seats)
    state = new(seats, 1)
    bots = [find_bot("greedy", GAME)(GAME, seat, Rng(b"")) for seat in all_seats(seats)]
    marks = NO_MARKS.copy()
    for _ in range(150):
        for event in state.take_events():
            for bot in bots:
                bot.see(redact(event, bot.seat))
        if not state.to_act():
            return
        seat = state.to_act()[0]
        moves = state.legal(seat)
        usual = bots[seat].choose(state.view(seat), moves)
        assert greedy_move(state, seat, marks, moves) == usual
        move = usual if chances.random() < 0.8 else chances.choice(moves)
        note(state, seat, move, marks)
        state.play(seat, move)


@pytest.mark.parametrize("seats", [3, 5, 8])
def test_a_drawn_world_looks_the_same_to_its_seat(seats: int) -> None:
    state = new(seats, 2)
    dice = Dice(3)
    chances = random.Random(4)
    for number in range(120):
        if not state.to_act():
            return
        seat = state.to_act()[0]
        if number % 8 == 0:
            viewer = Seat(chances.randrange(seats))
            view = state.view(viewer)
            first = GAME.from_view(view, Rng(bytes([number])))
            assert isinstance(first, BangState)
            world = Worlds(first, viewer, [], []).draw(dice)
            assert world.view(viewer) == view
            assert not world.audit()
        moves = state.legal(seat)
        state.play(seat, chances.choice(moves))


def test_roles_are_drawn_as_often_as_they_are_believed() -> None:
    state = new(4, 1)
    ways = [state.roles, state.roles[::-1]]
    worlds = Worlds(state, 0, ways, [0.75, 0.25])
    dice = Dice(1)
    drawn = [worlds.draw_roles(dice) for _ in range(2000)]
    assert 0.70 < drawn.count(ways[0]) / len(drawn) < 0.80


@pytest.mark.parametrize("seats", range(4, 9))
@pytest.mark.parametrize("judge", [LINEAR, NETWORK])
def test_chances_are_those_of_three_sides_and_follow_the_sheriffs_life(
    judge: Judge, seats: int
) -> None:
    state = new(seats, 1)
    before = judge.sides(state, NO_MARKS)
    assert sum(before) == pytest.approx(1)
    state.lives[state.sheriff] = 1
    after = judge.sides(state, NO_MARKS)
    assert after[1] > before[1]
    assert after[0] < before[0]


def test_a_scene_tells_of_hands_characters_aims_and_the_turn() -> None:
    state = GAME.from_position(
        {
            "roles": ["sheriff", "renegade", "outlaw", "outlaw"],
            "characters": ["kit-carlson", "bart-cassidy", "willy-the-kid", "el-gringo"],
            "lives": [5, 4, 1, 3],
            "hands": [["beer"], [], ["bang", "bang"], ["missed"]],
            "tables": [[], [], [], ["schofield"]],
            "turn": 2,
        }
    )
    assert isinstance(state, BangState)
    told = scene(state, NO_MARKS)
    assert len(told) == SIZE
    assert told[IN_HAND + BEER] == 1  # of the Sheriff, the first of the roles
    assert told[IN_HAND + CARDS * OUTLAW + BANG] == 2
    assert told[IN_HAND + CARDS * OUTLAW + MISSED] == 1
    assert told[ALIVE + PEOPLE * OUTLAW + EL_GRINGO] == 1
    assert told[ALIVE + PEOPLE * RENEGADE + EL_GRINGO] == 0
    assert told[AIMS + 4 * OUTLAW + SHERIFF] == 1  # seat 3, next to him
    assert told[AIMS + 4 * OUTLAW + RENEGADE] == 2
    assert told[AT_LAST_LIFE + 4 * RENEGADE + OUTLAW] == 1
    assert told[AT_LAST_LIFE + 4 * SHERIFF + OUTLAW] == 0
    assert told[TURN:] == [0, 0, 1, 0]


@pytest.mark.parametrize("seats", range(4, 9))
def test_the_network_knows_what_a_hand_is_worth(seats: int) -> None:
    """To the sum a card is a card."""
    state = new(seats, 1)
    hands = [[Card(KIND.index(kind))] * 3 for kind in (DYNAMITE, BEER)]
    chances: list[list[float]] = []
    for judge in (LINEAR, NETWORK):
        for hand in hands:
            state.hands[state.sheriff] = hand
            chances.append(judge.sides(state, NO_MARKS))
    assert chances[0] == chances[1]
    assert chances[2][0] < chances[3][0]


@pytest.mark.parametrize("judge", [LINEAR, NETWORK])
def test_of_three_everybody_is_a_side(judge: Judge) -> None:
    """BA-71."""
    state = new(3, 1)
    chances = [chance(state, seat, NO_MARKS, judge) for seat in range(3)]
    assert sum(chances) == pytest.approx(1)
    assert min(chances) > 0


def test_of_three_the_hunter_is_spared_until_one_shot_kills() -> None:
    """BA-71: as Deputy, the Renegade is one's prey, and the Outlaw hunts oneself."""
    state = new(3, 1)
    deputy, outlaw, renegade = (state.roles.index(role) for role in (DEPUTY, OUTLAW, RENEGADE))
    state.lives = [4, 4, 4]
    at_first = enmity(state, deputy, NO_MARKS, OF_THREE)
    assert OF_THREE.friend > at_first[outlaw]
    assert OF_THREE.friend < at_first[renegade]
    state.lives[outlaw] = 1
    assert enmity(state, deputy, NO_MARKS, OF_THREE)[outlaw] > OF_THREE.friend
    assert enmity(state, deputy, NO_MARKS, GREEDY)[outlaw] > GREEDY.friend
    state.alive &= ~(1 << renegade)  # only two are left: there is nobody else to kill
    assert enmity(state, deputy, NO_MARKS, OF_THREE)[outlaw] == OF_THREE.prey


def test_a_dead_renegade_has_no_chance_and_a_dead_outlaw_has() -> None:
    state = new(5, 1)
    renegade, outlaw = state.roles.index(3), state.roles.index(2)
    state.alive &= ~(1 << renegade | 1 << outlaw)
    assert chance(state, renegade, NO_MARKS) == 0
    assert chance(state, outlaw, NO_MARKS) > 0


def test_a_game_played_on_to_its_end_is_won_by_one_side() -> None:
    state = new(6, 3)
    end = state.copy()
    play_on(end, NO_MARKS.copy(), state, -1, [GREEDY] * 6)
    assert not end.stack
    won = {state.roles[seat] for seat in range(6) if outcome(end, seat, state, NO_MARKS, LINEAR)}
    assert won in ({0, 1}, {2}, {3})


@pytest.mark.parametrize(("seats", "tuned"), [(4, TUNED), (3, OF_THREE)])
def test_tuned_players_win_more_than_greedy_ones(seats: int, tuned: Taste) -> None:
    """In the same deals, each in the other's seats as well; the winners share 1."""
    lead = 0.0
    for number in range(150):
        for first in (0, 1):
            state = new(seats, number)
            tastes = [tuned if seat % 2 == first else GREEDY for seat in range(seats)]
            play_on(state, NO_MARKS.copy(), state, -1, tastes)
            for seat in state.winners:
                lead += (1 if seat % 2 == first else -1) / len(state.winners)
    assert lead > 0
