"""The events of Intrigo. Cards, tokens and kinds are told by their codes: `d4`, `clergy`."""

from typing import ClassVar

import msgspec

from ludoteka.core.events import BySeat, Event, Public, Secret
from ludoteka.core.seats import Seat
from ludoteka.games.intrigo.view import Lead


class Placement(msgspec.Struct, frozen=True):
    """A token that was put on a building."""

    building: int
    token: str


class LeadAt(msgspec.Struct, frozen=True):
    """Who would get the token of a building."""

    building: int
    lead: Lead


class LeadsChanged(Event, frozen=True, gc=False):
    """Who would get which token from now on, and whose next seal wins (IN-20 to IN-23).

    It follows from what lies open; told so that nobody who draws the palace needs the rules.
    """

    logged: ClassVar[bool] = False
    reveals = False
    unsaid = ("leads", "one_more", "won_by")

    leads: Public[tuple[LeadAt, ...]]
    """Of the buildings where it has changed."""
    one_more: Public[BySeat[tuple[str, ...]]]
    won_by: Public[tuple[str, ...]]


class FamiliesDrawn(Event, frozen=True, gc=False):
    telling = 0

    families: Public[BySeat[str]]


class RoundBegan(Event, frozen=True, gc=False):
    """The seat is the first player."""

    telling = 0

    round: Public[int]
    seat: Public[Seat]


class TokensPlaced(Event, frozen=True, gc=False):
    telling = 800

    placed: Public[tuple[Placement, ...]]


class PacketReceived(Event, frozen=True, gc=False):
    telling = 0

    seat: Public[Seat]
    cards: Secret[tuple[str, ...]]


class CardKept(Event, frozen=True, gc=False):
    telling = 0
    reveals = False

    seat: Public[Seat]
    card: Secret[str]


class CardPlayed(Event, frozen=True, gc=False):
    seat: Public[Seat]
    card: Public[str]
    gap: Public[int]


class InfluenceBought(Event, frozen=True, gc=False):
    reveals = False

    seat: Public[Seat]
    influence: Public[str]
    gap: Public[int]
    price: Public[int]


class TokensSwapped(Event, frozen=True, gc=False):
    reveals = False

    building: Public[int]
    other: Public[int]


class CardTurned(Event, frozen=True, gc=False):
    reveals = False

    gap: Public[int]
    card: Public[str]


class CardCalled(Event, frozen=True, gc=False):
    """The seat that bought a courtesan named a card, and the holder had to play it."""

    unsaid_of_oneself = ("holder",)

    seat: Public[Seat]
    card: Public[str]
    holder: Public[Seat]
    gap: Public[int]


class CardsSwapped(Event, frozen=True, gc=False):
    reveals = False

    gap: Public[int]
    other: Public[int]


class CardMoved(Event, frozen=True, gc=False):
    reveals = False

    gap: Public[int]
    card: Public[str]
    target: Public[int]


class TokenTurned(Event, frozen=True, gc=False):
    reveals = False

    building: Public[int]
    token: Public[str]


class Passed(Event, frozen=True, gc=False):
    reveals = False

    seat: Public[Seat]


class TokenWon(Event, frozen=True, gc=False):
    telling = 1300

    seat: Public[Seat]
    family: Public[str]
    token: Public[str]
    building: Public[int]


class TokenStayed(Event, frozen=True, gc=False):
    """Nobody won the token, for a reason: `equal`, `no-card`, `nobody` or `face-down`."""

    telling = 700

    building: Public[int]
    token: Public[str]
    reason: Public[str]


class RoundEnded(Event, frozen=True, gc=False):
    """Cards are collected, tokens turned up."""

    round: Public[int]
