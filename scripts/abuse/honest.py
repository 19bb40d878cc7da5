"""Fifty honest people in a process of their own: groups of friends with a greedy bot each, who
play one match after another, all five games.

    python -m scripts.abuse.honest PORT SECONDS REPORT
"""

import asyncio
import itertools
import random
import secrets
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Final

import httpx
import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

from ludoteka.core.fairness import entropy_hash
from ludoteka.server.protocol import Command, Commit, Play, Ready, Reveal, Sit, Start
from ludoteka.server.protocol_offers import LegalMoves
from scripts.abuse.person import PATIENCE, Person
from scripts.abuse.report import Honest, Promise, Sample, write_report

GROUPS: Final = (
    *[("six-nimmt", 5)] * 2,
    *[("bang", 5)] * 2,
    *[("sakura", 3)] * 3,
    *[("intrigo", 3)] * 3,
    *[("face-to-face", 1)] * 12,
)
"""Game and number of friends: fifty people. A greedy bot takes one more seat."""
SHORT: Final[dict[str, dict[str, object]]] = {"six-nimmt": {"deals": 2}}
THINKS: Final = 1.0
"""Seconds before a move, on average."""
REST: Final = 1.0
SETTLE: Final = 10.0
"""Before the end nobody begins anything new for so long: what is unanswered then is lost."""

_encode: Final = msgspec.json.Encoder().encode


class Look(msgspec.Struct, frozen=True):
    to_act: tuple[int, ...] = ()


class Seen(msgspec.Struct, frozen=True):
    seat: int | None
    view: Look
    moves: LegalMoves | None = None


class Fact(msgspec.Struct, frozen=True):
    kind: str
    seat: int | None = None


class Chair(msgspec.Struct, frozen=True):
    kind: str
    ready: bool = False


class Promises(msgspec.Struct, frozen=True):
    commitment: str
    phase: str | None = None
    committed: tuple[int, ...] = ()
    revealed: tuple[int, ...] = ()


class Card(msgspec.Struct, frozen=True):
    status: str
    seats: tuple[Chair, ...]
    fairness: Promises


class Frame(msgspec.Struct, frozen=True):
    """As much of a message as a player needs."""

    type: str
    id: str | None = None
    seq: int = -1
    code: str = ""
    happened: Fact | None = None
    table: Card | None = None
    sights: tuple[Seen, ...] = ()


_frames: Final = msgspec.json.Decoder(Frame)


