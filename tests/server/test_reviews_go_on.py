"""A review survives the node that works on it: it goes on with what was saved, and is done once.

The first node stands still after some pieces, so that it is in the middle when it goes.
"""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import httpx
import msgspec
import pytest

from ludoteka.core.records import decode_record
from ludoteka.review import decode_review, review
from ludoteka.server.people import reviews
from ludoteka.server.storage import Database
from tests.server.outside.browsers import Browser
from tests.server.outside.matches import finished
from tests.server.running import FAST, Node
from tests.server.services import new_database

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

MATCH: dict[str, Any] = {
    "seats": 2,
    "bots": ["random"],
    "options": {"deals": 2},
    "listed": True,
}
PIECES: Final = 9
"""The deal and so many moves but one."""


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


async def until(node: Node, table: str, is_so: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """The card of the review, as a visitor of this node sees it."""
    async with httpx.AsyncClient(base_url=node.url, timeout=30) as http, asyncio.timeout(240):
        while True:
            card: dict[str, Any] = (await http.get(f"/api/tables/{table}/review")).json()
            if is_so(card):
                return card
            await asyncio.sleep(0.1)


async def begun(node: Node) -> tuple[str, bytes, int]:
    """A review that this node works on: its table and record, and how many moves were saved."""
    browser = Browser(node.url, token=None, language="en")
    try:
        table, _ = await finished(browser, **MATCH)
        record = (await browser.http.get(f"/api/tables/{table}/record")).content
        await browser.post(f"/api/tables/{table}/review")
    finally:
        await browser.close()
    card = await until(node, table, lambda card: card["done"] == PIECES - 1)
    assert card["state"] == "running"
    return table, record, card["done"]


async def standing_in(url: str, table: str) -> tuple[str, int]:
    """While no server runs."""
    database = await Database.open(url)
    try:
        standing = await reviews.standing_of(database, table)
    finally:
        await database.close()
    return standing.state, standing.done


def assert_same(card: dict[str, Any], record: bytes) -> None:
    """As if nothing had happened meanwhile."""
    assert decode_review(msgspec.json.encode(card["review"])) == review(
        decode_record(record), budget=FAST.review_budget
    )


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_a_killed_server_goes_on_with_a_review_after_its_restart(
    tmp_path: Path, kind: str
) -> None:
    async with new_database(kind, tmp_path) as url:
        node = Node(tmp_path, msgspec.structs.replace(FAST, database=url), most_pieces=PIECES)
        node.start()
        node.wait()
        try:
            table, record, saved = await begun(node)
            node.kill()
            node.most_pieces = None
            node.start()
            node.wait()
            again = await until(node, table, lambda card: True)
            assert again["done"] >= saved
            assert_same(await until(node, table, lambda card: card["state"] == "done"), record)
        finally:
            node.kill()


async def test_a_server_that_stops_leaves_its_review_to_the_next_at_once(tmp_path: Path) -> None:
    async with new_database("sqlite", tmp_path) as url:
        node = Node(tmp_path, msgspec.structs.replace(FAST, database=url), most_pieces=PIECES)
        node.start()
        node.wait()
        try:
            table, record, saved = await begun(node)
            node.stop()
            assert await standing_in(url, table) == ("waiting", saved)
            node.most_pieces = None
            node.start()
            node.wait()
            assert_same(await until(node, table, lambda card: card["state"] == "done"), record)
        finally:
            node.kill()


async def test_another_node_goes_on_with_the_review_of_one_that_died(tmp_path: Path) -> None:
    async with new_database("postgresql", tmp_path) as url:
        settings = msgspec.structs.replace(FAST, database=url)
        nodes = [Node(tmp_path, settings, most_pieces=PIECES), Node(tmp_path, settings)]
        try:
            nodes[0].start()
            nodes[0].wait()
            table, record, saved = await begun(nodes[0])
            nodes[1].start()
            nodes[1].wait()
            nodes[0].kill()
            assert (await until(nodes[1], table, lambda card: True))["done"] >= saved
            assert_same(await until(nodes[1], table, lambda card: card["state"] == "done"), record)
        finally:
            for node in nodes:
                node.kill()
