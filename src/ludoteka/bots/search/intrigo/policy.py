"""A fast estimate of what each action gains, and roll-outs that follow it.

A token between two cards is as good as won, one beside a lone card is won by the chance that
the card holds out. What it then changes in the player's chance to win the match, `Stakes` tell;
the sum over the buildings that an action touches is its gain, less what is paid for it.
"""

from typing import Final

from mypy_extensions import i64

from ludoteka.bots.search.intrigo.board import COPIES, IN_PALACE, LEADERS, LYING, Board
from ludoteka.bots.search.intrigo.standing import Stakes
from ludoteka.games.intrigo.cards import (
    ASSASSIN,
    COURTESAN,
    EMPTY,
    FACE_DOWN,
    GUARD,
    INFLUENCE,
    INFLUENCES,
    MERCHANT,
    NO_TOKEN,
    STRENGTH,
    THIEF,
    TIEPOLO_THREE,
    TURNED,
)
from ludoteka.games.intrigo.moves import (
    FIRST_DECLINED,
    FIRST_PLAY,
    GAPS,
    KINDS,
    POWER,
    THE_PASS,
    place_after,
)

HOLDS: Final = (0.0, 0.0, 0.25, 0.5, 0.75)
"""By value: how likely a lone card keeps what it leads."""

THREAT: Final = 0.5
"""How likely the worst is done that a card can do."""


def _certainty() -> list[float]:
    found: list[float] = []
    for before in range(LYING):
        for after in range(LYING):
            lone = EMPTY in (before, after)
            found.append(HOLDS[STRENGTH[before] or STRENGTH[after]] if lone else 1.0)
    return found


CERTAINTY: Final[list[float]] = _certainty()
"""By what lies before and after a building."""
_POWER: Final[list[i64]] = list(POWER)
KIND_COUNT: Final[i64] = len(INFLUENCES)
NO_THREATS: Final[list[float]] = [0.0] * 16


