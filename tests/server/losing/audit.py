"""What the database holds in the end, against what was acknowledged."""

from collections import Counter
from collections.abc import Iterable

import msgspec
from sqlalchemy import func, select

from ludoteka.core.events import Event
from ludoteka.core.records import replay
from ludoteka.core.results import Result
from ludoteka.core.verify import verify
from ludoteka.server import protocol
from ludoteka.server.people.transactions import reading
from ludoteka.server.storage import Database
from ludoteka.server.storage.entries import Entry
from ludoteka.server.storage.schema import rated, ratings, ratings_due, results, tables
from ludoteka.server.tables import entries as facts
from ludoteka.server.tables.entries import AnyFact, decode_fact
from ludoteka.server.tables.reading import read_table
from ludoteka.server.tables.records import whole_record
from ludoteka.server.tables.table import Table
from tests.server.losing.players import Acknowledged


async def find_faults(
    database: Database, results: dict[str, Result | None], acknowledged: Iterable[Acknowledged]
) -> list[str]:
    """All that is not as it must be; `results` by table, as the players saw them."""
    promised: dict[str, list[Acknowledged]] = {table: [] for table in results}
    for each in acknowledged:
        promised.setdefault(each.table, []).append(each)
    faults: list[str] = []
    for table_id, promises in promised.items():
        rows = await database.log.read(table_id)
        table = await read_table(database.log, table_id)
        if table is None:
            faults.append(f"{table_id}: no such table")
            continue
        found = [*_log_faults(rows), *_promise_faults(rows, promises)]
        if table_id in results:
            found += _match_faults(table, results[table_id])
        faults += [f"{table.game.key} {table_id}: {fault}" for fault in found]
    return faults


async def find_rating_faults(database: Database, played: Iterable[str]) -> list[str]:
    """Every match was looked at once, and those that the rule allows were rated once."""
    async with reading(database) as connection:
        looked = Counter((await connection.execute(select(rated.c.table_id))).scalars())
        waiting = (await connection.execute(select(ratings_due.c.table_id))).scalars().all()
        rows = (await connection.execute(select(results))).all()
        counts = (await connection.execute(select(ratings.c.player, ratings.c.games))).all()
    faults = [f"{table}: waits to be rated" for table in waiting]
    missed = [table for table in played if looked[table] != 1]
    faults += [f"{table}: was not looked at for its rating" for table in missed]
    wanted: Counter[str] = Counter()
    for table_id in played:
        people = await _to_be_rated(database, table_id)
        wanted.update(people)
        found = {row.player for row in rows if row.table_id == table_id and row.rated}
        if found != people:
            faults.append(f"{table_id}: {sorted(found)} were rated, not {sorted(people)}")
    applied = {row.player: row.games for row in counts}
    if applied != dict(wanted):
        faults.append(f"ratings count {applied} matches, the logs {dict(wanted)}")
    return faults


async def _to_be_rated(database: Database, table_id: str) -> set[str]:
    """By the rule, as it is written down for people: these all have accounts."""
    told = [decode_fact(row.body) for row in await database.log.read(table_id)]
    sat = [fact.sitter for fact in told if isinstance(fact, facts.Sat)]
    allowed = any(isinstance(fact, facts.TookBack) and fact.consent for fact in told)
    replaced = any(isinstance(fact, facts.StoodIn) and fact.why == "relieved" for fact in told)
    fair = len(set(sat)) == len(sat) >= 2 and not allowed and not replaced
    return set(sat) if fair else set()


async def count_tables(database: Database) -> int:
    async with reading(database) as connection:
        return (await connection.execute(select(func.count()).select_from(tables))).scalar_one()


def _log_faults(rows: list[Entry]) -> Iterable[str]:
    if [row.seq for row in rows] != list(range(len(rows))):
        yield "seqs have gaps"
    commands = Counter((fact.person, fact.command) for fact in _facts(rows) if fact.command)
    for (person, command), count in commands.items():
        if count > 1:
            yield f"command {command} of {person} stands {count} times in the log"


def _promise_faults(rows: list[Entry], promised: list[Acknowledged]) -> Iterable[str]:
    """Every acknowledged command is the entry that it was said to be."""
    for each in promised:
        if each.seq >= len(rows):
            yield f"entry {each.seq} was acknowledged and is lost: {each.command}"
            continue
        fact = decode_fact(rows[each.seq].body)
        if (fact.command, fact.person) != (each.command.id, each.person):
            yield f"entry {each.seq} is of another command than {each.command}"
        if not _says(fact, each.command):
            yield f"entry {each.seq} ({type(fact).__name__}) says something else: {each.command}"


def _says(fact: AnyFact, command: protocol.TableCommand) -> bool:
    match command:
        case protocol.Play():
            made = isinstance(fact, facts.Moved) and (fact.seat, fact.move)
            return made == (command.seat, command.move)
        case protocol.Say():
            return isinstance(fact, facts.Said) and fact.text == command.text
        case protocol.Sit():
            return isinstance(fact, facts.Sat) and fact.seat == command.seat
        case protocol.Ready():
            return isinstance(fact, facts.Readied) and fact.seat == command.seat
        case _:
            return isinstance(fact, facts.TookBack | facts.AskedBack)


def _match_faults(table: Table, seen: Result | None) -> Iterable[str]:
    if table.status != "over":
        yield f"the match is {table.status}, not over"
        return
    if seen != table.result:
        yield f"the players saw {seen}, the log says {table.result}"
    record = whole_record(table)
    for check in verify(table.game, record):
        if not check.holds:
            yield f"{check.key}: {check.claimed} recorded, {check.found} found"
    again: list[Event] = []
    for state in replay(table.game, record):
        again += state.take_events()
    if _encoded(again) != _encoded([event for _, event in table.events]):
        yield "the stored events are not those of the moves"


def _encoded(events: list[Event]) -> bytes:
    return msgspec.json.encode(events)


def _facts(rows: list[Entry]) -> list[AnyFact]:
    return [decode_fact(row.body) for row in rows]
