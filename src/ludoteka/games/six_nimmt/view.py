"""The view of a seat in 6 nimmt!."""

from typing import Final, Literal

from ludoteka.core.events import Hidden
from ludoteka.core.seats import Seat
from ludoteka.core.views import View
from ludoteka.games.six_nimmt.cards import HIGHEST, Card
from ludoteka.games.six_nimmt.landings import Landing
from ludoteka.games.six_nimmt.options import SixNimmtOptions

Phase = Literal["draft", "choose", "row", "over"]

HIDDEN: Final = tuple(Hidden(count) for count in range(HIGHEST + 1))
"""So many hidden cards."""


class SixNimmtView(View, frozen=True, kw_only=True):
    options: SixNimmtOptions
    phase: Phase
    deal: int
    starter: Seat
    """Who takes the first card of a tactical deal (6N-15); seat 0 in the standard game."""
    rows: tuple[tuple[Card, ...], ...]
    """Four, or none while a tactical deal is drafted."""
    hands: tuple[tuple[Card, ...] | Hidden, ...]
    """By seat, ascending. A chosen card stays in its hand until the reveal."""
    chosen: tuple[Card | Hidden | None, ...]
    """By seat; None has not chosen yet. Choices of others are hidden until the reveal."""
    queue: tuple[Card, ...]
    """Revealed cards of the trick not yet placed, ascending; empty except in 'row'."""
    piles: tuple[tuple[Card, ...], ...]
    """Cards taken in this deal, by seat, in the order of taking (6N-9)."""
    totals: tuple[int, ...]
    """Bulls of the finished deals, by seat."""
    landings: tuple[Landing, ...]
    """Where any card would go now, while cards are chosen; else nothing."""
    open: tuple[Card, ...]
    """Cards still to be taken in the draft (6N-14)."""
    out: Hidden
    """Cards that are out of this deal (6N-2)."""
