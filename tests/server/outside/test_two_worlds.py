"""Two runs that differ only in what Ben cannot see: he gets the same bytes over the wire.

The second run has the same seeds, clock and moves; then everything that Ben's seat cannot
know is dealt anew (the others' hands, the deck, the server's seed). From there on both runs
do the same things, as far as they tell nothing by the rules, and Ben listens and asks.
"""

import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from ludoteka.core.seats import Seat
from tests.server.house import Clock
from tests.server.outside.browsers import Browser
from tests.server.outside.matches import GAMES
from tests.server.outside.serving import Served, serving
from tests.server.outside.sockets import Socket
from tests.server.services import emptied_database
from tests.server.tables.test_leaks import another_world

pytestmark = pytest.mark.anyio

SEATS_AT = {"face-to-face": 2}
CHOSEN_IN_SECRET = {"six-nimmt", "sakura", "intrigo"}
PATHS = (
    "",
    "/now",
    "/now?since=3",
    "/record",
    "/history",
    "/history?last=2",
    "/replay",
    "/printed",
)
SEED = bytes(range(32))


class Evening:
    """Ann (with all seats but the last) and Ben at one table."""

    def __init__(self, served: Served, ann: Browser, ben: Browser, table: str) -> None:
        self.served = served
        self.ann = ann
        self.ben = ben
        self.table = table
        self.names: dict[bytes, bytes] = {}
        self.heard: list[bytes] = []

    def note(self, *frames: bytes) -> None:
        """What Ben got, with the names of chance (ids, faces, the invitation) made equal."""
        for frame in frames:
            for chance, same in self.names.items():
                frame = frame.replace(chance, same)  # noqa: PLW2901
            self.heard.append(frame)

    async def ask(self, path: str) -> None:
        answer = await self.ben.http.get(f"/api/tables/{self.table}{path}")
        self.note(str(answer.status_code).encode(), answer.content)

    async def probe(self, move: str, seat: int) -> None:
        body = {"do": "play", "id": "probe", "seat": seat, "move": move}
        answer = await self.ben.http.post(f"/api/tables/{self.table}/commands", json=body)
        assert answer.status_code >= 400
        self.note(str(answer.status_code).encode(), answer.content)


@asynccontextmanager
async def an_evening(folder: Path, game: str) -> AsyncIterator[Evening]:
    async with emptied_database("sqlite", folder) as url, serving(url) as served:
        served.turn_clock_by_hand(Clock())
        served.hub.make_seed = lambda: SEED
        ann, ben = served.browser(), served.browser()
        people = [await ann.come("Ann"), await ben.come("Ben")]
        seats = SEATS_AT.get(game, 3)
        table = await ann.open(game, seats=seats, own_seats=seats - 1)
        await ben.do(table, "sit", seat=seats - 1)
        await ben.do(table, "ready", seat=seats - 1)
        await ann.do(table, "start")
        evening = Evening(served, ann, ben, table)
        known = served.hub.tables[table].table
        faces = [f'"face":{card.face}'.encode() for card in known.seat_cards()]
        evening.names = {
            table.encode(): b"the table",
            people[0]["id"].encode(): b"Ann's id",
            people[1]["id"].encode(): b"Ben's id",
            known.created.invite.encode(): b"the invitation",
            **{face: b"face %d" % seat for seat, face in enumerate(faces)},
        }
        yield evening


async def begin(evening: Evening, moves: int) -> tuple[Socket, Socket]:
    """The same moves by the same seats in both runs."""
    one, other = await evening.ann.socket(evening.table), await evening.ben.socket(evening.table)
    live = evening.served.hub.tables[evening.table]
    while live.table.status != "live":
        await one.next()
    for number in range(moves):
        seat = live.table.to_act[0]
        socket = one if live.table.seats_of(one.messages[0]["you"]["person"])[-1] >= seat else other
        await socket.ping()
        offers = socket.offers(seat)
        move = offers[number % len(offers)]
        answer = await socket.do("play", id=f"move {number}", seat=seat, move=move)
        assert answer["type"] == "done"
    await other.ping()
    evening.note(*other.frames)
    return one, other


async def go_on(evening: Evening, game: str, one: Socket, other: Socket) -> None:
    """All that may happen without telling Ben anything."""
    live = evening.served.hub.tables[evening.table]
    own = len(live.table.chairs) - 1
    known = len(other.frames)
    await one.do("say", text="hm, hm")
    assert (await one.do("play", seat=0, move="no such move"))["type"] == "refused"
    assert (await one.do("automate", seat=0, on=False))["type"] == "done"
    if game in CHOSEN_IN_SECRET and 0 in live.table.to_act:
        # Not taken back: that deals again from the seed, which the other world does not have.
        assert (await one.do("play", seat=0, move=one.offers(0)[0]))["type"] == "done"
    await one.close()
    back = await evening.ann.socket(evening.table)
    await back.ping()
    await other.ping()
    evening.note(*other.frames[known:])
    for path in (*PATHS, "/record?seat=0", "/history?seat=0"):
        await evening.ask(path)
    moves = live.table.game.moves
    for move in range(0, len(moves), max(1, len(moves) // 40)):
        text = moves.text(move)  # type: ignore[arg-type]
        await evening.probe(text, 0)
        if own not in live.table.to_act:
            await evening.probe(text, own)
    again = await evening.ben.socket(evening.table)
    evening.note(again.frames[0])


async def run(
    folder: Path, game: str, moves: int, *, other_world: bool
) -> tuple[list[bytes], object]:
    """What Ben got, and what Ann saw, who knows the difference."""
    async with an_evening(folder, game) as evening:
        one, other = await begin(evening, moves)
        live = evening.served.hub.tables[evening.table]
        eyes = Seat(len(live.table.chairs) - 1)
        evening.names[live.table.fairness(is_open=False).commitment.encode()] = b"commitment"
        await one.close()
        if other_world:
            live.table = another_world(live, eyes, random.Random(7)).table
            evening.names[live.table.fairness(is_open=False).commitment.encode()] = b"commitment"
        one = await evening.ann.socket(evening.table)
        await go_on(evening, game, one, other)
        return evening.heard, one.messages[0]["sights"]


@pytest.mark.parametrize("moves", [0, 5])
@pytest.mark.parametrize("game", GAMES)
async def test_what_ben_cannot_know_changes_no_byte_of_what_he_gets(
    tmp_path: Path, game: str, moves: int
) -> None:
    here, seen_here = await run(tmp_path, game, moves, other_world=False)
    there, seen_there = await run(tmp_path, game, moves, other_world=True)
    assert seen_here != seen_there, "the worlds do differ"
    assert len(here) == len(there)
    for frame, twin in zip(here, there, strict=True):
        assert frame == twin
