"""The components: cards and tokens as small numbers, their codes, and what they are worth."""

from typing import Final, NewType

from mypy_extensions import i64

Card = NewType("Card", int)
"""A kind of intrigue card, 0–14: family × 3 + value − 2. Tiepolo 3 is there twice."""

# IN-1: buildings are numbers, and the rest of the box is here
FAMILIES: Final = ("contarini", "dandolo", "gradenigo", "morosini", "tiepolo")
TIEPOLO: Final = 4
INFLUENCES: Final = ("merchant", "assassin", "courtesan", "gondolier", "guard", "thief")
MERCHANT: Final = 0
ASSASSIN: Final = 1
COURTESAN: Final = 2
GONDOLIER: Final = 3
GUARD: Final = 4
THIEF: Final = 5
ORGANISATIONS: Final = ("merchants", "military", "clergy", "farmers", "workers")

PILE_SIZE: Final = 3
HAND_SIZE: Final = 4
ALL_DUCATS: Final = 32
SEALS_EACH: Final = 3
WINNING_SEALS: Final = 4
MOST_ROUNDS: Final = 100

# IN-2: each family has 2, 3 and 4, and Tiepolo a second 3
CARDS: Final[tuple[Card, ...]] = tuple(Card(number) for number in range(15))
TIEPOLO_THREE: Final = Card(13)
CARD_CODES: Final[tuple[str, ...]] = tuple(f"{FAMILIES[c // 3][0]}{c % 3 + 2}" for c in CARDS)
CARD_OF: Final[dict[str, Card]] = {CARD_CODES[card]: card for card in CARDS}
DECK: Final[tuple[Card, ...]] = tuple(sorted((*CARDS, TIEPOLO_THREE)))
# IN-5: three players do without Tiepolo, but keep the family that nobody has
SMALL_DECK: Final[tuple[Card, ...]] = CARDS[:12]

# What lies in a gap: 0 nothing, 1–15 an intrigue card, +16 face down, 32–37 influence.
EMPTY: Final = 0
FACE_DOWN: Final = 16
INFLUENCE: Final = 32


def _gap_code(lying: int) -> str | None:
    if lying >= INFLUENCE:
        return INFLUENCES[lying - INFLUENCE]
    card = lying % FACE_DOWN
    if not card:
        return None
    return CARD_CODES[card - 1] + (" down" if lying > FACE_DOWN else "")


GAP_CODES: Final[tuple[str | None, ...]] = tuple(
    _gap_code(lying) for lying in range(INFLUENCE + len(INFLUENCES))
)
LYING_OF: Final[dict[str, int]] = {code: lying for lying, code in enumerate(GAP_CODES) if code}
STRENGTH: Final[tuple[int, ...]] = tuple(
    (lying - 1) % 3 + 2 if 0 < lying < FACE_DOWN else 0 for lying in range(len(GAP_CODES))
)
"""The value that what lies in a gap has in phase 3; 0 if it counts for nothing."""

# What lies on a building: 0 nothing, 1 a ducat, 2–6 a seal, +8 face down.
NO_TOKEN: Final = 0
DUCAT: Final = 1
FIRST_SEAL: Final = 2
TURNED: Final = 8


def _token_code(token: int) -> str | None:
    kind = token % TURNED
    if kind == NO_TOKEN or kind >= FIRST_SEAL + len(ORGANISATIONS):
        return None
    name = "ducat" if kind == DUCAT else ORGANISATIONS[kind - FIRST_SEAL]
    return name + (" down" if token > TURNED else "")


TOKEN_CODES: Final[tuple[str | None, ...]] = tuple(
    _token_code(token) for token in range(2 * TURNED - 1)
)
TOKEN_OF: Final[dict[str, int]] = {code: token for token, code in enumerate(TOKEN_CODES) if code}


_TOP: Final = 1 << 60


def one_of(kind: i64) -> i64:
    """One, in a number that counts each kind by four bits.

    Written so because mypyc takes the 1 of `1 << n` for 32 bits.
    """
    return _TOP >> (60 - 4 * kind)


def deck(seats: int) -> tuple[Card, ...]:
    return DECK if seats == 4 else SMALL_DECK


def ring(seats: int) -> int:
    """The number of buildings and of gaps (IN-6)."""
    return 16 if seats == 4 else 12


def is_intrigue(lying: int) -> bool:
    return EMPTY < lying < INFLUENCE


def leader(before: int, after: int) -> int:
    """The family that wins a token between these two (IN-20); −1 for none (IN-21)."""
    one = STRENGTH[before]
    two = STRENGTH[after]
    if one == two:
        return -1
    return (before - 1) // 3 if one > two else (after - 1) // 3


def codes(cards: tuple[Card, ...] | list[Card]) -> tuple[str, ...]:
    return tuple([CARD_CODES[card] for card in cards])


def without_card(cards: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    """The cards less one of this kind, which is among them."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]
