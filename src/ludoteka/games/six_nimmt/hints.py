"""Hints: what a move would do on the rows, from the player's view."""

from functools import cache
from typing import Final

from ludoteka.core.game import Phrase
from ludoteka.core.seats import Move
from ludoteka.games.six_nimmt.cards import DECK, FIRST_ROW, FIRST_TAKE, Card, bulls
from ludoteka.games.six_nimmt.landings import landing_of, landings
from ludoteka.games.six_nimmt.view import SixNimmtView

Rows = list[tuple[Card, ...]]

TOO_LOW: Final = Phrase("hint-too-low")


def hint(view: SixNimmtView, move: Move) -> Phrase | None:
    if move >= FIRST_ROW:
        return _hint_row(view, move - FIRST_ROW)
    if move >= FIRST_TAKE:
        return None
    return _hint_card(view, DECK[move - 1])


def _hint_card(view: SixNimmtView, card: Card) -> Phrase:
    found = landing_of(landings(view.rows), card)
    if found.row is None:
        return TOO_LOW
    if found.bulls:
        return _takes(found.row + 1, found.bulls)
    return _follows(found.row + 1, len(view.rows[found.row]) + 1)


@cache
def _takes(row: int, taken: int) -> Phrase:
    return Phrase("hint-takes", {"row": row, "bulls": taken})


@cache
def _follows(row: int, place: int) -> Phrase:
    return Phrase("hint-follows", {"row": row, "place": place})


def _hint_row(view: SixNimmtView, taken: int) -> Phrase:
    """The bulls, and where the waiting cards go after it: all of that is public (6N-4)."""
    cost = bulls(view.rows[taken])
    if len(view.queue) < 2:
        return Phrase("hint-row-costs", {"bulls": cost})
    rows = list(view.rows)
    rows[taken] = (view.queue[0],)
    rest = tuple([_land(rows, card) for card in view.queue[1:]])
    return Phrase("hint-row-then", {"bulls": cost, "rest": rest})


def _land(rows: Rows, card: Card) -> Phrase:
    """Where the card goes (6N-5 to 6N-7), and puts it there."""
    found = landing_of(landings(tuple(rows)), card)
    row = found.row
    assert row is not None  # the lowest card of the trick has just begun a row
    cards = rows[row]
    if found.bulls:
        rows[row] = (card,)
        return Phrase("hint-lands-taking", {"card": card, "row": row + 1, "bulls": found.bulls})
    rows[row] = (*cards, card)
    return Phrase("hint-lands", {"card": card, "row": row + 1, "place": len(cards) + 1})
