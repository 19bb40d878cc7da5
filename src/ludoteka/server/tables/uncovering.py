"""All cards open: one seat's view, with what any other seat knew laid open in it.

Only for matches that are over. What nobody knew, such as the order of a deck, stays hidden:
nothing comes in but the views of seats.
"""

from collections.abc import Iterable
from functools import reduce
from typing import Final

Many: Final = (list, tuple)


def uncover(view: object, others: Iterable[object]) -> object:
    """The view as plain data, each thing hidden in it as the first who knows it sees it."""
    return reduce(_uncovered, others, view)


def _uncovered(mine: object, theirs: object) -> object:
    if _is_hidden(mine):
        return mine if _is_hidden(theirs) else theirs
    if isinstance(mine, dict) and isinstance(theirs, dict):
        return {key: _uncovered(value, theirs.get(key)) for key, value in mine.items()}
    if isinstance(mine, Many) and isinstance(theirs, Many) and len(mine) == len(theirs):
        return [_uncovered(one, other) for one, other in zip(mine, theirs, strict=True)]
    return mine


def _is_hidden(value: object) -> bool:
    return isinstance(value, dict) and value.keys() == {"hidden"}
