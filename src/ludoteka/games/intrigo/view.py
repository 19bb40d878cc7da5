"""The view of a seat in Intrigo."""

from typing import Final, Literal

import msgspec

from ludoteka.core.events import Hidden
from ludoteka.core.seats import Seat
from ludoteka.core.views import View
from ludoteka.games.intrigo.options import IntrigoOptions

Phase = Literal["draft", "palace", "over"]
LeadState = Literal["bare", "stolen", "open", "none", "equal", "unplayed", "leads"]

HIDDEN: Final = tuple(Hidden(count) for count in range(5))


class Lead(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who would get a building's token as things lie (IN-20, IN-21)."""

    state: LeadState
    """There is no token; it is stolen; no card counts yet, or none at all; the best two are
    equal; the better one is of a family without a player; or its family leads."""
    settled: bool = False
    """Both gaps beside the building are filled."""
    family: str | None = None
    value: int = 0
    """Of the better card."""
    wins: bool = False
    """With this seal the family's player would win the match (IN-23)."""


class Prospect(msgspec.Struct, frozen=True):
    """What a card of the acting seat would change."""

    card: str | None
    """Of its hand; None for any influence card, whose power is not told here."""
    gaps: tuple[tuple[Lead, Lead] | None, ...]
    """By gap, who would lead the buildings before and behind it; None if it is filled."""


class IntrigoView(View, frozen=True, kw_only=True):
    """Cards, tokens and families stand as their codes, `d4`, `clergy`, `dandolo`."""

    options: IntrigoOptions
    phase: Phase
    round: int
    first: Seat
    """The first player of the round."""
    families: tuple[str, ...]
    """By seat."""
    ducats: tuple[int, ...]
    """By seat."""
    supply: int
    seals: tuple[tuple[int, ...], ...]
    """By seat, the five counters."""
    bag: tuple[int, ...]
    """The seals in the bag, by organisation; the order in which they come is unknown."""
    tokens: tuple[str | None, ...]
    """By building: `ducat`, `clergy`, `clergy down`, …"""
    gaps: tuple[str | None, ...]
    """By gap: `d4`, `d4 down`, `merchant`, …"""
    piles: tuple[int, ...]
    """By kind of influence, the cards left."""
    prices: tuple[int | None, ...]
    """By kind of influence, what the top card costs; None for an empty pile."""
    pick: int
    """How many cards of the draft everybody has kept; 4 when it is over."""
    seen: tuple[tuple[str, ...], ...]
    """The packets that this seat has received in this round, each sorted."""
    kept: tuple[tuple[str, ...] | Hidden, ...]
    """By seat, the cards kept in this round's draft, in that order."""
    hands: tuple[tuple[str, ...] | Hidden, ...]
    """By seat, sorted; nothing before the draft is over."""
    played: tuple[tuple[str, ...], ...]
    """By seat, the intrigue cards of its hand that have come into the palace, in that order."""
    without: tuple[Seat, ...]
    """Seats that have shown to hold no Tiepolo 3: a courtesan passed them by (IN-15)."""
    leads: tuple[Lead, ...]
    """By building."""
    one_more: tuple[tuple[str, ...], ...]
    """By seat, the organisations of which one more seal would win the match (IN-23)."""
    won_by: tuple[str, ...]
    """The organisations whose seals have won the match: one with four, or all five (IN-23)."""
    prospects: tuple[Prospect, ...]
    """What each card that the viewing seat can lay would change; none when it is not to act."""
