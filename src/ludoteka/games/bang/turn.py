"""A turn (BA-4, BA-5): Dynamite, Jail, draw, play, discard; then the next player.

Every function is one step; what it pushes comes next. A player who is eliminated in their own
turn ends it (BA-22).
"""

from typing import TYPE_CHECKING

from ludoteka.core.seats import SEATS
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


def begin_turn(s: "BangState", seat: int) -> None:
    s.turn = seat
    s.bangs = 0
    s.fired = ()
    s.stack = [(DYNAMITE_CHECK, seat, 0, 0)]
    if s.recording:
        s.events.append(TurnBegan("BA-5", SEATS[seat]))


def check_dynamite(s: "BangState", seat: int, other: int, number: int) -> None:
    # BA-4: Dynamite first, then Jail
    s.stack.append((JAIL_CHECK, seat, 0, 0))
    if find(s, seat, DYNAMITE) >= 0:
        turn_card(s, seat, DYNAMITE_TURNED)


def turn_card(s: "BangState", seat: int, purpose: int) -> None:
    """A *draw!* (BA-14): turn the top card and discard it; `purpose` is the step that reads it."""
    if s.characters[seat] == LUCKY_DUKE and lucky_duke(s, seat, purpose):
        return
    card = next_card(s)
    if card >= 0:
        s.known[card] = 0
        s.discard.append(card)
        if s.recording:
            s.events.append(CardTurned("BA-14", SEATS[seat], NAMES[card]))
    s.stack.append((purpose, seat, 0, card))


def read_dynamite(s: "BangState", seat: int, other: int, number: int) -> None:
    # BA-40
    card = find(s, seat, DYNAMITE)
    if explodes(Card(number)):
        if s.recording:
            s.events.append(DynamiteExploded("BA-40", SEATS[seat]))
        discard_from_table(s, seat, card, "BA-40")
        s.stack.append((HARM, seat, NOBODY, 3))
        return
    left = NEXT[s.alive][seat]
    pick_up(s, seat, card)
    put_down(s, left, card)
    if s.recording:
        s.events.append(DynamitePassed("BA-40", SEATS[seat], NAMES[card], SEATS[left]))


def check_jail(s: "BangState", seat: int, other: int, number: int) -> None:
    if not s.alive >> seat & 1:
        s.stack.append((NEXT_TURN, seat, 0, 0))  # BA-22
        return
    if find(s, seat, JAIL) >= 0:
        turn_card(s, seat, JAIL_TURNED)
    else:
        s.stack.append((DRAW_TWO, seat, 0, 0))


def read_jail(s: "BangState", seat: int, other: int, number: int) -> None:
    # BA-44
    discard_from_table(s, seat, find(s, seat, JAIL), "BA-44")
    if is_heart(Card(number)):
        s.stack.append((DRAW_TWO, seat, 0, 0))
        return
    if s.recording:
        s.events.append(TurnSkipped("BA-44", SEATS[seat]))
    s.stack.append((NEXT_TURN, seat, 0, 0))


def draw_phase(s: "BangState", seat: int, other: int, number: int) -> None:
    # BA-5, phase 1
    PHASE_ONE[s.characters[seat]](s, seat)


def check_limit(s: "BangState", seat: int, other: int, number: int) -> None:
    # BA-5, phase 3: the hand limit is the current life
    if len(s.hands[seat]) > s.lives[seat]:
        s.stack.append((DISCARD, seat, 0, 0))
    else:
        s.stack.append((MERCY, seat, 0, 0))


def check_mercy(s: "BangState", seat: int, other: int, number: int) -> None:
    # BA-85
    if s.fired and seat == s.sheriff and s.options.no_mercy:
        s.stack.append((TAKE_BACK, seat, 0, 0))
    else:
        s.stack.append((NEXT_TURN, seat, 0, 0))


def next_turn(s: "BangState", seat: int, other: int, number: int) -> None:
    begin_turn(s, NEXT[s.alive][seat])
