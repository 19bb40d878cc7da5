"""People who play at random, take back, chat, and remember everything that was acknowledged."""

import random
from typing import Final

import msgspec

from ludoteka.client import Refusal
from ludoteka.client.commands import new_id
from ludoteka.client.identity import Identity
from ludoteka.core.results import Result
from ludoteka.server.protocol import (
    Play,
    Ready,
    Say,
    Sight,
    Sit,
    TableCommand,
    TableInfo,
    TakeBack,
    Update,
    Welcome,
)
from tests.server.losing.links import RoughLink, Roughness

CHATS: Final = 0.02
TAKES_BACK: Final = 0.03


class Acknowledged(msgspec.Struct, frozen=True):
    """The server said that this command became that entry."""

    table: str
    person: str
    command: TableCommand
    seq: int


_sights: Final = msgspec.json.Decoder(Sight)


class Player:
    def __init__(self, identity: Identity, roughness: Roughness, rng: random.Random) -> None:
        self._identity = identity
        self._roughness = roughness
        self._rng = rng
        self.acknowledged: list[Acknowledged] = []
        self.refused: list[str] = []
        """Commands that the server refused although the player knew all that it knew."""
        self.person = ""

    async def play(
        self, table: str, *, sit: tuple[int, ...] = (), ready: tuple[int, ...] = ()
    ) -> Result | None:
        """Until the match is over; `sit`: seats to be taken first; `ready`: own ones."""
        async with RoughLink(self._identity, table, self._roughness, self._rng) as link:
            here = _AtTable(self, link, table, self._rng)
            return await here.play_on(sit, ready)


class _AtTable:
    def __init__(self, player: Player, link: RoughLink, table: str, rng: random.Random) -> None:
        self._player = player
        self._link = link
        self._table = table
        self._rng = rng
        self._card: TableInfo | None = None
        self._sights: dict[int, tuple[int, Sight]] = {}
        self._answered: dict[int, int] = {}

    async def play_on(self, sit: tuple[int, ...], ready: tuple[int, ...]) -> Result | None:
        async for message in self._link:
            if isinstance(message, Welcome | Update):
                self._hear(message)
            assert self._card is not None
            if self._card.status in ("over", "closed"):
                break
            if self._link.has_news:
                continue
            for seat in sit:
                await self._do(Sit(id=new_id(), seat=seat))
            for seat in (*sit, *ready):
                await self._do(Ready(id=new_id(), seat=seat))
            sit = ready = ()
            await self._act()
        return self._card.result if self._card is not None else None

    def _hear(self, message: Welcome | Update) -> None:
        self._card = message.table or self._card
        if isinstance(message, Welcome):
            self._player.person = message.you.person
        for raw in message.sights:
            sight = _sights.decode(raw)
            if sight.seat is not None:
                self._sights[sight.seat] = (message.seq, sight)

    async def _act(self) -> None:
        for seat, (seq, sight) in list(self._sights.items()):
            if seq < self._answered.get(seat, -1):
                continue
            if sight.take_back and self._rng.random() < TAKES_BACK:
                await self._do(TakeBack(id=new_id(), seat=seat))
            elif sight.moves is not None:
                move = self._rng.choice(sight.moves.texts())
                await self._do(Play(id=new_id(), seat=seat, move=move, after=seq))
            else:
                continue
            if self._rng.random() < CHATS:
                await self._do(Say(id=new_id(), text=f"well, {self._link.seq}"))
            if self._link.has_news:
                return  # look before the next seat moves

    async def _do(self, command: TableCommand) -> None:
        known = self._link.seq
        try:
            done = await self._link.command(command)
        except Refusal as refusal:
            if self._link.seq == known:
                self._player.refused.append(f"{command}: {refusal}")
            return
        seen = Acknowledged(self._table, self._player.person, command, done.seq)
        self._player.acknowledged.append(seen)
        if isinstance(command, Play):
            self._answered[command.seat] = done.seq
