"""Converts a view to the numbers of the search."""

from ludoteka.bots.search.six_nimmt.ending import MOST
from ludoteka.bots.search.six_nimmt.rows import pack_row
from ludoteka.bots.search.six_nimmt.stakes import Stakes
from ludoteka.bots.search.six_nimmt.worlds import World
from ludoteka.core import Hidden, Seat
from ludoteka.games.six_nimmt.cards import bulls, cards_in_play
from ludoteka.games.six_nimmt.options import USUAL_LIMIT
from ludoteka.games.six_nimmt.view import SixNimmtView


def world_of(view: SixNimmtView, own: Seat) -> World:
    """The deal as the seat sees it; hidden hands are still to be dealt."""
    world = World(
        seats=view.seats,
        own=own,
        rows=[pack_row(row) for row in view.rows],
        hands=[[] if isinstance(cards, Hidden) else list(cards) for cards in view.hands],
        size=len(own_hand(view, own)),
        unseen=unseen(view),
        bulls=[bulls(pile) for pile in view.piles],
    )
    for card in view.queue:
        world.owner[card] = view.chosen.index(card)
    return world


def own_hand(view: SixNimmtView, own: Seat) -> list[int]:
    hand = view.hands[own]
    assert not isinstance(hand, Hidden)
    return list(hand)


def unseen(view: SixNimmtView) -> list[int]:
    """The cards that may be in a hidden hand, ascending."""
    seen: set[int] = {*view.queue, *view.open}
    for cards in (*view.rows, *view.piles, *view.hands):
        if not isinstance(cards, Hidden):
            seen.update(cards)
    deck = cards_in_play(view.seats, tactical=view.options.variant == "tactical")
    return [card for card in deck if card not in seen]


def stakes_of(view: SixNimmtView, aim: int) -> Stakes:
    options = view.options
    return Stakes(
        aim=aim,
        totals=list(view.totals),
        limit=0 if options.deals else options.limit or USUAL_LIMIT,
        deals_left=options.deals - view.deal if options.deals else 0,
    )


def is_open_duel(view: SixNimmtView) -> bool:
    """Two players who know each other's hands."""
    return view.seats == 2 and view.options.variant == "tactical"


def row_ranks(view: SixNimmtView) -> list[int]:
    """By row of the table: its place in ascending order of the last cards."""
    ends = [row[-1] for row in view.rows]
    return [sum(other < end for other in ends) for end in ends]


def worth_of(view: SixNimmtView, own: Seat) -> list[float]:
    """What it is worth to end an open duel so many bulls ahead in this deal, from −MOST.

    Bulls, as long as the match goes on; the win, if it is certain to end with this deal, and
    then bulls only between equal wins.
    """
    bulls_so_far = [bulls(pile) for pile in view.piles]
    lead = view.totals[1 - own] - view.totals[own]
    ahead = [float(by) for by in range(-MOST, MOST + 1)]
    if not stakes_of(view, 0).is_last_deal(bulls_so_far):
        return ahead
    return [_win(by + lead) + by / 1000.0 for by in ahead]


def _win(lead: float) -> float:
    return 0.5 if lead == 0 else float(lead > 0)
