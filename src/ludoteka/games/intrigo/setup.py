"""The three ways to a state: a new match, a position, and what a view leaves possible."""

from collections.abc import Mapping, Sequence

from msgspec import UNSET

from ludoteka.core.events import Hidden
from ludoteka.core.fairness import parse_seed
from ludoteka.core.rng import Chance, Rng
from ludoteka.core.seats import SEATS, Seat, all_seats
from ludoteka.games.intrigo.cards import (
    CARD_OF,
    FAMILIES,
    HAND_SIZE,
    INFLUENCES,
    LYING_OF,
    PILE_SIZE,
    TOKEN_OF,
    Card,
    ring,
)
from ludoteka.games.intrigo.checks import check
from ludoteka.games.intrigo.fill import fill
from ludoteka.games.intrigo.options import IntrigoOptions
from ludoteka.games.intrigo.position import parse_position
from ludoteka.games.intrigo.seen import PHASES
from ludoteka.games.intrigo.state import OVER, IntrigoState
from ludoteka.games.intrigo.view import IntrigoView
from ludoteka.games.intrigo.worlds import deal_afresh


def new_match(
    seats: tuple[Seat, ...], options: IntrigoOptions, chance: Chance, *, recording: bool
) -> IntrigoState:
    count = len(seats)
    state = IntrigoState(
        seats=seats,
        options=options,
        prices=options.piles,
        chance=chance,
        acts=0,
        recording=recording,
        phase=OVER,
        round=0,
        first=SEATS[0],
        turn=SEATS[0],
        families=(),
        ducats=[1] * count,  # IN-4: a ducat each, and five counters at 0
        seals=[(0, 0, 0, 0, 0)] * count,
        tokens=[0] * ring(count),
        gaps=[0] * ring(count),
        piles=[PILE_SIZE] * len(INFLUENCES),
        pick=0,
        taken=[()] * count,
        left=[()] * count,
        hands=[[] for _ in seats],
        played=[()] * count,
        without=0,
    )
    state.begin_match()
    return state


def from_position(raw: Mapping[str, object], *, recording: bool) -> IntrigoState:
    position = parse_position(raw)
    position.options.check(4)
    full = fill(position)
    check(position, full)
    first = SEATS[position.first]
    return IntrigoState(
        seats=all_seats(full.seats),
        options=position.options,
        prices=position.options.piles,
        chance=Chance(parse_seed(position.seed)),
        acts=position.acts,
        recording=recording,
        phase=PHASES.index(position.phase),
        round=position.round,
        first=first,
        turn=first if position.turn is UNSET else SEATS[position.turn],
        families=tuple(full.families),
        ducats=full.ducats,
        seals=full.seals,
        tokens=full.tokens,
        gaps=full.gaps,
        piles=full.piles,
        pick=min(len(cards) for cards in full.taken),
        taken=[tuple(cards) for cards in full.taken],
        left=[tuple(cards) for cards in full.left],
        hands=full.hands,
        played=[tuple(cards) for cards in full.played],
        without=sum(1 << seat for seat in set(position.without)),
    )


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
    turn = view.to_act[0] if view.phase == "palace" else view.first
    return IntrigoState(
        seats=all_seats(count),
        options=view.options,
        prices=view.options.piles,
        chance=Chance(rng.seed()),
        acts=0,
        recording=False,
        phase=PHASES.index(view.phase),
        round=view.round,
        first=view.first,
        turn=turn,
        families=tuple(FAMILIES.index(name) for name in view.families),
        ducats=list(view.ducats),
        seals=list(view.seals),
        tokens=[TOKEN_OF[code] if code else 0 for code in view.tokens],
        gaps=[LYING_OF[code] if code else 0 for code in view.gaps],
        piles=list(view.piles),
        pick=view.pick,
        taken=[tuple(packets[p][: sizes[p]]) for p in range(count)],
        left=[tuple(sorted(packets[p][sizes[p] :])) for p in range(count)],
        hands=_hands(slots, played) if view.pick == HAND_SIZE else [[] for _ in range(count)],
        played=list(played),
        without=sum(1 << seat for seat in view.without),
    )


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
