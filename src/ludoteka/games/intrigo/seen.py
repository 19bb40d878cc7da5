"""What of a state is told: to a seat, or all of it as a position."""

from typing import TYPE_CHECKING

import msgspec

from ludoteka.core.events import Hidden
from ludoteka.core.seats import SEATS, Seat
from ludoteka.games.intrigo import draft, rounds
from ludoteka.games.intrigo.cards import (
    FAMILIES,
    FIRST_SEAL,
    GAP_CODES,
    INFLUENCES,
    ORGANISATIONS,
    TOKEN_CODES,
    codes,
)
from ludoteka.games.intrigo.palace import top_price
from ludoteka.games.intrigo.position import IntrigoPosition
from ludoteka.games.intrigo.view import HIDDEN, IntrigoView, Phase

if TYPE_CHECKING:
    from ludoteka.games.intrigo.state import IntrigoState

PHASES: tuple[Phase, ...] = ("draft", "palace", "over")
QUESTIONS: tuple[str | None, ...] = ("keep-card", "act", None)


def view(state: "IntrigoState", seat: Seat | None) -> IntrigoView:
    bag = rounds.seals_in_bag(state)
    tops = [top_price(state, kind) for kind in range(len(INFLUENCES))]
    return IntrigoView(
        seat=seat,
        seats=len(state.seats),
        to_act=state.to_act(),
        decision=QUESTIONS[state.phase],
        result=state.result(),
        options=state.options,
        phase=PHASES[state.phase],
        round=state.round,
        first=state.first,
        families=family_names(state),
        ducats=tuple(state.ducats),
        supply=rounds.supply(state),
        seals=tuple(state.seals),
        bag=tuple([bag.count(FIRST_SEAL + seal) for seal in range(len(ORGANISATIONS))]),
        tokens=tuple([TOKEN_CODES[token] for token in state.tokens]),
        gaps=tuple([GAP_CODES[lying] for lying in state.gaps]),
        piles=tuple(state.piles),
        prices=tuple([None if price < 0 else price for price in tops]),
        pick=state.pick,
        seen=packets_seen_by(state, seat),
        kept=kept_cards_seen_by(state, seat),
        hands=hands_seen_by(state, seat),
        played=tuple([codes(cards) for cards in state.played]),
        without=seats_without(state),
    )


def family_names(state: "IntrigoState") -> tuple[str, ...]:
    return tuple([FAMILIES[family] for family in state.families])


def packets_seen_by(state: "IntrigoState", viewer: Seat | None) -> tuple[tuple[str, ...], ...]:
    # IN-9: a seat remembers every packet that it held
    if viewer is None:
        return ()
    return tuple([codes(packet) for packet in draft.packets_of(state, viewer)])


def kept_cards_seen_by(
    state: "IntrigoState", viewer: Seat | None
) -> tuple[tuple[str, ...] | Hidden, ...]:
    seen: list[tuple[str, ...] | Hidden] = []
    for seat in state.seats:
        kept = draft.kept_by(state, seat)
        seen.append(codes(kept) if seat == viewer else HIDDEN[len(kept)])
    return tuple(seen)


def hands_seen_by(
    state: "IntrigoState", viewer: Seat | None
) -> tuple[tuple[str, ...] | Hidden, ...]:
    seen: list[tuple[str, ...] | Hidden] = []
    for seat in state.seats:
        hand = state.hands[seat]
        seen.append(codes(hand) if seat == viewer else HIDDEN[len(hand)])
    return tuple(seen)


def seats_without(state: "IntrigoState") -> tuple[Seat, ...]:
    return tuple([SEATS[seat] for seat in state.seats if state.without >> seat & 1])


def position(state: "IntrigoState") -> dict[str, object]:
    plain: dict[str, object] = msgspec.to_builtins(
        IntrigoPosition(
            seats=len(state.seats),
            options=state.options,
            seed=state.chance.seed.hex(),
            acts=state.acts,
            phase=PHASES[state.phase],
            round=state.round,
            first=state.first,
            turn=state.turn,
            families=family_names(state),
            ducats=state.ducats,
            seals=state.seals,
            tokens=[TOKEN_CODES[token] for token in state.tokens],
            gaps=[GAP_CODES[lying] for lying in state.gaps],
            piles=state.piles,
            taken=[codes(cards) for cards in state.taken],
            left=[codes(cards) for cards in state.left],
            hands=[codes(hand) for hand in state.hands],
            played=[codes(cards) for cards in state.played],
            without=seats_without(state),
        )
    )
    return plain
