"""The events of 6 nimmt!."""

from typing import ClassVar

from ludoteka.core.events import BySeat, Event, Public, Secret
from ludoteka.core.seats import Seat
from ludoteka.games.six_nimmt.cards import Card
from ludoteka.games.six_nimmt.landings import Landing


class DealBegan(Event, frozen=True, gc=False):
    telling = 0
    reveals = False

    deal: Public[int]


class HandDealt(Event, frozen=True, gc=False):
    telling = 0

    seat: Public[Seat]
    cards: Secret[tuple[Card, ...]]


class CardsLaidOut(Event, frozen=True, gc=False):
    """Tactical: all cards lie open, and the starter begins to take (6N-13, 6N-15)."""

    telling = 0
    reveals = False

    cards: Public[tuple[Card, ...]]
    seat: Public[Seat]


class CardTaken(Event, frozen=True, gc=False):
    reveals = False

    seat: Public[Seat]
    card: Public[Card]


class RowsOpened(Event, frozen=True, gc=False):
    telling = 0
    reveals = False  # the cards of a draft lay open; dealt ones come with hands, which reveal

    cards: Public[tuple[Card, ...]]


class RowsCompared(Event, frozen=True, gc=False):
    """A trick begins: where any card would go now (6N-5 to 6N-8)."""

    logged: ClassVar[bool] = False
    unsaid = ("landings",)
    reveals = False

    landings: Public[tuple[Landing, ...]]


class CardChosen(Event, frozen=True, gc=False):
    telling = 0
    reveals = False

    seat: Public[Seat]
    card: Secret[Card]


class CardsRevealed(Event, frozen=True, gc=False):
    telling = 1300

    cards: Public[BySeat[Card]]


class RowTaken(Event, frozen=True, gc=False):
    reveals = False

    seat: Public[Seat]
    row: Public[int]
    cards: Public[tuple[Card, ...]]
    bulls: Public[int]


class CardPlaced(Event, frozen=True, gc=False):
    reveals = False

    seat: Public[Seat]
    card: Public[Card]
    row: Public[int]


class DealScored(Event, frozen=True, gc=False):
    """The bulls of this deal, and the totals after it."""

    telling = 9000
    reveals = False

    bulls: Public[BySeat[int]]
    totals: Public[BySeat[int]]
