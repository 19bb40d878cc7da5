"""What was answered is there, whatever happens to the process."""

import itertools
import random

import pytest

from ludoteka.server.storage import Database
from tests.server.running import FORKS
from tests.server.storage.appender import append_for_ever

pytestmark = pytest.mark.anyio

RUNS = 20


def append_until_killed(url: str, run: int, promises: int) -> dict[str, int]:
    """The last number that was promised for each table, before a SIGKILL in full flight."""
    told, telling = FORKS.Pipe(duplex=False)
    process = FORKS.Process(target=append_for_ever, args=(url, run, telling))
    process.start()
    telling.close()
    promised: dict[str, int] = {}
    try:
        for number in itertools.count(1):
            table, seq = told.recv()
            promised[table] = seq
            if number == promises:
                process.kill()
    except (EOFError, OSError):
        pass  # all that it had told, and perhaps half of a promise that nobody has heard
    process.join()
    return promised


@pytest.mark.slow
async def test_what_was_promised_survives_a_killed_process(url: str) -> None:
    chance = random.Random(7)
    for run in range(RUNS):
        promised = append_until_killed(url, run, promises=chance.randint(1, 400))
        assert promised
        database = await Database.open(url)
        for table, last in promised.items():
            found = await database.log.read(table)
            assert [entry.seq for entry in found] == list(range(len(found)))
            assert len(found) > last, f"{table}: {last} was promised in run {run}"
            assert found[last].body == (f"{table}/{last}".encode() if last else b"{}")
        await database.close()
