"""Completes a partial position legally: an orderly table, and cards at random."""

from collections.abc import Sequence
from typing import Final

import msgspec
from msgspec import UNSET, UnsetType

from ludoteka.core.errors import BadInput
from ludoteka.core.positions import count_seats
from ludoteka.core.rng import Rng
from ludoteka.games.intrigo.cards import (
    DUCAT,
    FACE_DOWN,
    FAMILIES,
    FIRST_SEAL,
    HAND_SIZE,
    INFLUENCE,
    INFLUENCES,
    LYING_OF,
    NO_TOKEN,
    ORGANISATIONS,
    PILE_SIZE,
    SEALS_EACH,
    TIEPOLO,
    TOKEN_OF,
    TURNED,
    Card,
    deck,
    is_intrigue,
    ring,
)
from ludoteka.games.intrigo.position import (
    Cards,
    IntrigoPosition,
    bad,
    look_up,
    parse_cards,
)

FILL_KEY: Final = b"intrigo position"
BY_SEAT: Final = ("hands", "families", "ducats", "seals", "taken", "left", "played")


class Full(msgspec.Struct, kw_only=True):
    """A position with nothing left out."""

    seats: int
    families: list[int]
    ducats: list[int]
    seals: list[tuple[int, ...]]
    tokens: list[int]
    gaps: list[int]
    piles: list[int]
    taken: list[list[Card]]
    left: list[list[Card]]
    hands: list[list[Card]]
    played: list[list[Card]]


def fill(position: IntrigoPosition) -> Full:
    seats = count_seats(position, BY_SEAT, game="intrigo")
    if seats not in (3, 4):
        raise BadInput("bad-seats", game="intrigo", seats=seats, least=3, most=4)
    rng = Rng(FILL_KEY)
    gaps = _read(position.gaps, LYING_OF, "card", ring(seats))
    placed = [0 if lying is None else lying for lying in gaps]
    full = Full(
        seats=seats,
        families=_families(position, seats),
        ducats=[1] * seats if position.ducats is UNSET else list(position.ducats),
        seals=[(0,) * 5] * seats
        if position.seals is UNSET
        else [tuple(counters) for counters in position.seals],
        tokens=_tokens(position, seats, rng),
        gaps=placed,
        piles=_piles(position, placed),
        taken=[],
        left=[[] for _ in range(seats)],
        hands=[[] for _ in range(seats)],
        played=[[] for _ in range(seats)],
    )
    if position.phase == "draft":
        _fill_draft(position, full, rng)
    else:
        _fill_hands(position, full, rng)
    return full


def _families(position: IntrigoPosition, seats: int) -> list[int]:
    if position.families is UNSET:
        return list(range(seats))
    known = {name: number for number, name in enumerate(FAMILIES[:TIEPOLO])}
    return [look_up(known, name, "family of a player") for name in position.families]


def _read(
    part: Sequence[str | None] | dict[int, str | None] | UnsetType,
    table: dict[str, int],
    what: str,
    count: int,
) -> list[int | None]:
    """By number; None is left open."""
    if isinstance(part, UnsetType):
        return [None] * count
    if not isinstance(part, dict):
        if len(part) != count:
            raise bad(f"the palace has {count} buildings and gaps, not {len(part)}")
        part = dict(enumerate(part))
    for number in part:
        if not 0 <= number < count:
            raise bad(f"{number} is not in the palace (0 to {count - 1})")
    named = {n: 0 if code is None else look_up(table, code, what) for n, code in part.items()}
    return [named.get(number) for number in range(count)]


def _tokens(position: IntrigoPosition, seats: int, rng: Rng) -> list[int]:
    tokens = _read(position.tokens, TOKEN_OF, "token", ring(seats))
    bag = [FIRST_SEAL + seal for seal in range(len(ORGANISATIONS)) for _ in range(SEALS_EACH)]
    for token in tokens:
        if token is not None and token % TURNED in bag:
            bag.remove(token % TURNED)
    bag = rng.shuffled(bag)
    filled: list[int] = []
    for building, token in enumerate(tokens):
        if token is not None:
            filled.append(token)
        elif building % 2:
            filled.append(DUCAT)
        else:
            filled.append(bag.pop() if bag else NO_TOKEN)
    return filled


