"""The rows that an append writes: the entry, and what is updated with it."""

import msgspec


class Entry(msgspec.Struct, frozen=True):
    """One line of a table's log; the storage does not look into `body`."""

    table: str
    seq: int
    at: int
    kind: str
    body: bytes


class Head(msgspec.Struct, frozen=True):
    """The table after the entry, as lists and clocks need it."""

    status: str
    """open, live, over or closed."""
    to_act: int
    """A bit for each seat that owes a decision."""
    due: int | None
    """When the next clock runs out."""
    summary: bytes | None = None
    """JSON for lists of tables; None leaves it as it was."""


class Delayed(msgspec.Struct, frozen=True, kw_only=True):
    """What is written of a table after its entry `seq`, because its match went on fast."""

    table: str
    seq: int
    summary: bytes | None = None
    """For lists; nothing is changed if this is not the last entry any more."""
    position: bytes | None = None
    """Replaces an earlier snapshot."""
    rules: int = 0
    """The version of the rules that made the position."""


class NewTable(msgspec.Struct, frozen=True, kw_only=True):
    """What is known of a table from its first entry on."""

    game: str
    seats: int
    title: str
    listed: bool
    host: str


class ChangedTable(msgspec.Struct, frozen=True, kw_only=True):
    """What a host may change about a table before its start."""

    seats: int
    listed: bool


class SeatResult(msgspec.Struct, frozen=True):
    seat: int
    player: str
    """A person's id, or `bot:<name>`."""
    rank: int
    score: int


class RatingDue(msgspec.Struct, frozen=True):
    """What the log of a finished match says about its rating."""

    unrated: str | None = None
    """Why there is none."""
    left_out: tuple[int, ...] = ()
    """Seats that do not count."""

    @property
    def seats_text(self) -> str:
        """For the database: `0 3`."""
        return " ".join(map(str, self.left_out))


class Append(msgspec.Struct, frozen=True, kw_only=True):
    """An entry and all that changes with it, written together or not at all."""

    entry: Entry
    head: Head
    position: bytes | None = None
    """Replaces the table's snapshot."""
    rules: int = 0
    """The version of the rules that made the position."""
    members: tuple[tuple[int, str], ...] | None = None
    """Seats and persons; replaces the table's members."""
    results: tuple[SeatResult, ...] | None = None
    """Once, when the match has ended; results already there stay, and ratings are due."""
    rating: RatingDue = RatingDue()
    """With results: how they are rated."""
    created: NewTable | None = None
    """With the first entry, and only with it."""
    changed: ChangedTable | None = None
    """Replaces what the table was created with."""
    named: tuple[str, ...] = ()
    """Persons whose names or words the entry holds."""

    def __post_init__(self) -> None:
        if (self.created is not None) != (self.entry.seq == 0):
            raise ValueError(f"entry {self.entry.seq}: a table is created by entry 0 and no other")


class Snapshot(msgspec.Struct, frozen=True):
    """The position after entry `seq`."""

    seq: int
    rules: int
    position: bytes
