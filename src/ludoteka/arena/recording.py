"""The records of an arena's matches, one a line: seed, options and moves give them again."""

from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from types import TracebackType
from typing import Self

import msgspec

from ludoteka.arena.play import Block
from ludoteka.arena.schedule import Contest
from ludoteka.core import BadInput
from ludoteka.core.build import release
from ludoteka.core.fairness import Fairness
from ludoteka.core.options import changed_options
from ludoteka.core.records import FORMAT, Record, RecordedMove, SeatInfo
from ludoteka.core.results import Result
from ludoteka.core.seats import Move
from ludoteka.games import find_game


def records_of(contest: Contest, block: Block, started: str) -> Iterator[Record]:
    """Of every match of the block. Nobody had to trust the deal: there is no commitment to it."""
    game = find_game(contest.game)
    options = changed_options(game.parse_options(contest.seats, contest.options))
    fairness = Fairness("", (), deal_seed=contest.deal_seed(block.number).hex())
    for line_up, match in zip(contest.line_ups(block.number), block.matches, strict=True):
        yield Record(
            format=FORMAT,
            software=f"ludoteka {release()}",
            game=game.key,
            rules=game.rules_version,
            options=options,
            seats=tuple(SeatInfo(bot, bot) for bot in line_up),
            started=started,
            fairness=fairness,
            moves=tuple(
                RecordedMove(seat, game.moves.text(Move(move)), 0) for seat, move in match.moves
            ),
            result=Result(match.ranks, match.scores),
        )


class RecordLines:
    """A new file of records, written while the arena plays."""

    def __init__(self, path: Path) -> None:
        self._started = datetime.now(UTC).isoformat(timespec="seconds")
        try:
            self._file = path.open("wb")
        except OSError as error:
            problem = error.strerror or "?"
            raise BadInput("unwritable-file", path=str(path), problem=problem) from None

    def keep(self, contest: Contest, block: Block) -> None:
        for record in records_of(contest, block, self._started):
            self._file.write(msgspec.json.encode(record) + b"\n")

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._file.close()
