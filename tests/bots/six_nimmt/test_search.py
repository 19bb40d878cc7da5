"""6 nimmt! by search: its parts agree with the rules, and it finds what there is to find."""

import random
from collections.abc import Mapping

import pytest

from ludoteka.bots import find_bot
from ludoteka.bots.search.dice import Dice
from ludoteka.bots.search.six_nimmt.beliefs import Beliefs
from ludoteka.bots.search.six_nimmt.ending import MOST
from ludoteka.bots.search.six_nimmt.judge import BULL
from ludoteka.bots.search.six_nimmt.levels import Sampler
from ludoteka.bots.search.six_nimmt.past import Past, Trick
from ludoteka.bots.search.six_nimmt.reading import world_of, worth_of
from ludoteka.bots.search.six_nimmt.roll_out import RollOut
from ludoteka.bots.search.six_nimmt.rows import Rows, pack_row
from ludoteka.bots.search.six_nimmt.stakes import MARGIN, MATCH, OWN, Stakes
from ludoteka.bots.search.six_nimmt.trials import Trials
from ludoteka.bots.search.six_nimmt.weights import PLAIN, Players, better_habits, habits
from ludoteka.core import Hidden, Move, Rng, Seat, State
from ludoteka.games import find_game
from ludoteka.games.six_nimmt.cards import BULLS, CHOOSE_ROW, bulls
from ludoteka.games.six_nimmt.phases import CHOOSE, CHOOSE_A_ROW
from ludoteka.games.six_nimmt.state import SixNimmtState
from ludoteka.games.six_nimmt.view import SixNimmtView
from scripts.habits import facts
from tests.conformance.cases import seed_bytes

GAME = find_game("six-nimmt")
LEVELS = ("monte-carlo@40", "sampler@40", "expert@25", "master@50")


def bot(name: str, seat: int = 0, seed: bytes = b"") -> Sampler:
    made = find_bot(name, GAME)(GAME, Seat(seat), Rng(seed))
    assert isinstance(made, Sampler)
    return made


def choice(name: str, position: Mapping[str, object], seat: int = 0) -> str:
    state = GAME.from_position(position)
    move = bot(name, seat).choose(state.view(Seat(seat)), state.legal(Seat(seat)))
    return GAME.moves.text(move)


# -- The parts ---------------------------------------------------------------------------


@pytest.mark.rule("6N-5", "6N-6", "6N-7", "6N-8")
def test_packed_rows_follow_the_rules() -> None:
    """The same cards are placed by the engine and on packed rows, trick by trick."""
    compared = 0
    for number in range(4):
        state, _ = play_on(5, number, {})
        for _ in range(6 - number):
            packed = Rows()
            packed.set([pack_row(row) for row in state.rows])
            before = [bulls(pile) for pile in state.piles]
            cards = [hand[number % len(hand)] for hand in state.hands]
            for seat, card in enumerate(cards):
                state.apply(Seat(seat), card)
            while state.phase == CHOOSE_A_ROW:
                cheapest = min(state.rows, key=lambda row: (bulls(row), -row[-1]))
                state.apply(state.to_act()[0], CHOOSE_ROW[state.rows.index(cheapest)])
            taken = {card: packed.place(card) for card in sorted(cards)}
            after = [bulls(pile) for pile in state.piles]
            assert [taken[card] for card in cards] == [
                new - old for new, old in zip(after, before, strict=True)
            ]
            assert lying(packed) == sorted(pack_row(row) for row in state.rows)
            compared += 1
    assert compared > 10


def lying(rows: Rows) -> list[int]:
    return [rows.first, rows.second, rows.third, rows.fourth]


@pytest.mark.rule("6N-8")
@pytest.mark.parametrize("number", range(4))
def test_a_low_card_takes_the_row_it_is_told(number: int) -> None:
    table = [(12, 14, 15), (37,), (55,), (58, 61)]
    rows = Rows()
    rows.set([pack_row(row) for row in table])
    assert not rows.fits(3)
    assert rows.take(number, 3) == sum(BULLS[card] for card in table[number])
    left = [row for row in table if row != table[number]]
    assert lying(rows) == [pack_row(row) for row in [(3,), *left]]


@pytest.mark.rule("6N-8")
def test_a_low_card_takes_the_cheapest_row_unless_told() -> None:
    rows = Rows()
    rows.set([pack_row(row) for row in [(12, 14, 15), (37,), (55,), (58, 61)]])
    assert rows.lowest_price() == 1
    assert rows.place(3) == 1
    assert lying(rows)[:2] == [pack_row((3,)), pack_row((12, 14, 15))]


def play_on(seats: int, tricks: int, options: Mapping[str, object]) -> tuple[SixNimmtState, Past]:
    """A match after so many tricks at random, and what was seen of it."""
    chance = random.Random(tricks)
    state = GAME.new(seats, options, seed_bytes(seats))
    assert isinstance(state, SixNimmtState)
    past = Past()
    while len(state.hands[0]) > 10 - tricks or state.phase != CHOOSE or state.open:
        seat = state.to_act()[0]
        state.play(seat, chance.choice(state.legal(seat)))
        for event in state.take_events():
            past.see(event)
    return state, past


