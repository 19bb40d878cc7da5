"""What was answered is there, whatever happens to the process."""

import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

from ludoteka.server.storage import Database

pytestmark = pytest.mark.anyio

ROOT = Path(__file__).parent.parent.parent.parent
RUNS = 20


def append_until_killed(url: str, run: int, promises: int) -> dict[str, int]:
    """The last number that was promised for each table, before a SIGKILL in full flight."""
    command = [sys.executable, "-m", "tests.server.storage.appender", url, str(run)]
    promised: dict[str, int] = {}
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True, cwd=ROOT, env=os.environ.copy()
    ) as process:
        assert process.stdout is not None
        for number, line in enumerate(process.stdout, start=1):
            if not line.endswith("\n"):
                break  # the kill cut this promise short, so nobody has heard it
            table, seq = line.split()
            promised[table] = int(seq)
            if number == promises:
                process.kill()
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
