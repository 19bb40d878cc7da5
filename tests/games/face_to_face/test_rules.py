"""What a scenario cannot say."""

import random
from collections.abc import Callable

import msgspec
import pytest

from ludoteka.core import SEATS, Asked, Chance, Event, Move, Seat, redact
from ludoteka.games.face_to_face import FaceToFace, legal
from ludoteka.games.face_to_face.cards import (
    ALL,
    DECK,
    END,
    HIGHEST,
    LOWEST,
    MOVE_COUNT,
    MOVES,
    above,
    below,
    card_of,
    goes_down,
    goes_up,
    list_of,
    set_of,
    way_of,
)
from ludoteka.games.face_to_face.events import GameBegan, GameScored, HandShown
from ludoteka.games.face_to_face.side import Side, size
from ludoteka.games.face_to_face.state import FaceToFaceState

GAME = FaceToFace()


def new(number: int, **options: object) -> FaceToFaceState:
    named = {name.replace("_", "-"): value for name, value in options.items()}
    chance = Chance(number.to_bytes(32, "big"))
    return GAME.start(2, GAME.parse_options(2, named), chance, recording=True)


@pytest.mark.rule("FF-1")
def test_sets_of_cards_are_lists_of_cards() -> None:
    assert list_of(ALL) == list(DECK)
    assert set_of(list(DECK)) == ALL
    assert size(ALL) == len(DECK) == 58
    for top in range(1, 61):
        assert list_of(above(top)) == [card for card in DECK if card > top]
        assert list_of(below(top)) == [card for card in DECK if card < top]


@pytest.mark.rule("FF-4", "FF-5")
def test_what_a_pile_takes_is_what_the_rules_say() -> None:
    for top in range(1, 61):
        up = [card for card in DECK if card > top or card == top - 10]
        down = [card for card in DECK if card < top or card == top + 10]
        assert list_of(goes_up(top)) == up
        assert list_of(goes_down(top)) == down


@pytest.mark.rule("FF-3")
def test_what_is_no_move_is_refused() -> None:
    state = new(1)
    seat = state.to_act()[0]
    for number in (-1, MOVE_COUNT):
        refused = state.refusal(seat, Move(number))
        assert refused is not None
        assert refused.code == "no-such-move"


def test_moves_and_their_texts() -> None:
    assert MOVE_COUNT == len(MOVES) == len(GAME.moves)
    assert GAME.moves.text(END) == "end"
    texts = ["play {} up", "play {} down", "help {} up", "help {} down"]
    for move in MOVES[1:]:
        text = texts[way_of(move)].format(card_of(move))
        assert GAME.moves.text(move) == text
        assert LOWEST <= card_of(move) <= HIGHEST


@pytest.mark.rule("FF-10")
def test_first_cards_are_those_after_which_something_can_be_played() -> None:
    """Against plain search: play it, and look what is left."""
    chance = random.Random(7)
    stranded = 0
    for number in range(400):
        state = new(number)
        while state.to_act():
            seat = state.turn
            if state.plays == 0:
                for move in _ignoring_the_future(state):
                    twin = state.copy()
                    twin.apply(seat, move)
                    follows = twin.over or bool(twin.legal_plays())
                    assert (move in state.legal(seat)) == follows
                    stranded += not follows
            state.play(seat, chance.choice(state.legal(seat)))
        if number > 30 and stranded > 20:
            return
    raise AssertionError("no first card was ever stranded")


def _ignoring_the_future(state: FaceToFaceState) -> list[Move]:
    own, other = state.sides[state.turn], state.sides[1 - state.turn]
    return legal.legal_plays(own, other, first=False, helped=False, alone=False)


@pytest.mark.rule("FF-3", "FF-7")
def test_nobody_ever_holds_more_than_six_cards() -> None:
    chance = random.Random(8)
    for number in range(30):
        state = new(number)
        while state.to_act():
            assert all(side.hand_size() <= 6 for side in state.sides)
            state.play(state.turn, chance.choice(state.legal(state.turn)))


def play_out(number: int, **options: object) -> list[Event]:
    state = new(number, **options)
    chance = random.Random(number)
    while state.to_act():
        state.play(state.turn, chance.choice(state.legal(state.turn)))
    return state.events


