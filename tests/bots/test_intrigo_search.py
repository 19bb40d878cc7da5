"""The parts of the bots that search in Intrigo, each against the rules or by brute force."""

import random
from collections.abc import Iterator
from math import exp

import pytest

from ludoteka.bots import find_bot
from ludoteka.bots.search.dice import Dice
from ludoteka.bots.search.intrigo.board import IN_PALACE, SECOND_THREE, Board
from ludoteka.bots.search.intrigo.flat import Tried
from ludoteka.bots.search.intrigo.levels import chances_of_kept
from ludoteka.bots.search.intrigo.policy import QuickGains, hand_of
from ludoteka.bots.search.intrigo.reading import board_of, draft_of
from ludoteka.bots.search.intrigo.regret import Mixes
from ludoteka.bots.search.intrigo.standing import Stakes, chances
from ludoteka.bots.search.intrigo.worlds import TASTE, Belief, kind_of, likings
from ludoteka.core import Phrase, Rng, Seat
from ludoteka.games.intrigo import Intrigo
from ludoteka.games.intrigo.cards import FAMILIES, FIRST_SEAL, TIEPOLO_THREE
from ludoteka.games.intrigo.moves import MOVE_TEXTS
from ludoteka.games.intrigo.state import PALACE, IntrigoState
from ludoteka.games.intrigo.view import IntrigoView
from tests.games.intrigo.test_redeal import orders

Hands = tuple[tuple[int, int], ...]
"""Cards and who holds them."""

GAME = Intrigo()
LEVELS = ("sampler", "expert", "master")
CASES = [(seats, variant) for seats in (3, 4) for variant in range(len(GAME.variants))]


def walk(seats: int, variant: int, seed: int, moves: int) -> Iterator[IntrigoState]:
    """The states of a random match."""
    state = GAME.new(seats, GAME.variants[variant], bytes([seed]) * 32)
    assert isinstance(state, IntrigoState)
    chance = random.Random(seed)
    for _ in range(moves):
        yield state
        acting = state.to_act()
        if not acting:
            return
        state.play(acting[0], chance.choice(state.legal(acting[0])))


def open_board(state: IntrigoState) -> Board:
    """The board as it is, with all hands."""
    board = board_of(state.view(None))
    board.holder = holders(state)
    return board


def holders(state: IntrigoState) -> list[int]:
    holder = [IN_PALACE] * 16
    for seat, hand in enumerate(state.hands):
        for card in hand:
            second = card == TIEPOLO_THREE and holder[card] != IN_PALACE
            holder[SECOND_THREE if second else card] = seat
    return holder


def by_kind(holder: list[int]) -> list[tuple[int, int]]:
    """Who holds what, without telling equal cards apart."""
    held = [(kind_of(copy), seat) for copy, seat in enumerate(holder) if seat != IN_PALACE]
    return sorted(held)


@pytest.mark.parametrize(("seats", "variant"), CASES)
def test_a_board_plays_by_the_rules(seats: int, variant: int) -> None:
    before: Board | None = None
    chance = random.Random(1)
    state = GAME.new(seats, GAME.variants[variant], bytes(32))
    assert isinstance(state, IntrigoState)
    for _ in range(300):
        acting = state.to_act()
        if not acting:
            break
        move = chance.choice(state.legal(acting[0]))
        before = open_board(state) if state.phase == PALACE else None
        state.play(acting[0], move)
        if before is None:
            continue
        before.play(move)
        if not before.is_full():
            now = open_board(state)
            assert before.gaps == now.gaps
            assert before.tokens == now.tokens
            assert (before.piles, before.turn) == (now.piles, now.turn)
            assert by_kind(before.holder) == by_kind(now.holder)
        else:
            before.settle()
            assert (before.winner >= 0) == (state.result() is not None)
            assert before.seals == [count for seals in state.seals for count in seals]
        assert before.ducats == state.ducats
    assert state.round > 1


@pytest.mark.parametrize(("seats", "variant"), CASES)
def test_a_glance_finds_legal_moves_and_their_gains(seats: int, variant: int) -> None:
    checked = 0
    for number, state in enumerate(walk(seats, variant, 3, 200)):
        if state.phase != PALACE or number % 7:
            continue
        board = open_board(state)
        stakes = Stakes(board)
        cards = hand_of(board, board.turn)
        gains = QuickGains(board, stakes, cards, influence=True, width=2000)
        legal = set(state.legal(state.turn))
        assert gains.worth == sorted(gains.worth, reverse=True)
        assert gains.found[0] == gains.best
        for move, gain in zip(gains.found, gains.worth, strict=True):
            assert move in legal
            assert gain == pytest.approx(gain_of(board, stakes, move), abs=1e-9)
            checked += 1
    assert checked > 300


