"""Games of days: vacation, answers that were left, and two days of one. Time is held by hand."""

from collections.abc import AsyncIterator, Mapping

import msgspec
import pytest

from ludoteka.core.seats import Seat
from ludoteka.server import protocol
from ludoteka.server.config import Settings
from ludoteka.server.play.live import LiveTable
from ludoteka.server.play.standing import StandingKeeper
from ludoteka.server.play.standing_store import StandingAnswers
from ludoteka.server.protocol import StandingAnswer
from ludoteka.server.protocol_leaving import MOST_WISHES
from ludoteka.server.storage import Database
from ludoteka.server.tables.clocks import Clocks, SlowClock
from ludoteka.server.tables.entries import Moved, decode_fact
from tests.server.house import START, Clock
from tests.server.refusing import counting
from tests.server.room import ANN, BEN, CLEO, Room, open_room, play_on, until
from tests.server.tables.test_clocks import ring
from tests.server.tables.test_leaving import A_DAY, DAY, match_of, refused

pytestmark = pytest.mark.anyio

PACED = Settings(bot_delay_ms=0, auto_delay_ms="1000-2000", commit_seconds=0)
MS = 1000


def vacation(seat: int, days: int, n: int = 1) -> protocol.Vacation:
    return protocol.Vacation(id=f"vacation {n}", seat=seat, days=days)


def standing(seat: int, *answers: StandingAnswer, n: int = 1) -> protocol.Standing:
    return protocol.Standing(id=f"standing {n}", seat=seat, answers=answers)


# -- Vacation --------------------------------------------------------------------------


def test_time_does_not_run_during_a_pause_wherever_it_falls() -> None:
    def deadline(*pauses: tuple[int, int]) -> int | None:
        clocks = Clocks(SlowClock(each=100), 1)
        for begin, end in pauses:
            clocks.pause(0, begin, end)
        clocks.turn_to((0,), 50 * MS, reaction=False, moved=-1)
        return clocks.deadline(0)

    assert deadline() == 150 * MS
    assert deadline((0, 40 * MS)) == 150 * MS, "over before the question"
    assert deadline((0, 70 * MS)) == 170 * MS, "ran when it was asked"
    assert deadline((100 * MS, 300 * MS)) == 350 * MS
    assert deadline((100 * MS, 300 * MS), (320 * MS, 330 * MS)) == 360 * MS
    assert deadline((200 * MS, 300 * MS)) == 150 * MS, "too late"


