"""Makes the view of a seat, and the full position, from the state."""

from typing import TYPE_CHECKING

import msgspec

from ludoteka.core.events import Hidden
from ludoteka.core.seats import SEATS, Seat
from ludoteka.games.sakura.cards import (
    NO_CARD,
    Card,
)
from ludoteka.games.sakura.phases import CHOOSE, PHASES
from ludoteka.games.sakura.position import SakuraPosition
from ludoteka.games.sakura.view import HIDDEN, SakuraView
from ludoteka.games.sakura.walking import NOBODY, standing

if TYPE_CHECKING:
    from ludoteka.games.sakura.state import SakuraState


def view(state: "SakuraState", seat: Seat | None) -> SakuraView:
    return SakuraView(
        seat=seat,
        seats=len(state.seats),
        to_act=state.to_act(),
        decision=state.decision(),
        result=state.result(),
        options=state.options,
        path=state.setting.path,
        phase=PHASES[state.phase],
        round=state.round,
        emperor=state.emperor,
        artists=tuple(state.artists),
        standing=standing(state.artists),
        tokens=tuple(state.tokens),
        supply=state.supply,
        paid=state.paid,
        tree=state.tree,
        hands=hands_seen_by(state, seat),
        chosen=choices_seen_by(state, seat),
        double=None if state.double == NOBODY else SEATS[state.double],
        queue=state.queue,
        discards=tuple(state.discards),
        deck=HIDDEN[len(state.deck)],
        shuffled=state.shuffled[1:],
        origins=tuple([state.origins_of(hand) for hand in state.hands]),
    )


def hands_seen_by(
    state: "SakuraState", viewer: Seat | None
) -> tuple[tuple[Card, ...] | Hidden, ...]:
    seen: list[tuple[Card, ...] | Hidden] = []
    for seat in state.seats:
        hand = state.hands[seat]
        seen.append(tuple(hand) if seat == viewer else HIDDEN[len(hand)])
    return tuple(seen)


def choices_seen_by(state: "SakuraState", viewer: Seat | None) -> tuple[Card | Hidden | None, ...]:
    # SA-5: nobody sees a choice before the last one is made
    revealed = state.phase != CHOOSE
    seen: list[Card | Hidden | None] = []
    for artist in range(len(state.artists)):
        card = state.chosen[artist]
        chooser = state.double if state.is_painter(artist) else artist
        if card == NO_CARD:
            seen.append(None)
        else:
            seen.append(card if revealed or chooser == viewer else HIDDEN[1])
    return tuple(seen)


def position(state: "SakuraState") -> dict[str, object]:
    plain: dict[str, object] = msgspec.to_builtins(
        SakuraPosition(
            seats=len(state.seats),
            options=state.options,
            seed=state.chance.seed.hex(),
            acts=state.acts,
            phase=PHASES[state.phase],
            round=state.round,
            emperor=state.emperor,
            artists=state.artists,
            tokens=state.tokens,
            supply=state.supply,
            paid=state.paid,
            tree=state.tree,
            hands=state.hands,
            chosen=[card or None for card in state.chosen],
            double=None if state.double == NOBODY else state.double,
            queue=state.queue,
            discards=state.discards,
            deck=state.deck[::-1],
            shuffled=state.shuffled[1:],
        )
    )
    return plain
