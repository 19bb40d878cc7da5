"""Loads a table from rows of the database, without executing rules.

So a table comes back exactly as it was, even if a rule was corrected in between. Only moves after
the snapshot, those of the last second before a server was killed, are made again.
"""

from collections.abc import Sequence
from typing import Final

import msgspec

from ludoteka.core.decoding import events_decoder
from ludoteka.core.errors import LudotekaError
from ludoteka.core.events import Event
from ludoteka.core.seats import Seat
from ludoteka.server.storage import Entry, Snapshot
from ludoteka.server.tables.entries import Created, Moved, Started, TookBack, decode_fact
from ludoteka.server.tables.folding import fold
from ludoteka.server.tables.table import Effect, MatchSnapshot, Table

_snapshots: Final = msgspec.json.Decoder(MatchSnapshot)
encode_snapshot: Final = msgspec.json.Encoder().encode


class OtherRules(Exception):
    """Moves after the snapshot, made again, do not come to what was told of them."""


def load_table(rows: Sequence[Entry], snapshot: Snapshot | None) -> Table:
    """The table of these entries, all of them in order, and its latest snapshot."""
    first = rows[0]
    created = decode_fact(first.body)
    if not isinstance(created, Created):
        raise TypeError(f"the log of a table begins with its creation, not {first.kind!r}")
    table = Table(first.table, created, first.at)
    decode_events = events_decoder(table.game).decode
    for row in rows[1:]:
        fact = decode_fact(row.body)
        effect = None
        if snapshot is not None and row.seq > snapshot.seq and isinstance(fact, Moved):
            if table.state is None:
                table.resume(_snapshots.decode(snapshot.position))
            effect = _made_again(table, fact, decode_events(fact.events))
        elif isinstance(fact, Started | Moved):
            effect = Effect(None, decode_events(fact.events))
        elif isinstance(fact, TookBack):
            effect = Effect(None, ())
        if isinstance(fact, Started):
            table.status = "live"
        fold(table, row.seq, row.at, fact, effect)
    if snapshot is not None and table.state is None:
        table.resume(_snapshots.decode(snapshot.position))
    return table


def _made_again(table: Table, fact: Moved, told: tuple[Event, ...]) -> Effect:
    try:
        effect = table.execute(Seat(fact.seat), table.game.moves.parse(fact.move))
    except LudotekaError as error:
        raise OtherRules(table.id) from error
    if effect.events != told:
        raise OtherRules(table.id)
    return effect