class Friend:
    """One person at one table, who comes back when the connection is lost."""

    def __init__(
        self, person: Person, table: str, seat: int, bot: int, report: Honest, until: float
    ) -> None:
        self._person = person
        self._until = until - SETTLE
        self._table = table
        self._seat = seat
        self._bot = bot
        self._report = report
        self._numbers = itertools.count(1)
        self._entropy = secrets.token_bytes(32)
        self._seq = -1
        self._card: Card | None = None
        self._offer: LegalMoves | None = None
        self._unanswered: Command | None = None
        self._sent_at = 0.0
        self._bot_asked: float | None = None
        self._thinking: asyncio.Task[None] | None = None

    @property
    def _is_host(self) -> bool:
        return self._seat == 0

    async def play(self) -> None:
        """Until the match is over."""
        sit = None if self._is_host else Sit(id=self._id(), seat=self._seat)
        while self._card is None or self._card.status not in ("over", "closed"):
            with suppress(OSError, WebSocketException, TimeoutError):
                async with self._person.socket(self._table, self._seq) as socket:
                    await self._at_table(socket, sit)
                    sit = None
                    continue
            self._report.dropped += 1
            await asyncio.sleep(REST)

    async def _at_table(self, socket: ClientConnection, first: Command | None) -> None:
        if self._unanswered is not None:
            await socket.send(_encode(self._unanswered), text=True)
        elif first is not None:
            await self._give(socket, first)
        while self._card is None or self._card.status not in ("over", "closed"):
            async with asyncio.timeout(PATIENCE if self._unanswered else None):
                frame = _frames.decode(await socket.recv(decode=False))
            self._hear(frame)
            await self._go_on(socket)

    def _hear(self, frame: Frame) -> None:
        now = time.monotonic()
        self._seq = max(self._seq, frame.seq)
        self._card = frame.table or self._card
        waiting = self._unanswered.id if self._unanswered is not None else None
        if frame.type in ("done", "refused") and frame.id == waiting:
            self._answered(frame, now)
        for seen in frame.sights:
            if seen.seat == self._seat:
                self._offer = seen.moves
                self._watch_bot(frame, seen.view.to_act, now)

    def _answered(self, frame: Frame, now: float) -> None:
        assert self._unanswered is not None
        if frame.type == "done":
            self._report.answers.append(Sample(now, now - self._sent_at))
            self._report.promises.append(Promise(self._table, self._unanswered.id, frame.seq))
        else:
            refused = self._report.refused
            refused[frame.code] = refused.get(frame.code, 0) + 1
        self._unanswered = None

    def _watch_bot(self, frame: Frame, to_act: tuple[int, ...], now: float) -> None:
        if not self._is_host:
            return
        moved = frame.happened is not None and frame.happened.kind == "moved"
        if moved and frame.happened and frame.happened.seat == self._bot and self._bot_asked:
            self._report.bots.append(Sample(now, now - self._bot_asked))
            self._bot_asked = None
        if self._bot not in to_act:
            self._bot_asked = None
        elif self._bot_asked is None:
            self._bot_asked = now

    async def _go_on(self, socket: ClientConnection) -> None:
        """The next command, if one is due and none is under way."""
        if self._unanswered is not None or self._card is None or self._thinking is not None:
            return
        if time.monotonic() > self._until:
            return
        if self._card.status == "open":
            await self._get_ready(socket)
        elif self._offer is not None:
            self._thinking = asyncio.create_task(self._move(socket))

    async def _get_ready(self, socket: ClientConnection) -> None:
        assert self._card is not None
        own, promises = self._card.seats[self._seat], self._card.fairness
        others = [chair for seat, chair in enumerate(self._card.seats) if seat != self._seat]
        if own.kind != "person":
            return
        if self._seat not in promises.committed and promises.phase != "reveal":
            hashed = entropy_hash(promises.commitment, self._seat, self._entropy)
            await self._give(socket, Commit(id=self._id(), seat=self._seat, hash=hashed))
        elif promises.phase == "reveal" and self._seat not in promises.revealed:
            entropy = self._entropy.hex()
            await self._give(socket, Reveal(id=self._id(), seat=self._seat, entropy=entropy))
        elif promises.phase is not None:
            return
        elif not own.ready:
            await self._give(socket, Ready(id=self._id(), seat=self._seat))
        elif self._is_host and all(chair.ready for chair in others):
            await self._give(socket, Start(id=self._id()))

    async def _move(self, socket: ClientConnection) -> None:
        await asyncio.sleep(random.expovariate(1 / THINKS))
        self._thinking = None
        if self._offer is None or self._unanswered or time.monotonic() > self._until:
            return
        move = random.choice(self._offer.texts())
        self._offer = None
        with suppress(OSError, WebSocketException):  # who reads comes back and says it again
            await self._give(socket, Play(id=self._id(), seat=self._seat, move=move))

    async def _give(self, socket: ClientConnection, command: Command) -> None:
        self._unanswered = command
        self._sent_at = time.monotonic()
        await socket.send(_encode(command), text=True)

    def give_up(self) -> None:
        """The time is over: what is not answered by now is lost."""
        if self._thinking is not None:
            self._thinking.cancel()
        if self._unanswered is not None:
            self._report.lost.append(f"{self._table} {self._unanswered.id}")

    def _id(self) -> str:
        return f"{self._seat}-{next(self._numbers)}"


class Group:
    def __init__(self, port: int, first: int, game: str, size: int, report: Honest) -> None:
        numbers = range(first, first + size)
        self._people = [Person(port, f"127.0.1.{number}") for number in numbers]
        self._game = game
        self._report = report
        self._until = 0.0
        self._friends: list[Friend] = []

    async def play(self, until: float) -> None:
        """One match after another; the one under way then is left."""
        self._until = until
        for person in self._people:
            await _arrive(person)
        with suppress(TimeoutError):
            async with asyncio.timeout(until - time.monotonic()):
                while True:
                    await self._match()
        for friend in self._friends:
            friend.give_up()

    async def _match(self) -> None:
        table = await self._open()
        seats = range(len(self._people))
        self._friends = [
            Friend(person, table, seat, len(seats), self._report, self._until)
            for seat, person in zip(seats, self._people, strict=True)
        ]
        async with asyncio.TaskGroup() as playing:
            for friend in self._friends:
                playing.create_task(friend.play())
        self._report.matches[self._game] = self._report.matches.get(self._game, 0) + 1

    async def _open(self) -> str:
        host, size = self._people[0], len(self._people)
        while True:
            with suppress(httpx.HTTPError):
                return await host.open_table(
                    game=self._game,
                    seats=size + 1,
                    bots=["greedy"],
                    options=SHORT.get(self._game, {}),
                    auto_start=False,
                )
            self._report.refused["open"] = self._report.refused.get("open", 0) + 1
            await asyncio.sleep(REST)


async def _arrive(person: Person) -> None:
    """As a guest, as soon as the server answers."""
    while True:
        with suppress(httpx.HTTPError):
            if (await person.arrive()).is_success:
                return
        await asyncio.sleep(REST)


async def main(port: int, seconds: float, path: Path) -> None:
    report = Honest()
    until = time.monotonic() + seconds
    first = 1
    async with asyncio.TaskGroup() as groups:
        for game, size in GROUPS:
            groups.create_task(Group(port, first, game, size, report).play(until))
            first += size
    write_report(path, report)


if __name__ == "__main__":
    uvloop.run(main(int(sys.argv[1]), float(sys.argv[2]), Path(sys.argv[3])))
