"""Makes the view of a seat, and the full position, from the state."""

from typing import TYPE_CHECKING

import msgspec
from mypy_extensions import i64

from ludoteka.core.events import Hidden
from ludoteka.core.seats import SEATS, Seat
from ludoteka.games.intrigo import draft, rounds
from ludoteka.games.intrigo.cards import (
    CARD_CODES,
    FAMILIES,
    FIRST_SEAL,
    GAP_CODES,
    INFLUENCE,
    INFLUENCES,
    ORGANISATIONS,
    SEALS_EACH,
    TOKEN_CODES,
    TURNED,
    codes,
    one_of,
)
from ludoteka.games.intrigo.events import LeadAt, LeadsChanged
from ludoteka.games.intrigo.leads import Leads, won_by
from ludoteka.games.intrigo.legal import distinct
from ludoteka.games.intrigo.palace import top_price
from ludoteka.games.intrigo.position import IntrigoPosition
from ludoteka.games.intrigo.view import HIDDEN, IntrigoView, Lead, Phase, Prospect

if TYPE_CHECKING:
    from ludoteka.games.intrigo.state import IntrigoState

PHASES: tuple[Phase, ...] = ("draft", "palace", "over")
PalaceRead = tuple[tuple[Lead, ...], tuple[tuple[str, ...], ...], tuple[str, ...]]
"""Who would get each token, whose next seal wins, and which seals have won."""
QUESTIONS: tuple[str | None, ...] = ("keep-card", "act", None)


def view(state: "IntrigoState", seat: Seat | None) -> IntrigoView:
    tops = [top_price(state, kind) for kind in range(len(INFLUENCES))]
    leads = leads_of(state)
    to_act = state.to_act()
    return IntrigoView(
        seat=seat,
        seats=len(state.seats),
        to_act=to_act,
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
        bag=seals_left(state),
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
        leads=leads.now(),
        one_more=leads.one_more(),
        won_by=won_by(state.seals) if not to_act else (),
        prospects=prospects_of(state, seat, tops, leads) if seat in to_act else (),
    )


def leads_of(state: "IntrigoState") -> Leads:
    return Leads(families=state.families, seals=state.seals, tokens=state.tokens, gaps=state.gaps)


def read_palace(state: "IntrigoState") -> PalaceRead:
    """What follows from what lies open, to be told when it changes."""
    leads = leads_of(state)
    over = not state.to_act()
    return leads.now(), leads.one_more(), won_by(state.seals) if over else ()


def tell_leads(state: "IntrigoState", before: PalaceRead | None) -> PalaceRead:
    now = read_palace(state)
    if now == before:
        return now
    leads, one_more, seals = now
    changed = [
        LeadAt(building, lead)
        for building, lead in enumerate(leads)
        if before is None or lead != before[0][building]
    ]
    state.events.append(LeadsChanged("IN-20", tuple(changed), one_more, seals))
    return now


def seals_left(state: "IntrigoState") -> tuple[int, ...]:
    """The seals in the bag, by organisation."""
    out: i64 = 0
    for token in state.tokens:
        face_up: i64 = token
        if face_up >= TURNED:
            face_up -= TURNED
        if face_up >= FIRST_SEAL:
            out += one_of(face_up - FIRST_SEAL)
    return tuple([SEALS_EACH - (out >> 4 * kind & 15) for kind in range(len(ORGANISATIONS))])


def prospects_of(
    state: "IntrigoState", seat: Seat | None, tops: list[int], leads: Leads
) -> tuple[Prospect, ...]:
    """What the cards that this seat can lay now would change (IN-10)."""
    if seat is None or PHASES[state.phase] != "palace":
        return ()
    found = [leads.prospect(CARD_CODES[c], c + 1) for c in distinct(tuple(state.hands[seat]))]
    ducats = state.ducats[seat]
    for price in tops:
        if 0 <= price <= ducats:
            # IN-20: influence cards count for nothing, so one tells of all
            found.append(leads.prospect(None, INFLUENCE))
            break
    return tuple(found)


def family_names(state: "IntrigoState") -> tuple[str, ...]:
    return tuple([FAMILIES[family] for family in state.families])


def packets_seen_by(state: "IntrigoState", viewer: Seat | None) -> tuple[tuple[str, ...], ...]:
    # IN-9: a seat remembers every packet that it held
    if viewer is None:
        return ()
    return tuple([codes(sorted(packet)) for packet in draft.packets_of(state, viewer)])


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
