"""Writes a new id or name of a person to the tables where they sit."""

from collections.abc import Sequence

import structlog

from ludoteka.core.errors import LudotekaError
from ludoteka.server.people.merging import Moved
from ludoteka.server.play.hub import Hub
from ludoteka.server.tables.entries import HandedOver
from ludoteka.server.tables.proposals import Proposal
from ludoteka.server.tables.table import Table

log = structlog.get_logger()


async def hand_over(hub: Hub, moved: Sequence[Moved]) -> None:
    for each in moved:
        try:
            await _write_down(hub, each)
        except LudotekaError as error:
            log.warning("a seat was not handed over", table=each.table, code=error.code)
        except Exception as error:  # noqa: BLE001 -- one broken table must not keep the others
            log.error("a seat was not handed over", table=each.table, error=type(error).__name__)


async def _write_down(hub: Hub, moved: Moved) -> None:
    was_here = hub.is_at_hand(moved.table)
    live = await hub.table(moved.table)
    async with live.lock:
        # The log itself may have been cleaned of a name: what was read before is read again.
        live.is_stale |= was_here
        await live.settle(lambda: _handed_over(live.table, moved))


def _handed_over(table: Table, moved: Moved) -> Proposal | None:
    if _person(table, moved.seat) != moved.old:
        return None
    fact = HandedOver(
        seat=moved.seat,
        sitter=moved.new,
        name=moved.name,
        former=moved.old,
        account=moved.account,
        face=moved.face,
    )
    return Proposal(fact)


def _person(table: Table, seat: int | None) -> str:
    return table.host if seat is None else table.chairs[seat].person
