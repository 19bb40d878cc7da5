"""One person's socket at one table: frames in, frames out, nothing else."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec

from ludoteka.core.errors import IllegalMove, LudotekaError
from ludoteka.core.seats import Seat
from ludoteka.server import protocol
from ludoteka.server.clock import Clock
from ludoteka.server.errors import Busy, Forbidden
from ludoteka.server.play.allowance import Allowance
from ludoteka.server.play.hub import Hub
from ludoteka.server.play.live import LiveTable
from ludoteka.server.play.opening import rematch
from ludoteka.server.play.pipes import GONE, Pipe, SocketListener
from ludoteka.server.protocol import Done, Pong, Refused
from ludoteka.server.tables.deciding import Actor
from ludoteka.server.tables.sights import encode
from ludoteka.texts import Speaker, Texts

Chats = Callable[[], Awaitable[float]]
"""Takes one line of chat from what the person may say: 0, or the seconds to wait."""

_commands: Final = msgspec.json.Decoder(protocol.AnyCommand)


class TableSocket:
    def __init__(
        self,
        pipe: Pipe,
        hub: Hub,
        live: LiveTable,
        listener: SocketListener,
        texts: Texts,
        *,
        is_program: bool,
        moves: Allowance,
        chats: Chats,
    ) -> None:
        self._pipe = pipe
        self._hub = hub
        self._live = live
        self._texts = texts
        self._is_program = is_program
        self._moves = moves
        self._chats = chats
        self.listener = listener

    async def run(self, since: int) -> None:
        """From the accepted handshake to the end."""
        await self._live.join(self.listener, since)
        try:
            await self._read()
        finally:
            await self._live.leave(self.listener)
            self.listener.close(GONE)
            await self.listener.finish()

    async def _read(self) -> None:
        while True:
            frame = await self._pipe.receive()
            if frame["type"] == "websocket.disconnect":
                return
            text = frame.get("text")
            if not isinstance(text, str):
                self._refuse(None, Forbidden("binary-frame"))
            else:
                await self._handle(text)
            if self.listener.closing is not None:
                return

    async def _handle(self, text: str) -> None:
        wait = self._moves.take()
        if wait:
            if self._moves.is_flood:
                self.listener.close("flood")
            self._refuse(_id_of(text), None, code="too-fast", retry_after=wait)
            return
        try:
            command = _commands.decode(text)
        except (msgspec.DecodeError, RecursionError) as error:
            problem = str(error).replace("`", "")
            self._refuse(_id_of(text), None, code="bad-command", problem=problem)
            return
        if isinstance(command, protocol.Ping):
            self.listener.send(encode(Pong(self._hub.now())))
            return
        await self._command(command)

    async def _command(self, command: protocol.TableCommand) -> None:
        if isinstance(command, protocol.Say) and (wait := await self._chats()):
            self._refuse(command.id, None, code="too-fast", retry_after=wait)
            return
        try:
            done = await do_command(self._hub, self._live, self._actor(), command)
        except LudotekaError as error:
            self._refuse(command.id, error)
        else:
            self.listener.send(encode(done))

    def _actor(self) -> Actor:
        """As the person is known at this moment."""
        known = self.listener
        muted = known.muted_until > self._hub.now()
        return Actor(known.person, known.name, self._is_program, muted)

    def _refuse(
        self,
        command: str | None,
        error: LudotekaError | None,
        *,
        code: str = "",
        retry_after: float | None = None,
        problem: str = "",
    ) -> None:
        if error is not None:
            refused = refusal(self._texts, self._live, command, error)
        elif problem:
            sentence = self._texts.get("error-bad-command", problem=problem)
            refused = Refused(id=command, code=code, sentence=sentence)
        else:
            sentence = self._texts.get("error-too-fast")
            refused = Refused(id=command, code=code, sentence=sentence, retry_after=retry_after)
        self.listener.send(encode(refused))


def refusal(texts: Texts, live: LiveTable, command: str | None, error: LudotekaError) -> Refused:
    """Why not, in the reader's language."""
    speaker = Speaker(texts, live.table.game, live.table.names)
    return Refused(
        id=command,
        code=error.code,
        sentence=speaker.error(error),
        rule=error.rule if isinstance(error, IllegalMove) else None,
        retry_after=error.retry_after if isinstance(error, Busy) else None,
    )


async def do_command(
    hub: Hub, live: LiveTable, actor: Actor, command: protocol.TableCommand
) -> Done:
    """Any command, from a socket or over HTTP."""
    if isinstance(command, protocol.Rematch):
        table = await rematch(hub, live, actor, command.id)
        seq = live.table.commands.get((actor.person, command.id), live.table.seq)
        return Done(command.id, seq, table)
    if isinstance(command, protocol.Automate):
        return _automate(hub, live, actor, command)
    if isinstance(command, protocol.Relieve):
        _must_be_away(hub, live, command.seat)
    if isinstance(command, protocol.Play):
        await _not_too_soon(hub.now, hub.driver(live).release_time(Seat(command.seat)))
    return await live.command(actor, command)


def _automate(hub: Hub, live: LiveTable, actor: Actor, command: protocol.Automate) -> Done:
    if command.seat not in live.table.seats_of(actor.person):
        raise Forbidden("not-your-seat", seat=command.seat + 1)
    hub.driver(live).automate(Seat(command.seat), on=command.on)
    return Done(command.id, live.table.seq)


def _must_be_away(hub: Hub, live: LiveTable, seat: int) -> None:
    if seat >= len(live.table.chairs):
        return  # refused with the right words by who decides
    away = live.presences.away_since(live.table.chairs[seat].person)
    if away is None or hub.now() - away < hub.settings.grace_seconds * 1000:
        raise Forbidden("still-here")


async def _not_too_soon(now: Clock, release: int) -> None:
    """Seats with automatic answers answer after the same time, whether they had a choice."""
    if (wait := release - now()) > 0:
        await asyncio.sleep(wait / 1000)


class _WithId(msgspec.Struct):
    id: str | None = None


def _id_of(text: str) -> str | None:
    """The id of a command that cannot be read otherwise, if that much can be."""
    try:
        found = msgspec.json.decode(text, type=_WithId).id
    except (msgspec.DecodeError, RecursionError):
        return None
    return found[:64] if found else None
