"""A real server on a real disk without room."""

import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.cli import hosting
from tests.cli.hosting import NO_LIMITS, Browser, House, until

OWN_DISK = ("unshare", "--map-root-user", "--mount")


def has_own_disks() -> bool:
    if shutil.which("unshare") is None:
        return False
    mount = [*OWN_DISK, "mount", "-t", "tmpfs", "tmpfs", "/mnt"]
    return subprocess.run(mount, capture_output=True, check=False).returncode == 0


@pytest.fixture
def small(tmp_path: Path) -> Iterator[House]:
    """A server that sees a disk of 3 MB where others see an empty folder."""
    if not has_own_disks():
        pytest.skip("this system lets nobody mount a disk of one's own")
    folder = tmp_path / "disk"
    folder.mkdir()
    script = f'mount -t tmpfs -o size=3m tmpfs "{folder}" && exec "$@"'
    more = {**NO_LIMITS, "LUDOTEKA_DISK_RESERVE": "0"}
    database = ("--database", f"sqlite:///{folder}/house.db")
    with hosting.serving(
        tmp_path, *database, more=more, within=(*OWN_DISK, "sh", "-c", script, "sh")
    ) as house:
        yield house


def test_a_full_disk_is_logged_and_the_server_is_not_ready(small: House, tmp_path: Path) -> None:
    disk = Path(f"/proc/{small.process.pid}/root{tmp_path}/disk")
    with Browser(small) as browser:
        table = browser.open_table()
        assert browser.command(table, do="say", id="1", text="before").status_code == 200
        fill(disk / "filler")
        until(lambda: say_more(browser, table) == 503)
        until(lambda: httpx.get(f"{small.url}/ready").status_code == 503)
        assert (
            httpx.get(f"{small.url}/ready").json()["status"] == "the disk of the database is full"
        )
        small.wait_for_log("database or disk is full")
        (disk / "filler").unlink()
        until(lambda: httpx.get(f"{small.url}/ready").status_code == 200)
        assert browser.command(table, do="say", id="2", text="after").status_code == 200
    told = [line for line in small.logged if "cannot be used" in line]
    assert 1 <= len(told) <= 3


def fill(path: Path) -> None:
    with path.open("wb", buffering=0) as filler:
        try:
            while True:
                filler.write(bytes(4096))
        except OSError:
            return


def say_more(browser: Browser, table: str) -> int:
    """What there is of room in the files themselves is used up by and by."""
    answer = browser.command(table, do="say", id=str(object()), text="words " * 40)
    return answer.status_code
