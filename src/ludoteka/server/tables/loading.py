"""From rows of the database to a table, without executing a single rule.

So a table comes back exactly as it was, even if a rule was corrected in between.
"""

from collections.abc import Sequence
from typing import Final

import msgspec

from ludoteka.core.decoding import events_decoder
from ludoteka.server.storage import Entry, Snapshot
from ludoteka.server.tables.entries import Created, Moved, Started, TookBack, decode_fact
from ludoteka.server.tables.folding import fold
from ludoteka.server.tables.table import Effect, Moment, Table

_moments: Final = msgspec.json.Decoder(Moment)
encode_moment: Final = msgspec.json.Encoder().encode


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
        if isinstance(fact, Started | Moved):
            effect = Effect(None, decode_events(fact.events))
        elif isinstance(fact, TookBack):
            effect = Effect(None, ())
        if isinstance(fact, Started):
            table.status = "live"
        fold(table, row.seq, row.at, fact, effect)
    if snapshot is not None:
        table.resume(_moments.decode(snapshot.position))
    return table