class QuickGains:
    """The actions of the seat whose turn it is, with their gains.

    `cards` are those that it may play (a bit each). The `width` best are listed, best first.
    Influence is looked at only if `influence` says so: it takes longer. With `threats`, a
    courtesan also gains by the harm that a card called from others can do no more.
    """

    def __init__(
        self,
        board: Board,
        stakes: Stakes,
        cards: i64,
        *,
        influence: bool,
        width: i64,
        threats: bool = False,
    ) -> None:
        self.board = board
        self.gaps = board.gaps
        self.tokens = board.tokens
        self.ring: i64 = board.ring
        self.gains = stakes.gains[board.turn]
        self.width = width
        self.found: list[i64] = []
        self.worth: list[float] = []
        self.best: i64 = THE_PASS
        self.best_gain = -1000.0
        self.threats = NO_THREATS
        """By card, what calling it away saves."""
        self.now: list[float] = []
        """By building, what it is worth as it lies."""
        before: i64 = self.gaps[self.ring - 1]
        for building in range(self.ring):
            after = self.gaps[building]
            self.now.append(self.value(before, after, self.tokens[building]))
            before = after
        self.plays(cards)
        if threats:
            self.find_threats()
        if influence or self.best == THE_PASS:
            self.influence(stakes.ducat[board.turn])
        if self.best_gain < 0.0 and not has_cards(board, board.turn):
            self.offer(THE_PASS, 0.0)

    def offer(self, move: i64, gain: float) -> None:
        if gain > self.best_gain:
            self.best_gain = gain
            self.best = move
        if self.width:
            self.enlist(move, gain)

    def enlist(self, move: i64, gain: float) -> None:
        count: i64 = len(self.found)
        if count == self.width:
            if gain <= self.worth[count - 1]:
                return
            self.found.pop()
            self.worth.pop()
            count -= 1
        at = count
        while at > 0 and self.worth[at - 1] < gain:
            at -= 1
        self.found.insert(at, move)
        self.worth.insert(at, gain)

    def value(self, before: i64, after: i64, token: i64) -> float:
        both = before * LYING + after
        return CERTAINTY[both] * self.gains[16 * LEADERS[both] + token]

    def filled(self, gap: i64, lying: i64) -> float:
        """What changes when this comes to lie in the gap."""
        gaps = self.gaps
        after = gap + 1 if gap + 1 < self.ring else 0
        return (
            self.value(gaps[gap - 1 if gap else self.ring - 1], lying, self.tokens[gap])
            + self.value(lying, gaps[after], self.tokens[after])
            - self.now[gap]
            - self.now[after]
        )

    def plays(self, cards: i64) -> None:
        for copy in range(COPIES):
            if not (cards >> copy) & 1:
                continue
            card: i64 = copy
            if copy == COPIES - 1:
                if (cards >> TIEPOLO_THREE) & 1:
                    continue
                card = TIEPOLO_THREE
            for gap in range(self.ring):
                if self.gaps[gap] == EMPTY:
                    self.offer(FIRST_PLAY + card * GAPS + gap, self.filled(gap, card + 1))

    def find_threats(self) -> None:
        """The worst that each card of others could do to us."""
        self.threats = NO_THREATS.copy()
        for copy in range(COPIES):
            holder = self.board.holder[copy]
            if holder in (IN_PALACE, self.board.turn):
                continue
            card: i64 = TIEPOLO_THREE if copy == COPIES - 1 else copy
            worst = 0.0
            for gap in range(self.ring):
                if self.gaps[gap] == EMPTY:
                    worst = min(worst, self.filled(gap, card + 1))
            self.threats[copy] = -THREAT * worst

    def influence(self, ducat: float) -> None:
        ducats = self.board.ducats[self.board.turn]
        kinds: list[i64] = []
        costs: list[float] = []
        for kind in range(KIND_COUNT):
            price = self.board.price(kind)
            if 0 <= price <= ducats:
                paid: int = price
                kinds.append(kind)
                costs.append(paid * ducat)
        if not kinds:
            return
        for gap in range(self.ring):
            if self.gaps[gap] != EMPTY:
                continue
            filled = self.filled(gap, INFLUENCE)
            before = Side(self, gap, before=True)
            after = Side(self, gap, before=False)
            for at in range(len(kinds)):
                gain = filled - costs[at]
                self.offer(FIRST_DECLINED + kinds[at] * GAPS + gap, gain)
                self.use(kinds[at], before, gain)
                self.use(kinds[at], after, gain)

    def use(self, kind: i64, side: "Side", gain: float) -> None:
        """The uses on one of the two buildings beside a gap; filling it brings `gain`."""
        lying = side.lying
        if kind == MERCHANT:
            if side.token != NO_TOKEN:
                self.merchant(side, gain)
        elif kind == THIEF:
            if NO_TOKEN < side.token < TURNED:
                self.offer(_POWER[kind] + side.place, gain - side.here)
        elif kind == ASSASSIN:
            if EMPTY < lying < FACE_DOWN:
                self.offer(_POWER[kind] + side.place, gain + self.turned(side, lying + FACE_DOWN))
        elif kind == COURTESAN:
            if lying == EMPTY:
                self.courtesan(side, gain)
        elif EMPTY < lying < INFLUENCE:
            self.carriers(kind, side, gain)

    def turned(self, side: "Side", lying: i64) -> float:
        """What changes on both sides of the gap beside when this comes to lie there."""
        return (
            self.value(INFLUENCE, lying, side.token)
            + self.value(lying, self.gaps[side.beyond], self.tokens[side.far])
            - side.here
            - self.now[side.far]
        )

    def merchant(self, side: "Side", gain: float) -> None:
        """Only swaps of different tokens: others change nothing."""
        gaps = self.gaps
        start = _POWER[MERCHANT] + side.place * GAPS
        before: i64 = INFLUENCE if side.gap == self.ring - 1 else gaps[self.ring - 1]
        here = 16 * LEADERS[INFLUENCE * LYING + side.lying]
        certain = CERTAINTY[INFLUENCE * LYING + side.lying]
        gains = self.gains
        for other in range(self.ring):
            after: i64 = INFLUENCE if other == side.gap else gaps[other]
            there = self.tokens[other]
            if there not in (side.token, NO_TOKEN):
                both = before * LYING + after
                base = 16 * LEADERS[both]
                swapped = CERTAINTY[both] * (gains[base + side.token] - gains[base + there])
                swapped += certain * gains[here + there] - side.here
                self.offer(start + other, gain + swapped)
            before = after

    def courtesan(self, side: "Side", gain: float) -> None:
        start = _POWER[COURTESAN] + side.place * KINDS
        holder = self.board.holder
        for copy in range(COPIES):
            if holder[copy] == IN_PALACE:
                continue
            card: i64 = copy
            if copy == COPIES - 1:
                if holder[TIEPOLO_THREE] != IN_PALACE:
                    continue
                card = TIEPOLO_THREE
            saved = self.threats[copy]
            self.offer(start + card, gain + self.turned(side, card + 1) + saved)

    def carriers(self, kind: i64, side: "Side", gain: float) -> None:
        """Gondolier and guard: the card beside goes elsewhere, another one or none comes."""
        start = _POWER[kind] + side.place * GAPS
        for target in range(self.ring):
            if target in (side.beside, side.gap):
                continue
            there: i64 = self.gaps[target]
            fits = there == EMPTY if kind == GUARD else EMPTY < there < INFLUENCE
            if not fits or there == side.lying:
                continue
            if target in (side.beyond, side.behind):
                # neighbours change together
                self.offer(start + target, gain + self.moved(side, target) - side.filled)
            else:
                moved = self.turned(side, there) + self.filled(target, side.lying)
                self.offer(start + target, gain + moved)

    def moved(self, side: "Side", target: i64) -> float:
        """All that changes when the gap is filled and those two swap what lies in them."""
        gaps = self.gaps
        there: i64 = gaps[target]
        gaps[side.gap] = INFLUENCE
        gaps[side.beside] = there
        gaps[target] = side.lying
        total = 0.0
        before: i64 = gaps[self.ring - 1]
        for building in range(self.ring):
            after = gaps[building]
            total += self.value(before, after, self.tokens[building]) - self.now[building]
            before = after
        gaps[side.gap] = EMPTY
        gaps[side.beside] = side.lying
        gaps[target] = there
        return total


