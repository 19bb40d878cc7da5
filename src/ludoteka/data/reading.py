"""Reads records from files: one document per file, or one per line."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from ludoteka.core import BadInput
from ludoteka.core.records import Record, decode_record

LINES: Final = (".ndjson", ".jsonl")
"""Suffixes of files that hold a record a line."""


def read_records(paths: Iterable[Path]) -> Iterator[Record]:
    """All records of these files, one at a time: a file of lines is never in memory as a whole."""
    for path in paths:
        try:
            if path.suffix in LINES:
                yield from _lines(path)
            else:
                yield decode_record(path.read_bytes())
        except OSError as error:
            problem = error.strerror or "?"
            raise BadInput("unreadable-file", path=str(path), problem=problem) from None


def _lines(path: Path) -> Iterator[Record]:
    with path.open("rb") as file:
        for number, line in enumerate(file, start=1):
            try:
                record = decode_record(line)
            except BadInput as error:
                problem = str(error.arguments.get("problem", error.code))
                raise BadInput(
                    "bad-record-line", path=str(path), line=number, problem=problem
                ) from None
            yield record
