"""The steps between start and deal: hashes, then entropies, then cards.

Every step follows from the log and the time alone, so any node may take it, also after a
restart. Nothing in it is drawn or chosen here.
"""

from dataclasses import dataclass
from typing import Final

import msgspec

from ludoteka.server.tables import entries as facts
from ludoteka.server.tables.deciding_seats import can_start, start
from ludoteka.server.tables.proposals import Proposal
from ludoteka.server.tables.table import Table

_encode: Final = msgspec.json.Encoder().encode


@dataclass(frozen=True, slots=True)
class Patience:
    """Milliseconds that a start waits for clients."""

    commit: int
    reveal: int


def step_time(table: Table, patience: Patience, known: int = 0) -> int | None:
    """When the next step is taken at the latest: 0 if nothing is waited for, None if none is.

    `known`: since when we know the table. After a restart clients have as long as ever to come
    back: who was cut off by it is not left out.
    """
    if table.status != "open":
        return None
    if table.phase is None:
        return table.starts_at if can_start(table) else None
    if table.phase == "commit":
        waits = any(chair.person and not chair.hash for chair in table.chairs)
        return max(table.phase_since, known) + patience.commit if waits else 0
    waits = any(chair.hash and not chair.entropy for chair in table.chairs)
    return max(table.phase_since, known) + patience.reveal if waits else 0


def next_step(table: Table, now: int, due: int | None) -> Proposal | None:
    """What the table does next on its way to the deal, if it is time."""
    if due is None or due > now:
        return None
    if table.phase is None:
        return start(table)
    if table.phase == "commit" and any(chair.hash for chair in table.chairs):
        hashes = tuple(chair.hash or None for chair in table.chairs)
        return Proposal(facts.Revealing(hashes=hashes))
    return _deal(table)


def _deal(table: Table) -> Proposal:
    entropy = tuple(chair.entropy for chair in table.chairs)
    effect = table.deal(entropy)
    fact = facts.Started(
        edition=2,
        hashes=table.hashes or (None,) * len(table.chairs),
        entropy=entropy,
        rules=table.game.rules_version,
        events=msgspec.Raw(_encode(effect.events)),
    )
    return Proposal(fact, effect)
