"""`ludoteka migrate`, `backup` and `restore` through the command line."""

import json
import os
from pathlib import Path

from sqlalchemy import Connection

from ludoteka.server.config import Settings
from ludoteka.server.people.service import People
from ludoteka.server.storage import Database
from ludoteka.server.storage.address import parse_address
from ludoteka.server.storage.engines import make_engine
from ludoteka.server.storage.migrate import known_revisions, upgrade
from tests.cli.databases import run
from tests.cli.hosting import ludoteka


async def invite_guests(url: str, count: int) -> set[str]:
    """Their names."""
    database = await Database.open(url)
    people = await People.open(database, Settings())
    names = {(await people.guest("en")).name for _ in range(count)}
    people.close()
    await database.close()
    return names


async def make_old(url: str) -> None:
    def first(connection: Connection) -> None:
        upgrade(connection, known_revisions()[0])

    engine = make_engine(parse_address(url))
    async with engine.begin() as connection:
        await connection.run_sync(first)
    await engine.dispose()
    if url.startswith("sqlite"):
        os.chmod(url.removeprefix("sqlite:///"), 0o600)  # else that would be told  # noqa: PTH101


def names_in(folder: Path, url: str) -> set[str]:
    _, out, _ = ludoteka(folder, "admin", "users", "--json", "--database", url)
    return {person["name"] for person in json.loads(out)}


def test_a_database_is_made_once_and_then_left_alone(url: str, tmp_path: Path) -> None:
    newest = known_revisions()[-1]
    assert f"created, revision {newest}" in ludoteka(tmp_path, "migrate", "-d", url)[1]
    assert f"revision {newest}, nothing to do" in ludoteka(tmp_path, "migrate", "-d", url)[1]


def test_an_old_database_is_brought_up_to_date(url: str, tmp_path: Path) -> None:
    run(make_old(url))
    oldest, *_, newest = known_revisions()
    code, out, err = ludoteka(tmp_path, "migrate", "-d", url)
    assert (code, err) == (0, "")
    assert f"from revision {oldest} to {newest}" in out


def test_a_backup_fills_another_database(url: str, tmp_path: Path) -> None:
    names = run(invite_guests(url, 3))
    file, other = tmp_path / "house.backup", f"sqlite:///{tmp_path / 'other.db'}"
    code, out, _ = ludoteka(tmp_path, "backup", str(file), "-d", url)
    assert code == 0
    assert str(file) in out
    assert ludoteka(tmp_path, "restore", str(file), "-d", other)[0] == 0
    assert names_in(tmp_path, other) == names

    run(invite_guests(url, 1))
    code, out, err = ludoteka(tmp_path, "restore", str(file), "-d", url)
    assert (code, out) == (2, "")
    assert "is not empty" in err
    assert ludoteka(tmp_path, "restore", str(file), "--replace", "-d", url)[0] == 0
    assert names_in(tmp_path, url) == names


def test_a_damaged_backup_changes_nothing(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'house.db'}"
    names = run(invite_guests(url, 2))
    file = tmp_path / "house.backup"
    assert ludoteka(tmp_path, "backup", str(file), "-d", url)[0] == 0
    file.write_bytes(file.read_bytes()[:-20])
    code, _, err = ludoteka(tmp_path, "restore", str(file), "--replace", "-d", url)
    assert code == 2
    assert "it is damaged" in err
    assert names_in(tmp_path, url) == names
