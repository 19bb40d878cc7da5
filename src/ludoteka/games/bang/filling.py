"""Completes a partial position legally, and refuses an impossible one."""

from collections.abc import Sequence
from typing import Final, TypeVar

import msgspec
from msgspec import UnsetType

from ludoteka.core import positions
from ludoteka.core.rng import Rng
from ludoteka.core.seats import SEATS
from ludoteka.games.bang.cards import CARD_OF, KIND, KINDS, Card
from ludoteka.games.bang.characters import BULLETS, CHARACTERS, NO_CHARACTER
from ludoteka.games.bang.named_steps import as_named, parse
from ludoteka.games.bang.pending import EarlierStep, PendingStep
from ludoteka.games.bang.position import ANY, BangPosition, bad
from ludoteka.games.bang.roles import DEPUTY, ROLES, ROLES_FOR, SHERIFF
from ludoteka.games.bang.steps import NOBODY, PLAY, Step

T = TypeVar("T")

BY_SEAT: Final = (
    "roles",
    "characters",
    "lives",
    "full_lives",
    "hands",
    "tables",
    "money",
    "prices",
)
SEAT_FIELDS: Final = ("seat", "target", "by", "opponent", "challenger", "opener", "dead")
"""What steps say that is a seat."""
FILL_KEY: Final = b"bang position"
QUIET: Final = (
    "lucky-duke",
    "kit-carlson",
    "jesse-jones",
    "black-jack",
    "willy-the-kid",
    "bart-cassidy",
    "slab-the-killer",
    "rose-doolan",
)
"""Who fills places that are left open: those who do least outside their own turn."""


class Filled(msgspec.Struct, frozen=True, kw_only=True):
    """A position with nothing left out."""

    seats: int
    roles: tuple[int, ...]
    sheriff: int
    first_sheriff: int
    characters: tuple[int, ...]
    full_lives: tuple[int, ...]
    lives: list[int]
    killers: tuple[int, ...]
    hands: list[list[Card]]
    tables: list[tuple[Card, ...]]
    deck: tuple[Card, ...]
    discard: list[Card]
    aside: tuple[Card, ...]
    turn: int
    stack: list[Step]
    money: tuple[int, ...]
    prices: tuple[int, ...]


def fill(position: BangPosition) -> Filled:
    """Roles and quiet characters, full life, hands of as many cards, the rest in the deck."""
    seats = count_seats(position)
    roles = fill_roles(position, seats)
    sheriff = roles.index(SHERIFF) if SHERIFF in roles else NOBODY
    characters = fill_characters(position, seats)
    full = fill_full_lives(position, characters, sheriff)
    lives = list(
        by_seat(position.lives, [0 if s in position.fallen else full[s] for s in range(seats)])
    )
    first = roles.index(DEPUTY) if sheriff == NOBODY else sheriff
    turn = in_range("turn", either(position.turn, first), seats)
    cards = Cards(position, lives)
    stack = fill_stack(position, seats, turn)
    killers = either(position.killers, [None] * len(position.fallen))
    return Filled(
        seats=seats,
        roles=roles,
        sheriff=sheriff,
        first_sheriff=in_range(
            "first_sheriff", either(position.first_sheriff, max(sheriff, 0)), seats
        ),
        characters=characters,
        full_lives=full,
        lives=lives,
        killers=tuple(NOBODY if by is None else in_range("killer", by, seats) for by in killers),
        hands=cards.hands,
        tables=cards.tables,
        deck=cards.deck,
        discard=cards.discard,
        aside=cards.aside,
        turn=turn,
        stack=stack,
        money=tuple(by_seat(position.money, [0] * seats)),
        prices=tuple(by_seat(position.prices, [0] * seats)),
    )


def either(part: T | UnsetType, default: T) -> T:
    return default if isinstance(part, UnsetType) else part


def by_seat(part: Sequence[int] | UnsetType, default: list[int]) -> Sequence[int]:
    return either(part, default)


def in_range(what: str, seat: int, seats: int) -> int:
    if not 0 <= seat < seats:
        raise bad(f"{what} {seat} is no seat (0 to {seats - 1})")
    return seat


