"""A server that is told to stop in the middle of its housekeeping does so, soon and silently."""

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from subprocess import PIPE
from threading import Thread

import httpx
import msgspec
import pytest
from sqlalchemy import func, select, text

from ludoteka.server.housekeeping import Housekeeper
from ludoteka.server.people.transactions import reading
from ludoteka.server.storage import Database
from ludoteka.server.storage.schema import leaving
from ludoteka.server.tasks import end_tasks
from tests.server.house import Clock, open_people
from tests.server.people.matches import finish, say
from tests.server.running import FAST, Node

GUESTS = 60
ROUNDS = 3
SECONDS = 15
"""Of a busy machine; what hangs would take for ever."""


async def many_stale_guests(folder: Path) -> str:
    """The address of a house where many have played and talked, very long ago."""
    clock = Clock()
    clock.now = 0
    async with open_people("sqlite", folder, clock) as people:
        for number in range(GUESTS):
            guest = await people.guest("en")
            for table in range(3):
                name = f"t{number}-{table}"
                await finish(people, name, [guest.id], [1])
                for seq in range(1, 6):
                    await say(people, name, seq, guest.id, "words")
        url = people.database.engine.url.database
    return f"sqlite:///{url}"


async def how_many_leave(url: str) -> int:
    database = await Database.open(url)
    async with reading(database) as connection:
        count = (await connection.execute(select(func.count()).select_from(leaving))).scalar_one()
    await database.close()
    return int(count)


def write_for_ever(url: str, answers: list[int]) -> None:
    """Until nobody answers."""
    try:
        with httpx.Client(base_url=url, headers={"origin": url}, timeout=30) as browser:
            while True:
                answer = browser.post("/api/tables", json={"game": "six-nimmt"})
                answers.append(answer.status_code)
    except httpx.HTTPError:
        return


@contextmanager
def writers(url: str) -> Iterator[list[list[int]]]:
    """What each of them is answered, as it comes."""
    answers: list[list[int]] = [[] for _ in range(3)]
    threads = [Thread(target=write_for_ever, args=(url, each), daemon=True) for each in answers]
    for thread in threads:
        thread.start()
    yield answers
    for thread in threads:
        thread.join(SECONDS)
        assert not thread.is_alive(), "someone is still answered"


ENDLESS = text(
    "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2000000)"
    " SELECT max(i) FROM n"
)


@pytest.mark.anyio
async def test_the_step_under_way_is_finished_before_the_database_closes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    begun, done = asyncio.Event(), asyncio.Event()
    async with open_people("sqlite", tmp_path, Clock()) as people:

        async def long_step(**_: object) -> int:
            async with reading(people.database) as connection:
                begun.set()
                await connection.execute(ENDLESS)
            done.set()
            return 0

        monkeypatch.setattr(people, "finish_leaving", long_step)
        keeper = Housekeeper(people, guest_days=1)
        keeper.start()
        await begun.wait()
        await keeper.stop()
        assert done.is_set()
    assert "CancelledError" not in caplog.text


@pytest.mark.anyio
async def test_a_task_that_is_cancelled_has_ended_before_the_database_closes(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    begun = asyncio.Event()
    async with open_people("sqlite", tmp_path, Clock()) as people:

        async def read() -> None:
            async with reading(people.database) as connection:
                begun.set()
                await connection.execute(ENDLESS)

        task = asyncio.create_task(read())
        await begun.wait()
        await end_tasks([task])
        assert task.done()
    assert "CancelledError" not in caplog.text


STUCK = """
import sys
from threading import Event, Thread
from ludoteka.server import run
from ludoteka.server.config import Settings

run.EXIT_SECONDS = 0.5
settings = Settings(port=0, database=sys.argv[1], bot_workers=1)
run.serve(settings, lambda port: (Thread(target=Event().wait).start(), print(port, flush=True)))
"""


def test_a_process_that_has_stopped_and_hangs_is_ended(tmp_path: Path) -> None:
    command = [sys.executable, "-c", STUCK, f"sqlite:///{tmp_path / 'house.db'}"]
    with subprocess.Popen(command, stdout=PIPE, stderr=PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline().strip().isdecimal()
        process.terminate()
        try:
            _, told = process.communicate(timeout=4 * SECONDS)
        except subprocess.TimeoutExpired:
            process.kill()
            raise
    assert process.returncode == 0
    assert "did not stop by itself" in told


@pytest.mark.slow
def test_a_stop_amid_housekeeping_and_writers_hangs_nowhere_and_is_silent(tmp_path: Path) -> None:
    url = asyncio.run(many_stale_guests(tmp_path))
    settings = msgspec.structs.replace(
        FAST, database=url, housekeeping_pause_ms=0, log_level="info"
    )
    left = 0
    for _ in range(ROUNDS):
        node = Node(tmp_path, settings, inline=True)
        node.start()
        node.wait()
        with writers(node.url) as answers:
            while not all(answers) or asyncio.run(how_many_leave(url)) <= left:
                assert "guests were forgotten" not in node.log()
            node.stop()
        left = asyncio.run(how_many_leave(url))
        assert left < GUESTS, "housekeeping had ended before it was stopped"
        # Until the stop everybody wrote: nobody was refused, and nothing failed.
        assert {status for each in answers for status in each} <= {201, 503}
        told = node.log()
        assert "stopped" in told
        for bad in ("Traceback", "Exception", "did not stop by itself"):
            assert bad not in told
