"""The file of an SQLite database: whose it is, who serves it, and whether it is sound."""

import asyncio
import os
import random
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from ludoteka.core import BadInput
from ludoteka.server.config import Settings
from ludoteka.server.storage import Database
from ludoteka.server.storage.backup import backup, restore
from ludoteka.server.storage.file_check import FileCheck, quick_check
from ludoteka.server.storage.file_lock import FileLock
from ludoteka.server.storage.guarding import guarded
from ludoteka.server.storage.probe import Probe
from tests.server.storage.appending import move, opening

pytestmark = pytest.mark.anyio


@contextmanager
def umask(mask: int) -> Iterator[None]:
    before = os.umask(mask)
    try:
        yield
    finally:
        os.umask(before)


def modes(folder: Path) -> dict[str, int]:
    return {each.name: each.stat().st_mode & 0o777 for each in folder.iterdir() if each.is_file()}


async def test_a_new_database_is_its_owner_s_only_whatever_the_umask(tmp_path: Path) -> None:
    with umask(0):
        database = await Database.open(f"sqlite:///{tmp_path / 'games.db'}")
        assert await database.log.append(opening())
        found = modes(tmp_path)
        await database.close()
    assert set(found) == {"games.db", "games.db-wal", "games.db-shm"}
    assert set(found.values()) == {0o600}


async def test_a_database_that_was_open_to_others_is_closed_to_them(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "games.db"
    with umask(0o022):
        sqlite3.connect(path).close()
        path.touch()
        path.chmod(0o644)
    await (await Database.open(f"sqlite:///{path}")).close()
    assert modes(tmp_path)["games.db"] == 0o600
    assert f"{path} was open to others (644)" in caplog.text


async def test_a_restored_database_is_its_owner_s_only(tmp_path: Path) -> None:
    with umask(0):
        database = await Database.open(f"sqlite:///{tmp_path / 'games.db'}")
        await backup(database, tmp_path / "games.backup")
        await database.close()
        await restore(f"sqlite:///{tmp_path / 'again.db'}", tmp_path / "games.backup")
    assert set(modes(tmp_path).values()) == {0o600}


AS_ANOTHER_PROCESS = """
import sqlite3, sys
connection = sqlite3.connect(sys.argv[1])
print(connection.execute("SELECT count(*) FROM log").fetchone()[0])
connection.close()
"""


async def test_a_second_opening_in_one_process_drops_no_locks(tmp_path: Path) -> None:
    """A file that is closed loses all locks of its process, whoever holds them (POSIX). Others
    would then remove the log of a database that is in use."""
    path = tmp_path / "games.db"
    url = f"sqlite:///{path}"
    database = await Database.open(url)
    assert await database.log.append(opening())
    again = await Database.open(url)
    command = [sys.executable, "-c", AS_ANOTHER_PROCESS, str(path)]
    other = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
    told, _ = await other.communicate()
    assert told.strip() == b"1"
    assert set(modes(tmp_path)) == {"games.db", "games.db-wal", "games.db-shm"}
    assert await database.log.append(move(1))
    await again.close()
    await database.close()


def test_one_server_has_a_file_unless_all_share_it(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    with FileLock(path, shared=False):
        for shared in (False, True):
            with pytest.raises(BadInput) as refused, FileLock(path, shared=shared):
                pass
            assert refused.value.code == "database-in-use"
    with (
        FileLock(path, shared=True),
        FileLock(path, shared=True),
        pytest.raises(BadInput),
        FileLock(path, shared=False),
    ):
        pass
    with FileLock(path, shared=False):
        pass  # free again


async def a_large_database(path: Path) -> None:
    database = await Database.open(f"sqlite:///{path}")
    await database.close()
    with sqlite3.connect(path) as connection:
        rows = [("t", seq, 0, "move", random.randbytes(2000)) for seq in range(4000)]
        connection.executemany("INSERT INTO log VALUES (?, ?, ?, ?, ?)", rows)
    connection.close()


def damage(path: Path) -> None:
    """A good part of its middle is overwritten."""
    size = path.stat().st_size
    with path.open("r+b") as file:
        file.seek(size // 3 // 4096 * 4096)
        file.write(random.randbytes(size // 3))


async def test_a_sound_file_passes_and_a_damaged_one_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    settings = Settings(database=f"sqlite:///{path}", check_seconds=60)
    await a_large_database(path)
    async with guarded(settings) as check:
        assert check is not None
        assert check.problem is None
    damage(path)
    with pytest.raises(BadInput) as refused:
        async with guarded(settings):
            pass
    assert refused.value.code == "damaged-database"
    async with guarded(Settings(database=settings.database, check_seconds=0)):
        pass  # whoever wants to see what is left


async def test_what_a_long_check_finds_is_told_by_the_probe(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "games.db"
    database = await Database.open(f"sqlite:///{path}")
    check = FileCheck(path)
    monkeypatch.setattr("ludoteka.server.storage.file_check.quick_check", lambda _: slow())

    def slow() -> str:
        while not caplog.messages:  # until the start has given up waiting
            pass
        return "page 7 is gone"

    caplog.set_level("INFO")
    await check.begin(0.05)
    await check._done.wait()
    assert "goes on beside the server" in caplog.messages[0]
    assert "page 7 is gone" in caplog.messages[1]
    assert await Probe(database, check).trouble() == "damaged"
    await database.close()


def test_what_is_no_database_is_left_to_others(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Ann, " * 1000)
    assert quick_check(path) is None
