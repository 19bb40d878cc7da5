"""Logs that servers of earlier rules wrote: `[seq, time, fact]`, and some of their snapshots."""

import json
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from ludoteka.server.storage import Entry, Snapshot
from ludoteka.server.tables.entries import Moved
from ludoteka.server.tables.folding import fold
from ludoteka.server.tables.loading import load_table
from ludoteka.server.tables.table import Table

LOGS = Path(__file__).parent / "logs"


@cache
def written(log: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((LOGS / f"{log}.json").read_text())
    return found


def table_at(log: str, moment: str) -> Table:
    last, position = written(log)[moment]
    rows = [
        Entry("q3J8vXk2LmPa", seq, at, fact["kind"], json.dumps(fact).encode())
        for seq, at, fact in written(log)["entries"][: last + 1]
    ]
    return load_table(rows, Snapshot(last, 1, json.dumps(position).encode()))


def play(table: Table, move: str) -> list[object]:
    """Whoever is asked makes this move; what happened."""
    seat = table.to_act[0]
    effect = table.execute(seat, table.game.moves.parse(move))
    moved = Moved(seat=seat, move=move, events=msgspec.Raw(b"[]"))
    fold(table, table.seq + 1, table.at, moved, effect)
    return list(effect.events)


def play_to_the_end(table: Table) -> list[object]:
    happened: list[object] = []
    while table.to_act and table.state is not None:
        seat = table.to_act[0]
        happened += play(table, table.game.moves.text(table.state.legal(seat)[0]))
    return happened
