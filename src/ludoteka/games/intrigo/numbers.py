"""A seat's view in the numbers of the rules, for encoders and search.

It holds what `IntrigoView` holds, less the codes, and less what follows from the rest (leads and
prospects). A test takes the numbers of states and those of their views to be the same.
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludoteka.core.events import Hidden
from ludoteka.core.seats import Seat
from ludoteka.games.intrigo import draft, rounds
from ludoteka.games.intrigo.cards import (
    CARD_OF,
    EMPTY,
    FAMILIES,
    INFLUENCES,
    LYING_OF,
    NO_TOKEN,
    TOKEN_OF,
    Card,
    one_of,
)
from ludoteka.games.intrigo.palace import top_price
from ludoteka.games.intrigo.view import IntrigoView
from ludoteka.games.intrigo.viewing import PHASES, seals_left

if TYPE_CHECKING:
    from ludoteka.games.intrigo.state import IntrigoState


class ViewNumbers:
    """Only to be read, and only before the next move: it shares lists with its state."""

    def __init__(
        self,
        *,
        seat: int,
        to_act: tuple[Seat, ...],
        phase: int,
        round: int,  # noqa: A002
        first: int,
        families: tuple[int, ...],
        ducats: list[int],
        supply: int,
        seals: list[tuple[int, ...]],
        bag: tuple[int, ...],
        tokens: list[int],
        gaps: list[int],
        piles: list[int],
        prices: list[int],
        pick: int,
        seen: list[int],
        kept: list[Card],
        hand: list[Card],
        counts: list[int],
        played: list[tuple[Card, ...]],
        without: int,
    ) -> None:
        self.seat = seat
        self.to_act = to_act
        self.phase = phase
        self.round = round
        self.first = first
        self.families = families
        self.ducats = ducats
        self.supply = supply
        self.seals = seals
        self.bag = bag
        self.tokens = tokens
        self.gaps = gaps
        self.piles = piles
        self.prices = prices
        """−1 for an empty pile."""
        self.pick = pick
        self.seen = seen
        """The packets received, by `kinds_of`."""
        self.kept = kept
        """One's own cards kept in the draft."""
        self.hand = hand
        """One's own."""
        self.counts = counts
        """By seat, how many cards there are in hand."""
        self.played = played
        self.without = without
        """The seats, as bits."""


def view_numbers(state: "IntrigoState", seat: Seat) -> ViewNumbers:
    return ViewNumbers(
        seat=seat,
        to_act=state.to_act(),
        phase=state.phase,
        round=state.round,
        first=state.first,
        families=state.families,
        ducats=state.ducats,
        supply=rounds.supply(state),
        seals=state.seals,
        bag=seals_left(state),
        tokens=state.tokens,
        gaps=state.gaps,
        piles=state.piles,
        prices=[top_price(state, kind) for kind in range(len(INFLUENCES))],
        pick=state.pick,
        # IN-9: a seat remembers every packet that it held, and nobody else's
        seen=[kinds_of(packet) for packet in draft.packets_of(state, seat)],
        kept=draft.kept_by(state, seat),
        hand=state.hands[seat],
        counts=[len(hand) for hand in state.hands],
        played=state.played,
        without=state.without,
    )


def numbers_of_view(view: IntrigoView) -> ViewNumbers:
    """What the view of a seat tells."""
    assert view.seat is not None
    kept, hand = view.kept[view.seat], view.hands[view.seat]
    assert not isinstance(kept, Hidden)
    assert not isinstance(hand, Hidden)
    return ViewNumbers(
        seat=view.seat,
        to_act=view.to_act,
        phase=PHASES.index(view.phase),
        round=view.round,
        first=view.first,
        families=tuple([FAMILIES.index(family) for family in view.families]),
        ducats=list(view.ducats),
        supply=view.supply,
        seals=list(view.seals),
        bag=view.bag,
        tokens=[NO_TOKEN if token is None else TOKEN_OF[token] for token in view.tokens],
        gaps=[EMPTY if lying is None else LYING_OF[lying] for lying in view.gaps],
        piles=list(view.piles),
        prices=[-1 if price is None else price for price in view.prices],
        pick=view.pick,
        seen=[kinds_of(numbers(packet)) for packet in view.seen],
        kept=list(numbers(kept)),
        hand=list(numbers(hand)),
        counts=[each.hidden if isinstance(each, Hidden) else len(each) for each in view.hands],
        played=[numbers(cards) for cards in view.played],
        without=sum([1 << seat for seat in view.without]),
    )


def kinds_of(packet: tuple[Card, ...]) -> int:
    """How many there are of each kind, four bits for each.

    In no order, because that of the state tells what others took from a packet.
    """
    found: i64 = 0
    for card in packet:
        found += one_of(card)
    return found


def numbers(cards: tuple[str, ...]) -> tuple[Card, ...]:
    return tuple([CARD_OF[code] for code in cards])
