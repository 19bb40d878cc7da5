"""How much slower bots answer at a table while a match is reviewed: python -m
scripts.review_slowdown URL --matches N

Someone plays 6 nimmt! against three bots, in turn alone on the server and beside the review of
another match. How long a match takes is nearly all thought of the bots. Needs a server of its own
with `LUDOTEKA_BOT_DELAY_MS=0`, limits that allow it, and a machine that has nothing else to do.
"""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from statistics import fmean, stdev
from typing import Annotated, Final

import typer

from ludoteka.client import Client, PlayingBot
from ludoteka.core.records import encode_record
from scripts.bot_flood import Guest
from scripts.review_study import played

GOAL: Final = 1.3
GAME: Final = "six-nimmt"
SEATS: Final = 4
JSON: Final = {"content-type": "application/json"}


def seconds(client: Client, bot: str) -> float:
    """Of one deal, played at once by who sits there."""
    opened = client.open_table(
        GAME, seats=SEATS, options={"deals": 1}, bots=[bot] * (SEATS - 1), start=True
    )
    began = time.perf_counter()
    with client.join(opened.id) as link:
        link.let_play(PlayingBot("greedy"))
    return time.perf_counter() - began


@contextmanager
def reviewed(guest: Guest, number: int) -> Iterator[None]:
    """Meanwhile a match is reviewed; one that was done too soon says nothing."""
    record = encode_record(played(GAME, number, ("greedy",) * SEATS))
    content = b'{"record":' + record + b"}"
    kept = guest.post("/api/records", content=content, headers=JSON).raise_for_status().json()
    path = f"/api/records/{kept['id']}/review"
    guest.post(path).raise_for_status()
    while guest.get(path).raise_for_status().json()["done"] < 1:
        time.sleep(0.2)
    yield
    state = guest.get(path).raise_for_status().json()["state"]
    if state != "running":
        raise SystemExit(f"the review was {state} before the match was over")
    guest.delete(path).raise_for_status()
    guest.delete(f"/api/records/{kept['id']}").raise_for_status()


def main(
    url: str,
    matches: Annotated[int, typer.Option("--matches")] = 10,
    bot: Annotated[str, typer.Option("--bot")] = "expert",
) -> None:
    guest = Guest(url)
    alone: list[float] = []
    beside: list[float] = []
    with Client(url) as client:
        seconds(client, bot)  # the processes start
        for number in range(matches):
            alone.append(seconds(client, bot))
            with reviewed(guest, number):
                beside.append(seconds(client, bot))
    pairs = [one / other for one, other in zip(beside, alone, strict=True)]
    margin = 1.96 * stdev(pairs) / len(pairs) ** 0.5
    print(f"alone {fmean(alone):.2f} s, beside a review {fmean(beside):.2f} s a match")
    verdict = "ok" if fmean(pairs) <= GOAL else "missed"
    print(f"slower by {fmean(pairs):.2f} ± {margin:.2f} (goal {GOAL}: {verdict})")


if __name__ == "__main__":
    typer.run(main)
