"""Matches that bots have played to the end, for pages that look back at them."""

import time
from pathlib import Path
from typing import Any, Final

import httpx
import msgspec

MINUTE: Final = 60.0
BOTS: Final = ["random", "random"]
GAMES: Final = Path(__file__).parents[1] / "games"


def finished_match(address: str, bots: list[str] = BOTS) -> str:
    """The id of a table at which two bots have played one deal of 6 nimmt!; open to all."""
    with httpx.Client(base_url=address, headers={"origin": address}, timeout=MINUTE) as client:
        wish = {"game": "six-nimmt", "seats": 2, "own_seats": 0, "bots": bots, "start": True}
        opened = client.post("/api/tables", json=wish | {"options": {"deals": 1}, "listed": True})
        table = str(opened.raise_for_status().json()["id"])
        until = time.monotonic() + MINUTE
        while client.get(f"/api/tables/{table}").json()["status"] != "over":
            assert time.monotonic() < until, "the bots did not finish"
            time.sleep(0.1)
        return table


def uploaded_match(address: str, game: str, name: str) -> str:
    """The path of the replay of a golden record, open to all."""
    return uploaded(address, (GAMES / game / "records" / f"{name}.json").read_bytes())


def uploaded(address: str, content: bytes) -> str:
    """The path of the replay of a record, open to all."""
    record = msgspec.json.decode(content)
    with httpx.Client(base_url=address, headers={"origin": address}, timeout=MINUTE) as client:
        client.post("/api/guests", json={}).raise_for_status()
        uploaded = client.post("/api/records", json={"record": record, "public": True})
        return str(uploaded.raise_for_status().json()["path"])


def record_of(address: str, table: str) -> dict[str, Any]:
    answer = httpx.get(f"{address}/api/tables/{table}/record", timeout=MINUTE)
    found: dict[str, Any] = answer.raise_for_status().json()
    return found
