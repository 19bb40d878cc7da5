"""Converts a view to a board, and a redeal to a draft, for the search.

On the board of a view, the cards that the seat does not see have no holder yet.
"""

from typing import Final

from ludoteka.bots.search.intrigo.board import COPIES, IN_PALACE, SECOND_THREE, Board
from ludoteka.bots.search.intrigo.draft import Draft
from ludoteka.core.events import Hidden
from ludoteka.games.intrigo.cards import (
    CARD_OF,
    FAMILIES,
    HAND_SIZE,
    LYING_OF,
    TIEPOLO_THREE,
    TOKEN_OF,
    deck,
)
from ludoteka.games.intrigo.state import IntrigoState
from ludoteka.games.intrigo.view import IntrigoView

UNKNOWN: Final = 8
"""The holder of a card that some other seat has."""


def board_of(view: IntrigoView) -> Board:
    families = [FAMILIES.index(name) for name in view.families]
    seat_of = [families.index(family) if family in families else -1 for family in range(6)]
    return Board(
        gaps=[LYING_OF[code] if code else 0 for code in view.gaps],
        tokens=[TOKEN_OF[code] if code else 0 for code in view.tokens],
        seat_of=seat_of,
        ducats=list(view.ducats),
        seals=[count for counters in view.seals for count in counters],
        piles=list(view.piles),
        prices=[list(pile) for pile in view.options.piles],
        holder=_holders(view),
        first=view.first,
        turn=view.to_act[0] if view.phase == "palace" else view.first,
    )


def _holders(view: IntrigoView) -> list[int]:
    holder = [IN_PALACE] * COPIES
    for card in deck(view.seats):
        holder[card] = UNKNOWN
    if view.seats == 4:
        holder[SECOND_THREE] = UNKNOWN
    for cards in view.played:
        for code in cards:
            _move(holder, CARD_OF[code], IN_PALACE)
    own = () if view.seat is None else view.hands[view.seat]
    if not isinstance(own, Hidden):
        for code in own:
            _move(holder, CARD_OF[code], int(view.seat or 0))
    return holder


def _move(holder: list[int], card: int, to: int) -> None:
    copy = SECOND_THREE if card == TIEPOLO_THREE and holder[card] != UNKNOWN else card
    holder[copy] = to


def draft_of(state: IntrigoState, seat: int, likings: list[list[float]]) -> Draft:
    """The draft of a redeal, with its weight for this seat, whose own picks need no guess."""
    seats = len(state.seats)
    threes = [SECOND_THREE, int(TIEPOLO_THREE)]
    holder = [IN_PALACE] * COPIES
    packets: list[list[int]] = []
    weight = 1.0
    for packet in range(seats):
        cards = [*state.taken[packet], *state.left[packet]]
        copies = [threes.pop() if card == TIEPOLO_THREE else int(card) for card in cards]
        gone = len(state.taken[packet])
        for pick in range(gone):
            keeper = (packet + pick) % seats
            holder[copies[pick]] = keeper
            if keeper != seat:
                liked = [likings[keeper][copy] for copy in copies[pick:HAND_SIZE]]
                weight *= liked[0] / sum(liked)
        packets.append(copies[gone:])
    return Draft(packets, holder, state.pick, likings, weight)
