"""A table that the server opens for people who have agreed to play: all are seated, it begins.

Every step may be done again, by any node: what was done before stands.
"""

from collections.abc import Sequence
from functools import partial

from sqlalchemy import select

from ludoteka.server.people.persons import COLUMNS, Person, as_person
from ludoteka.server.people.transactions import reading
from ludoteka.server.play.hub import Hub
from ludoteka.server.play.live import LiveTable
from ludoteka.server.play.opening import seat_surely
from ludoteka.server.storage import Database
from ludoteka.server.storage.schema import persons
from ludoteka.server.tables import entries as facts
from ludoteka.server.tables.deciding_seats import bot_sits, start
from ludoteka.server.tables.entries import Created


async def open_seated(
    hub: Hub, database: Database, created: Created, people: Sequence[str], bots: Sequence[str]
) -> bool:
    """People on the first seats, bots on the last; whether this call began the match."""
    known = await _persons(database, people)
    live = await hub.create(created)
    async with live.lock:
        for seat, person in enumerate(people):
            await _seat(live, seat, known.get(person), created.host)
        for seat, bot in enumerate(bots, start=len(people)):
            await seat_surely(live, seat, partial(_bot, live, seat, bot, created))
        return await _start(live, created)


async def _seat(live: LiveTable, seat: int, person: Person | None, host: str) -> None:
    """Who was deleted this very moment has a row without a name, which nobody plays for."""
    if person is None:
        return
    fact = facts.Sat(
        person=host,
        seat=seat,
        sitter=person.id,
        name=person.name,
        face=person.face,
        is_program=person.kind == "bot",
        ready=True,
        account=person.kind != "guest",
        owner=(person.owner or "") if person.kind == "bot" else "",
    )
    await seat_surely(live, seat, lambda: fact)


def _bot(live: LiveTable, seat: int, bot: str, created: Created) -> facts.BotSat:
    return bot_sits(live.table, seat, (bot, ""), "", created.host)


async def _start(live: LiveTable, created: Created) -> bool:
    started = await live.settle(
        lambda: start(live.table, person=created.host) if live.table.is_seating else None
    )
    if started:
        await live.go_on()
    return started


async def _persons(database: Database, ids: Sequence[str]) -> dict[str, Person]:
    query = select(*COLUMNS).where(persons.c.id.in_(ids), persons.c.name_key.is_not(None))
    async with reading(database) as connection:
        rows = (await connection.execute(query)).all()
    return {person.id: person for person in map(as_person, rows)}
