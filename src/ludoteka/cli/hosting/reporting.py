"""`ludoteka admin reports`, `close-report` and `audit`: players' reports, hosts' actions."""

from pathlib import Path

from rich.text import Text

from ludoteka.cli.forms import when
from ludoteka.cli.hosting.acting import with_hosting
from ludoteka.cli.hosting.listing import print_json, table_of
from ludoteka.cli.words import out, say
from ludoteka.server.people.actions import Action, list_actions
from ludoteka.server.people.reports import (
    ReportLine,
    ReportPage,
    list_reports,
    read_report,
)
from ludoteka.server.people.service import People
from ludoteka.server.people.transactions import reading


def show_reports(
    config: Path | None, url: str | None, *, closed: bool, most: int, as_json: bool
) -> None:
    async def read(people: People) -> list[ReportLine]:
        async with reading(people.database) as connection:
            return await list_reports(connection, is_open=not closed, most=most)

    lines = with_hosting(config, url, lambda _, people: read(people))
    if as_json:
        print_json(lines)
    elif lines:
        _print_reports(lines)
    else:
        out.print(say("cli-admin-no-reports"))


def _print_reports(lines: list[ReportLine]) -> None:
    table = table_of(
        say("cli-heading-report"),
        say("cli-heading-when"),
        say("cli-heading-who"),
        say("cli-heading-reporter"),
        say("cli-heading-why"),
        say("cli-heading-table"),
    )
    for line in lines:
        report = line.report
        why = say("cli-admin-reason", reason=report.reason)
        why = f"{why}: {report.words}" if report.words else why
        names = (line.person_name, line.reporter_name)
        row = (report.id, when(report.at), *names, why, report.table_id or "")
        table.add_row(*map(Text, row))
    out.print(table)


def show_report(config: Path | None, url: str | None, report: str, *, as_json: bool) -> None:
    async def read(people: People) -> ReportPage:
        async with reading(people.database) as connection:
            return await read_report(connection, report)

    page = with_hosting(config, url, lambda _, people: read(people))
    if as_json:
        print_json(page)
        return
    _print_reports([page.line])
    for line in page.chat:
        mark = "→" if line.is_reported else " "
        out.print(Text(f"{mark} {when(line.at)} {line.name}: {line.text}"))


def close(config: Path | None, url: str | None, report: str, *, why: str) -> None:
    with_hosting(config, url, lambda does, _: does.close_report(report, why))
    out.print(say("cli-admin-report-closed", report=report))


def show_actions(config: Path | None, url: str | None, *, most: int, as_json: bool) -> None:
    async def read(people: People) -> list[Action]:
        async with reading(people.database) as connection:
            return await list_actions(connection, most=most)

    actions = with_hosting(config, url, lambda _, people: read(people))
    if as_json:
        print_json(actions)
        return
    table = table_of(
        say("cli-heading-when"),
        say("cli-heading-by"),
        say("cli-heading-what"),
        say("cli-heading-who"),
        say("cli-heading-why"),
    )
    for each in actions:
        what = say("cli-admin-action", what=each.what)
        table.add_row(*map(Text, (when(each.at), each.name, what, each.target, each.why)))
    out.print(table)
