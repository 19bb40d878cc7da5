"""What is printed on the cards of 6 nimmt!, for clients that draw them."""

from ludoteka.core.game import Printed
from ludoteka.games.six_nimmt.cards import BULLS, FULL_ROW, HAND_SIZE, ROWS, Card, cards_in_play
from ludoteka.games.six_nimmt.options import USUAL_LIMIT, SixNimmtOptions


class SixNimmtPrinted(Printed, frozen=True):
    bulls: tuple[int, ...]
    """By card; there is no card 0 (6N-1)."""
    cards: tuple[Card, ...]
    """Those of a deal (6N-2, 6N-13)."""
    hand: int
    rows: int
    row: int
    """How many cards a full row has (6N-7)."""
    limit: int | None
    """The total that ends the match when it is exceeded (6N-11); None with a number of deals."""


def printed(seats: int, options: SixNimmtOptions) -> SixNimmtPrinted:
    usual = USUAL_LIMIT if options.deals is None else None
    return SixNimmtPrinted(
        bulls=BULLS,
        cards=cards_in_play(seats, tactical=options.variant == "tactical"),
        hand=HAND_SIZE,
        rows=ROWS,
        row=FULL_ROW,
        limit=usual if options.limit is None else options.limit,
    )
