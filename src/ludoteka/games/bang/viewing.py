"""Makes the view of a seat from the state, field by field from an allow-list."""

from typing import TYPE_CHECKING

from ludoteka.core.events import Hidden
from ludoteka.core.seats import SEATS, Seat
from ludoteka.games.bang import steps
from ludoteka.games.bang.cards import NAMES, CardName, names
from ludoteka.games.bang.characters import CHARACTERS
from ludoteka.games.bang.distance import LIVING
from ludoteka.games.bang.knowledge import eyes_of, known_hands, maybes, shown_cards
from ludoteka.games.bang.measures import measures_of
from ludoteka.games.bang.named_steps import named
from ludoteka.games.bang.roles import ROLES, side_of
from ludoteka.games.bang.steps import DECISION
from ludoteka.games.bang.view import HIDDEN, BangView

if TYPE_CHECKING:
    from ludoteka.games.bang.state import BangState


def view_of(state: "BangState", seat: Seat | None) -> BangView:
    over = not state.stack
    measures = measures_of(state)
    return BangView(
        seat=seat,
        seats=len(state.seats),
        to_act=state.to_act(),
        decision=None if over else DECISION[state.stack[-1][0]],
        result=state.result(),
        options=state.options,
        game=state.game,
        first_sheriff=SEATS[state.first_sheriff],
        roles=tuple([role_seen(state, other, seat) for other in state.seats]),
        characters=tuple([CHARACTERS[c] if c >= 0 else None for c in state.characters]),
        lives=tuple(state.lives),
        full_lives=state.full_lives,
        alive=tuple([SEATS[other] for other in LIVING[state.alive]]),
        fallen=tuple([SEATS[other] for other in state.fallen]),
        killers=tuple([SEATS[by] if by >= 0 else None for by in state.killers]),
        hands=tuple([hand_seen(state, other, seat) for other in state.seats]),
        known=tuple([() for _ in state.seats]) if over else known_hands(state, seat),
        shown=() if over else shown_cards(state),
        maybe=() if over else maybes(state, seat),
        tables=tuple([names(table) for table in state.tables]),
        deck=names(state.deck[state.top :]) if over else HIDDEN[len(state.deck) - state.top],
        top=top_seen(state, seat),
        discard=names(state.discard),
        aside=aside_seen(state, seat),
        healing=healing_seen(state, seat),
        turn=SEATS[state.turn],
        pending=tuple([named(step) for step in state.stack]),
        bangs=state.bangs,
        fired=names(state.fired),
        distances=measures.distances,
        reach=measures.reach,
        ways=measures.ways,
        farther=measures.farther,
        nearer=measures.nearer,
        money=state.auction.money,
        prices=state.auction.prices,
        survivors=tuple([SEATS[other] for other in LIVING[state.auction.survivors]]),
        pool=tuple([CHARACTERS[character] for character in state.auction.pool]),
        leader=SEATS[state.auction.leader] if state.auction.leader >= 0 else None,
        bid=state.auction.bid,
        out=tuple([SEATS[other] for other in LIVING[state.auction.out]]),
        winners=state.winners,
        side=side_of(state.winners, state.roles),
    )


# -- Who sees what -------------------------------------------------------------------------


def sees_role(state: "BangState", eyes: int, seat: Seat) -> bool:
    # BA-3: the Sheriff and the eliminated; BA-71: all of three; after the end, everything
    if seat == eyes or seat == state.sheriff or len(state.seats) == 3 or not state.stack:
        return True
    return bool(state.fallen) and seat in state.fallen


def sees_top(state: "BangState", eyes: int) -> bool:
    # BA-56: who put the card there knows it
    if not state.stack or state.top >= len(state.deck):
        return False
    return state.known[state.deck[state.top]] >> eyes & 1 != 0


def sees_aside(state: "BangState", eyes: int) -> bool:
    # BA-56: only Kit Carlson looks at his three; the others lie open
    return not state.stack or state.stack[-1][0] != steps.KIT or state.stack[-1][1] == eyes


def role_seen(state: "BangState", seat: Seat, viewer: Seat | None) -> str | Hidden:
    return ROLES[state.roles[seat]] if sees_role(state, eyes_of(viewer), seat) else HIDDEN[1]


def hand_seen(state: "BangState", seat: Seat, viewer: Seat | None) -> tuple[CardName, ...] | Hidden:
    if seat == viewer or not state.stack:
        return names(state.hands[seat])
    return HIDDEN[len(state.hands[seat])]


def top_seen(state: "BangState", viewer: Seat | None) -> tuple[CardName, ...]:
    return (NAMES[state.deck[state.top]],) if sees_top(state, eyes_of(viewer)) else ()


def aside_seen(state: "BangState", viewer: Seat | None) -> tuple[CardName, ...] | Hidden:
    return names(state.aside) if sees_aside(state, eyes_of(viewer)) else HIDDEN[len(state.aside)]


def healing_seen(state: "BangState", viewer: Seat | None) -> tuple[CardName, ...] | Hidden:
    # BA-61: until the second card is chosen, the first is in his hand like the others
    if state.healing < 0:
        return ()
    return (NAMES[state.healing],) if state.stack[-1][1] == eyes_of(viewer) else HIDDEN[1]
