"""Rows as JSON, one a line."""

from collections.abc import Iterable, Iterator
from typing import BinaryIO

import msgspec
import numpy as np

from ludoteka.core.records import Record
from ludoteka.data.decisions import Decisions, Layout
from ludoteka.data.judgements import Judgement
from ludoteka.envs.table import MASK, NUMBER


class Decision(msgspec.Struct, frozen=True):
    """A row; the columns of a Parquet file have the same names."""

    match: int
    step: int
    seat: int
    player: str
    observation: list[int]
    mask: list[int]
    action: int
    reward: float
    last: bool


def rows_of(layout: Layout, match: Decisions) -> Iterator[Decision]:
    count = len(match)
    observations = np.frombuffer(match.observations, NUMBER).reshape(count, layout.size)
    masks = np.frombuffer(match.masks, MASK).reshape(count, layout.actions)
    for step in range(count):
        yield Decision(
            match.match,
            step,
            match.seats[step],
            match.players[step],
            observations[step].tolist(),
            masks[step].tolist(),
            match.actions[step],
            match.rewards[step],
            match.last[step],
        )


def write_decisions(file: BinaryIO, found: Iterable[tuple[Layout, Decisions]]) -> tuple[int, int]:
    """How many matches and rows were written."""
    encoder = msgspec.json.Encoder()
    matches = rows = 0
    for layout, match in found:
        file.write(encoder.encode_lines(list(rows_of(layout, match))))
        matches += 1
        rows += len(match)
    return matches, rows


def write_judgements(file: BinaryIO, found: Iterable[list[Judgement]]) -> tuple[int, int]:
    """How many matches and rows were written."""
    encoder = msgspec.json.Encoder()
    matches = rows = 0
    for match in found:
        file.write(encoder.encode_lines(match))
        matches += 1
        rows += len(match)
    return matches, rows


def write_matches(file: BinaryIO, records: Iterable[Record]) -> int:
    """The records themselves."""
    count = 0
    for record in records:
        file.write(msgspec.json.encode(record) + b"\n")
        count += 1
    return count
