"""Drives a live table: its bots, clocks, start, and answers without choice.

The node that committed the last entry drives. If it dies, another finds the table by its due
time in the database and goes on.
"""

import asyncio
import secrets
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

import structlog

from ludoteka.bots import level_below
from ludoteka.core.errors import LudotekaError
from ludoteka.core.events import Event, redact
from ludoteka.core.game import Phrase
from ludoteka.core.seats import Seat
from ludoteka.server.config import parse_span
from ludoteka.server.errors import Busy
from ludoteka.server.metrics import BOT_FAILURES
from ludoteka.server.play.failures import make_report
from ludoteka.server.play.pace import Delay, Pace
from ludoteka.server.play.thinking import Job, Thought
from ludoteka.server.play.workers import BotFailed, Claim, Events, is_quick, usual_seconds
from ludoteka.server.tables.deciding import move_made
from ludoteka.server.tables.entries import Mover
from ludoteka.server.tables.proposals import Proposal
from ludoteka.server.tables.relieving import stands_in
from ludoteka.server.tables.table import Table
from ludoteka.server.tables.taking_back import own_last_move

if TYPE_CHECKING:
    from ludoteka.server.play.live import LiveTable

log = structlog.get_logger()

MOST_EXPIRIES: Final = 3
"""After so many expired decisions in a row a bot plays the seat until its person returns."""
RETRY_SECONDS: Final = 1.0
QUICK_BOT: Final = "greedy"
"""Plays a match to its end that nobody plays any more, if the host's stand-in is a slow one."""

PLAYERS: Final[tuple[Mover, ...]] = ("bot", "stand-in")
"""Who decides for a seat as long as it is theirs."""

Question = tuple[int, int, str]
"""Identifies what a seat is asked: take-backs so far, the entry of its last move (-1: none),
the decision."""


