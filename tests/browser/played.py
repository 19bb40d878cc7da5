"""Matches that bots have played to the end, for pages that look back at them."""

import time
from typing import Any, Final

import httpx

MINUTE: Final = 60.0
BOTS: Final = ["random", "random"]


def finished_match(address: str) -> str:
    """The id of a table at which two bots have played one deal of 6 nimmt!; open to all."""
    with httpx.Client(base_url=address, headers={"origin": address}, timeout=MINUTE) as client:
        wish = {"game": "six-nimmt", "seats": 2, "own_seats": 0, "bots": BOTS, "start": True}
        opened = client.post("/api/tables", json=wish | {"options": {"deals": 1}, "listed": True})
        table = str(opened.raise_for_status().json()["id"])
        until = time.monotonic() + MINUTE
        while client.get(f"/api/tables/{table}").json()["status"] != "over":
            assert time.monotonic() < until, "the bots did not finish"
            time.sleep(0.1)
        return table


def record_of(address: str, table: str) -> dict[str, Any]:
    answer = httpx.get(f"{address}/api/tables/{table}/record", timeout=MINUTE)
    found: dict[str, Any] = answer.raise_for_status().json()
    return found
