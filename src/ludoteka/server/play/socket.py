"""One person's socket at one table: frames in, frames out, nothing else."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial
from typing import Final

import msgspec

from ludoteka.core.errors import IllegalMove, LudotekaError
from ludoteka.core.seats import Seat
from ludoteka.server import protocol
from ludoteka.server.clock import Clock
from ludoteka.server.errors import Busy, Forbidden
from ludoteka.server.frames import FLOOD
from ludoteka.server.metrics import refusals_by
from ludoteka.server.play.allowance import Allowance
from ludoteka.server.play.blocking import must_be_wanted, must_be_wanted_again
from ludoteka.server.play.bot_limits import Wanted, is_bots_only
from ludoteka.server.play.fitting import must_fit
from ludoteka.server.play.hub import Hub
from ludoteka.server.play.live import LiveTable
from ludoteka.server.play.opening import rematch
from ludoteka.server.play.pipes import GONE, Pipe, SocketListener
from ludoteka.server.play.standing import leave_answers
from ludoteka.server.protocol import Done, Pong, Refused
from ludoteka.server.tables.proposals import Actor
from ludoteka.server.tables.sights import encode
from ludoteka.texts import Speaker, Texts

Takes = Callable[[str], Awaitable[float]]
"""Takes one from what the person may do of a kind: 0, or the seconds to wait."""

LIMITED: Final[dict[type[protocol.TableCommand], str]] = {
    protocol.Say: "chat",
    protocol.Sit: "seating",
    protocol.Stand: "seating",
    protocol.Remove: "seating",
    protocol.AddBot: "seating",
    protocol.Ready: "seating",
    protocol.Swap: "seating",
    protocol.Hold: "seating",
    protocol.Change: "seating",
    protocol.Relieve: "seating",
    protocol.AnswerRelief: "seating",
    protocol.Return: "seating",
    protocol.Leave: "seating",
    protocol.OfferStop: "seating",
    protocol.AnswerStop: "seating",
    protocol.Vacation: "seating",
    protocol.Standing: "seating",
    protocol.TakeBack: "take_backs",
}
"""Commands that everybody at the table hears of, and may be given again and again."""

GOES_ON: Final = (
    protocol.Play,
    protocol.Answer,
    protocol.Return,
    protocol.Leave,
    protocol.Resign,
    protocol.OfferStop,
    protocol.AnswerStop,
    protocol.Relieve,
    protocol.AnswerRelief,
    protocol.Automate,
    protocol.Commit,
    protocol.Reveal,
    protocol.Stand,
    protocol.Close,
)
"""What is done even while the disk is almost full: matches go on, and tables end."""

_commands: Final = msgspec.json.Decoder(protocol.AnyCommand)


class TableSocket:
    __slots__ = (
        "_came_as", "_hub", "_live", "_moves", "_pipe", "_takes", "_texts", "listener",
    )  # fmt: skip

    def __init__(
        self,
        pipe: Pipe,
        hub: Hub,
        live: LiveTable,
        listener: SocketListener,
        texts: Texts,
        *,
        actor: Actor,
        moves: Allowance,
        takes: Takes,
    ) -> None:
        self._pipe = pipe
        self._hub = hub
        self._live = live
        self._texts = texts
        self._came_as = actor
        self._moves = moves
        self._takes = takes
        self.listener = listener

    async def run(self, since: int) -> None:
        """From the accepted handshake to the end."""
        await self._live.join(self.listener, since)
        try:
            while self.listener.closing is None:
                frame = await self._pipe.receive()
                if frame["type"] == "websocket.disconnect":
                    return
                text = frame.get("text")
                await self._handle(text if isinstance(text, str) else None)
        finally:
            await self._live.leave(self.listener)
            self.listener.close(GONE)
            await self.listener.finish()

    async def _handle(self, text: str | None) -> None:
        wait = self._moves.take()
        if wait:
            self._too_fast(text, wait)
            return
        if text is None:
            self._refuse(None, Forbidden("binary-frame"))
            return
        try:
            command = _commands.decode(text)
        except (msgspec.DecodeError, RecursionError) as error:
            problem = str(error).replace("`", "")
            self._refuse(_id_of(text), None, code="bad-command", problem=problem)
            return
        if isinstance(command, protocol.Ping):
            self.listener.send(encode(Pong(self._live.now())))
            return
        if isinstance(command, protocol.Visible):
            self.listener.is_visible = command.on
            return
        await self._command(command)

    def _too_fast(self, text: str | None, wait: float) -> None:
        refusals_by("moves").inc()
        if self._moves.is_flood:
            self.listener.close(FLOOD)
        else:
            self._refuse(_id_of(text or ""), None, code="too-fast", retry_after=wait)

    async def _command(self, command: protocol.TableCommand) -> None:
        limit = LIMITED.get(type(command))
        if limit is not None and (wait := await self._takes(limit)):
            refusals_by(limit).inc()
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
        known, actor = self.listener, self._came_as
        muted = bool(known.muted_until) and known.muted_until > self._hub.now()
        if (known.name, known.face, muted) != (actor.name, actor.face, actor.is_muted):
            self._came_as = actor = replace(actor, name=known.name, face=known.face, is_muted=muted)
        return actor

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
    hub: Hub,
    live: LiveTable,
    actor: Actor,
    command: protocol.TableCommand,
    *,
    invited_by: str = "",
) -> Done:
    """Any command, from a socket or over HTTP."""
    if isinstance(command, protocol.Sit):
        await must_be_wanted(hub, live, actor, invited_by)
    if isinstance(command, protocol.Rematch):
        await must_be_wanted_again(hub, live, actor)
    if not isinstance(command, GOES_ON):
        hub.check_room()
    if isinstance(command, protocol.Change):
        await must_be_listable(hub, live, actor, command)
    must_fit(hub.settings, live.table, actor, command)
    if isinstance(command, protocol.AddBot):
        async with hub.admit_bots(actor, partial(_one_more, live, actor, command)):
            return await live.command(actor, command)
    if isinstance(command, protocol.Rematch):
        async with hub.admit_bots(actor, partial(_again, live)):
            table = await rematch(hub, live, actor, command.id)
        done = live.table.commands.find(actor.person, command.id)
        return Done(command.id, done[0] if done else live.table.seq, table)
    if isinstance(command, protocol.Standing):
        return await leave_answers(hub, live, actor, command)
    if isinstance(command, protocol.Automate):
        return _automate(hub, live, actor, command)
    if isinstance(command, protocol.Play) and live.table.has_seat(actor.person, command.seat):
        driver, seat = hub.driver(live), Seat(command.seat)
        if driver.is_paced(seat):
            driver.chose(seat)
            await _not_too_soon(live.now, driver.release_time(seat))
    return await live.command(actor, command)


async def must_be_listable(
    hub: Hub, live: LiveTable, actor: Actor, command: protocol.Change
) -> None:
    """The list is for everybody: nobody fills it alone."""
    if command.listed and not live.table.created.listed and not await hub.may_list(actor):
        raise Forbidden("too-many-listed", most=hub.settings.listed_each)


def _one_more(live: LiveTable, actor: Actor, command: protocol.AddBot) -> Wanted | None:
    """The table with this bot; None if it has sat down before, or may not."""
    table = live.table
    if table.commands.find(actor.person, command.id) or actor.person != table.host:
        return None
    others = [card for card in table.info(is_open=False).seats if card.seat != command.seat]
    bots = 1 + sum(card.kind == "bot" for card in others)
    return Wanted(bots, is_bots_only(others), table.id)


def _again(live: LiveTable) -> Wanted | None:
    table = live.table
    bots = sum(chair.kind == "bot" for chair in table.chairs)
    return None if table.rematch is not None else Wanted(bots, is_bots_only=False)


def _automate(hub: Hub, live: LiveTable, actor: Actor, command: protocol.Automate) -> Done:
    if command.seat not in live.table.seats_of(actor.person):
        raise Forbidden("not-your-seat", seat=command.seat + 1)
    hub.driver(live).automate(Seat(command.seat), on=command.on)
    return Done(command.id, live.table.seq)


async def _not_too_soon(now: Clock, release: int) -> None:
    """Seats with automatic answers answer no sooner than drawn, whether they had a choice."""
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
