"""What the processes of an abuse test tell each other. Times are of the monotonic clock, which
all processes of this computer share."""

from pathlib import Path
from typing import TypeVar

import msgspec

T = TypeVar("T")


class Sample(msgspec.Struct, frozen=True, array_like=True):
    at: float
    seconds: float


class Promise(msgspec.Struct, frozen=True, array_like=True):
    """The server said that this command became that entry."""

    table: str
    command: str
    seq: int


class Honest(msgspec.Struct):
    """What happened to the honest people."""

    answers: list[Sample] = msgspec.field(default_factory=list)
    """From a command to its answer."""
    bots: list[Sample] = msgspec.field(default_factory=list)
    """From a question to the greedy bot's answer."""
    promises: list[Promise] = msgspec.field(default_factory=list)
    lost: list[str] = msgspec.field(default_factory=list)
    """Commands that were never answered."""
    refused: dict[str, int] = msgspec.field(default_factory=dict)
    dropped: int = 0
    """Sockets that the server closed."""
    matches: dict[str, int] = msgspec.field(default_factory=dict)
    """Finished, by game."""


class Attack(msgspec.Struct):
    """What an attacker tried, and what came of it."""

    tried: int = 0
    bytes: int = 0
    outcomes: dict[str, int] = msgspec.field(default_factory=dict)

    def note(self, outcome: object) -> None:
        self.tried += 1
        key = str(outcome)
        self.outcomes[key] = self.outcomes.get(key, 0) + 1


def write_report(path: Path, report: object) -> None:
    path.write_bytes(msgspec.json.encode(report))


def read_report(path: Path, kind: type[T]) -> T:
    return msgspec.json.decode(path.read_bytes(), type=kind)
