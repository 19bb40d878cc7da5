"""A place at a table, without asyncio. Written by scripts/sync_client.py: do not edit."""

import time
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from types import TracebackType
from typing import Self

from websockets.sync.client import ClientConnection

from ludoteka.client.back_off import BackOff
from ludoteka.client.commands import Commands
from ludoteka.client.contributing import Contribution, Contributor
from ludoteka.client.conversation import Conversation, TableMessage
from ludoteka.client.errors import Refusal, UnfairDeal, done_or_raise
from ludoteka.client.identity import Identity
from ludoteka.client.losses import LOST, Losses
from ludoteka.client.memory import MemoryStore
from ludoteka.client.playing import PlayingBot, is_about_match, may_lapse
from ludoteka.client.sync_line import Answered, Lock, aside, connect, pause, receive, within
from ludoteka.core.results import Result
from ludoteka.server.protocol import Done, Refused, TableCommand, Update, Welcome


class TableLink(Commands[Answered]):
    """Yields messages, takes commands, and comes back after every loss.

    In asyncio several tasks may give commands while one reads, and who waits for an answer reads as
    well. Without it, use it in one thread.
    """

    def __init__(
        self, identity: Identity, table: str, *, patience: float, memory: MemoryStore
    ) -> None:
        self._identity = identity
        self._patience = patience
        self._back_off = BackOff(identity.url, patience)
        self._losses = Losses()
        self._conversation = Conversation(table)
        self._contributor = Contributor(table, memory)
        self._waiting: deque[TableMessage] = deque()
        self._to_contribute: deque[Callable[[], list[Contribution]]] = deque()
        self._reading = Lock()
        self._socket: ClientConnection | None = None

    @property
    def seq(self) -> int:
        """The last entry of the table's log that was received."""
        return self._conversation.seq

    @property
    def has_news(self) -> bool:
        """Whether messages have been received that were not yielded yet."""
        return bool(self._waiting)

    def __enter__(self) -> Self:
        while not self._conversation.is_welcome:
            self._pump()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._hang_up()

    def __iter__(self) -> Iterator[TableMessage]:
        while True:
            while not self._waiting:
                with self._reading:
                    if not self._waiting:
                        self._pump()
            yield self._waiting.popleft()

    def command(self, command: TableCommand) -> Done:
        answer = None
        try:
            with within(self._patience):
                self._until_answered(command)
        except TimeoutError:
            pass  # told below
        finally:
            answer = self._conversation.take_answer(command.id)
        return done_or_raise(answer, self._identity.url)

    def _until_answered(self, command: TableCommand) -> None:
        until = time.monotonic() + self._patience
        self._send(self._conversation.ask(command))
        while not self._conversation.is_answered(command.id) and time.monotonic() < until:
            with self._reading:
                if not self._conversation.is_answered(command.id):
                    self._pump(max(0.0, until - time.monotonic()))

    def let_play(self, bot: PlayingBot) -> Result | None:
        """Until the match is over; None if the table was closed instead."""
        for message in self:
            bot.hear(message)
            if bot.is_over:
                break
            if not self.has_news:
                self._fulfil(bot)
        return bot.result

    def _fulfil(self, bot: PlayingBot) -> None:
        for wish in bot.wishes():
            known = self.seq
            try:
                done = self.command(wish)
                if is_about_match(wish):
                    bot.done(wish.seat, done.seq)
            except Refusal:
                if self.seq == known and not may_lapse(wish):
                    raise  # the bot's own mistake; else someone was faster

    # -- The connection ----------------------------------------------------------------

    def _pump(self, seconds: float | None = None) -> None:
        """One message, or one attempt to come back."""
        self._contribute()  # where someone was cancelled
        try:
            socket = self._socket or self._connect()
            now = time.monotonic()
            for frame in self._conversation.due(now):
                self._transmit(socket, frame)
            pauses = [each for each in (self._conversation.pause(now), seconds) if each is not None]
            received = receive(socket, min(pauses, default=None))
            if received is None:
                return
            message = self._conversation.hear(received, time.monotonic())
        except LOST as error:
            self._lost(error)
            return
        self._back_off.succeeded()
        self._losses.none()
        if message is not None:
            self._waiting.append(message)
            if isinstance(message, Welcome | Update) and message.table is not None:
                self._to_contribute.append(partial(self._contributor.hear, message))
        self._contribute()

    def _contribute(self) -> None:
        """Our part in the deal needs nobody's attention. It writes files, so it is done in a
        thread; who is cancelled meanwhile does it with the next message."""
        while self._to_contribute:
            try:
                found = aside(self._to_contribute[0])
            except UnfairDeal:
                self._to_contribute.popleft()
                raise
            self._to_contribute.popleft()
            frames = [self._ask(command) for command in found]
            for frame in frames:
                self._send(frame)

    def _ask(self, command: Contribution) -> str:
        def answered(answer: Done | Refused) -> None:
            then = partial(self._contributor.answered, command, answer)
            self._to_contribute.append(then)

        self._contributor.asked(command)
        return self._conversation.ask(command, answered)

    def _connect(self) -> ClientConnection:
        url = self._identity.socket_url + self._conversation.path
        socket = connect(url, self._identity.headers())
        if socket.response is not None:
            self._identity.remember(socket.response.headers.get_all("set-cookie"))
        self._socket = socket
        for frame in self._conversation.unanswered():
            self._transmit(socket, frame)
        return socket

    def _send(self, frame: str) -> None:
        if self._socket is not None:
            with suppress(*LOST):  # the next reader notices, and gives it again
                self._transmit(self._socket, frame)

    def _transmit(self, socket: ClientConnection, frame: str) -> None:
        socket.send(frame)

    def _lost(self, error: Exception) -> None:
        self._hang_up()
        least = self._losses.check(error)
        pause(max(least, self._back_off.failed(error)))

    def _hang_up(self) -> None:
        socket, self._socket = self._socket, None
        if socket is not None:
            socket.close()
