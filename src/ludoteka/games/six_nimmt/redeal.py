"""Redeals: hidden hands and choices drawn again, consistent with a view."""

from ludoteka.core.events import Hidden
from ludoteka.core.rng import Chance, Rng
from ludoteka.core.seats import all_seats
from ludoteka.games.six_nimmt.cards import NO_CARD, Card, cards_in_play
from ludoteka.games.six_nimmt.phases import PHASES
from ludoteka.games.six_nimmt.state import SixNimmtState
from ludoteka.games.six_nimmt.view import SixNimmtView


def from_view(view: SixNimmtView, rng: Rng) -> SixNimmtState:
    """Hidden hands get unseen cards, and hidden choices are drawn from those hands."""
    unseen = rng.shuffled(_unseen(view))
    hands: list[list[Card]] = []
    for hand in view.hands:
        if isinstance(hand, Hidden):
            hands.append(sorted(unseen[: hand.hidden]))
            del unseen[: hand.hidden]
        else:
            hands.append(list(hand))
    chosen: list[Card] = []
    for seat, card in enumerate(view.chosen):
        chosen.append(rng.choice(hands[seat]) if isinstance(card, Hidden) else card or NO_CARD)
    state = SixNimmtState(all_seats(view.seats), view.options, Chance(rng.seed()))
    state.phase = PHASES.index(view.phase)
    state.deal = view.deal
    state.starter = view.starter
    state.rows = list(view.rows)
    state.hands = hands
    state.chosen = chosen
    state.missing = view.chosen.count(None) if view.phase == "choose" else 0
    state.queue = view.queue
    state.piles = list(view.piles)
    state.totals = view.totals
    state.open = view.open
    return state


def _unseen(view: SixNimmtView) -> list[Card]:
    seen: set[Card] = {*view.queue, *view.open}
    for cards in (*view.rows, *view.piles, *view.hands):
        if not isinstance(cards, Hidden):
            seen.update(cards)
    deck = cards_in_play(view.seats, tactical=view.options.variant == "tactical")
    return [card for card in deck if card not in seen]
