"""`redeal` is honest and sharp, proved by enumeration.

Every consistent world comes up, no other does, and each with its exact probability: the
redeal is run on every possible outcome of its random draws, and compared with all orders of
the deck that a backtracking search, which knows the rules of the draft but nothing of how
`redeal` works, finds to give the seat the very same view.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from fractions import Fraction
from math import prod
from typing import TypeVar

import msgspec
import pytest

from ludoteka.core import Rng, Seat, all_seats
from ludoteka.core.events import Hidden
from ludoteka.games.intrigo import Intrigo
from ludoteka.games.intrigo.cards import CARD_CODES, deck
from ludoteka.games.intrigo.state import IntrigoState
from ludoteka.games.intrigo.view import IntrigoView

T = TypeVar("T")

pytestmark = pytest.mark.uncounted
World = tuple[tuple[tuple[int, ...], ...], tuple[tuple[int, ...], ...]]
"""What was kept from each packet, and what is left in it."""

GAME = Intrigo()


class EveryOutcome(Rng):
    """Goes through all outcomes of its draws, run by run, and knows how likely each run is."""

    def __init__(self) -> None:
        super().__init__(b"")
        self.path: list[list[int]] = []
        self.at = 0

    def below(self, limit: int) -> int:
        if self.at == len(self.path):
            self.path.append([0, limit])
        chosen, expected = self.path[self.at]
        assert limit == expected
        self.at += 1
        return chosen

    def choice(self, items: list[T] | tuple[T, ...]) -> T:
        return items[self.below(len(items))]

    def sample(self, items: list[T] | tuple[T, ...], count: int) -> list[T]:
        pool = list(items)
        return [pool.pop(self.below(len(pool))) for _ in range(count)]

    def shuffled(self, items: list[T] | tuple[T, ...]) -> list[T]:
        return self.sample(items, len(items))

    def seed(self) -> bytes:
        return bytes(32)

    def odds(self) -> int:
        """One to so many: how likely this run is."""
        return prod(limit for _, limit in self.path)

    def advance(self) -> bool:
        self.at = 0
        while self.path:
            self.path[-1][0] += 1
            if self.path[-1][0] < self.path[-1][1]:
                return True
            self.path.pop()
        return False


def redealt(state: IntrigoState, viewer: Seat | None) -> Mapping[World, Fraction]:
    """The worlds that a redeal gives, each of them with the same view, and how often."""
    view = state.view(viewer)
    rng = EveryOutcome()
    found: dict[World, Counter[int]] = {}
    more = True
    while more:
        other = GAME.from_view(view, rng)
        world = world_of(other)
        if world not in found:
            assert other.view(viewer) == view
            assert other.audit() == []
            found[world] = Counter()
        found[world][rng.odds()] += 1
        more = rng.advance()
    return {
        world: sum((Fraction(count, odds) for odds, count in runs.items()), Fraction())
        for world, runs in found.items()
    }


def world_of(state: IntrigoState) -> World:
    return tuple(state.taken), tuple(state.left)


def possible(state: IntrigoState, viewer: Seat | None) -> Mapping[World, Fraction]:
    """The worlds that the viewer cannot exclude, by the share of orders that lead to them."""
    view = state.view(viewer)
    position = state.position()
    counts: Counter[World] = Counter()
    views: dict[World, bool] = {}
    for order in orders(view):
        world = cut(order, view)
        if world not in views:
            views[world] = gives_view(position, world, view)
        if views[world]:
            counts[world] += 1
    total = sum(counts.values())
    return {world: Fraction(count, total) for world, count in counts.items()}


def orders(view: IntrigoView) -> Iterator[tuple[int, ...]]:
    """All orders of the deck in (packet, pick) that agree with the packets the viewer saw.

    The two Tiepolo 3 are the same here: apart, they would give twice as many of all orders.
    """
    count = view.seats
    sights: list[Sight] = []
    for pick, packet in enumerate(view.seen):
        dealt_to = ((view.seat or 0) - pick) % count
        slots = range(4 * dealt_to + pick, 4 * dealt_to + 4)
        sights.append((slots, [CARD_CODES.index(code) for code in packet]))
    own = view.kept[view.seat] if view.seat is not None else ()
    fixed = {
        4 * ((view.seat or 0) - pick) % (4 * count) + pick: CARD_CODES.index(code)
        for pick, code in enumerate(() if isinstance(own, Hidden) else own)
    }
    begun: list[tuple[tuple[int, ...], tuple[int, ...]]] = [((), deck(count))]
    while begun:
        order, free = begun.pop()
        if not free:
            yield order
        for at, card in enumerate(free):
            if card in free[:at] or fixed.get(len(order), card) != card:
                continue
            longer, rest = (*order, card), free[:at] + free[at + 1 :]
            if all(agrees(longer, rest, sight) for sight in sights):
                begun.append((longer, rest))


Sight = tuple[range, list[int]]
"""Places in the deck, and the cards that the viewer saw there in some order."""


def agrees(order: tuple[int, ...], free: tuple[int, ...], sight: Sight) -> bool:
    """Whether the last card of an order, of which all before agree, leaves the sight possible."""
    places, cards = sight
    last = order[-1]
    if len(order) - 1 in places:
        return order[places.start :].count(last) <= cards.count(last)
    missing = cards.count(last) - order[places.start : places.stop].count(last)
    return free.count(last) >= missing


def cut(order: tuple[int, ...], view: IntrigoView) -> World:
    """Taken and left, as far as the draft has come."""
    taken, left = [], []
    for packet in range(view.seats):
        kept = view.kept[(packet + view.pick) % view.seats]
        size = kept.hidden if isinstance(kept, Hidden) else len(kept)
        size = 4 if view.pick == 4 else size
        cards = order[4 * packet : 4 * packet + 4]
        taken.append(cards[:size])
        left.append(tuple(sorted(cards[size:])))
    return tuple(taken), tuple(left)


def gives_view(position: dict[str, object], world: World, view: IntrigoView) -> bool:
    """Whether the position, with this draft in it, looks to the viewer as it does."""
    taken, left = ([[CARD_CODES[card] for card in cards] for cards in part] for part in world)
    changed = {**position, "taken": taken, "left": left}
    if view.pick == 4:
        hands = []
        for seat in range(view.seats):
            kept = [taken[(seat - pick) % view.seats][pick] for pick in range(4)]
            for card in view.played[seat]:
                if card not in kept:
                    return False  # someone played a card that they never had
                kept.remove(card)
            if Seat(seat) in view.without and "t3" in kept:
                return False  # a courtesan would have got it from them
            hands.append(kept)
        changed["hands"] = hands
    return GAME.from_position(changed).view(view.seat) == view


def drafted(seats: int, picks: int, *, chosen: int = 0, seed: int = 3) -> IntrigoState:
    """A draft in which so many picks are complete, and so many seats have chosen the next."""
    state = GAME.new(seats, {}, seed.to_bytes(32, "big"))
    for number in range(picks * seats + chosen):
        seat = Seat(number % seats)
        legal = state.legal(seat)
        state.play(seat, legal[(number * 7 + seed) % len(legal)])
    assert isinstance(state, IntrigoState)
    return state


def play(state: IntrigoState, *texts: str) -> IntrigoState:
    for text in texts:
        state.play(state.to_act()[0], GAME.moves.parse(text))
    return state


def play_first_cards(state: IntrigoState, count: int) -> IntrigoState:
    """So many players in turn play their first card, each into the next gap."""
    for gap in range(count):
        seat = state.turn
        play(state, f"play {CARD_CODES[state.hands[seat][0]]} at {gap}")
    return state


THREE = [(picks, chosen) for picks in range(4) for chosen in (0, 1, 2)]


@pytest.mark.rule("IN-9")
@pytest.mark.parametrize(("picks", "chosen"), [case for case in THREE if case[0] > 0])
def test_a_draft_of_three_is_redealt_exactly(picks: int, chosen: int) -> None:
    state = drafted(3, picks, chosen=chosen)
    for seat in all_seats(3):
        assert redealt(state, seat) == possible(state, seat)


@pytest.mark.rule("IN-9")
@pytest.mark.parametrize(("chosen", "seed", "seat"), [(0, 1, 0), (3, 2, 3)])
def test_the_end_of_a_draft_of_four_is_redealt_exactly(chosen: int, seed: int, seat: int) -> None:
    state = drafted(4, 3, chosen=chosen, seed=seed)
    assert redealt(state, Seat(seat)) == possible(state, Seat(seat))


@pytest.mark.rule("IN-9")
@pytest.mark.parametrize("played", [0, 1, 3, 6])
def test_hands_of_three_are_redealt_exactly(played: int) -> None:
    state = play_first_cards(drafted(3, 4), played)
    for seat in all_seats(3):
        assert redealt(state, seat) == possible(state, seat)


@pytest.mark.rule("IN-9")
@pytest.mark.parametrize(("played", "seed", "seat"), [(5, 2, 2), (7, 3, 0), (9, 4, 3)])
def test_hands_of_four_are_redealt_exactly(played: int, seed: int, seat: int) -> None:
    state = play_first_cards(drafted(4, 4, seed=seed), played)
    assert redealt(state, Seat(seat)) == possible(state, Seat(seat))


TIEPOLO = [
    ["c2", "c3", "d2", "g4"],
    ["c4", "d3", "g2", "m2"],
    ["d4", "g3", "t2", "t3"],
    ["m3", "m4", "t3", "t4"],
]


def called(*texts: str, hands: list[list[str]] = TIEPOLO) -> IntrigoState:
    state = GAME.from_position({"hands": hands, "ducats": [6, 6, 6, 6]})
    return play(state, *texts)


@pytest.mark.rule("IN-15")
@pytest.mark.parametrize(
    "texts",
    [
        ("courtesan at 0 on 1 calls t3",),
        ("play g4 at 5", "courtesan at 0 on 0 calls t3", "play t2 at 7"),
        ("courtesan at 0 on 1 calls t4", "courtesan at 4 on 4 calls t3"),
        ("courtesan at 0 on 1 calls t3", "play m2 at 3", "courtesan at 7 on 7 calls t3"),
    ],
)
def test_what_a_courtesan_shows_is_kept_exactly(texts: tuple[str, ...]) -> None:
    state = called(*texts)
    for seat in (Seat(1), Seat(3)) if len(texts) > 1 else (Seat(0),):
        assert redealt(state, seat) == possible(state, seat)


@pytest.mark.rule("IN-15")
def test_a_courtesan_that_comes_home_shows_that_nobody_else_has_the_card() -> None:
    hands = [
        ["c2", "c3", "t3", "t3"],
        ["c4", "d2", "d3", "g2"],
        ["d4", "g3", "g4", "t2"],
        ["m2", "m3", "m4", "t4"],
    ]
    state = called("courtesan at 0 on 1 calls t3", hands=hands)
    assert state.view(None).without == (1, 2, 3)
    assert redealt(state, Seat(2)) == possible(state, Seat(2))


@pytest.mark.rule("IN-9")
@pytest.mark.parametrize("picks", [0, 1, 2])
def test_early_in_a_draft_of_four_every_unseen_card_may_be_anywhere(picks: int) -> None:
    """Too many deals to list: by the card, each packet's share of it is what it should be."""
    runs = 1500
    state = drafted(4, picks, chosen=2)
    view = state.view(Seat(0))
    sighted = {(0 - pick) % 4 for pick in range(picks + 1)}
    unseen = list(deck(4))
    for cards in view.seen:
        for code in cards:
            if CARD_CODES.index(code) in unseen:
                unseen.remove(CARD_CODES.index(code))  # type: ignore[arg-type]
    places: Counter[tuple[int, int]] = Counter()
    for number in range(runs):
        other = GAME.from_view(view, Rng(number.to_bytes(4, "big")))
        assert other.view(Seat(0)) == view
        for packet in set(range(4)) - sighted:
            for card in (*other.taken[packet], *other.left[packet]):
                places[card, packet] += 1
    strange = set(range(4)) - sighted
    for card in unseen:
        shares = [places[card, packet] / runs for packet in strange]
        assert max(shares) - min(shares) < 0.15 * unseen.count(card)
        assert min(shares) > 0.15


@pytest.mark.parametrize("seats", [3, 4])
def test_a_spectators_redeal_is_honest(seats: int) -> None:
    for state in (drafted(seats, 2, chosen=1), play_first_cards(drafted(seats, 4), 5)):
        view = state.view(None)
        worlds = set()
        for number in range(40):
            other = GAME.from_view(view, Rng(number.to_bytes(4, "big")))
            assert other.view(None) == view
            assert other.audit() == []
            worlds.add(msgspec.json.encode(world_of(other)))
        assert len(worlds) == 40
