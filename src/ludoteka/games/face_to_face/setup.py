"""Two ways to a state: a new match, and a position."""

from collections.abc import Mapping

from msgspec import UNSET

from ludoteka.core.fairness import parse_seed
from ludoteka.core.rng import Chance
from ludoteka.core.seats import SEATS, Seat, all_seats
from ludoteka.games.face_to_face.audit import cards_laid
from ludoteka.games.face_to_face.cards import HAND_SIZE, Card
from ludoteka.games.face_to_face.filling import fill
from ludoteka.games.face_to_face.options import FaceToFaceOptions
from ludoteka.games.face_to_face.position import (
    PLAYERS,
    FaceToFacePosition,
    bad,
    parse_position,
)
from ludoteka.games.face_to_face.side import Side
from ludoteka.games.face_to_face.state import FaceToFaceState


def new_match(
    seats: tuple[Seat, ...], options: FaceToFaceOptions, chance: Chance, *, recording: bool
) -> FaceToFaceState:
    state = FaceToFaceState(seats, options, chance, recording=recording)
    state.starter = state.turn = SEATS[0]
    state.begin_game()
    return state


def from_position(raw: Mapping[str, object], *, recording: bool) -> FaceToFaceState:
    position = parse_position(raw)
    _check_match(position)
    sides = fill(position)
    state = FaceToFaceState(
        all_seats(PLAYERS),
        position.options,
        Chance(parse_seed(position.seed)),
        acts=position.acts,
        recording=recording,
    )
    state.over = max(position.wins) == position.options.wins_needed
    state.wins = tuple(position.wins)
    state.starter = SEATS[_starter(position)]
    state.turn = SEATS[position.turn]
    state.turns = position.turns
    state.plays = position.plays
    state.helped = position.helped
    state.sides = sides
    state.shown = _shown(position, sides)
    _check_turn(state)
    if state.over:
        _check_end(state)
    else:
        _check_play(state)
    return state


def _starter(position: FaceToFacePosition) -> int:
    """FF-11: who begins follows from who began the first game, if that was agreed."""
    first = position.options.first_player
    if first == "random":
        return 0 if position.starter is UNSET else position.starter
    over = max(position.wins) == position.options.wins_needed
    due = (first + sum(position.wins) - over) % PLAYERS
    if position.starter not in (UNSET, due):
        raise bad(f"seat {due} begins this game, not seat {position.starter}")
    return due


def _shown(position: FaceToFacePosition, sides: tuple[Side, Side]) -> tuple[tuple[Card, ...], ...]:
    """FF-12: in a finished match, the hands as they are."""
    if max(position.wins) == position.options.wins_needed:
        gold, silver = sides
        return gold.hand_cards(), silver.hand_cards()
    shown = tuple(tuple(sorted(hand)) for hand in position.shown)
    if shown and not sum(position.wins):
        raise bad("hands are shown, but no game has ended")
    return shown


def _check_match(position: FaceToFacePosition) -> None:
    needed = position.options.wins_needed
    if min(position.wins) < 0 or max(position.wins) > needed or sum(position.wins) > 2 * needed - 1:
        raise bad(f"wins {list(position.wins)} are impossible in a best of {2 * needed - 1}")
    if position.acts < 0 or position.plays < 0:
        raise bad("acts and plays count from 0")
    if position.turns < 1:
        raise bad("turns count from 1")


def _check_turn(state: FaceToFaceState) -> None:
    for seat in state.seats:
        plays = int(state.plays) if seat == state.turn else 0
        if state.sides[seat].hand_size() + plays > HAND_SIZE:
            raise bad(f"seat {seat} has more than {HAND_SIZE} cards in its turn")
    if state.plays > len(cards_laid(state, state.turn)):
        raise bad(f"seat {state.turn} has played {state.plays} cards, but fewer lie on the piles")
    if state.helped and not state.plays:
        raise bad("helped, but no card has been played in this turn")
    other = state.sides[1 - state.turn]
    if state.helped and all(laid.seat != state.turn for laid in (*other.up, *other.down)):
        raise bad(f"helped, but no card of seat {state.turn} lies on the opponent's piles")


def _check_play(state: FaceToFaceState) -> None:
    for seat in state.seats:
        side = state.sides[seat]
        # FF-8
        if not side.hand and not side.left():
            raise bad(f"seat {seat} has played all its cards: the game is over")
        # FF-7: a turn ends with drawing
        if seat != state.turn and side.hand_size() < 2 and side.left():
            raise bad(f"seat {seat} has fewer than two cards and has not drawn")
    # FF-9, FF-10
    if not state.legal(state.turn):
        raise bad(f"seat {state.turn} cannot play two cards: the game is over")


def _check_end(state: FaceToFaceState) -> None:
    winner = state.wins.index(max(state.wins))
    if winner == state.turn:
        # FF-8
        if state.sides[winner].hand or state.sides[winner].left() or not state.plays:
            raise bad(f"seat {winner} has won in its turn, but has not played all its cards")
    # FF-9, FF-10
    elif state.plays or state.legal_plays():
        raise bad(f"seat {state.turn} has lost in its turn, but can play two cards")
