"""The view of a seat in Sakura."""

from typing import Final, Literal

from ludoteka.core.events import Hidden
from ludoteka.core.seats import Seat
from ludoteka.core.views import View
from ludoteka.games.sakura.cards import CARDS, Card
from ludoteka.games.sakura.data import Path
from ludoteka.games.sakura.options import SakuraOptions

Phase = Literal["choose", "emperor", "artist", "over"]
"""What is owed: cards, the Emperor's direction, or an artist's (the garden half is done)."""

HIDDEN: Final = tuple(Hidden(count) for count in range(CARDS + 1))
"""So many hidden cards."""


class SakuraView(View, frozen=True, kw_only=True):
    """Artists are listed by seat; with two players the Court painter is the third (SA-24)."""

    options: SakuraOptions
    path: Path
    phase: Phase
    round: int
    emperor: int
    artists: tuple[int, ...]
    """The space of each artist; 0 is the gate."""
    standing: tuple[int | None, ...]
    """By artist, 1 is the nearest to the Emperor; None: shares the gate (SA-4)."""
    tokens: tuple[int, ...]
    supply: int
    paid: int
    """How many trees have paid."""
    tree: bool
    """Whether the card being resolved took the Emperor to a tree (SA-18)."""
    hands: tuple[tuple[Card, ...] | Hidden, ...]
    """By seat, ascending. A chosen card stays in its hand until the reveal."""
    chosen: tuple[Card | Hidden | None, ...]
    """By artist; None is not chosen yet. Choices of others are hidden until the reveal."""
    double: Seat | None
    """Who plays two cards in this round (SA-25)."""
    queue: tuple[Card, ...]
    """Revealed cards not yet resolved, ascending; the first is being resolved."""
    discards: tuple[Card, ...]
    """In the order of discarding."""
    deck: Hidden
    shuffled: tuple[int, ...]
    """By card (1 first), the last shuffle that it was in; 0 is the one before the deal.

    Everybody sees what is shuffled, so cards of an earlier shuffle than the last are known
    not to be in the deck: those out of sight are in hands.
    """
    origins: tuple[tuple[int, ...], ...]
    """By seat, the shuffles that the cards of the hand came from, ascending.

    Everybody sees who draws when, and which card leaves a hand.
    """
