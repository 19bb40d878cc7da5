"""Records the frames of real matches, for the echo to send again."""

from collections import defaultdict
from pathlib import Path
from typing import Final

import msgspec


class Place(msgspec.Struct, frozen=True):
    """A seat at one of the crowd's tables."""

    table: int
    seat: int


class Step(msgspec.Struct, array_like=True):
    """One command and every frame that it caused, by seat, in the order of their sending."""

    mover: int = -1
    command: int = 0
    """Bytes of the command's frame."""
    frames: list[tuple[int, int]] = []
    """Seats and bytes; the last one is the answer to the mover."""


Scripts = list[list[Step]]
"""For each table its steps."""

_scripts: Final = msgspec.json.Decoder(Scripts)


class Script:
    def __init__(self, seats: int) -> None:
        self._seats = seats
        self._steps: defaultdict[int, dict[int, Step]] = defaultdict(dict)
        self._commands: dict[Place, int] = {}

    def commanded(self, place: Place, size: int) -> None:
        self._commands[place] = size

    def updated(self, place: Place, seq: int, size: int) -> None:
        self._step(place, seq).frames.insert(0, (place.seat, size))

    def done(self, place: Place, seq: int, size: int) -> None:
        step = self._step(place, seq)
        step.mover, step.command = place.seat, self._commands[place]
        step.frames.append((place.seat, size))

    def _step(self, place: Place, seq: int) -> Step:
        return self._steps[place.table].setdefault(seq, Step(frames=[]))

    def write(self, path: Path) -> int:
        """Only steps of which nothing is missing; how many there are."""
        whole = [
            [step for _, step in sorted(steps.items()) if len(step.frames) == self._seats + 1]
            for _, steps in sorted(self._steps.items())
        ]
        found = [steps for steps in whole if steps]
        path.write_bytes(msgspec.json.encode(found))
        return sum(len(steps) for steps in found)


def read_scripts(path: Path) -> Scripts:
    return _scripts.decode(path.read_bytes())