def _piles(position: IntrigoPosition, gaps: list[int]) -> list[int]:
    if position.piles is UNSET:
        kinds = range(len(INFLUENCES))
        return [max(0, PILE_SIZE - gaps.count(INFLUENCE + kind)) for kind in kinds]
    return list(position.piles)


def _fill_draft(position: IntrigoPosition, full: Full, rng: Rng) -> None:
    taken: Cards = [()] * full.seats if position.taken is UNSET else position.taken
    left: Cards = position.left or [["?"] * (HAND_SIZE - len(cards)) for cards in taken]
    full.taken = [[] for _ in range(full.seats)]
    _fill_cards(
        deck(full.seats), [(taken, full.taken), (left, full.left)], rng, "in packets or kept"
    )
    full.left = [sorted(cards) for cards in full.left]


def _fill_hands(position: IntrigoPosition, full: Full, rng: Rng) -> None:
    lying = [Card(card % FACE_DOWN - 1) for card in full.gaps if is_intrigue(card)]
    if position.played is not UNSET:
        played = parse_cards(position.played)
        full.played = [[card for card in cards if card is not None] for cards in played]
    else:
        full.played = _share_out(position, full.seats, lying)
    hands: Cards = position.hands or [["?"] * (HAND_SIZE - len(cards)) for cards in full.played]
    free = list(deck(full.seats))
    for card in lying:
        if card not in free:
            raise bad("the palace holds an intrigue card that is not in the deck, or one twice")
        free.remove(card)
    _fill_cards(free, [(hands, full.hands)], rng, "in hands")
    full.hands = [sorted(hand) for hand in full.hands]
    full.taken = _history(position, full, rng)


def _share_out(position: IntrigoPosition, seats: int, lying: list[Card]) -> list[list[Card]]:
    """Who played the cards in the palace: everybody as many as their hand lacks, in turn."""
    played: list[list[Card]] = [[] for _ in range(seats)]
    hands: Cards = position.hands or [()] * seats
    turns = [(position.first + turn) % seats for turn in range(HAND_SIZE * seats)]
    lacking = [
        seat for turn, seat in enumerate(turns) if turn // seats < HAND_SIZE - len(hands[seat])
    ]
    if len(lying) > len(lacking):
        raise bad("there are more intrigue cards in the palace than hands lack")
    for seat, card in zip(lacking, lying, strict=False):
        played[seat].append(card)
    return played


def _fill_cards(
    free: Sequence[Card], parts: list[tuple[Cards, list[list[Card]]]], rng: Rng, where: str
) -> None:
    """Take what is named from the free cards, then something for every `?`."""
    pool = list(free)
    for card in [c for named, _ in parts for cards in parse_cards(named) for c in cards]:
        if card is None:
            continue
        if card not in pool:
            raise bad("an intrigue card is in two places, or not in this deck")
        pool.remove(card)
    pool = rng.shuffled(pool)
    for named, filled in parts:
        for seat, cards in enumerate(parse_cards(named)):
            for card in cards:
                if card is None and not pool:
                    raise bad("there are more cards than the deck holds")
                filled[seat].append(pool.pop() if card is None else card)
    if pool:
        raise bad(f"{len(pool)} intrigue cards are missing; they must be {where}")


def _history(position: IntrigoPosition, full: Full, rng: Rng) -> list[list[Card]]:
    """The packets in the order in which they were kept from."""
    if position.taken is not UNSET:
        taken = parse_cards(position.taken)
        return [[card for card in cards if card is not None] for cards in taken]
    packets: list[list[Card]] = [[] for _ in range(full.seats)]
    kept = [rng.shuffled(full.hands[s] + full.played[s]) for s in range(full.seats)]
    for pick in range(HAND_SIZE):
        for packet in range(full.seats):
            packets[packet] += kept[(packet + pick) % full.seats][pick : pick + 1]
    return packets
