"""Decisions of records as rows: what the seat saw, what was legal, its move and its reward."""

from collections.abc import Iterable, Iterator

import msgspec

from ludoteka.core import BadInput, Game, Seat
from ludoteka.core.records import Record, replay
from ludoteka.envs.table import Table


class Decisions(msgspec.Struct, frozen=True):
    """All decisions of one match, in order; each list has one item a decision."""

    match: int
    """Counted from 0 in what was exported."""
    observations: bytearray
    """The observations one after the other: 16-bit numbers, the low byte first."""
    masks: bytearray
    """The masks of the legal actions: a byte an action."""
    seats: list[int]
    players: list[str]
    """The bot that decided; empty for a person."""
    actions: list[int]
    rewards: list[float]
    """The reward of the match at the last decision of a seat, before that nothing."""
    last: list[bool]
    """Whether it was the last decision of its seat."""

    def __len__(self) -> int:
        return len(self.actions)


class Layout(msgspec.Struct, frozen=True):
    """What all matches of an export have in common, so that their rows are of one size."""

    game: str
    rules: int
    seats: int
    size: int
    """Numbers of an observation."""
    actions: int
    reward: str


def layout_of(table: Table, reward: str) -> Layout:
    game = table.game
    size, actions = table.encoding.size, table.action_count
    return Layout(game.key, game.rules_version, table.seats, size, actions, reward)


def check_rules(game: Game, record: Record) -> None:
    if record.rules != game.rules_version and record.rules not in game.told_otherwise:
        raise BadInput(
            "record-of-other-rules", game=game.key, found=record.rules, known=game.rules_version
        )


def decisions(records: Iterable[Record], reward: str = "win") -> Iterator[tuple[Layout, Decisions]]:
    """Of all finished matches; they must be of one game, number of seats and action space.

    Matches without a result have no rewards and are left out.
    """
    tables: dict[bytes, Table] = {}
    first: Layout | None = None
    number = 0
    for record in records:
        if record.result is None:
            continue
        key = msgspec.json.encode((record.game, len(record.seats), record.options))
        table = tables.get(key)
        if table is None:
            table = Table(record.game, len(record.seats), record.options, reward)
            tables[key] = table
        found = layout_of(table, reward)
        first = first or found
        if found != first:
            raise BadInput(
                "mixed-tables",
                game=first.game,
                seats=first.seats,
                other=found.game,
                other_seats=found.seats,
            )
        yield first, decisions_of(table, record, number)
        number += 1


def decisions_of(table: Table, record: Record, number: int) -> Decisions:
    """The decisions of one finished match, played again."""
    check_rules(table.game, record)
    assert record.result is not None
    rows, masks = bytearray(), bytearray()
    actions: list[int] = []
    latest: dict[int, int] = {}
    states = replay(table.game, record)
    state = next(states)
    state.recording = False  # nobody reads the events
    for at, made in enumerate(record.moves):
        seat = Seat(made.seat)
        row, mask = table.lens.look(state, seat)
        rows += row
        masks += mask
        actions.append(table.action(seat, table.game.moves.parse(made.text)))
        latest[made.seat] = at
        next(states)
    seats = [made.seat for made in record.moves]
    rewards, last = [0.0] * len(seats), [False] * len(seats)
    paid = table.reward(record.result)
    for who, at in latest.items():
        rewards[at], last[at] = paid[who], True
    players = [record.seats[who].bot or "" for who in seats]
    return Decisions(number, rows, masks, seats, players, actions, rewards, last)
