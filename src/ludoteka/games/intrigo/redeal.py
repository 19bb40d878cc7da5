"""Redeals: deals that are consistent with a view, with their exact probabilities.

A packet is told by the order in which its cards are kept: slot (p, t) holds the card kept at
pick t from the packet dealt to seat p, by seat p + t. With all deals and all choices equally
likely, every order of the deck in the slots is. What the viewer saw splits the slots into
groups, each with its own cards in unknown order: packets as they were passed on, and all the
rest (IN-9). A card that someone played was in one of their slots; a seat that a courtesan
passed by had no Tiepolo 3 left (IN-15). Within these bounds, every order is equally likely.
"""

from collections.abc import Sequence
from itertools import combinations, product
from math import perm, prod

from ludoteka.core.events import Hidden
from ludoteka.core.rng import Chance, Rng
from ludoteka.core.seats import all_seats
from ludoteka.games.intrigo.cards import (
    CARD_OF,
    FAMILIES,
    HAND_SIZE,
    LYING_OF,
    TIEPOLO_THREE,
    TOKEN_OF,
    Card,
    deck,
)
from ludoteka.games.intrigo.state import IntrigoState
from ludoteka.games.intrigo.view import IntrigoView
from ludoteka.games.intrigo.viewing import PHASES

Knowledge = tuple[tuple[Card, ...], ...]


class Group:
    """Slots, and the cards that are in them in unknown order."""

    def __init__(self, slots: list[int], cards: list[Card]) -> None:
        self.slots = slots
        self.cards = cards


def deal_afresh(
    seats: int,
    viewer: int | None,
    *,
    seen: Knowledge,
    kept: tuple[Card, ...],
    played: Knowledge,
    without: tuple[int, ...],
    rng: Rng,
) -> list[Card]:
    """The card of every slot (4 p + t), drawn from what the viewer cannot exclude."""
    slots: dict[int, Card] = {}
    groups = _groups(seats, viewer, seen, kept, slots)
    wanted = [list(cards) if seat != viewer else [] for seat, cards in enumerate(played)]
    if any(wanted) or without:
        if seats == 4:
            _place_equal_cards(groups, wanted, without, slots, rng)
        _place_played(groups, wanted, slots, rng)
    for group in groups:
        cards = rng.shuffled(group.cards)
        slots.update(zip(group.slots, cards, strict=True))
    return [slots[slot] for slot in range(HAND_SIZE * seats)]


def _groups(
    seats: int,
    viewer: int | None,
    seen: Knowledge,
    kept: tuple[Card, ...],
    slots: dict[int, Card],
) -> list[Group]:
    """The viewer's own cards go to their slots; the other slots into groups."""
    groups: list[Group] = []
    open_slots = list(range(HAND_SIZE * seats))
    unseen = list(deck(seats))
    if viewer is None:
        return [Group(open_slots, unseen)]
    # the latest first: of a packet seen twice, the first sight adds what was kept in between
    for pick in range(len(seen) - 1, -1, -1):
        packet = (viewer - pick) % seats
        first = HAND_SIZE * packet + pick
        cards = list(seen[pick])
        for slot in range(first, HAND_SIZE * (packet + 1)):
            if slot not in open_slots:
                cards.remove(_known(slot, slots, groups))
        if pick < len(kept):
            slots[first] = kept[pick]
            cards.remove(kept[pick])
            unseen.remove(kept[pick])
            open_slots.remove(first)
        hidden = [s for s in range(first, HAND_SIZE * (packet + 1)) if s in open_slots]
        for slot in hidden:
            open_slots.remove(slot)
        for card in cards:
            unseen.remove(card)
        groups.append(Group(hidden, cards))
    return [*groups, Group(open_slots, unseen)]


def _known(slot: int, slots: dict[int, Card], groups: list[Group]) -> Card:
    """The card of a slot seen later: kept by the viewer, or the only one of its group."""
    if slot in slots:
        return slots[slot]
    return next(group.cards[0] for group in groups if slot in group.slots)