async def test_a_vacation_puts_a_slow_deadline_off_and_everybody_sees_it(
    room: Room, clock: Clock
) -> None:
    live = await match_of(room, BEN, clock=A_DAY)
    ben = await room.listen(live, BEN)
    clock.pass_seconds(DAY // 2)
    await room.do(live, ANN, vacation(0, 3))
    until_then = START + (DAY // 2 + 3 * DAY) * MS
    assert live.table.clocks.deadlines() == {
        0: START + 4 * DAY * MS,
        1: START + DAY * MS,
    }
    message = ben.drain()[-1]
    assert message["table"]["seats"][0]["vacation"] == until_then
    assert message["clock"]["deadlines"]["0"] == START + 4 * DAY * MS


async def test_days_that_were_not_used_are_kept_and_no_more_than_allowed_are_given(
    room: Room, clock: Clock
) -> None:
    live = await match_of(room, BEN, clock=A_DAY)
    await refused(room, live, ANN, vacation(0, 0), "not-on-vacation")
    await refused(room, live, ANN, vacation(0, 21), "vacation-used-up")
    await room.do(live, ANN, vacation(0, 20))
    clock.pass_seconds(2 * DAY)
    await room.do(live, ANN, vacation(0, 0, n=2))
    assert live.table.clocks.deadline(0) == START + 3 * DAY * MS
    await refused(room, live, ANN, vacation(0, 19, n=3), "vacation-used-up")
    await room.do(live, ANN, vacation(0, 18, n=4))


async def test_no_vacation_from_a_live_clock_or_none_or_after_the_time_was_up(
    room: Room, clock: Clock
) -> None:
    for rule in ({"kind": "live", "base": 600}, {"kind": "none"}):
        live = await match_of(room, BEN, clock=rule)
        await refused(room, live, ANN, vacation(0, 1), "vacation-slow-only")
    live = await match_of(room, BEN, clock=A_DAY)
    await refused(room, live, BEN, vacation(0, 1), "not-your-seat")
    clock.pass_seconds(DAY)
    await refused(room, live, ANN, vacation(0, 1), "time-is-up")


async def test_nobody_is_replaced_during_a_vacation(room: Room, clock: Clock) -> None:
    live = await match_of(room, BEN, clock=A_DAY)
    await room.listen(live, ANN)
    clock.pass_seconds(DAY + 60)
    await ring(room, live)
    await until(lambda: live.table.chairs[1].expiries == 1)
    await room.do(live, BEN, vacation(1, 2))
    clock.pass_seconds(60)
    await refused(room, live, ANN, protocol.Relieve(id="relieve", seat=1), "on-vacation")


async def test_a_vacation_survives_a_restart(database: Database, clock: Clock) -> None:
    async with open_room(database, clock=clock) as before:
        live = await match_of(before, BEN, clock=A_DAY)
        await before.do(live, ANN, vacation(0, 3))
        deadlines = live.table.clocks.deadlines()
    clock.pass_seconds(2 * DAY)
    async with open_room(database, clock=clock) as after:
        again = await after.hub.table(live.table.id)
        assert again.table.clocks.deadlines() == deadlines
        await after.do(again, ANN, vacation(0, 0, n=2))
        assert again.table.clocks.deadline(0) == START + 3 * DAY * MS


# -- Answers that were left ------------------------------------------------------------


@pytest.fixture
async def slow(database: Database, clock: Clock) -> AsyncIterator[Room]:
    async with open_room(database, clock=clock, settings=PACED) as room:
        room.hub.standing = StandingAnswers(database)
        yield room


def keeper_of(room: Room) -> StandingKeeper:
    assert room.hub.standing is not None
    return StandingKeeper(room.hub, room.hub.standing)


def moves_of(live: LiveTable, seat: int) -> list[str]:
    made = [made for made in live.table.moves if made.seat == seat]
    return [live.table.game.moves.text(each.move) for each in made]


def lowest(live: LiveTable, seat: int) -> str:
    assert live.table.state is not None
    return live.table.game.moves.text(live.table.state.legal(Seat(seat))[0])


async def test_an_answer_that_was_left_is_given_when_it_is_asked_for(
    slow: Room, clock: Clock
) -> None:
    live = await match_of(slow, BEN, clock=A_DAY)
    keeper = keeper_of(slow)
    wish = lowest(live, 0)
    await slow.do(live, ANN, standing(0, StandingAnswer("choose-card", ("play 0*", wish))))
    await keeper.look()
    assert moves_of(live, 0) == [], "not before the drawn delay"
    clock.pass_seconds(2.1)
    await keeper.look()
    assert moves_of(live, 0) == [wish]
    assert moves_of(live, 1) == []


async def test_what_was_left_for_once_is_used_once_and_what_does_not_fit_never(
    slow: Room, clock: Clock
) -> None:
    live = await match_of(slow, BEN, clock=A_DAY)
    ben, keeper = await slow.listen(live, BEN), keeper_of(slow)
    answers = (
        StandingAnswer("choose-row", ("row *",)),
        StandingAnswer("choose-card", ("play *",), once=True),
    )
    await slow.do(live, ANN, standing(0, *answers))
    for _ in range(2):
        clock.pass_seconds(2.1)
        await keeper.look()
        await play_on(slow, live, BEN, ben, 1, most=1)
    assert len(moves_of(live, 0)) <= 2, "a card, and perhaps a row"
    assert moves_of(live, 0)[0].startswith("play ")
    assert slow.hub.standing is not None
    left = await slow.hub.standing.of(live.table.id, 0, "ann")
    assert [answer.decision for answer in left] == ["choose-row"]


async def test_the_stand_in_may_choose_and_it_counts_as_the_person_s_move(
    slow: Room, clock: Clock
) -> None:
    live = await match_of(slow, BEN, clock=A_DAY)
    keeper = keeper_of(slow)
    await slow.do(live, ANN, standing(0, StandingAnswer("choose-card", ("?",))))
    clock.pass_seconds(2.1)
    await keeper.look()
    assert len(moves_of(live, 0)) == 1
    assert not live.table.chairs[0].stand_in


async def test_answers_are_left_for_own_seats_of_slow_matches_and_known_questions(
    slow: Room,
) -> None:
    live = await match_of(slow, BEN, clock=A_DAY)
    answer = StandingAnswer("choose-card", ("play *",))
    await refused(slow, live, BEN, standing(0, answer), "not-your-seat")
    unknown = StandingAnswer("answer-shot", ("pass",))
    await refused(slow, live, ANN, standing(0, unknown), "unknown-decision")
    bad = StandingAnswer("choose-card", ("fly away",))
    await refused(slow, live, ANN, standing(0, bad), "unknown-move")
    quick = await match_of(slow, BEN)
    await refused(slow, quick, ANN, standing(0, answer), "standing-slow-only")


async def test_a_person_leaves_answers_for_so_many_seats(database: Database, clock: Clock) -> None:
    settings = msgspec.structs.replace(PACED, max_standing=2)
    async with open_room(database, clock=clock, settings=settings) as room:
        room.hub.standing = StandingAnswers(database)
        first, second, third = [await match_of(room, BEN, clock=A_DAY) for _ in range(3)]
        answer = StandingAnswer("choose-card", ("play *",))
        for live in (first, second, first):
            await room.do(live, ANN, standing(0, answer))
        with counting("standing"):
            await refused(room, third, ANN, standing(0, answer), "too-many-standing")
        await room.do(third, BEN, standing(1, answer))
        await room.do(first, ANN, standing(0, n=2))
        await room.do(third, ANN, standing(0, answer))


def test_an_answer_has_few_wishes() -> None:
    """Each is compared with every legal move: thousands of both would hold everybody up."""
    wishes = ["play 1*"] * (MOST_WISHES + 1)
    many = {"decision": "choose-card", "moves": wishes}
    command = {"do": "standing", "id": "1", "seat": 0, "answers": [many]}
    with pytest.raises(msgspec.ValidationError, match=f"at most {MOST_WISHES} moves"):
        msgspec.convert(command, protocol.TableCommand)
    wishes.pop()
    assert msgspec.convert(command, protocol.TableCommand)


async def test_answers_survive_a_restart_and_are_forgotten_when_taken_back_or_over(
    database: Database, clock: Clock
) -> None:
    store = StandingAnswers(database)
    async with open_room(database, clock=clock, settings=PACED) as before:
        before.hub.standing = store
        live = await match_of(before, BEN, clock=A_DAY)
        await before.do(live, ANN, standing(0, StandingAnswer("choose-card", ("play *",))))
    async with open_room(database, clock=clock, settings=PACED) as after:
        after.hub.standing = store
        keeper = StandingKeeper(after.hub, store)
        await keeper.look()
        clock.pass_seconds(2.1)
        await keeper.look()
        again = await after.hub.table(live.table.id)
        assert len(moves_of(again, 0)) == 1
        await after.do(again, ANN, standing(0, n=2))
        assert await store.of(live.table.id, 0, "ann") == ()
        await after.do(again, BEN, standing(1, StandingAnswer("choose-card", ("play *",))))
        await after.do(again, ANN, protocol.OfferStop(id="offer", seat=0))
        await after.do(again, BEN, protocol.AnswerStop(id="agree", seat=1, agree=True))
        await store.forget_ended()
        assert await store.of(live.table.id, 1, "ben") == ()


async def test_nobody_is_told_that_an_answer_was_left_nor_can_tell_it_from_a_chosen_one(
    slow: Room, clock: Clock
) -> None:
    """Leaving it makes no entry and no frame; its move looks like a move of the person."""
    live = await match_of(slow, BEN, clock=A_DAY)
    ears = {actor.person: await slow.listen(live, actor) for actor in (ANN, BEN, CLEO)}
    for ear in ears.values():
        ear.drain()
    entries = len(await slow.log(live))
    await slow.do(live, ANN, standing(0, StandingAnswer("choose-card", ("play *",))))
    assert len(await slow.log(live)) == entries
    assert [ear.drain() for ear in ears.values()] == [[], [], []]
    clock.pass_seconds(2.1)
    await keeper_of(slow).look()
    await play_on(slow, live, BEN, ears["ben"], 1, most=1)
    made = [fact for fact in map(_fact, await slow.log(live)) if isinstance(fact, Moved)]
    assert made[0].by == "auto"
    seen = [frame for frame in ears["cleo"].drain() if frame["happened"]["kind"] == "moved"]
    assert [frame["happened"]["by"] for frame in seen] == ["person", "person"]
    left, chosen = seen
    assert left.keys() == chosen.keys()


def _fact(entry: object) -> object:
    return decode_fact(entry.body)  # type: ignore[attr-defined]


async def test_chosen_answers_of_a_seat_that_left_some_wait_for_a_drawn_time_as_well(
    slow: Room,
) -> None:
    live = await match_of(slow, BEN, clock=A_DAY)
    driver = slow.hub.driver(live)
    await slow.do(live, ANN, standing(0, StandingAnswer("choose-row", ("row *",))))
    assert START + 1000 <= driver.release_time(Seat(0)) <= START + 2000
    assert driver.release_time(Seat(1)) == 0
    await slow.do(live, ANN, standing(0, n=2))
    assert driver.release_time(Seat(0)) == 0


# -- Two days of a game ----------------------------------------------------------------


async def test_a_slow_game_of_days_with_vacation_expiry_stand_in_and_return(
    database: Database, clock: Clock
) -> None:
    """Ann plays and goes on vacation; Ben never comes; the server is restarted in between."""
    rule: Mapping[str, object] = {"kind": "slow", "each": DAY // 4}
    async with open_room(database, clock=clock) as monday:
        live = await match_of(monday, BEN, clock=rule)
        ann = await monday.listen(live, ANN)
        await play_on(monday, live, ANN, ann, 0, most=1)
        await live.leave(ann.listener)
        assert live.table.clocks.deadlines() == {1: START + DAY // 4 * MS}
        clock.pass_seconds(DAY // 4 + 60)
        await ring(monday, live)
        await until(lambda: len(live.table.moves) >= 2)
        assert live.table.chairs[1].expiries == 1
        await monday.do(live, ANN, vacation(0, 1))
    clock.pass_seconds(DAY // 4)
    async with open_room(database, clock=clock) as tuesday:
        live = await tuesday.hub.table(live.table.id)
        for expiries in (2, 3):
            ann = await tuesday.listen(live, ANN)
            while 1 not in live.table.to_act:
                await play_on(tuesday, live, ANN, ann, 0, most=1)
            clock.pass_seconds(DAY // 4 + 60)
            await ring(tuesday, live)
            await until(lambda n=expiries: live.table.chairs[1].expiries >= n)  # type: ignore[misc]
            assert live.table.chairs[0].expiries == 0, "on vacation nobody is late"
            await live.leave(ann.listener)
        await until(lambda: live.table.chairs[1].stand_in)
        assert not live.table.chairs[1].left
        await tuesday.do(live, BEN, protocol.Return(id="back", seat=1))
        assert not live.table.chairs[1].is_played_by_bot
        times = [entry.at for entry in await tuesday.log(live)]
        assert times == sorted(times)
        assert times[-1] - START > DAY * MS
        assert live.table.status == "live"
    msgspec.json.decode(msgspec.json.encode(live.table.info(is_open=False)))
