"""A place at a table, without asyncio."""

import time
from collections import deque
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from functools import partial
from types import TracebackType
from typing import Self

from websockets.sync.client import ClientConnection, connect

from ludoteka.client.back_off import BackOff
from ludoteka.client.commands import Commands
from ludoteka.client.contributing import Contributor
from ludoteka.client.conversation import Conversation, TableMessage
from ludoteka.client.errors import Refusal, done_or_raise
from ludoteka.client.identity import Identity
from ludoteka.client.losses import LOST, OPEN_TIMEOUT, Losses
from ludoteka.client.memory import MemoryStore
from ludoteka.client.playing import PlayingBot, is_about_match, may_lapse
from ludoteka.core.results import Result
from ludoteka.server.protocol import Done, TableCommand


class TableLink(Commands[Done]):
    """Yields messages, takes commands, and comes back after every loss.

    Use it in one thread.
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
        self._socket: ClientConnection | None = None
        self._end = ExitStack()
        """Closes the socket."""

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
                self._pump()
            yield self._waiting.popleft()

    def command(self, command: TableCommand) -> Done:
        until = time.monotonic() + self._patience
        try:
            self._send(self._conversation.ask(command))
            while not self._conversation.is_answered(command.id) and time.monotonic() < until:
                self._pump(max(0.0, until - time.monotonic()))
        finally:
            answer = self._conversation.take_answer(command.id)
        return done_or_raise(answer, self._identity.url)

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
        try:
            socket = self._socket or self._connect()
            now = time.monotonic()
            for frame in self._conversation.due(now):
                socket.send(frame)
            pauses = [each for each in (self._conversation.pause(now), seconds) if each is not None]
            received = self._receive(socket, min(pauses, default=None))
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
            self._contribute(message)

    def _contribute(self, message: TableMessage) -> None:
        """Our part in the deal needs nobody's attention."""
        for command in self._contributor.hear(message):
            self._contributor.asked(command)
            answered = partial(self._contributor.answered, command)
            self._send(self._conversation.ask(command, answered))

    def _receive(self, socket: ClientConnection, seconds: float | None) -> str | bytes | None:
        try:
            return socket.recv(timeout=seconds)
        except TimeoutError:
            return None

    def _connect(self) -> ClientConnection:
        connecting = connect(
            self._identity.socket_url + self._conversation.path,
            additional_headers=self._identity.headers(),
            open_timeout=OPEN_TIMEOUT,
            close_timeout=1,
            compression=None,
            max_size=None,
            proxy=None,
        )
        socket = self._end.enter_context(connecting)
        if socket.response is not None:
            self._identity.remember(socket.response.headers.get_all("set-cookie"))
        self._socket = socket
        for frame in self._conversation.unanswered():
            socket.send(frame)
        return socket

    def _send(self, frame: str) -> None:
        if self._socket is not None:
            with suppress(*LOST):  # the next reader notices, and gives it again
                self._socket.send(frame)

    def _lost(self, error: Exception) -> None:
        self._hang_up()
        least = self._losses.check(error)
        time.sleep(max(least, self._back_off.failed(error)))

    def _hang_up(self) -> None:
        self._socket = None
        self._end.close()
