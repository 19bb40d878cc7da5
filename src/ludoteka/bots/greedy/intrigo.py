"""Greedy Intrigo: the action after which the palace, as it lies, is worth most.

A token is worth to a family what it brings its player nearer to winning: a new organisation
the more, the more the player has already; a third of a kind more than a second; a ducat a
little; a seal that wins the match everything. What a rival would get counts against us, at a
discount. A token between two cards counts fully, one beside a lone card by the chance that
the card holds out. Every card is tried in every empty gap; influence is tried once the palace
is half full, each use against its price. In the draft it keeps its own family first, high
cards before low ones, then the high cards of rivals, to lay them where they do no harm.
"""

from collections.abc import Iterator
from typing import Final

from ludoteka.bots.base import Bot
from ludoteka.core import Move, View
from ludoteka.games.intrigo.cards import (
    ASSASSIN,
    COURTESAN,
    DUCAT,
    EMPTY,
    FACE_DOWN,
    FAMILIES,
    FIRST_SEAL,
    GONDOLIER,
    GUARD,
    INFLUENCE,
    INFLUENCES,
    LYING_OF,
    MERCHANT,
    NO_TOKEN,
    STRENGTH,
    THIEF,
    TOKEN_OF,
    TURNED,
    is_intrigue,
    leader,
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
from ludoteka.games.intrigo.view import IntrigoView

HOLDS: Final = (0.0, 0.0, 0.3, 0.55, 0.9)
"""By value: how likely a lone card keeps what it leads."""
DUCAT_WORTH: Final = 0.5
MATCH_WORTH: Final = 100.0
RIVAL: Final = 0.5
"""How much of a rival's gain is our loss."""
PRICE: Final = 0.7
"""What a paid ducat must bring, besides filling a gap without a card of ours."""

Changes = dict[int, int]


class GreedyIntrigo(Bot):
    def choose(self, view: View, moves: list[Move]) -> Move:
        assert isinstance(view, IntrigoView)
        own = FAMILIES.index(view.families[self.seat])
        if view.phase == "draft":
            return max(moves, key=lambda card: _wish(card % 3 + 2, own=card // 3 == own))
        palace = _Palace(view, own)
        best, found = -1e9, moves[-1]
        for move in moves:
            if move >= THE_PASS:
                break
            card, gap = divmod(move - FIRST_PLAY, GAPS)
            gain = palace.gain({gap: card + 1}, {})
            if gain > best:
                best, found = gain, move
        if 2 * palace.gaps.count(EMPTY) > len(palace.gaps):
            return found
        for gain, number in _influence(view, palace):
            if gain > best:
                best, found = gain, Move(number)
        return found


def _wish(value: int, *, own: bool) -> int:
    return 2 * value + 2 if own else value


def _influence(view: IntrigoView, palace: "_Palace") -> Iterator[tuple[float, int]]:
    """The gains of the uses that a player would think of."""
    assert view.seat is not None
    for kind in range(len(INFLUENCES)):
        price = view.prices[kind]
        if price is None or price > view.ducats[view.seat]:
            continue
        cost = PRICE * price
        for gap in palace.empty:
            filled = {gap: INFLUENCE + kind}
            yield palace.gain(filled, {}) - cost, FIRST_DECLINED + kind * GAPS + gap
            for gain, number in palace.uses(kind, gap, filled):
                yield gain - cost, number


class _Palace:
    """The palace with what every token is worth to us in every family's hands."""

    def __init__(self, view: IntrigoView, own: int) -> None:
        self.own = own
        self.gaps = [LYING_OF[code] if code else EMPTY for code in view.gaps]
        self.tokens = [TOKEN_OF[code] if code else NO_TOKEN for code in view.tokens]
        self.count = len(self.gaps)
        self.empty = [gap for gap in range(self.count) if self.gaps[gap] == EMPTY]
        self.cards = [gap for gap in range(self.count) if is_intrigue(self.gaps[gap])]
        nothing = [0.0] * (2 * TURNED)
        self.worth = [nothing] * len(FAMILIES)
        for seat, name in enumerate(view.families):
            family = FAMILIES.index(name)
            sign = 1.0 if family == own else -RIVAL
            self.worth[family] = [sign * _worth(view.seals[seat], t) for t in range(2 * TURNED)]
        self.now = [
            self.value(self.gaps[building - 1], self.gaps[building], token)
            for building, token in enumerate(self.tokens)
        ]
        inside = {self.gaps[gap] % FACE_DOWN - 1 for gap in self.cards}
        self.callable = [card for card in range(3 * own, 3 * own + 3) if card not in inside]

    def value(self, before: int, after: int, token: int) -> float:
        family = leader(before, after)
        if family < 0:
            return 0.0
        if EMPTY not in {before, after}:
            return self.worth[family][token]
        return HOLDS[STRENGTH[before] or STRENGTH[after]] * self.worth[family][token]

    def gain(self, gaps: Changes, tokens: Changes) -> float:
        """How much better the palace is for us when these gaps and tokens change."""
        touched = set(tokens)
        for gap in gaps:
            touched.add(gap)
            touched.add((gap + 1) % self.count)
        total = 0.0
        for building in touched:
            gap = (building - 1) % self.count
            before = gaps.get(gap, self.gaps[gap])
            after = gaps.get(building, self.gaps[building])
            token = tokens.get(building, self.tokens[building])
            total += self.value(before, after, token) - self.now[building]
        return total

    def uses(self, kind: int, gap: int, filled: Changes) -> Iterator[tuple[float, int]]:
        before, after = (gap - 1) % self.count, (gap + 1) % self.count
        places = ((2 * gap, gap, before), (place_after(gap, self.count), after, after))
        for place, building, beside in places:
            lying = self.gaps[beside]
            token = self.tokens[building]
            if kind == MERCHANT and token:
                base = POWER[kind] + place * GAPS
                for other, there in enumerate(self.tokens):
                    if there and there != token:
                        swapped = {building: there, other: token}
                        yield self.gain(filled, swapped), base + other
            elif kind == THIEF and NO_TOKEN < token < TURNED:
                yield self.gain(filled, {building: token + TURNED}), POWER[kind] + place
            elif kind == ASSASSIN and EMPTY < lying < FACE_DOWN:
                down = {**filled, beside: lying + FACE_DOWN}
                yield self.gain(down, {}), POWER[kind] + place
            elif kind == COURTESAN and lying == EMPTY:
                for card in self.callable:
                    called = {**filled, beside: card + 1}
                    yield self.gain(called, {}), POWER[kind] + place * KINDS + card
            elif kind in {GONDOLIER, GUARD} and is_intrigue(lying):
                base = POWER[kind] + place * GAPS
                for other in self.cards if kind == GONDOLIER else self.empty:
                    if other not in {beside, gap}:
                        moved = {**filled, beside: self.gaps[other], other: lying}
                        yield self.gain(moved, {}), base + other


def _worth(seals: tuple[int, ...], token: int) -> float:
    """What a token brings the player with these counters."""
    if token == DUCAT:
        return DUCAT_WORTH
    if not FIRST_SEAL <= token < FIRST_SEAL + len(seals):
        return 0.0
    have = seals[token - FIRST_SEAL]
    different = sum(seal > 0 for seal in seals)
    if have == 3 or (have == 0 and different == 4):
        return MATCH_WORTH
    return 1.0 + different if have == 0 else 0.5 + have
