"""Completes a partial position legally."""

from typing import Final

import msgspec
from msgspec import UNSET

from ludoteka.core.positions import FreeCards, count_seats
from ludoteka.games.six_nimmt.cards import FULL_ROW, HAND_SIZE, ROWS, Card, cards_in_play
from ludoteka.games.six_nimmt.position import ANY_CARD, SixNimmtPosition, bad

FILL_KEY: Final = b"six-nimmt position"
BY_SEAT: Final = ("hands", "chosen", "piles", "totals")


class FullPosition(msgspec.Struct, frozen=True, kw_only=True):
    """A position with nothing left out, checked."""

    seats: int
    rows: list[tuple[Card, ...]]
    hands: list[list[Card]]
    chosen: list[Card | None]
    piles: list[tuple[Card, ...]]
    totals: tuple[int, ...]
    open: tuple[Card, ...]


def fill(position: SixNimmtPosition) -> FullPosition:
    """Add what is left out: full hands and rows of free cards, empty piles, totals of 0."""
    seats = count_seats(position, BY_SEAT, game="six-nimmt")
    tactical = position.options.variant == "tactical"
    deck = cards_in_play(seats, tactical=tactical)
    free = FreeCards(deck, _named_cards(position), key=FILL_KEY, bad=bad)
    drafting = position.phase == "draft"

    hands = _fill_hands(position, seats, free)
    rows: list[tuple[Card, ...]] = []
    if position.rows is not UNSET:
        rows = [tuple(row) for row in position.rows]
    elif not drafting:
        rows = [(free.take(),) for _ in range(ROWS)]
    if position.open is not UNSET:
        opened = tuple(sorted(position.open))
    else:
        opened = tuple(sorted(free.left)) if drafting else ()
    full = FullPosition(
        seats=seats,
        rows=rows,
        hands=hands,
        chosen=[None] * seats if position.chosen is UNSET else list(position.chosen),
        piles=[()] * seats if position.piles is UNSET else [tuple(pile) for pile in position.piles],
        totals=(0,) * seats if position.totals is UNSET else tuple(position.totals),
        open=opened,
    )
    _check(position, full, deck)
    return full


def _named_cards(position: SixNimmtPosition) -> list[Card]:
    named: list[Card] = [*position.queue]
    for part in (position.rows, position.piles):
        named += [card for cards in (part or ()) for card in cards]
    named += [card for hand in (position.hands or ()) for card in hand if card != ANY_CARD]
    return [*named, *(position.open or ())]


def _fill_hands(position: SixNimmtPosition, seats: int, free: FreeCards[Card]) -> list[list[Card]]:
    if position.hands is UNSET:
        sizes = {"choose": HAND_SIZE, "row": HAND_SIZE - 1, "draft": 0, "over": 0}
        unknown = [ANY_CARD] * sizes[position.phase]
        return [sorted(free.take() for _ in unknown) for _ in range(seats)]
    return [
        sorted(free.take() if card == ANY_CARD else card for card in hand)
        for hand in position.hands
    ]


def _check(position: SixNimmtPosition, full: FullPosition, deck: tuple[Card, ...]) -> None:
    if not 0 <= position.starter < full.seats:
        raise bad(f"starter {position.starter} is no seat (0 to {full.seats - 1})")
    if position.deal < 1 or position.acts < 0:
        raise bad("deal counts from 1 and acts from 0")
    if position.out is not UNSET:
        held = {*position.queue, *full.open}.union(*full.hands, *full.rows, *full.piles)
        if sorted(position.out) != [card for card in deck if card not in held]:
            raise bad("out is not the rest of the deck")
    if position.phase == "draft":
        _check_draft(position, full)
    elif position.phase != "over":
        _check_trick(position, full)


def _check_draft(position: SixNimmtPosition, full: FullPosition) -> None:
    if position.options.variant != "tactical":
        raise bad("only the tactical variant has a draft")
    if full.rows:
        raise bad("rows are opened when the draft is over")
    taken = sum(len(hand) for hand in full.hands)
    for seat, hand in enumerate(full.hands):
        turn = (seat - position.starter) % full.seats
        due = taken // full.seats + (turn < taken % full.seats)
        if len(hand) != due:
            raise bad(f"seat {seat} has taken {len(hand)} cards instead of {due}")
    if len(full.open) + taken != HAND_SIZE * full.seats + ROWS or taken == HAND_SIZE * full.seats:
        raise bad("a draft has its cards either open or in hands, and more than four open")


def _check_trick(position: SixNimmtPosition, full: FullPosition) -> None:
    if full.open:
        raise bad("cards lie open only in a draft")
    if len(full.rows) != ROWS or not all(1 <= len(row) <= FULL_ROW for row in full.rows):
        raise bad("there are four rows of one to five cards")
    if any(list(row) != sorted(row) for row in full.rows):
        raise bad("rows ascend")
    if len({len(hand) for hand in full.hands}) > 1:
        raise bad("all hands have the same number of cards")
    if position.phase == "choose":
        _check_choices(position, full)
    else:
        _check_queue(position, full)


def _check_choices(position: SixNimmtPosition, full: FullPosition) -> None:
    if not full.hands[0]:
        raise bad("nobody has a card to choose")
    if position.queue:
        raise bad("the queue is empty while cards are chosen")
    for seat, card in enumerate(full.chosen):
        if card is not None and card not in full.hands[seat]:
            raise bad(f"seat {seat} has not the card {card} that it chose")
    if None not in full.chosen:
        raise bad("when all have chosen the cards are revealed")


def _check_queue(position: SixNimmtPosition, full: FullPosition) -> None:
    if not position.queue or list(position.queue) != sorted(position.queue):
        raise bad("the queue holds the revealed cards not yet placed, ascending")
    if None in full.chosen or any(card not in full.chosen for card in position.queue):
        raise bad("chosen holds everybody's revealed card, also those of the queue")
    if any(row[-1] < position.queue[0] for row in full.rows):
        raise bad(f"card {position.queue[0]} has a row to go to: there is nothing to choose")
