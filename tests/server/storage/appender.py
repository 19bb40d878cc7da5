"""A process that appends and tells which entries it was promised."""

import asyncio
from multiprocessing.connection import Connection

from ludoteka.server.storage import Database
from tests.server.storage.appending import move, opening

TABLES = 8


def append_for_ever(url: str, run: int, telling: Connection) -> None:
    asyncio.run(_append_all(url, run, telling))


async def _append_all(url: str, run: int, telling: Connection) -> None:
    database = await Database.open(url)
    await asyncio.gather(*(_append(database, f"run-{run}-{n}", telling) for n in range(TABLES)))


async def _append(database: Database, table: str, telling: Connection) -> None:
    seq = 0
    while True:
        body = f"{table}/{seq}".encode()
        append = move(seq, body, table) if seq else opening(table)
        assert await database.log.append(append)
        telling.send((table, seq))
        seq += 1
