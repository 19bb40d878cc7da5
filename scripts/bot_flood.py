"""How long a greedy bot lets someone wait while another guest floods the house with masters.

Needs a server whose limits allow the flood: `python -m scripts.bot_flood --help`. Everything is
bounded: so many tables, so many questions, and so many seconds for each.
"""

import argparse
import time
from typing import Any

import httpx

SECONDS = 120.0


class Guest(httpx.Client):
    def __init__(self, url: str) -> None:
        super().__init__(base_url=url, headers={"origin": url}, timeout=60)
        self.post("/api/guests", json={}).raise_for_status()

    def open(self, **request: object) -> str:
        answer = self.post("/api/tables", json={"game": "six-nimmt", "start": True, **request})
        answer.raise_for_status()
        return str(answer.json()["id"])

    def now(self, table: str) -> dict[str, Any]:
        found: dict[str, Any] = self.get(f"/api/tables/{table}/now").raise_for_status().json()
        return found


def ask(guest: Guest, bot: str) -> float:
    """Seconds from opening a table until its one bot has chosen its card."""
    table = guest.open(seats=2, bots=[bot])
    began = time.monotonic()
    while time.monotonic() - began < SECONDS:
        met = guest.now(table)
        if met["sights"] and 1 not in met["sights"][0]["view"]["to_act"]:
            return time.monotonic() - began
        time.sleep(0.05)
    return float("inf")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("url", help="of a server on this computer")
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--times", type=int, default=5)
    wanted = parser.parse_args()
    honest, mallory = Guest(wanted.url), Guest(wanted.url)
    for bot in ("greedy", "master"):
        print(f"{bot}, nobody else: {ask(honest, bot):.1f} s")
    opened = sum(_flood(mallory) for _ in range(wanted.tables))
    print(f"flood: {opened} of {wanted.tables} tables of ten masters")
    for bot in ("greedy", "master"):
        waits = sorted(ask(honest, bot) for _ in range(wanted.times))
        print(f"{bot}, beside the flood: {', '.join(f'{wait:.1f}' for wait in waits)} s")


def _flood(guest: Guest) -> bool:
    try:
        guest.open(seats=10, own_seats=0, bots=["master"] * 10)
    except httpx.HTTPStatusError as refused:
        print("refused:", refused.response.json()["sentence"])
        return False
    return True


if __name__ == "__main__":
    main()