@pytest.mark.parametrize("tricks", [0, 1, 5, 9])
def test_worlds_agree_with_what_is_seen(tricks: int) -> None:
    state, past = play_on(4, tricks, {})
    view = state.view(Seat(1))
    assert len(past.tricks) == tricks
    world = world_of(view, Seat(1))
    beliefs = Beliefs(world, past.tricks)
    dice = Dice(1)
    gone = [card for row in (*view.rows, *view.piles) for card in row]
    for number in range(20):
        if number < 10:
            world.redeal(dice)
        else:
            beliefs.redeal(dice)
        size = world.size
        hands = [world.hands[seat * size : (seat + 1) * size] for seat in range(4)]
        assert sorted(hands[1]) == state.hands[1]
        every = [card for hand in hands for card in hand]
        assert len({*every, *gone}) == len(every) + len(gone)
        assert all(world.owner[card] == seat for seat, hand in enumerate(hands) for card in hand)
        assert sorted(world.unseen) == sorted(set(range(1, 105)) - {*gone, *hands[1]})


def test_beliefs_learn_from_a_costly_card() -> None:
    """Who took a full row three times hardly holds cards that would have cost nothing."""
    state = GAME.from_position(
        {"rows": [[6], [61], [71], [81]], "hands": [[100, 101, 102], ["?"] * 3]}
    )
    view = state.view(Seat(0))
    assert isinstance(view, SixNimmtView)
    full = [pack_row(row) for row in [(1, 2, 3, 4, 5), (60,), (70,), (80,)]]
    past = [(full, [61, 57]), (full, [71, 58]), (full, [81, 59])]
    assert _held(view, past) < 0.8 * _held(view, [])


def _held(view: SixNimmtView, past: list[Trick]) -> int:
    """How often a believed hand has a card that would have been free."""
    world = world_of(view, Seat(0))
    beliefs = Beliefs(world, past)
    dice = Dice(3)
    held = 0
    for _ in range(300):
        beliefs.redeal(dice)
        held += sum(card in world.hands for card in (62, 63, 72, 73, 82, 83))
    return held


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_a_card_costs_what_its_facts_weigh(seats: int) -> None:
    state, _ = play_on(seats, 4, {})
    view = state.view(Seat(0))
    assert isinstance(view, SixNimmtView)
    for weights in (PLAIN, habits(seats), better_habits(seats)):
        game = RollOut(world_of(view, Seat(0)), Players(own=weights))
        game.begin()
        for card in range(1, 105):
            known = facts(game, card)
            weighed = sum(weight * fact for weight, fact in zip(weights, known, strict=True))
            cost: int = game.own.cost(game.rows, card, game.rows.lowest_price())
            assert cost / BULL == pytest.approx(weighed, abs=0.1)


def test_a_roll_out_ends_where_all_cards_are_gone() -> None:
    """Ten players, the last trick: there is no card that may still be in a hand."""
    state, _ = play_on(10, 9, {})
    view = state.view(Seat(0))
    assert isinstance(view, SixNimmtView)
    game = RollOut(world_of(view, Seat(0)), Players())
    game.begin()
    game.finish(Dice(1))
    assert game.left == 0
    assert sum(game.bulls) >= sum(bulls(pile) for pile in view.piles)


def test_whims_move_the_others_only() -> None:
    state, _ = play_on(4, 3, {})
    view = state.view(Seat(2))
    assert isinstance(view, SixNimmtView)
    world = world_of(view, Seat(2))
    dice = Dice(1)
    world.redeal(dice)
    game = RollOut(world, Players(whim=2.0))
    game.begin()
    choices: list[set[int]] = [set() for _ in range(4)]
    for _ in range(200):
        game.vary(dice)
        for seat in range(4):
            choices[seat].add(game.choice(seat))
    assert [len(chosen) > 1 for chosen in choices] == [True, True, False, True]


def test_worse_cards_are_given_up() -> None:
    state, past = play_on(4, 3, {})
    view = state.view(Seat(0))
    assert isinstance(view, SixNimmtView)
    world = world_of(view, Seat(0))
    stakes = Stakes(aim=OWN, totals=[0] * 4, limit=66, deals_left=0)
    trials = Trials(world, stakes, Dice(1), Players(), Beliefs(world, past.tricks))
    for left in (7, 4, 2):
        assert len(trials.left) == left
        for _ in range(20):
            trials.step()
        best = max(world.hands[:7], key=lambda card: trials.values[card])
        trials.give_up_half()
        assert world.hands.index(best) in trials.left


