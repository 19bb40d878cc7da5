"""The parts of a game besides its rules, as `module:name`."""

import msgspec


class Parts(msgspec.Struct, frozen=True, kw_only=True):
    """Each is `module:name` and imported when it is first wanted, so that rules import nothing
    above them. A game may leave out any of them."""

    board: str | None = None
    """Its drawing for the terminal, `draw(view, speaker)`; without one, the view as plain data."""
    compact_board: str | None = None
    """The same for a terminal of 24 lines, where the usual drawing is higher than that."""
    greedy: str | None = None
    """A `Bot` of one sensible idea; the beginner plays half as well as it."""
    searching: str | None = None
    """`SearchingBot`s by the names of their levels."""
    encoding: str | None = None
    """Its views as numbers, for environments: an `Encoding`, made for so many seats."""
    environment: int = 0
    """The version of its environments: raised when what was trained before no longer fits."""
    judge: str | None = None
    """The `Judge` of its reviews."""
