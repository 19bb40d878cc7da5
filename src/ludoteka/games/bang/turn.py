"""A turn (BA-4, BA-5): Dynamite, Jail, draw, play, discard; then the next player.

Every function is one step; what it pushes comes next. A player who is eliminated in their own
turn ends it (BA-22).
"""

from typing import TYPE_CHECKING

from ludoteka.core.seats import Seat
from ludoteka.games.bang.abilities import PHASE_ONE, lucky_duke
from ludoteka.games.bang.cards import DYNAMITE, JAIL, NAMES, Card, explodes, is_heart
from ludoteka.games.bang.characters import LUCKY_DUKE
from ludoteka.games.bang.decks import discard_from_table, next_card
from ludoteka.games.bang.distance import NEXT, find, pick_up, put_down
from ludoteka.games.bang.events import (
    CardTurned,
    DynamiteExploded,
    DynamitePassed,
    TurnBegan,
    TurnSkipped,
)
from ludoteka.games.bang.steps import (
    DISCARD,
    DRAW_TWO,
    DYNAMITE_CHECK,
    DYNAMITE_TURNED,
    HARM,
    JAIL_CHECK,
    JAIL_TURNED,
    MERCY,
    NEXT_TURN,
    NOBODY,
    TAKE_BACK,
)

if TYPE_CHECKING:
    from ludoteka.games.bang.state import BangState


def begin_turn(state: "BangState", seat: Seat) -> None:
    state.turn = seat
    state.bangs = 0
    state.fired = ()
    state.stack = [(DYNAMITE_CHECK, seat, 0, 0)]
    if state.recording:
        state.events.append(TurnBegan("BA-5", seat))


def check_dynamite(state: "BangState", seat: Seat, other: int, number: int) -> None:
    # BA-4: Dynamite first, then Jail
    state.stack.append((JAIL_CHECK, seat, 0, 0))
    if find(state, seat, DYNAMITE) >= 0:
        turn_card(state, seat, DYNAMITE_TURNED)


def turn_card(state: "BangState", seat: Seat, purpose: int) -> None:
    """A *draw!* (BA-14): turn the top card and discard it; `purpose` is the step that reads it."""
    if state.characters[seat] == LUCKY_DUKE and lucky_duke(state, seat, purpose):
        return
    card = next_card(state)
    if card >= 0:
        state.known[card] = 0
        state.discard.append(card)
        if state.recording:
            state.events.append(CardTurned("BA-14", seat, NAMES[card]))
    state.stack.append((purpose, seat, 0, card))


def read_dynamite(state: "BangState", seat: Seat, other: int, number: int) -> None:
    # BA-40
    card = find(state, seat, DYNAMITE)
    if explodes(Card(number)):
        if state.recording:
            state.events.append(DynamiteExploded("BA-40", seat))
        discard_from_table(state, seat, card, "BA-40")
        state.stack.append((HARM, seat, NOBODY, 3))
        return
    left = NEXT[state.alive][seat]
    pick_up(state, seat, card)
    put_down(state, left, card)
    if state.recording:
        state.events.append(DynamitePassed("BA-40", seat, NAMES[card], left))


def check_jail(state: "BangState", seat: Seat, other: int, number: int) -> None:
    if not state.alive >> seat & 1:
        state.stack.append((NEXT_TURN, seat, 0, 0))  # BA-22
        return
    if find(state, seat, JAIL) >= 0:
        turn_card(state, seat, JAIL_TURNED)
    else:
        state.stack.append((DRAW_TWO, seat, 0, 0))


def read_jail(state: "BangState", seat: Seat, other: int, number: int) -> None:
    # BA-44
    discard_from_table(state, seat, find(state, seat, JAIL), "BA-44")
    if is_heart(Card(number)):
        state.stack.append((DRAW_TWO, seat, 0, 0))
        return
    if state.recording:
        state.events.append(TurnSkipped("BA-44", seat))
    state.stack.append((NEXT_TURN, seat, 0, 0))


def draw_phase(state: "BangState", seat: Seat, other: int, number: int) -> None:
    # BA-5, phase 1
    PHASE_ONE[state.characters[seat]](state, seat)


def check_limit(state: "BangState", seat: Seat, other: int, number: int) -> None:
    # BA-5, phase 3: the hand limit is the current life
    if len(state.hands[seat]) > state.lives[seat]:
        state.stack.append((DISCARD, seat, 0, 0))
    else:
        state.stack.append((MERCY, seat, 0, 0))


def check_mercy(state: "BangState", seat: Seat, other: int, number: int) -> None:
    # BA-85
    if state.fired and seat == state.sheriff and state.options.no_mercy:
        state.stack.append((TAKE_BACK, seat, 0, 0))
    else:
        state.stack.append((NEXT_TURN, seat, 0, 0))


def next_turn(state: "BangState", seat: Seat, other: int, number: int) -> None:
    begin_turn(state, NEXT[state.alive][seat])