class Driver:
    def __init__(self, live: "LiveTable") -> None:
        self.live = live
        self.hub = live.hub
        self.automatic: set[Seat] = set()
        """Seats whose decisions without choice are made for them."""
        self.standing: set[Seat] = set()
        """Seats that left answers: whatever they answer waits as at automatic seats."""
        self._paces: dict[Seat, Pace] = {}
        self._delays: dict[Seat, tuple[Question, Delay]] = {}
        """Of each automatic seat, for what it was asked last."""
        self.asked: dict[Seat, tuple[Question, int]] = {}
        """What each acting seat is asked, and since when."""
        self._thinking: dict[Seat, asyncio.Task[None]] = {}
        self._timer: asyncio.TimerHandle | None = None
        self._acting: asyncio.Task[None] | None = None
        self._seen: dict[Seat, tuple[int, int]] = {}
        """Generation and number of events that the seat's bot has been sent."""

    # -- Looking around ----------------------------------------------------------------

    def wake(self) -> None:
        """Something has changed: see to everything (the table's lock is held)."""
        table = self.live.table
        self._note_questions()
        for seat, task in list(self._thinking.items()):
            if seat not in self.asked:
                task.cancel()
        for seat in self.asked:
            if table.chairs[seat].is_played_by_bot and seat not in self._thinking:
                self._begin(seat)
        self._set_timer()

    def rest(self) -> None:
        """Another node drives now."""
        self._note_questions()
        for task in self._thinking.values():
            task.cancel()
        self._set_timer()

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        if self._acting is not None:
            self._acting.cancel()
        for task in self._thinking.values():
            task.cancel()

    @property
    def is_due(self) -> bool:
        """A clock has run out: who may have lost the connection still has grace."""
        deadlines = self.live.table.clocks.deadlines().values()
        return bool(deadlines) and min(deadlines) <= self.live.now()

    @property
    def is_busy(self) -> bool:
        return bool(self._thinking) or self._acting is not None

    def question(self, seat: Seat) -> Question:
        last = own_last_move(self.live.table, seat)
        return (self.live.generation, last.seq if last else -1, self.live.table.decision or "")

    def _note_questions(self) -> None:
        now, before = self.live.now(), self.asked
        self.asked = {}
        for seat in self.live.table.to_act:
            question = self.question(seat)
            known = before.get(seat)
            since = known[1] if known is not None and known[0] == question else now
            self.asked[seat] = (question, since)

    def release_time(self, seat: Seat) -> int:
        """An automatic seat's answers come at this time at the earliest, chosen or not."""
        if not self.is_paced(seat) or seat not in self.asked:
            return 0
        return self.asked[seat][1] + self._delay(seat).least

    def forced_time(self, seat: Seat) -> int:
        """When an automatic seat without a choice answers."""
        return self.asked[seat][1] + self._delay(seat).forced

    def chose(self, seat: Seat) -> None:
        """A person answers for an automatic seat."""
        if self.is_paced(seat) and seat in self.asked:
            self._pace(seat).chose(self.live.now() - self.asked[seat][1])

    def is_paced(self, seat: Seat) -> bool:
        return seat in self.automatic or seat in self.standing

    def _delay(self, seat: Seat) -> Delay:
        question = self.asked[seat][0]
        drawn = self._delays.get(seat)
        if drawn is None or drawn[0] != question:
            drawn = self._delays[seat] = (question, self._pace(seat).draw())
        return drawn[1]

    def _pace(self, seat: Seat) -> Pace:
        if seat not in self._paces:
            self._paces[seat] = Pace(*parse_span(self.hub.settings.auto_delay_ms))
        return self._paces[seat]

    def automate(self, seat: Seat, *, on: bool) -> None:
        """The person's wish; it is not told to anyone."""
        (self.automatic.add if on else self.automatic.discard)(seat)
        self._note_questions()
        self._set_timer()

    def keep_standing(self, seat: Seat, *, on: bool) -> None:
        """Whether the person left answers; it is not told to anyone."""
        (self.standing.add if on else self.standing.discard)(seat)
        self._note_questions()

    # -- Bots --------------------------------------------------------------------------

    def _begin(self, seat: Seat) -> None:
        task = asyncio.create_task(self._bot_moves(seat))
        self._thinking[seat] = task
        task.add_done_callback(lambda done: self._finished(seat, done))

    def _finished(self, seat: Seat, task: asyncio.Task[None]) -> None:
        if self._thinking.get(seat) is task:
            del self._thinking[seat]
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("a bot's turn failed", table=self.live.table.id, error=type(error).__name__)

    async def _bot_moves(self, seat: Seat) -> None:
        """Decide for a seat that a bot plays, as long as it is asked."""
        await asyncio.sleep(self.hub.settings.bot_delay_ms / 1000)
        while self._still_bot(seat):
            chair = self.live.table.chairs[seat]
            by: Mover = "stand-in" if chair.stand_in else "bot"
            bot = bot_of(self.live.table, seat, self.hub.settings.stand_in)
            try:
                if not await self.decide(seat, bot, by=by):
                    return
            except Busy:
                await asyncio.sleep(RETRY_SECONDS)

    async def decide(self, seat: Seat, bot: str, *, by: Mover, expired: bool = False) -> bool:
        """One decision by a bot; whether the seat is asked again at once."""
        asked = self.asked.get(seat)
        if asked is None:
            return False
        clock = asyncio.get_running_loop().time
        ready = clock() + usual_seconds(bot, self.live.table.game.key)
        thought = await self._choose(seat, bot)
        # A forced move is found at once: that it came sooner would tell of the hand.
        await asyncio.sleep(max(0.0, ready - clock()))
        async with self.live.lock:
            await self.live.refresh()
            if self.live.table.state is None or seat not in self.live.table.to_act:
                return False
            if by in PLAYERS and not expired and not self._still_bot(seat):
                return False  # whose seat it is came back meanwhile, and decides
            if self.question(seat) != asked[0] or thought is None or thought.move is None:
                return self._still_bot(seat)
            proposal = move_made(
                self.live.table, seat, thought.move, by=by, expired=expired, why=thought.why
            )
            await self.live.commit(proposal)
            return self._still_bot(seat)

    def _still_bot(self, seat: Seat) -> bool:
        table = self.live.table
        return seat in table.to_act and table.chairs[seat].is_played_by_bot

    async def _choose(self, seat: Seat, bot: str) -> Thought | None:
        """The bot's thought; a weaker one's if it fails; None if nothing is asked any more."""
        async with self.live.lock:
            await self.live.refresh()
            table, state = self.live.table, self.live.table.state
            moves = state.legal(seat) if state is not None else []
            if state is None or not moves:
                return None
            events, count = table.events, len(table.events)
            generation, seen = self._seen.get(seat, (-1, 0))
            if generation != self.live.generation or seen > count:
                seen = 0
            self._seen[seat] = (self.live.generation, count)
            job = Job(
                table=table.id,
                generation=self.live.generation,
                game=table.game.key,
                seat=seat,
                bot=bot,
                seed=table.bot_seed,
                view=state.view(seat),
                moves=moves,
                seen=seen,
                news=_received(events[seen:], seat),
            )
        # The list only grows, and take-backs begin another: its first part stays as it is.
        return await self._think(table, job, lambda: _received(events[:count], seat))

    async def _think(self, table: Table, job: Job, events: Events) -> Thought:
        """What the bot thinks, or the next lower level if it fails, down to any legal move."""
        bot: str | None = job.bot
        failed: list[Phrase] = []
        while bot is not None:
            try:
                thought = await self.hub.workers.choose(job, events, claim_of(table))
            except BotFailed as failure:
                self._seen.pop(job.seat, None)
                self._report(table, job, events(), failure.why, failure.trace)
                failed.append(Phrase("bot-failed", {"bot": bot}))
                bot = level_below(bot)
                job = replace(job, bot=bot or "", seen=0, news=events())
            else:
                if thought.fault:
                    self._report(table, job, events(), "no explanation", thought.fault)
                return replace(thought, why=(*failed, *thought.why))
        return Thought(secrets.choice(job.moves), tuple(failed))

    def _report(
        self, table: Table, job: Job, events: tuple[Event, ...], why: str, trace: str
    ) -> None:
        """Logged without a card: what is needed to see it again goes into the database."""
        BOT_FAILURES.inc()
        report = make_report(table, job, events, at=self.hub.now(), why=why, trace=trace)
        log.warning(
            "bot failed",
            report=report.id,
            bot=job.bot,
            game=job.game,
            table=job.table,
            seat=job.seat,
            events=len(events),
            why=why,
        )
        if self.hub.on_bot_failure is not None:
            self.hub.chore(self.hub.on_bot_failure(report))

    # -- Clocks, forced answers, the start ---------------------------------------------

    def _set_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        reasons = (self._deadline(), self._forced_time(), self.live.start_time())
        times = [time for time in reasons if time]
        if times:
            seconds = max(0, min(times) - self.live.now()) / 1000
            self._timer = asyncio.get_running_loop().call_later(min(seconds, 3600), self._ring)

    def _ring(self) -> None:
        self._timer = None
        if self._acting is None:
            self._acting = asyncio.create_task(self._act())
            self._acting.add_done_callback(self._acted)

    def _acted(self, task: asyncio.Task[None]) -> None:
        self._acting = None
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("a clock failed", table=self.live.table.id, error=type(error).__name__)

    def _deadline(self) -> int | None:
        times = [self._expiry(seat) for seat in self.live.table.clocks.deadlines()]
        return min(times) if times else None

    def _expiry(self, seat: int) -> int:
        """The deadline of a seat, or the end of its grace time if that is later."""
        table = self.live.table
        deadline = table.clocks.deadline(seat) or 0
        away = self.live.presences.away_since(table.chairs[seat].person)
        if away is None:
            return deadline
        return max(deadline, away + self.hub.settings.grace_seconds * 1000)

    def _forced_time(self) -> int | None:
        times = [self.forced_time(seat) for seat in self._forced()]
        return min(times) if times else None

    def _forced(self) -> list[Seat]:
        state = self.live.table.state
        if state is None or not self.automatic:
            return []
        return [
            seat
            for seat in self.automatic & set(self.asked)
            if len(state.legal(seat)) == 1 and not self.live.table.chairs[seat].is_played_by_bot
        ]

    async def _act(self) -> None:
        """Whatever is due now."""
        try:
            await self._start()
            await self._answer_forced()
            await self._expire()
        except LudotekaError as error:
            log.warning("the table could not act", table=self.live.table.id, code=error.code)
            await asyncio.sleep(RETRY_SECONDS)
        async with self.live.lock:
            self._set_timer()

    async def _start(self) -> None:
        async with self.live.lock:
            await self.live.refresh()
            await self.live.take_step()

    async def _answer_forced(self) -> None:
        async with self.live.lock:
            for seat in self._forced():
                await self.live.refresh()
                state = self.live.table.state
                if state is None or seat not in self._forced():
                    continue  # another's answer, or another node, has changed the question
                if self.forced_time(seat) <= self.live.now():
                    (move,) = state.legal(seat)
                    await self.live.commit(move_made(self.live.table, seat, move, by="auto"))

    async def _expire(self) -> None:
        table = self.live.table
        for seat in list(table.clocks.deadlines()):
            if self._expiry(seat) > self.live.now():
                continue
            stand_in = self.hub.settings.stand_in
            await self.decide(Seat(seat), stand_in, by="stand-in", expired=True)
            async with self.live.lock:
                await self.live.refresh()
                chair = self.live.table.chairs[seat]
                if chair.expiries >= MOST_EXPIRIES and not chair.stand_in:
                    await self.live.commit(Proposal(stands_in(self.live.table, seat, "expired")))


def claim_of(table: Table) -> Claim:
    """For whom the table's bots think: those who play there themselves, or else its host."""
    waiting = {
        chair.person for chair in table.chairs if chair.person and not chair.is_played_by_bot
    }
    return Claim(tuple(sorted(waiting)) or (table.host,), is_awaited=bool(waiting))


def bot_of(table: Table, seat: Seat, stand_in: str) -> str:
    """The bot that plays this seat, which a bot plays.

    Where people sat down and none of them plays any more, no bot searches: else whoever resigns
    again and again would have more tables of bots only than anyone may open.
    """
    chair = table.chairs[seat]
    if chair.stand_in:
        return stand_in
    is_left = any(each.person for each in table.chairs) and not claim_of(table).is_awaited
    if not is_left or is_quick(chair.bot):
        return chair.bot
    return stand_in if is_quick(stand_in) else QUICK_BOT


def _received(events: Sequence[tuple[int, Event]], seat: Seat) -> tuple[Event, ...]:
    return tuple(redact(event, seat) for _, event in events)
