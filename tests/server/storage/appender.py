"""A process that appends and tells on its output which entries it was promised."""

import asyncio
import sys

from ludoteka.server.storage import Database
from tests.server.storage.appending import move, opening

TABLES = 8


async def play(database: Database, table: str) -> None:
    seq = 0
    while True:
        body = f"{table}/{seq}".encode()
        append = move(seq, body, table) if seq else opening(table)
        assert await database.log.append(append)
        print(table, seq, flush=True)
        seq += 1


async def main(url: str, run: str) -> None:
    database = await Database.open(url)
    await asyncio.gather(*(play(database, f"run-{run}-{n}") for n in range(TABLES)))


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
