"""Luck: how far chance changed the outlook, move by move, with mean zero for any judge.

With every move in which chance had a part, the value of what came is compared with the average
value of what could have come: the move is made again from the position before it, with all that
nobody could know drawn anew. `docs/review.md` has the mathematics. Values are whole multiples of
`GRAIN`, so that all sums are exact.
"""

from collections.abc import Callable, Mapping, Sequence
from math import sqrt
from typing import Final

from ludoteka.bots.search.dice import Dice
from ludoteka.core import Event, Move, Seat, State
from ludoteka.core.events import event_name
from ludoteka.review.document import Chanced, Luck
from ludoteka.review.judge import Judge, credits_of, seed_of

GRAIN: Final = 2.0**-30
RESAMPLES: Final = 24
"""How often a move is made again."""
FIRST_DEALS: Final = 4
"""So many times as many first deals are drawn: what is expected at the start rests on them."""
LOOKS: Final = 10
"""How often what came is valued, where values are played out by chance: it is compared with an
average, and should scatter as little."""

KINDS: Final[Mapping[str, Chanced]] = {
    "hand-dealt": "deal",
    "cards-laid-out": "deal",
    "packet-received": "deal",
    "game-began": "deal",
    "card-turned": "turn",
    "cards-turned": "turn",
    "card-taken": "take",
    "cards-drawn": "draw",
    "card-drawn": "draw",
    "open-card-drawn": "draw",
    "cards-looked-at": "draw",
    "store-opened": "draw",
}
"""By event, in what chance showed; the first in this order."""


def grained(values: Sequence[float]) -> list[float]:
    return [round(value / GRAIN) * GRAIN for value in values]


class Account:
    """What a match was worth to each seat, and what changed it. Sums are exact."""

    def __init__(
        self,
        judge: Judge,
        options: Mapping[str, object],
        dice_of: Callable[[int], Dice],
        resamples: int = RESAMPLES,
    ) -> None:
        """`dice_of`: for each move dice of its own, so that an account can be gone on with."""
        self.judge = judge
        self.options = options
        self.dice_of = dice_of
        self.dice = dice_of(0)
        self.resamples = resamples
        self.start: list[float] = []
        self.luck: list[float] = []
        self.decided: list[float] = []
        self.lucks: list[Luck] = []

    def begin(self, state: State, events: Sequence[Event]) -> None:
        """The first deal: what it was worth, against all that could have been dealt."""
        count = len(state.seats)
        dealt = [
            self._value(
                self.judge.game.new(count, self.options, seed_of(self.dice), recording=False)
            )
            for _ in range(self.resamples * FIRST_DEALS)
        ]
        self.luck = [0.0] * count
        self.start = self._came(0, kind_of(events), self._looked_at(state), dealt)

    def moved(
        self, number: int, before: State, seat: Seat, move: Move, state: State, events: list[Event]
    ) -> None:
        """A move, with the state before it; most have nothing to do with chance."""
        self.dice = self.dice_of(number)
        drawn = self.judge.revealed(before) != self.judge.revealed(state)
        chosen = self.judge.chosen_again(before, self.dice)
        if not drawn and chosen is None:
            return
        tries = range(self.resamples)
        others = [self._made_again(before, seat, move) for _ in tries] if drawn else []
        value = self._looked_at(state)
        if drawn:
            value = self._came(number, kind_of(events), value, others)
        if chosen is not None:
            self._came(number, "dice", value, [self._chosen_again(before) for _ in tries])

    def _made_again(self, before: State, seat: Seat, move: Move) -> list[float]:
        """What else could have been drawn with this move."""
        other = self.judge.future(before, self.dice)
        other.apply(seat, move)
        return self._value(other)

    def _chosen_again(self, before: State) -> list[float]:
        """What else bots could have chosen by then."""
        other = self.judge.chosen_again(before, self.dice)
        assert other is not None
        return self._value(other)

    def end(self, state: State) -> list[float]:
        """The result; what luck has not changed was decided."""
        result = grained(credits_of(state))
        parts = zip(result, self.start, self.luck, strict=True)
        self.decided = [whole - start - luck for whole, start, luck in parts]
        return result

    def _came(
        self, number: int, kind: Chanced, value: list[float], others: list[list[float]]
    ) -> list[float]:
        """Of this value, luck is what it has more than the others on average: that is returned."""
        expected, errors = _means(others)
        trust = self.judge.trust
        pairs = zip(value, expected, strict=True)
        change = tuple(grained([trust * (one - other) for one, other in pairs]))
        self.luck = [sum(parts) for parts in zip(self.luck, change, strict=True)]
        scaled = tuple(trust * error for error in errors)
        self.lucks.append(Luck(number, kind, change, scaled, tuple(expected)))
        return expected

    def _looked_at(self, state: State) -> list[float]:
        """What came, valued as often as pays off."""
        looks = LOOKS if self.judge.scatters else 1
        return _means([self._value(state) for _ in range(looks)])[0]

    def _value(self, state: State) -> list[float]:
        return grained(self.judge.value(state, self.dice))


def kind_of(events: Sequence[Event]) -> Chanced:
    names = {event_name(type(event)) for event in events}
    for name, kind in KINDS.items():
        if name in names:
            return kind
    return "shuffle"


def _means(values: list[list[float]]) -> tuple[list[float], list[float]]:
    """By seat, of several tries; and the standard errors."""
    count = len(values)
    means = [sum(column) / count for column in zip(*values, strict=True)]
    errors: list[float] = []
    for seat, mean in enumerate(means):
        spread = sum((value[seat] - mean) ** 2 for value in values) / max(1, count - 1)
        errors.append(sqrt(spread / count))
    return grained(means), errors
