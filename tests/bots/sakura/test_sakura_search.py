"""The parts of the bots that search Sakura, and positions in which only one move is right."""

import pytest

from ludoteka.bots import find_bot
from ludoteka.bots.meter import Meter
from ludoteka.bots.search.dice import Dice
from ludoteka.bots.search.sakura.evaluation import WEIGHTS, Evaluation, features, way_class_of
from ludoteka.bots.search.sakura.levels import Expert, fitted, plain, plain_with_hands
from ludoteka.bots.search.sakura.regret import Matching
from ludoteka.bots.search.sakura.rounds import EVERYBODY, outcome, usual_direction
from ludoteka.bots.search.sakura.worlds import Worlds
from ludoteka.core import Move, Rng, Seat, all_seats
from ludoteka.games import find_game
from ludoteka.games.sakura.cards import BACK, FORWARD
from ludoteka.games.sakura.redeal import from_view
from ludoteka.games.sakura.state import SakuraState
from tests.conformance.cases import CASES, Case, walk

GAME = find_game("sakura")
OURS = [case for case in CASES if case.game is GAME]
LEVELS = ("sampler@40", "expert@40", "master@40")
JUDGES = {"plain": plain(), "plain with hands": plain_with_hands(), "fitted": fitted()}


def position(**parts: object) -> SakuraState:
    state = GAME.from_position(parts)
    assert isinstance(state, SakuraState)
    return state


def start(case: Case, number: int) -> SakuraState:
    state = case.new(number)
    assert isinstance(state, SakuraState)
    return state


def choice(name: str, state: SakuraState, seat: int, key: bytes = b"bot") -> Move:
    bot = find_bot(name, GAME)(GAME, Seat(seat), Rng(key))
    return bot.choose(state.view(Seat(seat)), state.legal(Seat(seat)))


# -- Worlds ----------------------------------------------------------------------------


@pytest.mark.parametrize("case", OURS, ids=str)
def test_every_world_could_be_the_true_one(case: Case) -> None:
    """The seat would see the same in it, also once the discards have become the deck."""
    state = start(case, 3)
    rng = Rng(b"worlds")
    for number, _ in enumerate(walk(state, 3)):
        undecided = state.phase or state.missing == case.seats
        if number % 9 == 0 and undecided and state.to_act():
            for seat in all_seats(case.seats):
                view = state.view(seat)
                worlds = Worlds(from_view(view, rng), seat, Dice(number))
                for world in (worlds.deal(), worlds.deal()):
                    assert world.view(seat) == view
                    assert world.audit() == []


def test_worlds_differ_in_all_that_is_hidden() -> None:
    state = start(OURS[-1], 1)
    worlds = Worlds(from_view(state.view(Seat(0)), Rng(b"")), 0, Dice(1))
    first, second = worlds.deal(), worlds.deal()
    assert all(first.hands[seat] != second.hands[seat] for seat in range(1, len(state.seats)))
    assert first.deck != second.deck
    assert first.acts != second.acts


def test_a_choice_that_lies_face_down_is_taken_back() -> None:
    state = start(OURS[-1], 1)
    state.play(Seat(1), state.legal(Seat(1))[0])
    world = Worlds(from_view(state.view(Seat(0)), Rng(b"")), 0, Dice(1)).deal()
    assert len(world.to_act()) == len(world.seats)


# -- Judging ---------------------------------------------------------------------------


@pytest.mark.parametrize("case", OURS, ids=str)
@pytest.mark.parametrize("evaluation", JUDGES.values(), ids=JUDGES)
def test_chances_add_up_to_one(case: Case, evaluation: Evaluation) -> None:
    state = start(case, 5)
    for _ in walk(state, 5):
        shares = evaluation.shares(state)
        assert sum(shares) == pytest.approx(1)
        assert min(shares) >= 0
    result = state.result()
    assert result is not None
    best = [seat for seat in state.seats if result.ranks[seat] == 1]
    assert evaluation.shares(state) == [
        1 / len(best) if seat in best else 0.0 for seat in state.seats
    ]


def test_a_strength_adds_up_the_weights_of_its_features() -> None:
    weights = [float(number) for number in range(WEIGHTS)]
    state = start(OURS[-1], 2)
    for _ in walk(state, 2):
        if state.phase == 0:
            for seat in state.seats:
                first, *others = features(state, seat)
                expected = state.tokens[seat] * weights[first] + sum(weights[at] for at in others)
                found = Evaluation(weights).strength(state, seat, way_class_of(state))
                assert found == pytest.approx(expected)


@pytest.mark.parametrize("evaluation", JUDGES.values(), ids=JUDGES)
def test_tokens_are_worth_something(evaluation: Evaluation) -> None:
    state = position(seats=4, emperor=20, artists=[8, 9, 10, 11], tokens=[9, 5, 5, 5], paid=1)
    shares = evaluation.shares(state)
    assert shares[0] == max(shares)