class Side:
    """An empty gap with one of its two buildings, and what is on the other side of that.

    In a row: gap behind, a building, this gap, the building, gap beside, far building, gap
    beyond.
    """

    def __init__(self, gains: QuickGains, gap: i64, *, before: bool) -> None:
        ring = gains.ring
        down = gap - 1 if gap else ring - 1
        up = gap + 1 if gap + 1 < ring else 0
        self.gap = gap
        if before:
            building = gap
            self.place: i64 = 2 * gap
            self.beside: i64 = down
            self.behind: i64 = up
            self.far: i64 = down
            self.beyond: i64 = down - 1 if down else ring - 1
        else:
            building = up
            self.place = place_after(gap, ring)
            self.beside = up
            self.behind = down
            self.far = up + 1 if up + 1 < ring else 0
            self.beyond = self.far
        self.lying: i64 = gains.gaps[self.beside]
        self.token: i64 = gains.tokens[building]
        self.here = gains.value(INFLUENCE, self.lying, self.token)
        """What the building is worth once the gap is filled."""
        self.filled = gains.filled(gap, INFLUENCE)


def has_cards(board: Board, seat: i64) -> bool:
    for copy in range(COPIES):  # noqa: SIM110 - no generator in compiled code
        if board.holder[copy] == seat:
            return True
    return False


def hand_of(board: Board, seat: i64) -> i64:
    """The cards of a hand, a bit each."""
    cards: i64 = 0
    for copy in range(COPIES):
        if board.holder[copy] == seat:
            cards |= 1 << copy
    return cards


def empty_gaps(board: Board) -> i64:
    count: i64 = 0
    for gap in range(board.ring):
        if board.gaps[gap] == EMPTY:
            count += 1
    return count


def best_action(board: Board, stakes: Stakes) -> i64:
    """The one of most gain; influence once the palace is half full, which wins more matches."""
    late = 2 * empty_gaps(board) <= board.ring
    cards = hand_of(board, board.turn)
    return QuickGains(board, stakes, cards, influence=late, width=0).best


def play_round_out(board: Board, stakes: Stakes) -> None:
    """To the end of phase 2, and settled."""
    while not board.is_full():
        board.play(best_action(board, stakes))
    board.settle()
