"""The three ways to a state: a new match, a position, and what a view leaves possible."""

from ludoteka.core.events import Hidden
from ludoteka.core.fairness import parse_seed
from ludoteka.core.rng import Chance, Rng
from ludoteka.core.seats import Seat, all_seats
from ludoteka.games.sakura import rounds
from ludoteka.games.sakura.cards import CARDS, DECK, NO_CARD, OWN_TOKENS, TOKENS, Card
from ludoteka.games.sakura.options import SakuraOptions, setting
from ludoteka.games.sakura.phases import CHOOSE, PHASES
from ludoteka.games.sakura.position import SakuraPosition, count_artists, fill
from ludoteka.games.sakura.position_checks import check_position
from ludoteka.games.sakura.state import SakuraState
from ludoteka.games.sakura.view import SakuraView
from ludoteka.games.sakura.walking import GATE, NOBODY


def new_match(
    seats: tuple[Seat, ...], options: SakuraOptions, chance: Chance, *, recording: bool
) -> SakuraState:
    count = len(seats)
    rules = setting(options, count)
    artists = count_artists(count)
    # SA-4: the Emperor on the torii, all artists on the gate
    state = SakuraState(
        seats=seats,
        options=options,
        setting=rules,
        chance=chance,
        acts=0,
        recording=recording,
        phase=CHOOSE,
        round=0,
        emperor=rules.path.torii,
        artists=[GATE] * artists,
        tokens=[OWN_TOKENS] * count,
        supply=TOKENS - OWN_TOKENS * count,
        paid=0,
        tree=False,
        hands=[[] for _ in seats],
        chosen=[NO_CARD] * artists,
        missing=0,
        double=NOBODY,
        queue=(),
        discards=[],
        deck=[],
        shuffled=(0,) * (CARDS + 1),
    )
    rounds.deal(state)
    return state


def from_position(position: SakuraPosition, seats: int, *, recording: bool) -> SakuraState:
    """Of a number of seats and options that have been checked."""
    rules = setting(position.options, seats)
    full = fill(position, seats, rules)
    check_position(position, full, rules)
    return SakuraState(
        seats=all_seats(seats),
        options=position.options,
        setting=rules,
        chance=Chance(parse_seed(position.seed)),
        acts=position.acts,
        recording=recording,
        phase=PHASES.index(position.phase),
        round=position.round,
        emperor=full.emperor,
        artists=full.artists,
        tokens=full.tokens,
        supply=full.supply,
        paid=full.paid,
        tree=position.tree,
        hands=full.hands,
        chosen=[card or NO_CARD for card in full.chosen],
        missing=full.chosen[:seats].count(None) if position.phase == "choose" else 0,
        double=NOBODY if full.double is None else full.double,
        queue=tuple(position.queue),
        discards=full.discards,
        deck=full.deck[::-1],
        shuffled=(0, *full.shuffled),
    )


def from_view(view: SakuraView, rng: Rng) -> SakuraState:
    """Hidden hands get unseen cards of the shuffles they came from; the rest is the deck."""
    hands, deck = _deal_unseen(view, rng)
    players = view.chosen[: view.seats]
    return SakuraState(
        seats=all_seats(view.seats),
        options=view.options,
        setting=setting(view.options, view.seats),
        chance=Chance(rng.seed()),
        acts=0,
        recording=False,
        phase=PHASES.index(view.phase),
        round=view.round,
        emperor=view.emperor,
        artists=list(view.artists),
        tokens=list(view.tokens),
        supply=view.supply,
        paid=view.paid,
        tree=view.tree,
        hands=hands,
        chosen=_choose_hidden(view, hands, rng),
        missing=players.count(None) if view.phase == "choose" else 0,
        double=NOBODY if view.double is None else view.double,
        queue=view.queue,
        discards=list(view.discards),
        deck=deck,
        shuffled=(0, *view.shuffled),
    )


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