@pytest.mark.parametrize(("seats", "knows"), [(2, True), (3, False)])
def test_between_two_the_expert_knows_what_cards_are_worth(seats: int, knows: bool) -> None:
    bot = find_bot("expert@1", GAME)(GAME, Seat(0), Rng(b""))
    assert isinstance(bot, Expert)
    state = start(next(case for case in OURS if case.seats == seats), 1)
    judge = bot.judge(state.view(Seat(0)))
    with_hands = [judge.strength(state, seat, way_class_of(state)) for seat in state.seats]
    state.hands = [[] for _ in state.seats]
    without = [judge.strength(state, seat, way_class_of(state)) for seat in state.seats]
    assert (with_hands != without) is knows
    assert without == [plain().strength(state, seat, way_class_of(state)) for seat in state.seats]


# -- Rounds ----------------------------------------------------------------------------

LEADING = {"seats": 3, "emperor": 37, "artists": [35, 30, 29], "paid": 2, "round": 9}
"""The next step of the Emperor ends the match, and seat 0 is the nearest to him."""

TRAILING = {**LEADING, "artists": [29, 35, 30]}

# Cards 55 and 57 leave the Emperor alone; 48 leads him either way, then its artist.
TO_DIRECT = {"hands": [[48], [55], [57]]}


def directing(parts: dict[str, object]) -> SakuraState:
    """Seat 0 has to direct the Emperor: to the last tree or away from it."""
    state = position(**parts, **TO_DIRECT)
    for seat, card in enumerate((48, 55, 57)):
        state.play(Seat(seat), Move(card))
    assert state.decision() == "direct-emperor"
    return state


def test_all_choose_directions_for_their_own_good() -> None:
    for weighing in (0, EVERYBODY):
        assert outcome(directing(LEADING), 9, plain(), weighing) == [1.0, 0.0, 0.0]
        assert 0.0 < outcome(directing(TRAILING), 9, plain(), weighing)[0] < 1.0
    assert outcome(directing(TRAILING), 9, plain(), 2)[0] == 0.0


def test_the_emperor_usually_goes_back_onto_others_only() -> None:
    for artists, direction in (([35, 36, 29], BACK), ([36, 35, 29], FORWARD)):
        state = directing({**LEADING, "artists": artists})
        assert usual_direction(state, 0) == direction


@pytest.mark.parametrize("name", LEVELS)
def test_a_bot_ends_the_match_when_it_wins_by_that(name: str) -> None:
    assert choice(name, directing(LEADING), 0) == FORWARD
    assert choice(name, directing(TRAILING), 0) == BACK


@pytest.mark.parametrize("name", LEVELS)
def test_a_bot_plays_the_card_that_wins(name: str) -> None:
    """Card 3 leads the Emperor on; all others of the hand lead him back."""
    state = position(**LEADING, hands=[[2, 3, 4, 28, 37], ["?"] * 5, ["?"] * 5])
    assert choice(name, state, 0) == 3


@pytest.mark.parametrize("name", LEVELS)
@pytest.mark.parametrize("case", OURS, ids=str)
def test_the_same_seed_gives_the_same_move(name: str, case: Case) -> None:
    state = start(case, 8)
    name = name.replace("@40", "@3")
    assert choice(name, state, 1) == choice(name, state, 1)


# -- Regrets ---------------------------------------------------------------------------


def matching(state: SakuraState, seat: int) -> Matching:
    worlds = Worlds(from_view(state.view(Seat(seat)), Rng(b"")), seat, Dice(1))
    return Matching(worlds, seat, plain())


def test_moves_are_picked_in_proportion_to_regrets() -> None:
    search = matching(start(OURS[-1], 1), 0)
    moves = [Move(7), Move(8), Move(9)]
    search.regrets[2][7] = 3.0
    search.regrets[2][9] = 1.0
    picked = [search.pick(2, moves) for _ in range(1000)]
    assert 700 < picked.count(Move(7)) < 800
    assert Move(8) not in picked
    assert len({search.pick(1, moves) for _ in range(50)}) == 3


def test_others_are_expected_to_take_a_win() -> None:
    """Seat 1 knows nothing of seat 0's hand, but which of its cards would win."""
    state = position(**LEADING, hands=[["?"] * 5, [10, 31, 43, 55, 57], ["?"] * 5])
    search = matching(state, 1)
    search.search(state.legal(Seat(1)), Meter(150, 0.0))
    onward = [search.regrets[0][card] for card in (3, 13, 20)]
    backward = [search.regrets[0][card] for card in (2, 4, 28)]
    assert min(onward) > max(backward)
