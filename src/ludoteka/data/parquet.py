# pyright: reportMissingImports=false
"""Rows in Parquet files (extra `data`), written a group of rows at a time."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from typing import Any, BinaryIO, Final

import msgspec
import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
from numpy.typing import NDArray

from ludoteka.core.records import Record
from ludoteka.data.decisions import Decisions, Layout
from ludoteka.data.judgements import Judgement
from ludoteka.envs.describing import describe
from ludoteka.envs.table import MASK, NUMBER

GROUP: Final = 16_384
"""Rows that are in memory at a time."""
COMPRESSION: Final = "zstd"

MATCHES: Final = pa.schema(
    [
        ("match", pa.int32()),
        ("game", pa.string()),
        ("rules", pa.int16()),
        ("options", pa.string()),
        ("names", pa.list_(pa.string())),
        ("bots", pa.list_(pa.string())),
        ("started", pa.string()),
        ("deal_seed", pa.string()),
        ("seats", pa.list_(pa.int8())),
        ("moves", pa.list_(pa.string())),
        ("times", pa.list_(pa.int64())),
        ("ranks", pa.list_(pa.int8())),
        ("scores", pa.list_(pa.int32())),
    ]
)
"""One row a match. `seats`, `moves` and `times` have an item a move, the last two one a seat."""

JUDGEMENTS: Final = pa.schema(
    [
        ("match", pa.int32()),
        ("step", pa.int32()),
        ("game", pa.string()),
        ("seat", pa.int8()),
        ("player", pa.string()),
        ("decision", pa.string()),
        ("played", pa.string()),
        ("best", pa.string()),
        ("mark", pa.string()),
        ("loss", pa.float32()),
        ("error", pa.float32()),
        ("win", pa.float32()),
        ("legal", pa.int32()),
        ("moves", pa.list_(pa.string())),
        ("behind", pa.list_(pa.float32())),
    ]
)
"""One row a decision that was judged."""


def schema_of(layout: Layout) -> Any:
    """One row a decision; the layout of observations stands in the file."""
    told = describe(layout.game, layout.seats)
    metadata = {
        b"ludoteka.layout": msgspec.json.encode(layout),
        b"ludoteka.slices": msgspec.json.encode(told.slices),
    }
    return pa.schema(
        [
            ("match", pa.int32()),
            ("step", pa.int32()),
            ("seat", pa.int8()),
            ("player", pa.dictionary(pa.int16(), pa.string())),
            ("observation", pa.list_(pa.int16(), layout.size)),
            ("mask", pa.list_(pa.int8(), layout.actions)),
            ("action", pa.int32()),
            ("reward", pa.float32()),
            ("last", pa.bool_()),
        ],
        metadata=metadata,
    )


def write_decisions(file: BinaryIO, found: Iterable[tuple[Layout, Decisions]]) -> tuple[int, int]:
    """How many matches and rows were written."""
    walked = iter(found)
    first = next(walked, None)
    if first is None:
        return 0, 0
    layout = first[0]
    schema = schema_of(layout)
    matches = rows = 0
    with pq.ParquetWriter(
        file,
        schema,
        compression=COMPRESSION,
        use_dictionary=["player"],
        write_statistics=["match", "step", "seat", "action", "reward"],  # for who filters by them
    ) as sink:
        for group in grouped(match for _, match in chain((first,), walked)):
            sink.write_table(_decisions(layout, schema, group))
            matches += len(group)
            rows += sum(map(len, group))
    return matches, rows


def grouped(found: Iterable[Decisions]) -> Iterator[list[Decisions]]:
    """Whole matches, at least as many rows as a group has."""
    group: list[Decisions] = []
    rows = 0
    for match in found:
        group.append(match)
        rows += len(match)
        if rows >= GROUP:
            yield group
            group, rows = [], 0
    if group:
        yield group


def _decisions(layout: Layout, schema: Any, group: Sequence[Decisions]) -> Any:
    lengths = [len(match) for match in group]
    observations = np.frombuffer(b"".join(match.observations for match in group), NUMBER)
    masks = np.frombuffer(b"".join(match.masks for match in group), MASK)
    columns: list[Any] = [
        np.repeat(np.array([match.match for match in group], np.int32), lengths),
        np.concatenate([np.arange(length, dtype=np.int32) for length in lengths]),
        _column(group, "seats", np.int8),
        pa.array([player for match in group for player in match.players]).dictionary_encode(),
        pa.FixedSizeListArray.from_arrays(pa.array(observations), layout.size),
        pa.FixedSizeListArray.from_arrays(pa.array(masks), layout.actions),
        _column(group, "actions", np.int32),
        _column(group, "rewards", np.float32),
        _column(group, "last", np.bool_),
    ]
    arrays = [
        pa.array(column).cast(kind)
        for column, kind in zip(columns, (field.type for field in schema), strict=True)
    ]
    return pa.Table.from_arrays(arrays, schema=schema)


def _column(group: Sequence[Decisions], name: str, kind: Any) -> NDArray[Any]:
    return np.array([value for match in group for value in getattr(match, name)], kind)


def write_judgements(file: BinaryIO, found: Iterable[list[Judgement]]) -> tuple[int, int]:
    """How many matches and rows were written; a group of rows is a match, which takes seconds."""
    matches = rows = 0
    with pq.ParquetWriter(file, JUDGEMENTS, compression=COMPRESSION) as sink:
        for match in found:
            sink.write_table(pa.Table.from_pylist(msgspec.to_builtins(match), schema=JUDGEMENTS))
            matches += 1
            rows += len(match)
    return matches, rows


def write_matches(file: BinaryIO, records: Iterable[Record]) -> int:
    count = 0
    with pq.ParquetWriter(file, MATCHES, compression=COMPRESSION) as sink:
        group: list[dict[str, object]] = []
        for count, record in enumerate(records, start=1):
            group.append(_match(count - 1, record))
            if len(group) == GROUP:
                sink.write_table(pa.Table.from_pylist(group, schema=MATCHES))
                group = []
        sink.write_table(pa.Table.from_pylist(group, schema=MATCHES))
    return count


def _match(number: int, record: Record) -> dict[str, object]:
    result = record.result
    return {
        "match": number,
        "game": record.game,
        "rules": record.rules,
        "options": msgspec.json.encode(record.options).decode(),
        "names": [seat.name for seat in record.seats],
        "bots": [seat.bot for seat in record.seats],
        "started": record.started,
        "deal_seed": record.fairness.deal_seed,
        "seats": [move.seat for move in record.moves],
        "moves": [move.text for move in record.moves],
        "times": [move.time for move in record.moves],
        "ranks": None if result is None else list(result.ranks),
        "scores": None if result is None else list(result.scores),
    }
