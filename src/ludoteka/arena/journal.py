"""A file of the blocks played so far: a run that was killed continues from it.

JSON lines: first the contest, then one line for each block, as it was finished. A last line
that a kill cut short is not there.
"""

import os
from pathlib import Path
from types import TracebackType
from typing import Self

import msgspec

from ludoteka.arena.play import Block, Played
from ludoteka.arena.schedule import Contest
from ludoteka.core import BadInput
from ludoteka.games import find_game

FORMAT = 2


class Heading(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The first line: whatever decides how blocks end."""

    ludoteka_arena: int = FORMAT
    rules_version: int
    contest: Contest


class Journal:
    """Blocks already played, by number, and the place to write more."""

    def __init__(self, path: Path, contest: Contest, *, with_moves: bool = False) -> None:
        """`with_moves`: also those of earlier runs must be there, for their records."""
        self.path = path
        self._with_moves = with_moves
        heading = Heading(rules_version=find_game(contest.game).rules_version, contest=contest)
        self.blocks = _read(path, heading)
        if with_moves and not all(map(has_moves, self.blocks.values())):
            raise BadInput("journal-without-moves", path=str(path))
        try:
            self._file = path.open("ab")
        except OSError as error:
            raise BadInput("bad-journal", path=str(path), problem=str(error.strerror)) from None
        if not self.blocks and self._file.tell() == 0:
            self._write(msgspec.json.encode(heading))

    def add(self, block: Block) -> None:
        self._write(msgspec.json.encode(block if self._with_moves else without_moves(block)))
        self.blocks[block.number] = block

    def _write(self, line: bytes) -> None:
        self._file.write(line + b"\n")
        self._file.flush()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._file.close()


def has_moves(block: Block) -> bool:
    return all(match.moves for match in block.matches)


def without_moves(block: Block) -> Block:
    results = (Played(match.ranks, match.scores, (), match.luck) for match in block.matches)
    return Block(block.number, tuple(results))


def _read(path: Path, heading: Heading) -> dict[int, Block]:
    """What stands in the file, which is cut after its last whole line."""
    if not path.exists():
        return {}
    try:
        content = path.read_bytes()
    except OSError as error:
        raise BadInput("bad-journal", path=str(path), problem=str(error.strerror)) from None
    whole = content.rfind(b"\n") + 1
    first, *lines = content[:whole].splitlines() or [b""]
    if not whole:
        if content and not msgspec.json.encode(heading).startswith(content):
            raise BadInput("bad-journal", path=str(path), problem="this is no journal of an arena")
        os.truncate(path, 0)
        return {}
    try:
        found = msgspec.json.decode(first, type=Heading)
        blocks = [msgspec.json.decode(line, type=Block) for line in lines]
    except msgspec.DecodeError as error:
        raise BadInput("bad-journal", path=str(path), problem=str(error)) from None
    if found != heading:
        raise BadInput("other-journal", path=str(path))
    os.truncate(path, whole)
    return {block.number: block for block in blocks}