@pytest.mark.rule("FF-2", "FF-11")
@pytest.mark.parametrize("best_of", [1, 3, 5])
def test_a_match_ends_with_more_than_half_and_the_players_begin_by_turns(best_of: int) -> None:
    lengths = set()
    for number in range(25):
        events = play_out(number, best_of=best_of, first_player=number % 2)
        began = [event for event in events if isinstance(event, GameBegan)]
        scored = [event for event in events if isinstance(event, GameScored)]
        assert [event.game for event in began] == list(range(1, len(began) + 1))
        assert [event.seat for event in began] == [(number + at) % 2 for at in range(len(began))]
        assert [max(event.wins) > best_of // 2 for event in scored[:-1]] == [False] * (
            len(scored) - 1
        )
        assert max(scored[-1].wins) == best_of // 2 + 1
        lengths.add(len(scored))
    assert lengths == set(range(best_of // 2 + 1, best_of + 1))


@pytest.mark.rule("FF-2")
def test_chance_lets_both_begin() -> None:
    starters = [new(number).starter for number in range(400)]
    assert 160 < sum(starters) < 240


@pytest.mark.rule("FF-11")
def test_every_game_is_shuffled_anew() -> None:
    state = new(3, best_of=5, first_player=0)
    piles = {tuple(side.draw_pile) for side in state.sides}
    chance = random.Random(3)
    games = 1
    while state.to_act():
        state.play(state.turn, chance.choice(state.legal(state.turn)))
        if sum(state.wins) == games and not state.over:
            games += 1
            piles |= {tuple(side.draw_pile) for side in state.sides}
    assert len(piles) == 2 * games > 4


def test_whoever_is_asked_is_told_so_every_time() -> None:
    state = new(4, best_of=3)
    chance = random.Random(4)
    while acting := state.to_act():
        asked = [event for event in state.take_events() if isinstance(event, Asked)]
        assert asked[-1].seats == acting
        assert asked[-1].decision == state.view(None).decision
        state.play(state.turn, chance.choice(state.legal(state.turn)))


@pytest.mark.rule("FF-11")
def test_a_view_counts_the_games_of_the_match() -> None:
    state = new(5, best_of=5)
    chance = random.Random(5)
    games = [1]
    while state.to_act():
        state.play(state.turn, chance.choice(state.legal(state.turn)))
        games.append(state.view(None).game)
    assert sorted(games) == games
    assert set(games) == set(range(1, sum(state.wins) + 1))


def damaged(damage: Callable[[FaceToFaceState], None]) -> list[str]:
    state = new(1, first_player=0)
    damage(state)
    return state.audit()


def lose_a_card(state: FaceToFaceState) -> None:
    state.sides[0].hand &= state.sides[0].hand - 1


def show_another_top(state: FaceToFaceState) -> None:
    state.sides[1].up_top = 30


def play_too_much(state: FaceToFaceState) -> None:
    state.plays = 1


def win_without_end(state: FaceToFaceState) -> None:
    state.wins = (1, 0)


def help_before_playing(state: FaceToFaceState) -> None:
    state.helped = True


def play_everything(state: FaceToFaceState) -> None:
    state.sides = (Side(0, (), (), (), 0), state.sides[1])


@pytest.mark.parametrize(
    ("damage", "told"),
    [
        (lose_a_card, "the cards of seat 0 are not 2 to 59, once each"),
        (show_another_top, "the tops of seat 1 are not what its piles show"),
        (play_too_much, "seat 0 has more than six cards in its turn"),
        (win_without_end, "wins (1, 0) and the end of the match do not agree"),
        (help_before_playing, "help was given before a card was played"),
        (play_everything, "seat 0 has played all cards and has not won"),
        (play_everything, "seat 0 has no legal move"),
    ],
)
def test_the_audit_finds_what_is_broken(
    damage: Callable[[FaceToFaceState], None], told: str
) -> None:
    assert told in damaged(damage)


def test_an_observer_takes_no_foreign_event() -> None:
    class Foreign(Event, frozen=True):
        pass

    watching = GAME.observer(2, GAME.parse_options(2, {}), SEATS[0])
    with pytest.raises(TypeError, match="Foreign is no event of Face to Face"):
        watching.see(Foreign("FF-1"))


def test_a_seat_that_is_none_has_nothing_to_say() -> None:
    state = new(1)
    for number in (-1, 2):
        assert state.legal(Seat(number)) == []
        refused = state.refusal(Seat(number), END)
        assert refused is not None
        assert refused.code == "not-your-turn"


@pytest.mark.rule("FF-12")
def test_who_reads_a_match_of_version_1_sees_no_hand_that_was_not_shown() -> None:
    state = new(1)
    chance = random.Random(1)
    while state.to_act():
        seat = state.to_act()[0]
        state.play(seat, chance.choice(state.legal(seat)))
    told = [redact(event, None) for event in state.take_events()]
    spectators = {}
    for version in (1, 2):
        observer = GAME.observer(2, GAME.parse_options(2, {}), None)
        for event in told:
            if version == 2 or not isinstance(event, HandShown):
                observer.see(event)
        spectators[version] = observer.view()
    held = [hand for hand in msgspec.to_builtins(spectators[2])["shown"] if hand]
    assert held, "someone held cards at the end"
    assert not msgspec.to_builtins(spectators[1])["shown"]
