"""The moves: small ints with texts, and what each of them means.

Texts name cards and seats: `play bang-as at 3`, `play panic-ah on barrel-qs`, `answer
missed-2s`, `pass`. A random card of a hand is asked of its owner: `play panic-ah at 3`.
"""

from typing import Final

from ludoteka.core.seats import SEATS, Move
from ludoteka.games.bang.cards import (
    BANG,
    BLUE,
    CAT_BALOU,
    DECK,
    DUEL,
    JAIL,
    KIND,
    MISSED,
    NAMES,
    PANIC,
    Card,
)
from ludoteka.games.bang.characters import ALL, CHARACTERS

# What a move does.
END: Final = 0
PASS: Final = 1
PLAY: Final = 2
PLAY_AT: Final = 3
ROB_HAND: Final = 4
ROB_TABLE: Final = 5
ANSWER: Final = 6
USE_BARREL: Final = 7
USE_ABILITY: Final = 8
HEAL: Final = 9
DISCARD: Final = 10
TAKE: Final = 11
PUT_BACK: Final = 12
CHOOSE: Final = 13
DRAW: Final = 14
DRAW_FROM: Final = 15
DRAW_DISCARD: Final = 16
KEEP: Final = 17
KEEP_CHARACTER: Final = 18
OFFER: Final = 19
BID: Final = 20

MOST_SEATS: Final = 8
STEP: Final = 100
"""All money comes in hundreds, and so do bids (BA-88)."""
HIGHEST_BID: Final = 125_000
"""More than anyone can own: eight games won alone as the Renegade, with every bounty."""

MOVE_TEXTS: Final[list[str]] = []
ACTION: Final[list[int]] = []
"""By move, what it does."""
CARD: Final[list[Card]] = []
"""By move, the card that is played, answered with, discarded …; −1 for none."""
TARGET: Final[list[int]] = []
"""By move, a seat, a table card (ROB_TABLE), a character (OFFER) or an amount (BID)."""


def _add(text: str, action: int, card: int = -1, target: int = -1) -> Move:
    MOVE_TEXTS.append(text)
    ACTION.append(action)
    CARD.append(Card(card))
    TARGET.append(target)
    return Move(len(MOVE_TEXTS) - 1)


def _each(word: str, action: int, cards: tuple[Card, ...]) -> tuple[Move, ...]:
    """By card; −1 for cards that have no such move."""
    return tuple(
        _add(f"{word} {NAMES[card]}", action, card) if card in cards else Move(-1) for card in DECK
    )


def _of(*kinds: int) -> tuple[Card, ...]:
    return tuple(card for card in DECK if KIND[card] in kinds)


NOTHING: Final[tuple[Move, ...]] = ()
AIMED: Final = (BANG, MISSED, DUEL, JAIL)
ROBBING: Final = (PANIC, CAT_BALOU)

END_MOVE: Final = _add("end", END)
PASS_MOVE: Final = _add("pass", PASS)
PLAY_MOVE: Final = _each(
    "play", PLAY, tuple(card for card in DECK if KIND[card] not in AIMED + ROBBING)
)
AT_MOVE: Final[tuple[tuple[Move, ...], ...]] = tuple(
    tuple(_add(f"play {NAMES[card]} at {seat}", PLAY_AT, card, seat) for seat in SEATS[:MOST_SEATS])
    if KIND[card] in AIMED
    else NOTHING
    for card in DECK
)
"""By card and seat."""
ROB_HAND_MOVE: Final[tuple[tuple[Move, ...], ...]] = tuple(
    tuple(
        _add(f"play {NAMES[card]} at {seat}", ROB_HAND, card, seat) for seat in SEATS[:MOST_SEATS]
    )
    if KIND[card] in ROBBING
    else NOTHING
    for card in DECK
)
ROB_TABLE_MOVE: Final[tuple[tuple[Move, ...], ...]] = tuple(
    tuple(_add(f"play {NAMES[card]} on {NAMES[blue]}", ROB_TABLE, card, blue) for blue in BLUE)
    if KIND[card] in ROBBING
    else NOTHING
    for card in DECK
)
"""By card and blue card, which lies before exactly one player; counted from the first blue one."""
ANSWER_MOVE: Final = _each("answer", ANSWER, _of(BANG, MISSED))
BARREL_MOVE: Final = _add("barrel", USE_BARREL)
ABILITY_MOVE: Final = _add("ability", USE_ABILITY)
HEAL_MOVE: Final = _each("heal", HEAL, DECK)
DISCARD_MOVE: Final = _each("discard", DISCARD, DECK)
TAKE_MOVE: Final = _each("take", TAKE, DECK)
PUT_BACK_MOVE: Final = _each("put back", PUT_BACK, DECK)
CHOOSE_MOVE: Final = _each("choose", CHOOSE, DECK)
DRAW_MOVE: Final = _add("draw", DRAW)
DRAW_FROM_MOVE: Final[tuple[Move, ...]] = tuple(
    _add(f"draw from {seat}", DRAW_FROM, -1, seat) for seat in SEATS[:MOST_SEATS]
)
DRAW_DISCARD_MOVE: Final = _add("draw discard", DRAW_DISCARD)
KEEP_MOVE: Final = _each("keep", KEEP, BLUE)
KEEP_CHARACTER_MOVE: Final = _add("keep character", KEEP_CHARACTER)
OFFER_MOVE: Final[tuple[Move, ...]] = tuple(
    _add(f"offer {CHARACTERS[character]}", OFFER, -1, character) for character in ALL
)
BID_MOVE: Final[tuple[Move, ...]] = tuple(
    _add(f"bid {amount}", BID, -1, amount) for amount in range(0, HIGHEST_BID + STEP, STEP)
)
"""By the amount in hundreds."""

MOVES: Final = len(MOVE_TEXTS)