def count_seats(position: BangPosition) -> int:
    seats = positions.count_seats(position, BY_SEAT, game="bang")
    if seats not in ROLES_FOR:
        raise bad(f"BANG! is for 3 to 8 players, not for {seats}")
    return seats


def fill_roles(position: BangPosition, seats: int) -> tuple[int, ...]:
    """As given; those left open ("?") in the order of BA-2."""
    named = list(either(position.roles, [ANY] * seats))
    left = list(ROLES_FOR[seats])
    for role in named:
        if role != ANY:
            if role not in ROLES:
                raise bad(f"{role} is no role: {', '.join(ROLES)}")
            if ROLES.index(role) not in left:
                raise bad(f"too many of the role {role} for {seats} players (BA-2)")
            left.remove(ROLES.index(role))
    return tuple(left.pop(0) if role == ANY else ROLES.index(role) for role in named)


def fill_characters(position: BangPosition, seats: int) -> tuple[int, ...]:
    named = list(either(position.characters, [ANY] * seats))
    for character in named:
        if character not in (None, ANY, *CHARACTERS):
            raise bad(f"{character} is no character")
        if character not in (None, ANY) and named.count(character) > 1:
            raise bad(f"{character} sits twice")
    quiet = [character for character in QUIET if character not in named]
    chosen = [quiet.pop(0) if character == ANY else character for character in named]
    return tuple(NO_CHARACTER if c is None else CHARACTERS.index(c) for c in chosen)


def fill_full_lives(
    position: BangPosition, characters: tuple[int, ...], sheriff: int
) -> tuple[int, ...]:
    # BA-3
    usual = [
        BULLETS[character] + (seat == sheriff) if character >= 0 else 0
        for seat, character in enumerate(characters)
    ]
    return tuple(either(position.full_lives, usual))


def fill_stack(position: BangPosition, seats: int, turn: int) -> list[Step]:
    if isinstance(position.pending, UnsetType):
        return [(PLAY, SEATS[turn], 0, 0)]
    return [fill_step(step, seats) for step in position.pending]


def fill_step(step: PendingStep | EarlierStep, seats: int) -> Step:
    try:
        named = as_named(step)
        found = parse(named)
    except (KeyError, IndexError, ValueError) as error:
        raise bad(str(error)) from None
    for field in named.__struct_fields__:
        seat = getattr(named, field)
        if field in SEAT_FIELDS and seat is not None:
            in_range(named.step if field == "seat" else f"{named.step} {field}", seat, seats)
    return found


class Cards:
    """Where every card is: named ones there, "?" and the rest from those named nowhere."""

    def __init__(self, position: BangPosition, lives: list[int]) -> None:
        self.position = position
        hands = either(position.hands, [[ANY] * max(life, 0) for life in lives])
        tables = either(position.tables, [[]] * len(lives))
        named = [name for hand in hands for name in hand]
        named += [name for table in tables for name in table]
        named += [*position.deck, *position.discard, *position.aside]
        self.free = self._free(named)
        self.tables = [tuple(self._cards(table)) for table in tables]
        self.aside = tuple(self._cards(position.aside))
        self.discard = self._cards(position.discard)
        deck = self._cards(position.deck)
        self.hands = [self._cards(hand) for hand in hands]
        rest = Rng(FILL_KEY).shuffled(self.free)
        if position.rest == "deck":
            deck += rest
        elif position.rest == "discard":
            self.discard = rest + self.discard
        else:
            self.hands[in_range("rest", position.rest, len(lives))] += rest
        self.deck = tuple(deck)
        self.hands = [sorted(hand) for hand in self.hands]

    def _free(self, named: list[str]) -> list[Card]:
        for name in named:
            if name not in CARD_OF and name not in KINDS and name != ANY:
                raise bad(f"{name} is no card")
            if name in CARD_OF and named.count(name) > 1:
                raise bad(f"card {name} is in two places")
        return [card for name, card in CARD_OF.items() if name not in named]

    def _cards(self, named: Sequence[str]) -> list[Card]:
        return [self._card(name) for name in named]

    def _card(self, name: str) -> Card:
        if name in CARD_OF:
            return CARD_OF[name]
        for card in self.free:
            if name in (ANY, KINDS[KIND[card]]):
                self.free.remove(card)
                return card
        raise bad(f"there is no free card for {name}")
