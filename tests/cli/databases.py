"""Databases of houses that run as processes: asked from tests that are no coroutines."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

import msgspec

from ludoteka.server.storage import Database
from ludoteka.server.tables.entries import Created, Started, decode_fact

T = TypeVar("T")


def run(work: Coroutine[Any, Any, T]) -> T:
    return asyncio.run(work)


async def make_database(url: str) -> None:
    await (await Database.open(url)).close()


async def table_secrets(url: str, table: str) -> list[str]:
    """What nobody may see while the match goes on: seeds, and the position with all cards."""
    database = await Database.open(url)
    try:
        facts = [decode_fact(entry.body) for entry in await database.log.read(table)]
        snapshot = await database.log.snapshot(table)
    finally:
        await database.close()
    seeds = [fact.server_seed for fact in facts if isinstance(fact, Created)]
    seeds += [fact.bot_seed for fact in facts if isinstance(fact, Started) and fact.bot_seed]
    assert snapshot is not None
    hands = msgspec.json.decode(snapshot.position)["position"]["hands"]
    return [*seeds, *(msgspec.json.encode(hand).decode() for hand in hands)]
