"""Legal moves as they go over the wire: what many of them share is sent once.

A seat may have a thousand moves, each with a sentence and a hint, made of the same few cards,
places and names.
"""

import msgspec

Row = tuple[object, ...]
"""A phrase: the number of its form, then its arguments in the order of the form's names."""


class Several(msgspec.Struct, frozen=True):
    """A list as an argument in a row."""

    list: tuple[object, ...]


class MoveEnding(msgspec.Struct, frozen=True, array_like=True):
    """One legal move of a group, as an array."""

    end: str
    """The rest of its text."""
    said: Row
    """The move in words."""
    hint: int | None = None
    """A hint that helps to decide: a number of `phrases`."""


class MoveGroup(msgspec.Struct, frozen=True, array_like=True):
    """Moves that follow one another and whose texts begin alike, as an array."""

    beginning: str
    moves: tuple[MoveEnding, ...]


class LegalMoves(msgspec.Struct, frozen=True):
    """What a seat may do now. What several moves share is sent once.

    Phrases are rows: `[form, argument, …]`, where `forms[form]` is the message's key and the
    names of its arguments. An argument is as in [phrases](phrases.md), but a phrase within it is
    `[number]`, a place in `phrases` (which refer to earlier ones only), and a list is
    `{"list": […]}`.
    """

    rule: str
    """The clause that allows the moves."""
    forms: tuple[tuple[str, ...], ...]
    """`[key, name, …]`"""
    phrases: tuple[Row, ...]
    """Names of cards and places, and hints: all that occurs more than once."""
    groups: tuple[MoveGroup, ...]
    """`[beginning, [[end, said, hint], …]]`, in the game's order."""

    def texts(self) -> list[str]:
        """The moves as text, without words and hints."""
        return [group.beginning + move.end for group in self.groups for move in group.moves]
