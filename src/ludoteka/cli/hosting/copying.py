"""Migrates, backs up and restores the database, with progress bars."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, TaskID, TextColumn
from rich.progress import Progress as Bars

from ludoteka.cli.hosting.database_access import with_database
from ludoteka.cli.words import err, out, say
from ludoteka.server.sources import load_settings
from ludoteka.server.storage.address import parse_address
from ludoteka.server.storage.backup import Progress, backup, restore
from ludoteka.server.storage.backup_lines import Header
from ludoteka.server.storage.database import prepare
from ludoteka.server.storage.engines import make_engine
from ludoteka.server.storage.migrate import known_revisions


def migrate(config: Path | None, url: str | None) -> None:
    address = parse_address(_url(config, url))

    async def work() -> str | None:
        engine = make_engine(address)
        try:
            return await prepare(address, engine)
        finally:
            await engine.dispose()

    before, after = asyncio.run(work()), known_revisions()[-1]
    if before is None:
        out.print(say("cli-migrate-new", address=str(address), after=after))
    elif before == after:
        out.print(say("cli-migrate-nothing", address=str(address), after=after))
    else:
        out.print(say("cli-migrate-done", address=str(address), before=before, after=after))


def save(config: Path | None, url: str | None, file: Path) -> None:
    with _bars() as progress:
        header = with_database(
            config, url, lambda _, database: backup(database, file, progress=progress)
        )
    address = str(parse_address(_url(config, url)))
    out.print(say("cli-backup-done", rows=_rows(header), address=address, path=str(file)))


def fill(config: Path | None, url: str | None, file: Path, *, replace: bool) -> None:
    url = _url(config, url)
    with _bars() as progress:
        header = asyncio.run(restore(url, file, replace=replace, progress=progress))
    address = str(parse_address(url))
    out.print(say("cli-restore-done", rows=_rows(header), address=address, path=str(file)))


def _url(config: Path | None, url: str | None) -> str:
    return load_settings(config=config, overrides={"database": url}).database_url()


def _rows(header: Header) -> int:
    return sum(header.counts.values())


@contextmanager
def _bars() -> Iterator[Progress]:
    """A bar for each table of the database, gone when all are full."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Bars(*columns, console=err, transient=True) as bars:
        tasks: dict[str, TaskID] = {}

        def progress(table: str, done: int, count: int) -> None:
            if table not in tasks:
                tasks[table] = bars.add_task(table, total=count)
            bars.update(tasks[table], completed=done)

        yield progress
