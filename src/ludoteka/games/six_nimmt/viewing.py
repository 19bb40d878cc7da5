"""Makes the view of a seat, and the full position, from the state."""

from typing import TYPE_CHECKING

import msgspec

from ludoteka.core.events import Hidden
from ludoteka.core.seats import Seat
from ludoteka.games.six_nimmt.cards import (
    NO_CARD,
    Card,
)
from ludoteka.games.six_nimmt.landings import landings
from ludoteka.games.six_nimmt.phases import CHOOSE, PHASES, QUESTIONS
from ludoteka.games.six_nimmt.position import SixNimmtPosition
from ludoteka.games.six_nimmt.view import HIDDEN, SixNimmtView

if TYPE_CHECKING:
    from ludoteka.games.six_nimmt.state import SixNimmtState


def view(state: "SixNimmtState", seat: Seat | None) -> SixNimmtView:
    rows = tuple(state.rows)
    return SixNimmtView(
        seat=seat,
        seats=len(state.seats),
        to_act=state.to_act(),
        decision=QUESTIONS[state.phase],
        result=state.result(),
        options=state.options,
        phase=PHASES[state.phase],
        deal=state.deal,
        starter=state.starter,
        rows=rows,
        hands=hands_seen_by(state, seat),
        chosen=choices_seen_by(state, seat),
        queue=state.queue,
        piles=tuple(state.piles),
        totals=state.totals,
        landings=landings(rows) if state.phase == CHOOSE else (),
        open=state.open,
        out=HIDDEN[state.count_out()],
    )


def hands_seen_by(
    state: "SixNimmtState", viewer: Seat | None
) -> tuple[tuple[Card, ...] | Hidden, ...]:
    # 6N-14: the hands of the tactical game were drafted in the open
    if state.tactical:
        return tuple([tuple(hand) for hand in state.hands])
    seen: list[tuple[Card, ...] | Hidden] = []
    for seat in state.seats:
        hand = state.hands[seat]
        seen.append(tuple(hand) if seat == viewer else HIDDEN[len(hand)])
    return tuple(seen)


def choices_seen_by(
    state: "SixNimmtState", viewer: Seat | None
) -> tuple[Card | Hidden | None, ...]:
    # 6N-3: nobody sees a choice before the last one is made
    revealed = state.phase != CHOOSE
    seen: list[Card | Hidden | None] = []
    for seat in state.seats:
        card = state.chosen[seat]
        if card == NO_CARD:
            seen.append(None)
        else:
            seen.append(card if revealed or seat == viewer else HIDDEN[1])
    return tuple(seen)


def position(state: "SixNimmtState") -> dict[str, object]:
    plain: dict[str, object] = msgspec.to_builtins(
        SixNimmtPosition(
            seats=len(state.seats),
            options=state.options,
            seed=state.chance.seed.hex(),
            acts=state.acts,
            phase=PHASES[state.phase],
            deal=state.deal,
            starter=state.starter,
            rows=state.rows,
            hands=state.hands,
            chosen=[card or None for card in state.chosen],
            queue=state.queue,
            piles=state.piles,
            totals=state.totals,
            open=state.open,
            out=state.cards_out(),
        )
    )
    return plain
