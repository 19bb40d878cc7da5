"""What happens in Overreach, and who may read it."""

from ludoteka.core import BySeat, Event, Public, Seat, Secret


class HandDealt(Event, frozen=True, gc=False):
    seat: Public[Seat]
    cards: Secret[tuple[int, ...]]


class CardChosen(Event, frozen=True, gc=False):
    telling = 0
    reveals = False

    seat: Public[Seat]
    card: Secret[int]


class CardsRevealed(Event, frozen=True, gc=False):
    cards: Public[BySeat[int]]


class TrickWon(Event, frozen=True, gc=False):
    seat: Public[Seat]
    card: Public[int]
    points: Public[int]
