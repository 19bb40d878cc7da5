"""Merges views: one seat's, with everything open that another seat knew.

Only for matches that are over. What nobody knew, such as the order of a deck, stays hidden:
nothing comes in but the views of seats.
"""

from collections.abc import Iterable
from functools import reduce
from typing import Final

Many: Final = (list, tuple)


def merge_views(view: object, others: Iterable[object]) -> object:
    """The view as plain data, each thing hidden in it as the first who knows it sees it."""
    return reduce(_merged, others, view)


def _merged(mine: object, theirs: object) -> object:
    if _is_hidden(mine):
        return mine if _is_hidden(theirs) else theirs
    if isinstance(mine, dict) and isinstance(theirs, dict):
        return {key: _merged(value, theirs.get(key)) for key, value in mine.items()}
    if isinstance(mine, Many) and isinstance(theirs, Many) and len(mine) == len(theirs):
        return [_merged(one, other) for one, other in zip(mine, theirs, strict=True)]
    return mine


def _is_hidden(value: object) -> bool:
    return isinstance(value, dict) and value.keys() == {"hidden"}
