"""`ludoteka admin users`, `tables` and `stats`, as a table or as JSON."""

from pathlib import Path

import msgspec
from rich.table import Table
from rich.text import Text

from ludoteka.cli.forms import when
from ludoteka.cli.hosting.database_access import with_database
from ludoteka.cli.words import out, say
from ludoteka.server.admin import PersonLine, TableEntry, count_all, list_people, list_tables
from ludoteka.server.bot_failures import FailureLine, list_failures, read_failure
from ludoteka.server.clock import now_ms


def show_people(
    config: Path | None, url: str | None, *, part: str, most: int, as_json: bool
) -> None:
    people = with_database(config, url, lambda _, db: list_people(db, part=part, most=most))
    if as_json:
        print_json(people)
    elif people:
        out.print(_people(people, now_ms()))
    else:
        out.print(say("cli-admin-nobody"))


def show_tables(
    config: Path | None, url: str | None, *, status: str | None, most: int, as_json: bool
) -> None:
    tables = with_database(config, url, lambda _, db: list_tables(db, status=status, most=most))
    if as_json:
        print_json(tables)
    elif tables:
        out.print(_tables(tables))
    else:
        out.print(say("cli-admin-no-tables"))


def show_counts(config: Path | None, url: str | None, *, as_json: bool) -> None:
    counts = with_database(config, url, lambda _, db: count_all(db))
    if as_json:
        print_json(counts)
        return
    table = table_of(say("cli-heading-what"), say("cli-heading-count"))
    table.columns[1].justify = "right"
    for what, count in counts.items():
        table.add_row(say("cli-admin-count", what=what), str(count))
    out.print(table)


def show_failures(config: Path | None, url: str | None, *, most: int, as_json: bool) -> None:
    failures = with_database(config, url, lambda _, db: list_failures(db, most=most))
    if as_json:
        print_json(failures)
    elif failures:
        out.print(_failures(failures))
    else:
        out.print(say("cli-admin-no-failures"))


def show_failure(config: Path | None, url: str | None, report: str) -> None:
    """The whole of it, for the author of the bot."""
    found = with_database(config, url, lambda _, db: read_failure(db, report))
    out.print_json(found.decode())


def print_json(value: object) -> None:
    out.print_json(msgspec.json.encode(value).decode())


def _people(people: list[PersonLine], now: int) -> Table:
    table = table_of(
        say("cli-heading-name"),
        say("cli-heading-kind"),
        say("cli-heading-since"),
        say("cli-heading-seen"),
        say("cli-heading-games"),
        say("cli-heading-muted"),
        say("cli-heading-banned"),
    )
    for each in people:
        muted = when(each.muted_until) if each.muted_until > now else ""
        banned = when(each.banned_until) if each.banned_until > now else ""
        kind = say("cli-admin-kind", kind="host" if each.is_host else each.kind)
        times = (when(each.created), when(each.seen))
        row = (each.name, kind, *times, str(each.games), muted, banned)
        table.add_row(*map(Text, row))
    return table


def _tables(tables: list[TableEntry]) -> Table:
    table = table_of(
        say("cli-heading-table"),
        say("cli-heading-game"),
        say("cli-heading-status"),
        say("cli-heading-host"),
        say("cli-heading-title"),
        say("cli-heading-changed"),
    )
    for each in tables:
        status = say("cli-admin-status", status=each.status)
        row = (each.id, each.game, status, each.host, each.title, when(each.updated))
        table.add_row(*map(Text, row))
    return table


def _failures(failures: list[FailureLine]) -> Table:
    table = table_of(
        say("cli-heading-report"),
        say("cli-heading-when"),
        say("cli-heading-game"),
        say("cli-heading-table"),
        say("cli-heading-bot"),
        say("cli-heading-problem"),
    )
    for each in failures:
        row = (each.id, when(each.at), each.game, each.table_id, each.bot, each.why)
        table.add_row(*map(Text, row))
    return table


def table_of(*headings: str) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for heading in headings:
        table.add_column(heading, overflow="fold")
    return table