def test_stakes_are_bulls_or_the_match() -> None:
    def value(aim: int, limit: int, bulls: list[int]) -> float:
        return Stakes(aim=aim, totals=[10, 0, 0], limit=limit, deals_left=0).value(bulls, 0)

    assert value(OWN, 66, [7, 0, 0]) == -7
    assert value(MARGIN, 66, [7, 9, 11]) == 3
    assert (
        value(MATCH, 66, [0, 30, 67]) > value(MATCH, 66, [0, 11, 67]) > value(MATCH, 66, [0, 1, 67])
    )
    # Far from the end the same lead says less.
    assert value(MATCH, 66, [0, 30, 30]) < value(MATCH, 0, [0, 30, 30])


@pytest.mark.rule("6N-11")
def test_the_last_deal_is_played_for_the_win() -> None:
    position = {
        "options": {"variant": "tactical"},
        "rows": [[1], [5], [9], [13]],
        "hands": [[2, 3], [6, 7]],
        "totals": [60, 66],
    }
    going_on = GAME.from_position({**position, "totals": [0, 0]}).view(Seat(0))
    ending = GAME.from_position({**position, "totals": [60, 67]}).view(Seat(0))
    assert isinstance(going_on, SixNimmtView)
    assert isinstance(ending, SixNimmtView)
    assert worth_of(going_on, Seat(0))[MOST + 5] == 5
    worth = worth_of(ending, Seat(0))
    assert [round(worth[MOST + by], 1) for by in (-8, -7, -6)] == [0.0, 0.5, 1.0]
    assert worth[MOST + 6] > worth[MOST + 5]


# -- The levels --------------------------------------------------------------------------


@pytest.mark.parametrize("name", LEVELS)
@pytest.mark.rule("6N-7")
def test_nobody_takes_a_full_row_without_need(name: str) -> None:
    position = {
        "rows": [[20, 30, 40, 50, 55], [60], [70], [80]],
        "hands": [[57, 61], *[["?", "?"]] * 9],
        "options": {"deals": 1},
    }
    assert choice(name, position) == "play 61"


@pytest.mark.parametrize("name", LEVELS)
@pytest.mark.rule("6N-8")
def test_the_dearest_row_is_not_taken(name: str) -> None:
    position = {
        "phase": "row",
        "rows": [[20, 30, 40, 50, 55], [60, 66, 77], [70, 75, 80], [81]],
        "hands": [[90], ["?"], ["?"]],
        "chosen": [3, 94, 98],
        "queue": [3, 94, 98],
    }
    assert choice(name, position) == "row 4"


@pytest.mark.parametrize("name", ["monte-carlo@60", "sampler@60", "expert@20", "master@20"])
@pytest.mark.rule("6N-8")
def test_a_dearer_row_is_taken_where_it_saves_more(name: str) -> None:
    """Two bulls for the full row's neighbour are dear: without it 23 has only the full row."""
    position = {
        "phase": "row",
        "options": {"variant": "tactical", "deals": 1},
        "rows": [[10, 11, 12, 13, 20], [14, 15], [16, 22], [19]],
        "hands": [[21], [24]],
        "chosen": [3, 4],
        "queue": [3, 4],
    }
    # 21 falls on the full row (13 bulls) unless that is taken now; nothing else helps.
    state = GAME.from_position(position)
    view, moves = state.view(Seat(0)), state.legal(Seat(0))
    assert moves == list(CHOOSE_ROW)
    values = {move: value_of(state, move) for move in moves}
    best = max(values, key=lambda move: values[move])
    assert bot(name).strategy(view, moves)[moves.index(best)] == 1


def value_of(state: State, move: Move) -> int:
    """How far ahead seat 0 ends: nobody has anything left to choose."""
    after = state.copy()
    after.apply(Seat(0), move)
    while after.to_act():
        for seat in after.to_act():
            after.apply(seat, after.legal(seat)[0])
    result = after.result()
    assert result is not None
    return result.scores[1] - result.scores[0]


@pytest.mark.parametrize("name", LEVELS)
@pytest.mark.parametrize("options", [{}, {"variant": "tactical"}, {"deals": 1}])
def test_the_same_seed_makes_the_same_choice(name: str, options: Mapping[str, object]) -> None:
    state = GAME.new(3, options, seed_bytes(7))
    view, moves = state.view(state.to_act()[0]), state.legal(state.to_act()[0])
    seat = state.to_act()[0]
    assert bot(name, seat).choose(view, moves) == bot(name, seat).choose(view, moves)


def test_a_whole_tactical_deal_is_played() -> None:
    state = GAME.new(3, {"variant": "tactical", "deals": 1}, seed_bytes(1))
    bots = [bot(name, seat) for seat, name in enumerate(("sampler@2", "expert@2", "master@2"))]
    while state.to_act():
        for seat in state.to_act():
            state.play(seat, bots[seat].choose(state.view(seat), state.legal(seat)))
        for event in state.take_events():
            for each in bots:
                each.see(event)
    assert state.result() is not None


def test_hidden_hands_stay_hidden_in_a_world() -> None:
    view = GAME.new(4, {}, seed_bytes(1)).view(Seat(2))
    assert isinstance(view, SixNimmtView)
    assert sum(isinstance(hand, Hidden) for hand in view.hands) == 3
    assert world_of(view, Seat(2)).hidden == [0, 1, 3]
