"""Limits of texts and numbers in uploaded records."""

from typing import Final

import msgspec

from ludoteka.core.errors import BadInput
from ludoteka.core.records import Record
from ludoteka.server.metrics import counted
from ludoteka.server.tables.option_size import check_options

MOST_TEXT: Final = 200
"""Characters of a name, a seed, a move, or any other text of a record outside its options."""
LATEST: Final = 2**53
"""Milliseconds of a move's time; whatever JSON's readers know as a whole number."""


def check_lengths(record: Record) -> Record:
    """Refuses texts that no match could have written."""
    check_options(record.options)
    rest = msgspec.structs.replace(record, options={}, moves=())
    longest = max(_lengths(msgspec.to_builtins(rest)), default=0)
    longest = max([longest, *(len(made.text) for made in record.moves)])
    if longest > MOST_TEXT:
        raise counted("record-texts", BadInput("record-text-long", length=longest, most=MOST_TEXT))
    if any(not 0 <= made.time < LATEST for made in record.moves):
        raise BadInput("record-time", most=LATEST)
    return record


def _lengths(value: object) -> list[int]:
    match value:
        case str():
            return [len(value)]
        case dict():
            return [length for each in (*value, *value.values()) for length in _lengths(each)]
        case list() | tuple():
            return [len(value), *(length for each in value for length in _lengths(each))]
        case int():
            return [value.bit_length()]
        case _:
            return []