def gain_of(board: Board, stakes: Stakes, move: int) -> float:
    """The difference of two palaces, each looked at as a whole."""
    trial = board.copy()
    trial.play(move)
    trial.turn = board.turn
    paid: int = board.ducats[board.turn] - trial.ducats[board.turn]
    return (
        palace_worth(trial, stakes) - palace_worth(board, stakes) - paid * stakes.ducat[board.turn]
    )


def palace_worth(board: Board, stakes: Stakes) -> float:
    return sum(QuickGains(board, stakes, 0, influence=False, width=0).now)


def test_stakes_are_differences_of_chances() -> None:
    state = GAME.from_position(
        {"seats": 4, "seals": [[1, 1, 1, 1, 0], [2, 0, 0, 0, 0], [0] * 5, [0, 3, 0, 0, 0]]}
    )
    board = open_board(state)
    stakes = Stakes(board)
    now = chances(board)
    assert sum(now) == pytest.approx(1)
    assert now[0] > now[1] > now[2]
    workers = FIRST_SEAL + 4
    for player in range(4):
        won = 1.0 if player == 0 else 0.0
        gain = stakes.gains[player][16 * state.families[0] + workers]
        assert gain == pytest.approx(won - now[player])
    assert stakes.gains[2][16 * state.families[2] + workers] > 0
    assert stakes.gains[2][16 * state.families[1] + workers] < 0


@pytest.mark.parametrize(("seats", "moves"), [(3, 14), (3, 20), (4, 24)])
def test_the_belief_is_that_of_all_orders_of_the_deck(seats: int, moves: int) -> None:
    """Against the backtracking search that proves the game's own redeals."""
    state = list(walk(seats, 0, 6, moves))[-1]
    assert state.phase == PALACE
    view = state.view(state.turn)
    for taste, weights in zip((0.0, TASTE), weights_of(view), strict=True):
        belief = Belief(view, taste=taste)
        found: dict[Hands, float] = {}
        for world, upto, before in zip(
            belief.worlds, belief.upto, [0.0, *belief.upto], strict=False
        ):
            hands = tuple(by_kind(world))
            found[hands] = found.get(hands, 0.0) + upto - before
        assert found.keys() == weights.keys()
        for hands, weight in weights.items():
            assert found[hands] / belief.total == pytest.approx(weight / sum(weights.values()))
        assert tuple(by_kind(holders(state))) in found


def weights_of(view: IntrigoView) -> list[dict[Hands, float]]:
    """By taste, the hands that all orders of the deck lead to, and their weights."""
    found: list[dict[Hands, float]] = [{}, {}]
    for slots in orders(view):
        hands = hands_after(slots, view)
        if hands is None:
            continue
        for taste, weights in zip((0.0, TASTE), found, strict=True):
            weights[hands] = weights.get(hands, 0.0) + chance_of(slots, view, taste)
    return found


