"""Redeals: hidden hands, choices and the deck drawn again, consistent with a view."""

from ludoteka.core.events import Hidden
from ludoteka.core.rng import Chance, Rng
from ludoteka.core.seats import all_seats
from ludoteka.games.sakura.cards import DECK, NO_CARD, Card
from ludoteka.games.sakura.options import setting
from ludoteka.games.sakura.phases import PHASES
from ludoteka.games.sakura.state import SakuraState
from ludoteka.games.sakura.view import SakuraView
from ludoteka.games.sakura.walking import NOBODY


def from_view(view: SakuraView, rng: Rng) -> SakuraState:
    """Hidden hands get unseen cards of the shuffles they came from; the rest is the deck."""
    hands, deck = _deal_unseen(view, rng)
    players = view.chosen[: view.seats]
    rules = setting(view.options, view.seats)
    state = SakuraState(all_seats(view.seats), view.options, rules, Chance(rng.seed()))
    state.phase = PHASES.index(view.phase)
    state.round = view.round
    state.emperor = view.emperor
    state.artists = list(view.artists)
    state.tokens = list(view.tokens)
    state.supply = view.supply
    state.paid = view.paid
    state.tree = view.tree
    state.hands = hands
    state.chosen = _choose_hidden(view, hands, rng)
    state.missing = players.count(None) if view.phase == "choose" else 0
    state.double = NOBODY if view.double is None else view.double
    state.queue = view.queue
    state.discards = list(view.discards)
    state.deck = deck
    state.shuffled = (0, *view.shuffled)
    return state


def _deal_unseen(view: SakuraView, rng: Rng) -> tuple[list[list[Card]], list[Card]]:
    """Hands, and what of the last shuffle nobody holds.

    Of the cards of an earlier shuffle, those that are out of sight are all in hands.
    """
    hands = [[] if isinstance(hand, Hidden) else list(hand) for hand in view.hands]
    seen = {*view.discards, *(card for hand in hands for card in hand)}
    if view.phase != "choose":
        seen.update(card for card in view.chosen if isinstance(card, int))
    unseen = rng.shuffled([card for card in DECK if card not in seen])
    by_shuffle: dict[int, list[Card]] = {}
    for card in unseen:
        by_shuffle.setdefault(view.shuffled[card - 1], []).append(card)
    for seat, hand in enumerate(view.hands):
        if isinstance(hand, Hidden):
            hands[seat] = sorted(by_shuffle[origin].pop() for origin in view.origins[seat])
    return hands, by_shuffle.get(max(view.shuffled), [])


def _choose_hidden(view: SakuraView, hands: list[list[Card]], rng: Rng) -> list[Card]:
    """Hidden choices are some cards of those hands, two different ones of who plays two."""
    chosen = [card if isinstance(card, int) else NO_CARD for card in view.chosen]
    for seat in range(view.seats):
        if isinstance(view.chosen[seat], Hidden):
            picked = rng.sample(hands[seat], 2)
            chosen[seat] = picked[0]
            if seat == view.double:
                chosen[view.seats] = picked[1]
    return chosen
