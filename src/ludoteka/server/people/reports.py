"""What players tell the hosts about other players, and about games that did something wrong. It
names people by id and copies no words of theirs: the reported line is read from the log of its
table when a host looks."""

from typing import Any, Final, Literal

import msgspec
from msgspec import Struct
from sqlalchemy import ColumnElement, Select, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ludoteka.server.errors import Unknown
from ludoteka.server.ids import new_id
from ludoteka.server.storage.schema import log, persons, reports

Reason = Literal["insult", "stalling", "cheating", "name", "spam", "game", "other"]

GAME: Final = "game"
"""The reason that is about no person: the game did something wrong."""
NO_PERSON: Final = ""

SAID: Final = "said"
BEFORE: Final = 10
AFTER: Final = 5
"""Lines of chat around the reported one that a host sees."""


class Report(Struct, frozen=True, kw_only=True):
    id: str
    at: int
    reporter: str
    person: str
    """'' if it is about the game."""
    table_id: str | None
    seq: int | None
    """Of the line of chat."""
    reason: Reason
    words: str
    closed: int | None = None
    outcome: str = ""


class ReportLine(Struct, frozen=True, kw_only=True):
    """A report in the hosts' list."""

    report: Report
    reporter_name: str
    person_name: str
    others: int
    """Further open reports about the same person."""


class ChatLine(Struct, frozen=True, kw_only=True):
    seq: int
    at: int
    name: str
    text: str
    is_reported: bool


class ReportPage(Struct, frozen=True, kw_only=True):
    """A report with what was said around it, and nothing else of the table."""

    line: ReportLine
    chat: list[ChatLine]


class _Said(Struct, frozen=True):
    name: str = ""
    text: str = ""
    person: str = ""


async def add_report(connection: AsyncConnection, report: Report) -> Report:
    """The same person reported for the same line again is the same report; of a game, the same
    words."""
    query = select(reports).where(
        reports.c.reporter == report.reporter,
        reports.c.person == report.person,
        reports.c.closed.is_(None),
        reports.c.table_id.is_not_distinct_from(report.table_id),
        reports.c.seq.is_not_distinct_from(report.seq),
    )
    if report.person == NO_PERSON:
        query = query.where(reports.c.words == report.words)
    known = (await connection.execute(query)).mappings().first()
    if known is not None:
        return msgspec.convert(known, Report)
    await connection.execute(insert(reports).values(**msgspec.structs.asdict(report)))
    return report


def new_report(
    reporter: str,
    person: str,
    *,
    at: int,
    reason: Reason,
    words: str,
    table: str | None = None,
    seq: int | None = None,
) -> Report:
    return Report(
        id=new_id(),
        at=at,
        reporter=reporter,
        person=person,
        table_id=table,
        seq=seq,
        reason=reason,
        words=words,
    )


async def speaker_of(connection: AsyncConnection, table: str, seq: int) -> str:
    """Who said this line."""
    here = (log.c.table_id == table) & (log.c.seq == seq) & (log.c.kind == SAID)
    body = (await connection.execute(select(log.c.body).where(here))).scalar_one_or_none()
    if body is None:
        raise Unknown("no-such-line", seq=seq)
    return msgspec.json.decode(body, type=_Said).person


async def list_reports(
    connection: AsyncConnection, *, is_open: bool, most: int = 100
) -> list[ReportLine]:
    """Open ones the oldest first, as they wait; closed ones the latest first."""
    which = reports.c.closed.is_(None) if is_open else reports.c.closed.is_not(None)
    order = reports.c.at if is_open else reports.c.closed.desc()
    rows = await connection.execute(_lines(which).order_by(order, reports.c.id).limit(most))
    return [_line(dict(row)) for row in rows.mappings()]


async def read_report(connection: AsyncConnection, report: str) -> ReportPage:
    rows = await connection.execute(_lines(reports.c.id == report))
    row = rows.mappings().one_or_none()
    if row is None:
        raise Unknown("no-such-report", report=report)
    line = _line(dict(row))
    return ReportPage(line=line, chat=await _chat(connection, line.report))


async def close_report(connection: AsyncConnection, report: str, at: int, outcome: str) -> None:
    pending = (reports.c.id == report) & reports.c.closed.is_(None)
    change = update(reports).where(pending).values(closed=at, outcome=outcome)
    if (await connection.execute(change)).rowcount == 0:
        raise Unknown("no-such-report", report=report)


async def count_open(connection: AsyncConnection) -> int:
    query = select(func.count()).where(reports.c.closed.is_(None))
    return int((await connection.execute(query)).scalar_one())


async def forget_closed(connection: AsyncConnection, before: int) -> None:
    await connection.execute(delete(reports).where(reports.c.closed < before))


def _lines(which: ColumnElement[bool]) -> Select[tuple[Any, ...]]:
    reporter, person, other = persons.alias(), persons.alias(), reports.alias()
    others = (
        select(func.count())
        .where(
            reports.c.person != NO_PERSON,
            other.c.person == reports.c.person,
            other.c.closed.is_(None),
            other.c.id != reports.c.id,
        )
        .correlate(reports)
        .scalar_subquery()
    )
    return (
        select(
            reports,
            func.coalesce(reporter.c.name, "").label("reporter_name"),
            func.coalesce(person.c.name, "").label("person_name"),
            others.label("others"),
        )
        .outerjoin(reporter, reporter.c.id == reports.c.reporter)
        .outerjoin(person, person.c.id == reports.c.person)
        .where(which)
    )


def _line(row: dict[str, object]) -> ReportLine:
    plain = {str(name): value for name, value in row.items()}
    beside = {name: plain.pop(name) for name in ("reporter_name", "person_name", "others")}
    return msgspec.convert({"report": plain, **beside}, ReportLine)


async def _chat(connection: AsyncConnection, report: Report) -> list[ChatLine]:
    """What was said around the line; at the end of the table's chat where none is named."""
    if report.table_id is None:
        return []
    said = (log.c.table_id == report.table_id) & (log.c.kind == SAID)
    query = select(log.c.seq, log.c.at, log.c.body).where(said)
    if report.seq is None:
        rows = (await connection.execute(query.order_by(log.c.seq.desc()).limit(BEFORE))).all()
        rows = rows[::-1]
    else:
        upto, after = query.where(log.c.seq <= report.seq), query.where(log.c.seq > report.seq)
        early = await connection.execute(upto.order_by(log.c.seq.desc()).limit(BEFORE + 1))
        late = await connection.execute(after.order_by(log.c.seq).limit(AFTER))
        rows = [*early.all()[::-1], *late.all()]
    return [_chat_line(row.seq, row.at, row.body, report.seq) for row in rows]


def _chat_line(seq: int, at: int, body: bytes, reported: int | None) -> ChatLine:
    said = msgspec.json.decode(body, type=_Said)
    return ChatLine(seq=seq, at=at, name=said.name, text=said.text, is_reported=seq == reported)