def hands_after(slots: tuple[int, ...], view: IntrigoView) -> Hands | None:
    """The hands that this order of the deck has led to; None if they cannot have."""
    held = [((slot // 4 + slot % 4) % view.seats, kind_of(card)) for slot, card in enumerate(slots)]
    for seat, codes in enumerate(view.played):
        for code in codes:
            played = (seat, 3 * [name[0] for name in FAMILIES].index(code[0]) + int(code[1]) - 2)
            if played not in held:
                return None
            held.remove(played)
        if seat in view.without and (seat, TIEPOLO_THREE) in held:
            return None
    return tuple(sorted((card, seat) for seat, card in held))


def chance_of(slots: tuple[int, ...], view: IntrigoView, taste: float) -> float:
    chance = 1.0
    for slot, card in enumerate(slots):
        keeper = (slot // 4 + slot % 4) % view.seats
        if keeper != view.seat:
            liking = likings(FAMILIES.index(view.families[keeper]), taste)
            left = slots[slot : 4 * (slot // 4) + 4]
            chance *= liking[card] / sum(liking[other] for other in left)
    return chance


def test_redeals_and_draws_are_worlds_of_the_belief() -> None:
    for state in walk(4, 0, 5, 40):
        if state.phase != PALACE:
            continue
        view = state.view(state.turn)
        belief = Belief(view, taste=TASTE)
        worlds = [by_kind(world) for world in belief.worlds]
        rng, dice = Rng(b"redeals"), Dice(1)
        for _ in range(5):
            assert by_kind(holders(GAME.from_view(view, rng))) in worlds
            assert belief.draw(dice) in belief.worlds
        for card in range(15):
            copies = 2 if card == TIEPOLO_THREE else 1
            held = sum(belief.probability(card, seat) for seat in range(4))
            assert held <= copies + 1e-9


def palace(**parts: object) -> IntrigoState:
    """Two empty gaps, 5 and 12, at the end of a round; the others hold nothing to fear."""
    filled = ["g2", "g3", "merchant", "thief", "m2", None, "guard", "m3", "t2", "thief", "t4"]
    filled += ["guard", None, "guard", "thief", "merchant"]
    position: dict[str, object] = {
        "families": ["contarini", "dandolo", "gradenigo", "morosini"],
        "gaps": filled,
        "tokens": {5: "workers", 12: "ducat", 13: "ducat"},
        "hands": [["c2", "c3", "t3"], ["d4", "d2"], ["d3", "c4"], ["g4", "m4", "t3"]],
        "ducats": [0, 0, 0, 0],
    }
    return GAME.from_position(position | parts)


@pytest.mark.parametrize("level", LEVELS)
def test_a_rival_who_would_win_is_shut_out(level: str) -> None:
    """Two ducats for the taking, but Dandolo needs the workers, and comes next."""
    state = palace(seals=[[0] * 5, [1, 1, 1, 1, 0], [0] * 5, [0] * 5])
    assert chosen(state, f"{level}@60").endswith("at 5")
    harmless = palace(seals=[[0] * 5, [1, 0, 0, 0, 0], [0] * 5, [0] * 5])
    assert chosen(harmless, f"{level}@60") in {"play c2 at 12", "play c3 at 12"}


def test_a_courtesan_takes_the_card_that_would_win() -> None:
    """Dandolo would get the workers at 5 or at 9, but only with the 4; a master sees it."""
    filled = ["d2", "d3", "merchant", "thief", "m2", None, "guard", "m3", "t2", None, "thief"]
    filled += ["guard", None, None, "thief", "merchant"]
    state = palace(
        gaps=filled,
        tokens={5: "workers", 10: "workers"},
        hands=[["c2", "c3", "t3"], ["d4", "g2"], ["c4", "g3", "t4"], ["g4", "m4", "t3"]],
        seals=[[0] * 5, [1, 1, 1, 1, 0], [0] * 5, [0] * 5],
        ducats=[1, 0, 0, 0],
        piles=[0, 0, 3, 0, 0, 0],
    )
    calls = {"courtesan at 12 on 13 calls d4", "courtesan at 13 on 13 calls d4"}
    assert chosen(state, "master@600") in calls


def chosen(state: IntrigoState, name: str) -> str:
    """By seat 0."""
    bot = find_bot(name, GAME)(GAME, Seat(0), Rng(b"bot"))
    move = bot.choose(state.view(Seat(0)), state.legal(Seat(0)))
    return MOVE_TEXTS[move]


def drafting(**parts: object) -> IntrigoState:
    """Seat 0 chooses between its own 4 and three cards of no use."""
    left = [["c4", "t2", "t3", "m2"], ["d2", "d3", "d4", "t3"], ["g2", "g3", "g4", "t4"]]
    position: dict[str, object] = {
        "phase": "draft",
        "families": ["contarini", "dandolo", "gradenigo", "morosini"],
        "left": [*left, ["m3", "m4", "c2", "c3"]],
        "taken": [[], [], [], []],
    }
    return GAME.from_position(position | parts)


@pytest.mark.parametrize("level", LEVELS)
def test_the_own_four_is_kept(level: str) -> None:
    assert chosen(drafting(), f"{level}@120") == "keep c4"


@pytest.mark.parametrize("level", LEVELS)
def test_whoever_drafts_says_what_the_card_is_worth(level: str) -> None:
    """The own 4 is worth more than three cards of no use."""
    state = drafting()
    bot = find_bot(f"{level}@400", GAME)(GAME, Seat(0), Rng(b"bot"))
    bot.choose(state.view(Seat(0)), state.legal(Seat(0)))
    (said,) = bot.explain()
    assert said.key == "bot-chance-next"
    percent, following = said.arguments["percent"], said.arguments["next"]
    assert isinstance(percent, int)
    assert isinstance(following, int)
    assert 100 > percent > following > 0


def test_the_card_that_is_missed_most_did_best_on_average() -> None:
    """So a master, who chooses by regrets, may tell means."""
    state = drafting()
    board = board_of(state.view(Seat(0)))
    mixes = Mixes(board, Stakes(board), Dice(5))
    tastes = [likings(family, TASTE) for family in range(4)]
    rng, own = Rng(b"worlds"), Tried(4)
    for _ in range(30):
        world = GAME.from_view(state.view(Seat(0)), rng)
        draft = draft_of(world, 0, tastes)
        for value in mixes.learn(draft, 0):
            own.add(value, draft.weight)
        mixes.learn(draft, 1)
        assert draft.before(0)[own.best()] == mixes.best(draft, 0)


def test_the_next_best_card_is_another_one() -> None:
    """Both Tiepolo 3 in one packet: keeping the other would be the same move."""
    packet, means = [TIEPOLO_THREE, 1, TIEPOLO_THREE], [0.3, 0.2, 0.29]
    (said,) = chances_of_kept(TIEPOLO_THREE, packet, means)
    assert said == Phrase("bot-chance-next", {"percent": 30, "next": 20})
    (said,) = chances_of_kept(TIEPOLO_THREE, packet[:1], means[:1])
    assert said == Phrase("bot-chance", {"percent": 30})


def test_what_was_not_tried_is_not_told() -> None:
    state = drafting()
    bot = find_bot("sampler@1", GAME)(GAME, Seat(0), Rng(b"bot"))
    bot.choose(state.view(Seat(0)), state.legal(Seat(0)))
    assert [said.key for said in bot.explain()] == ["bot-chance"]


def test_a_draft_is_weighed_by_what_others_kept() -> None:
    left = [["c4", "t2", "t3"], ["d2", "d3", "t3"], ["g2", "g3", "t4"], ["m3", "c2", "c3"]]
    tastes = [likings(family, TASTE) for family in range(4)]
    likely = drafting(left=left, taken=[["m2"], ["d4"], ["g4"], ["m4"]])
    wishes = [(10, 8, 6, 3), (10, 8, 6, 4), (10, 8, 3, 2)]  # of those who kept their own 4
    expected = 1.0
    for best, *others in wishes:
        expected /= 1 + sum(exp(TASTE * (other - best)) for other in others)
    assert draft_of(likely, 0, tastes).weight == pytest.approx(expected)
    left[1], left[2] = ["d2", "d3", "d4"], ["g2", "g3", "g4"]
    unlikely = drafting(left=left, taken=[["m2"], ["t3"], ["t4"], ["m4"]])
    assert draft_of(unlikely, 0, tastes).weight < expected / 100


def test_a_draft_is_played_to_its_end() -> None:
    tastes = [likings(family, TASTE) for family in range(4)]
    draft = draft_of(drafting(), 0, tastes)
    draft.keep(2, 8)
    draft.play_on(Dice(1))
    assert draft.packets == [[], [], [], []]
    assert [draft.holder.count(seat) for seat in range(4)] == [4, 4, 4, 4]
    assert draft.holder[8] == 2


def test_regrets_are_against_the_own_mix() -> None:
    state = drafting()
    board = board_of(state.view(Seat(0)))
    mixes = Mixes(board, Stakes(board), Dice(3))
    draft = draft_of(state, 0, [likings(family, TASTE) for family in range(4)])
    for learner in (0, 1, 0, 2):
        mix = mixes.mix(draft, learner)
        assert sum(mix) == pytest.approx(1)
        before = mixes.regrets_of(draft, learner).copy()
        mixes.learn(draft, learner)
        after = mixes.regrets_of(draft, learner)
        change = [new - old for new, old in zip(after, before, strict=True)]
        assert sum(share * each for share, each in zip(mix, change, strict=True)) == pytest.approx(
            0
        )
        assert any(abs(each) > 1e-6 for each in change)


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_gives_the_same_moves(level: str) -> None:
    matches = []
    for _ in range(2):
        state = GAME.new(4, {}, bytes(32))
        bots = [find_bot(f"{level}@3", GAME)(GAME, Seat(seat), Rng(b"b")) for seat in range(4)]
        made = []
        for _ in range(24):
            seat = state.to_act()[0]
            made.append(bots[seat].choose(state.view(seat), state.legal(seat)))
            state.play(seat, made[-1])
        matches.append(made)
    assert matches[0] == matches[1]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("seats", "variant"), CASES)
def test_all_variants_are_played(level: str, seats: int, variant: int) -> None:
    for number, state in enumerate(walk(seats, variant, 4, 90)):
        if number % 11 == 0 and state.to_act():
            seat = state.to_act()[0]
            bot = find_bot(f"{level}@2", GAME)(GAME, seat, Rng(b"bot"))
            assert bot.choose(state.view(seat), state.legal(seat)) in state.legal(seat)