def _place_equal_cards(
    groups: list[Group],
    wanted: list[list[Card]],
    without: tuple[int, ...],
    slots: dict[int, Card],
    rng: Rng,
) -> None:
    """Tiepolo 3 first: there are two, so a played one does not tell where it came from."""
    shown = [cards.count(TIEPOLO_THREE) for cards in wanted]
    needs = _needs(groups, wanted)
    ways: list[tuple[int, ...]] = []
    weights: list[int] = []
    for places in product(
        *(combinations(group.slots, group.cards.count(TIEPOLO_THREE)) for group in groups)
    ):
        way = tuple(slot for chosen in places for slot in chosen)
        owners = [_owner(slot) for slot in way]
        fits = all(
            owners.count(seat) == count if seat in without else owners.count(seat) >= count
            for seat, count in enumerate(shown)
        )
        # in how many ways the played cards still fit, up to a factor that is always the same
        weight = prod(perm(len(own.difference(way)), need) for own, need in needs) if fits else 0
        if weight:
            ways.append(way)
            weights.append(weight)
    at = rng.below(sum(weights))
    number = 0
    while at >= weights[number]:
        at -= weights[number]
        number += 1
    for slot in ways[number]:
        _put(groups, slots, slot, TIEPOLO_THREE)
    for cards in wanted:
        while TIEPOLO_THREE in cards:
            cards.remove(TIEPOLO_THREE)


def _needs(groups: list[Group], wanted: list[list[Card]]) -> list[tuple[set[int], int]]:
    """A seat's slots in a group, and how many of the cards that it played are among them."""
    found: list[tuple[set[int], int]] = []
    for group in groups:
        for seat, cards in enumerate(wanted):
            need = sum(card in group.cards for card in cards if card != TIEPOLO_THREE)
            if need:
                found.append(({slot for slot in group.slots if _owner(slot) == seat}, need))
    return found


def _place_played(
    groups: list[Group], wanted: list[list[Card]], slots: dict[int, Card], rng: Rng
) -> None:
    for seat, cards in enumerate(wanted):
        for card in cards:
            group = next(group for group in groups if card in group.cards)
            own = [slot for slot in group.slots if _owner(slot, len(wanted)) == seat]
            _put(groups, slots, rng.choice(own), card)


def _put(groups: list[Group], slots: dict[int, Card], slot: int, card: Card) -> None:
    group = next(group for group in groups if slot in group.slots)
    group.slots.remove(slot)
    group.cards.remove(card)
    slots[slot] = card


def _owner(slot: int, seats: int = 4) -> int:
    """Who keeps the card of a slot."""
    return (slot // HAND_SIZE + slot % HAND_SIZE) % seats


def from_view(view: IntrigoView, rng: Rng) -> IntrigoState:
    """Hidden packets, kept cards and hands are dealt afresh; so is what the bag will give."""
    count = view.seats
    own = () if view.seat is None else view.kept[view.seat]
    played = tuple(_cards(cards) for cards in view.played)
    slots = deal_afresh(
        count,
        view.seat,
        seen=tuple(_cards(packet) for packet in view.seen),
        kept=() if isinstance(own, Hidden) else _cards(own),
        played=played,
        without=view.without,
        rng=rng,
    )
    packets = [slots[HAND_SIZE * p : HAND_SIZE * (p + 1)] for p in range(count)]
    # who has kept a card of the packet before them shows in the number of their kept cards
    sizes = [_count(view.kept[(packet + view.pick) % count]) for packet in range(count)]
    if view.pick == HAND_SIZE:
        sizes = [HAND_SIZE] * count
    chance = Chance(rng.seed())
    state = IntrigoState(all_seats(count), view.options, view.options.piles, chance)
    state.phase = PHASES.index(view.phase)
    state.round = view.round
    state.first = view.first
    state.turn = view.to_act[0] if view.phase == "palace" else view.first
    state.families = tuple(FAMILIES.index(name) for name in view.families)
    state.ducats = list(view.ducats)
    state.seals = list(view.seals)
    state.tokens = [TOKEN_OF[code] if code else 0 for code in view.tokens]
    state.gaps = [LYING_OF[code] if code else 0 for code in view.gaps]
    state.piles = list(view.piles)
    state.pick = view.pick
    state.taken = [tuple(packets[p][: sizes[p]]) for p in range(count)]
    state.left = [tuple(sorted(packets[p][sizes[p] :])) for p in range(count)]
    state.hands = _hands(slots, played) if view.pick == HAND_SIZE else [[] for _ in range(count)]
    state.played = list(played)
    state.without = sum(1 << seat for seat in view.without)
    return state


def _cards(listed: Sequence[str]) -> tuple[Card, ...]:
    return tuple(CARD_OF[code] for code in listed)


def _count(cards: tuple[str, ...] | Hidden) -> int:
    return cards.hidden if isinstance(cards, Hidden) else len(cards)


def _hands(slots: list[Card], played: tuple[tuple[Card, ...], ...]) -> list[list[Card]]:
    hands: list[list[Card]] = []
    for seat, gone in enumerate(played):
        packets = [(seat - pick) % len(played) for pick in range(HAND_SIZE)]
        hand = sorted(slots[HAND_SIZE * packet + pick] for pick, packet in enumerate(packets))
        for card in gone:
            hand.remove(card)
        hands.append(hand)
    return hands
