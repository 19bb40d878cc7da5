"""Verifies a record against what the client kept of its table."""

from collections.abc import Sequence

from ludoteka.core.memory import Memory
from ludoteka.core.records import Record
from ludoteka.core.verify import Check, verify
from ludoteka.games import find_game


def verify_with(record: Record, memories: Sequence[Memory]) -> tuple[Check, ...]:
    """One memory that contradicts is enough; else the one that proves most is told."""
    game = find_game(record.game)
    found = [tuple(verify(game, record, memory)) for memory in memories or (None,)]
    broken = [checks for checks in found if not all(check.holds for check in checks)]
    return broken[0] if broken else min(found, key=_doubts)


def _doubts(checks: tuple[Check, ...]) -> tuple[int, int]:
    states = [check.state for check in checks]
    return states.count("unproved"), states.count("warns")
