"""Plays standing answers of slow matches when their questions are asked.

A seat that left answers is paced like one with automatic answers (see `pace`): whatever it answers,
chosen or left, is shown after a delay drawn at random, and what was left also after a time for
thinking like those of its choices. Every node looks; a table's log is won once.
"""

import asyncio
from typing import Final

import structlog

from ludoteka.core.errors import BadInput, LudotekaError
from ludoteka.core.seats import Move, Seat
from ludoteka.server import protocol
from ludoteka.server.errors import Busy, Forbidden, Unknown
from ludoteka.server.play.hub import Hub
from ludoteka.server.play.live import LiveTable
from ludoteka.server.play.standing_store import Left, StandingAnswers
from ludoteka.server.protocol import Done, StandingAnswer
from ludoteka.server.storage import StorageDown
from ludoteka.server.tables.clocks import SlowClock
from ludoteka.server.tables.deciding import move_made
from ludoteka.server.tables.proposals import Actor
from ludoteka.server.tables.table import Table
from ludoteka.server.tasks import end_tasks

log = structlog.get_logger()

LOOK_SECONDS: Final = 1.0
LOOKS_BETWEEN: Final = 600
"""After so many looks what was left for ended matches is forgotten."""
LONGEST_WISH: Final = 80
ANY_MOVE: Final = "?"
"""Instead of a move: the stand-in chooses."""


async def leave_answers(
    hub: Hub, live: LiveTable, actor: Actor, command: protocol.Standing
) -> Done:
    """The person leaves these answers instead of those from before."""
    async with live.lock:
        await live.refresh()
        must_be_answerable(live.table, actor.person, command.seat)
        for answer in command.answers:
            _must_be_known(live.table, answer)
        if hub.standing is None:
            raise Busy("storage-down")
        most = hub.settings.max_standing
        await hub.standing.keep(live.table.id, command.seat, actor.person, command.answers, most)
        hub.driver(live).keep_standing(Seat(command.seat), on=bool(command.answers))
        return Done(command.id, live.table.seq)


def must_be_answerable(table: Table, person: str, seat: int) -> None:
    if not table.has_seat(person, seat):
        raise Forbidden("not-your-seat", seat=seat + 1)
    if table.status != "live":
        raise BadInput("not-live")
    if table.chairs[seat].resigned:
        raise Forbidden("resigned")
    if not isinstance(table.created.clock, SlowClock):
        raise BadInput("standing-slow-only")


def _must_be_known(table: Table, answer: StandingAnswer) -> None:
    known = [decision.key for decision in table.game.decisions]
    if answer.decision not in known:
        raise BadInput("unknown-decision", decision=answer.decision, known=", ".join(known))
    for text in answer.moves:
        is_beginning = text.endswith("*") and len(text) <= LONGEST_WISH
        if text != ANY_MOVE and not is_beginning:
            table.game.moves.parse(text)


def fitting(answers: tuple[StandingAnswer, ...], decision: str | None) -> StandingAnswer | None:
    return next((answer for answer in answers if answer.decision == decision), None)


def wished_move(table: Table, seat: Seat, answer: StandingAnswer) -> Move | str | None:
    """The first wish that is legal; ANY_MOVE for what the stand-in is to choose."""
    assert table.state is not None
    legal = {table.game.moves.text(move): move for move in table.state.legal(seat)}
    for wish in answer.moves:
        if wish == ANY_MOVE:
            return ANY_MOVE
        for text, move in legal.items():
            if text == wish or (wish.endswith("*") and text.startswith(wish[:-1])):
                return move
    return None


class StandingKeeper:
    def __init__(self, hub: Hub, store: StandingAnswers) -> None:
        self._hub = hub
        self._store = store
        self._seen: dict[tuple[str, int], int] = {}
        """Where nothing fitted, and the table's latest entry then: the person is waited for."""
        self._looker: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._looker = asyncio.create_task(self._look_for_ever())

    async def stop(self) -> None:
        await end_tasks([self._looker])

    async def _look_for_ever(self) -> None:
        looks = 0
        while True:
            wait = LOOK_SECONDS
            try:
                wait = min(wait, await self.look())
                if looks % LOOKS_BETWEEN == 0:
                    await self._store.forget_ended()
                looks += 1
            except (StorageDown, Busy):
                log.warning("the database does not answer")
            except Exception as error:  # noqa: BLE001 -- the next look may do better
                log.error("standing answers failed", error=type(error).__name__)
            await asyncio.sleep(wait)

    async def look(self) -> float:
        """Gives the answers that are due; seconds until the next one is."""
        waits = [LOOK_SECONDS]
        found = await self._store.awaited()
        places = {(left.table, left.seat): left.seq for left in found}
        self._seen = {at: seq for at, seq in self._seen.items() if places.get(at) == seq}
        for left in found:
            if (left.table, left.seat) not in self._seen:
                try:
                    waits.append(await self._consider(left))
                except Unknown:
                    continue
                except LudotekaError as error:  # the others' answers are due as well
                    log.warning("no standing answer", table=left.table, code=error.code)
        return max(0.01, min(waits))

    async def _consider(self, left: Left) -> float:
        live = await self._hub.table(left.table)
        seat, driver = Seat(left.seat), self._hub.driver(live)
        async with live.lock:
            await live.refresh()
            answer = self._answer(live.table, seat, left)
            if answer is None:
                self._seen[left.table, left.seat] = live.table.seq
                return LOOK_SECONDS
            driver.keep_standing(seat, on=True)
            wait = driver.forced_time(seat) - live.now()
            if wait > 0:
                return wait / 1000
            move = wished_move(live.table, seat, answer)
            if not isinstance(move, str) and move is not None:
                await self._give(live, seat, left, answer, move)
                return LOOK_SECONDS
        if answer.once:
            await self._drop(left, answer)
        await driver.decide(seat, self._hub.settings.stand_in, by="auto")
        return LOOK_SECONDS

    def _answer(self, table: Table, seat: Seat, left: Left) -> StandingAnswer | None:
        """What was left for the question that the seat is asked now, if anything fits."""
        chair = table.chairs[seat]
        if seat not in table.to_act or chair.person != left.person or chair.is_played_by_bot:
            return None
        answer = fitting(left.answers, table.decision)
        if answer is None or wished_move(table, seat, answer) is None:
            return None
        return answer

    async def _give(
        self, live: LiveTable, seat: Seat, left: Left, answer: StandingAnswer, move: Move
    ) -> None:
        """What is to be used once goes first: whatever happens, it is not used twice."""
        if answer.once:
            await self._drop(left, answer)
        won = await live.commit(move_made(live.table, seat, move, by="auto"))
        if not won and answer.once:
            await self._keep(left, left.answers)

    async def _drop(self, left: Left, answer: StandingAnswer) -> None:
        await self._keep(left, tuple(each for each in left.answers if each != answer))

    async def _keep(self, left: Left, answers: tuple[StandingAnswer, ...]) -> None:
        most = self._hub.settings.max_standing
        await self._store.keep(left.table, left.seat, left.person, answers, most)
