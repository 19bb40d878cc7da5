"""A round of Intrigo as plain numbers, fast to copy, play on and score.

It holds one world: the owner of every card. Moves are those of the game, and are known to be
legal. What the rules in `games/intrigo` do with events and checks, this does without; a test
plays both side by side.
"""

from typing import Final

from mypy_extensions import i64

from ludoteka.games.intrigo.cards import (
    ASSASSIN,
    COURTESAN,
    DECK,
    DUCAT,
    EMPTY,
    FACE_DOWN,
    FIRST_SEAL,
    GAP_CODES,
    GONDOLIER,
    GUARD,
    INFLUENCE,
    MERCHANT,
    NO_TOKEN,
    PILE_SIZE,
    TIEPOLO_THREE,
    TURNED,
    WINNING_SEALS,
    leader,
)
from ludoteka.games.intrigo.moves import (
    BUILDING_AT,
    CHOICES,
    FIRST_DECLINED,
    FIRST_PLAY,
    FIRST_POWER,
    GAP_AT,
    GAPS,
    POWER,
    THE_PASS,
    power_kind,
)

IN_PALACE: Final[i64] = 9
"""The holder of a card that nobody has in hand."""
COPIES: Final[i64] = len(DECK)
"""Cards as things: 0–14 the kinds, 15 the second Tiepolo 3."""
SECOND_THREE: Final[i64] = COPIES - 1
ORGANISATIONS: Final[i64] = 5
LYING: Final[i64] = len(GAP_CODES)
NO_FAMILY: Final[i64] = 5


def _leaders() -> list[i64]:
    found: list[i64] = []
    for before in range(LYING):
        for after in range(LYING):
            family = leader(before, after)
            found.append(family if family >= 0 else NO_FAMILY)
    return found


LEADERS: Final[list[i64]] = _leaders()
"""By what lies before and after a building: the family that wins its token."""

_POWER: Final[list[i64]] = list(POWER)
_CHOICES: Final[list[i64]] = list(CHOICES)
_GAP_AT: Final[list[i64]] = list(GAP_AT)
_BUILDING_AT: Final[list[i64]] = list(BUILDING_AT)


class Board:
    """Lists by gap, building, seat; `holder` by card, `seals` five a seat."""

    def __init__(
        self,
        gaps: list[i64],
        tokens: list[i64],
        seat_of: list[i64],
        ducats: list[i64],
        seals: list[i64],
        piles: list[i64],
        prices: list[list[i64]],
        holder: list[i64],
        first: i64,
        turn: i64,
    ) -> None:
        self.gaps = gaps
        self.tokens = tokens
        self.seat_of = seat_of
        """By family, and −1 for NO_FAMILY; −1 where nobody has it."""
        self.ducats = ducats
        self.seals = seals
        self.piles = piles
        self.prices = prices
        self.holder = holder
        self.first = first
        self.turn = turn
        self.seats: i64 = len(ducats)
        self.ring: i64 = len(gaps)
        self.winner: i64 = -1
        """Who has won the match, once the round is settled."""

    def copy(self) -> "Board":
        return Board(
            self.gaps.copy(),
            self.tokens.copy(),
            self.seat_of,
            self.ducats.copy(),
            self.seals.copy(),
            self.piles.copy(),
            self.prices,
            self.holder.copy(),
            self.first,
            self.turn,
        )

    def is_full(self) -> bool:
        return EMPTY not in self.gaps

    def price(self, kind: i64) -> i64:
        """What the top card of a pile costs; −1 if the pile is used up."""
        left = self.piles[kind]
        return self.prices[kind][PILE_SIZE - left] if left else -1

    def play(self, move: i64) -> None:
        """The move of the seat whose turn it is; then it is the next one's."""
        if move < THE_PASS:
            choice: i64 = move - FIRST_PLAY
            self.put_down(self.turn, choice // GAPS, choice % GAPS)
        elif move >= FIRST_POWER:
            kind: i64 = power_kind(move)
            choice = move - _POWER[kind]
            place = choice // _CHOICES[kind]
            self.buy(kind, _GAP_AT[place])
            self.use(kind, place, choice % _CHOICES[kind])
        elif move >= FIRST_DECLINED:
            choice = move - FIRST_DECLINED
            self.buy(choice // GAPS, choice % GAPS)
        self.turn += 1
        if self.turn == self.seats:
            self.turn = 0

    def put_down(self, seat: i64, card: i64, gap: i64) -> None:
        copy = card
        if card == TIEPOLO_THREE and self.holder[card] != seat:
            copy = SECOND_THREE
        self.holder[copy] = IN_PALACE
        self.gaps[gap] = card + 1

    def buy(self, kind: i64, gap: i64) -> None:
        self.ducats[self.turn] -= self.price(kind)
        self.piles[kind] -= 1
        self.gaps[gap] = INFLUENCE + kind

    def use(self, kind: i64, place: i64, target: i64) -> None:
        """A power at a place (see `games/intrigo/moves`), IN-13 to IN-18."""
        gaps = self.gaps
        building = _BUILDING_AT[place]
        gap = _GAP_AT[place]
        # the gap on the other side of the building
        beside = building if building != gap else building - 1
        if beside < 0:
            beside = self.ring - 1
        if kind == MERCHANT:
            token = self.tokens[building]
            self.tokens[building] = self.tokens[target]
            self.tokens[target] = token
        elif kind == ASSASSIN:
            gaps[beside] += FACE_DOWN
        elif kind == COURTESAN:
            self.put_down(self.caller(target), target, beside)
        elif kind in (GONDOLIER, GUARD):
            lying = gaps[beside]
            gaps[beside] = gaps[target]
            gaps[target] = lying
        else:
            self.tokens[building] += TURNED

    def caller(self, card: i64) -> i64:
        """Who has to play the card that is called (IN-15)."""
        if card != TIEPOLO_THREE:
            return self.holder[card]
        one = self.holder[card]
        two = self.holder[SECOND_THREE]
        seat = self.turn
        for _ in range(self.seats):
            seat = seat + 1 if seat + 1 < self.seats else 0
            if seat in (one, two):
                return seat
        return one

    def settle(self) -> None:
        """Phase 3: the tokens to their winners, until someone has won the match (IN-20)."""
        gaps = self.gaps
        tokens = self.tokens
        before: i64 = gaps[self.ring - 1]
        for building in range(self.ring):
            after = gaps[building]
            token = tokens[building]
            seat = self.seat_of[LEADERS[before * LYING + after]]
            before = after
            if seat < 0 or token == NO_TOKEN or token > TURNED:
                continue
            if token == DUCAT:
                self.ducats[seat] += 1
            else:
                self.seals[ORGANISATIONS * seat + token - FIRST_SEAL] += 1
                if self.has_won(seat):
                    self.winner = seat
                    return

    def has_won(self, seat: i64) -> bool:
        least: i64 = WINNING_SEALS
        start = ORGANISATIONS * seat
        for at in range(start, start + ORGANISATIONS):
            count = self.seals[at]
            if count >= WINNING_SEALS:
                return True
            least = min(least, count)
        return least > 0
