"""A review in parts: from a record and the parts so far it continues anywhere.

Whatever way it is cut, the same review comes of it: the chance of every judgement depends on the
move's number alone. So a server can give its processors back between two decisions, and nothing
is lost when a process ends.
"""

from collections.abc import Sequence
from time import monotonic

import msgspec

from ludoteka.core.records import Record
from ludoteka.core.seats import Seat
from ludoteka.games import find_game
from ludoteka.review.document import Judged, Luck, Review
from ludoteka.review.reviewing import Match, check_record, checked_budget


class Part(msgspec.Struct, frozen=True, kw_only=True):
    """What some moves added, and where the account of luck stands after them."""

    done: int
    """How many moves are done, with those of the parts before it."""
    judged: tuple[Judged, ...]
    lucks: tuple[Luck, ...]
    start: tuple[float, ...]
    luck: tuple[float, ...]


class Sitting:
    """Judges all seats of a match; BadInput if the record cannot be judged."""

    def __init__(
        self,
        record: Record,
        *,
        budget: int | None = None,
        seed: int = 0,
        parts: Sequence[Part] = (),
    ) -> None:
        game = find_game(record.game)
        if not parts:
            check_record(game, record)
        seats = [Seat(seat) for seat in range(len(record.seats))]
        self._match = Match(game, record, seats, checked_budget(game, budget), seed)
        self.count = len(record.moves)
        self.done = parts[-1].done if parts else -1
        self._restore(parts)
        self._steps = self._match.run(self.done)
        self.is_over = False

    def _restore(self, parts: Sequence[Part]) -> None:
        account = self._match.account
        for part in parts:
            self._match.judged += part.judged
            account.lucks += part.lucks
        if parts:
            last = parts[-1]
            account.start, account.luck = list(last.start), list(last.luck)

    def go_on(self, seconds: float) -> Part:
        """At least one move more, and others as long as there is time."""
        match, account = self._match, self._match.account
        judged, lucks = len(match.judged), len(account.lucks)
        end = monotonic() + seconds
        while True:
            done = next(self._steps, None)
            if done is None:
                self.is_over = True
                break
            self.done = done
            if done < self.count and monotonic() >= end:
                break
        return Part(
            done=self.done,
            judged=tuple(match.judged[judged:]),
            lucks=tuple(account.lucks[lucks:]),
            start=tuple(account.start),
            luck=tuple(account.luck),
        )

    def document(self) -> Review:
        """Once it is over."""
        return self._match.document()


def judge_instead(
    record: Record, number: int, text: str, *, budget: int | None = None
) -> Judged | None:
    """What a seat's other choice would have been worth, judged like the one that it made.

    The same worlds, as far as the same moves are compared; None if that decision is not judged.
    """
    game = find_game(record.game)
    seat = Seat(record.moves[number - 1].seat)
    match = Match(game, record, [seat], checked_budget(game, budget), 0)
    return match.judge_instead(number, game.moves.parse(text))
