"""From the start to the deal: everybody's hash first, then what it stands for, then cards."""

import itertools
from collections.abc import AsyncIterator
from typing import Any

import msgspec
import pytest

from ludoteka.core.errors import BadInput, LudotekaError
from ludoteka.core.fairness import bot_seed, deal_seed, entropy_hash
from ludoteka.core.seats import SEATS
from ludoteka.core.verify import verify
from ludoteka.server import protocol
from ludoteka.server.config import Settings
from ludoteka.server.play.live import LiveTable
from ludoteka.server.storage import Database
from ludoteka.server.tables.entries import Started, decode_fact
from ludoteka.server.tables.proposals import Actor
from ludoteka.server.tables.records import whole_record
from ludoteka.server.tables.table import Table
from tests.server.house import Clock
from tests.server.room import ANN, BEN, CLEO, Room, open_room, play_on, until
from tests.server.tables.test_leaks import check_frames

pytestmark = pytest.mark.anyio

PATIENT = Settings(bot_delay_ms=0, auto_delay_ms="0-0", commit_seconds=3, reveal_seconds=5)
NUMBERS = itertools.count()
ENTROPY = {0: "aa" * 32, 1: "bb" * 16}


@pytest.fixture
async def patient(database: Database, clock: Clock) -> AsyncIterator[Room]:
    async with open_room(database, clock=clock, settings=PATIENT) as opened:
        yield opened


def hash_of(live: LiveTable, seat: int, entropy: str) -> str:
    return entropy_hash(live.table.commitment, seat, bytes.fromhex(entropy))


async def commit(room: Room, live: LiveTable, actor: Actor, seat: int, **other: str) -> None:
    hashed = other.get("hash") or hash_of(live, seat, ENTROPY[seat])
    await room.do(
        live, actor, protocol.Commit(id=f"number {next(NUMBERS)}", seat=seat, hash=hashed)
    )


async def reveal(room: Room, live: LiveTable, actor: Actor, seat: int, **other: str) -> None:
    entropy = other.get("entropy") or ENTROPY[seat]
    await room.do(
        live, actor, protocol.Reveal(id=f"number {next(NUMBERS)}", seat=seat, entropy=entropy)
    )


async def of_two(room: Room) -> LiveTable:
    """Ann and Ben sit; Ann has not begun yet."""
    live = await room.open(game="face-to-face", auto_start=False)
    await room.do(live, BEN, protocol.Sit(id="sit", seat=1))
    await room.do(live, BEN, protocol.Ready(id="ready", seat=1))
    return live


async def begun(room: Room) -> LiveTable:
    live = await of_two(room)
    await room.do(live, ANN, protocol.Start(id="start"))
    return live


def card(live: LiveTable) -> protocol.FairnessInfo:
    return live.table.fairness(is_open=True)


def phase(live: LiveTable) -> str:
    return card(live).phase or live.table.status


async def kinds(room: Room, live: LiveTable) -> list[str]:
    async with live.lock:  # what is decided is durable when it is free
        return [entry.kind for entry in await room.log(live)]


# -- In order --------------------------------------------------------------------------


async def test_cards_are_dealt_as_soon_as_everybody_has_revealed(patient: Room) -> None:
    live = await begun(patient)
    assert (phase(live), live.table.status, live.table.state) == ("commit", "open", None)
    await commit(patient, live, ANN, 0)
    assert (phase(live), card(live).committed, card(live).hashes) == ("commit", (0,), None)
    await commit(patient, live, BEN, 1)
    assert phase(live) == "reveal"
    assert card(live).hashes == (hash_of(live, 0, ENTROPY[0]), hash_of(live, 1, ENTROPY[1]))
    await reveal(patient, live, BEN, 1)
    assert (phase(live), card(live).revealed, card(live).entropy) == ("reveal", (1,), None)
    await reveal(patient, live, ANN, 0)
    assert phase(live) == "live"
    assert card(live).entropy == (ENTROPY[0], ENTROPY[1])
    assert await kinds(patient, live) == [
        "created", "sat", "sat", "readied", "contributing",
        "committed", "committed", "revealing", "revealed", "revealed", "started",
    ]  # fmt: skip


async def test_what_was_committed_before_the_start_need_not_be_waited_for(patient: Room) -> None:
    live = await of_two(patient)
    await commit(patient, live, ANN, 0)
    await commit(patient, live, BEN, 1)
    await patient.do(live, ANN, protocol.Start(id="start"))
    assert phase(live) == "reveal"


async def test_bots_alone_wait_for_nobody(patient: Room) -> None:
    live = await patient.open(game="six-nimmt", own_seats=0, start=True)
    assert phase(live) == "live"
    assert set(card(live).hashes or ()) == {None}
    assert set(card(live).entropy or ()) == {""}


async def test_play_now_waits_for_the_client_that_has_yet_to_connect(patient: Room) -> None:
    live = await patient.open(game="six-nimmt", seats=3, start=True)
    assert phase(live) == "commit"
    await commit(patient, live, ANN, 0)
    assert phase(live) == "reveal"
    await reveal(patient, live, ANN, 0)
    assert phase(live) == "live"
    assert card(live).entropy == (ENTROPY[0], "", "")


async def test_the_deal_follows_from_the_seed_and_what_was_revealed(patient: Room) -> None:
    live = await patient.open(game="six-nimmt", seats=2, options={"deals": 1}, start=True)
    await commit(patient, live, ANN, 0)
    await reveal(patient, live, ANN, 0)
    table = live.table
    dealt = deal_seed(table.server_seed, "six-nimmt", [bytes.fromhex(ENTROPY[0]), b""])
    assert table.deal_seed == dealt
    assert table.bot_seed == bot_seed(table.server_seed, dealt)
    ear = await patient.listen(live, ANN)
    await play_on(patient, live, ANN, ear, 0)
    await until(lambda: table.status == "over")
    record = whole_record(table)
    assert record.fairness.edition == 2
    assert all(check.holds for check in verify(table.game, record))


async def test_nothing_is_drawn_after_the_commitment(
    database: Database, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """H1: the operator drew bots' and silent seats' entropy when it knew all else. Now two
    houses with the same seed and contributions deal the same cards to the last byte."""
    started = []
    for _ in range(2):
        async with open_room(database, clock=clock, settings=PATIENT, seed=bytes(32)) as room:
            live = await room.open(game="bang", seats=5, start=True)
            with monkeypatch.context() as patched:
                patched.setattr("secrets.token_bytes", None)  # whoever draws now fails
                await commit(room, live, ANN, 0)
                await reveal(room, live, ANN, 0)
            facts = [decode_fact(entry.body) for entry in await room.log(live)]
            started += [fact for fact in facts if isinstance(fact, Started)]
            assert live.table.bot_seed
    assert started[0] == started[1]


# -- Deadlines -------------------------------------------------------------------------


async def test_who_sends_no_hash_in_time_adds_nothing(patient: Room, clock: Clock) -> None:
    live = await begun(patient)
    await commit(patient, live, ANN, 0)
    clock.pass_seconds(3)
    patient.hub.drive(live)
    await until(lambda: phase(live) == "reveal")
    assert card(live).hashes == (hash_of(live, 0, ENTROPY[0]), None)
    with pytest.raises(BadInput, match="hashes-fixed"):
        await commit(patient, live, BEN, 1)
    await reveal(patient, live, ANN, 0)
    assert card(live).entropy == (ENTROPY[0], "")


async def test_who_does_not_reveal_in_time_is_left_out_and_named(
    patient: Room, clock: Clock
) -> None:
    live = await begun(patient)
    await commit(patient, live, ANN, 0)
    await commit(patient, live, BEN, 1)
    await reveal(patient, live, ANN, 0)
    clock.pass_seconds(5)
    patient.hub.drive(live)
    await until(lambda: phase(live) == "live")
    assert card(live).entropy == (ENTROPY[0], "")
    assert card(live).hashes == (hash_of(live, 0, ENTROPY[0]), hash_of(live, 1, ENTROPY[1]))
    with pytest.raises(BadInput, match="no-reveal-now"):
        await reveal(patient, live, BEN, 1)


async def test_without_any_hash_there_is_nothing_to_reveal(patient: Room, clock: Clock) -> None:
    live = await begun(patient)
    clock.pass_seconds(3)
    patient.hub.drive(live)
    await until(lambda: phase(live) == "live")
    assert (await kinds(patient, live))[-2:] == ["contributing", "started"]


async def test_the_time_is_up_at_the_deadline_and_not_before(patient: Room, clock: Clock) -> None:
    live = await begun(patient)
    assert live.due_time() == clock() + 3000
    clock.pass_seconds(2.9)
    async with live.lock:
        await live.take_step()
    assert phase(live) == "commit"


# -- Restarts and other nodes ----------------------------------------------------------


@pytest.mark.parametrize("done", range(5))
async def test_a_start_goes_on_after_a_restart_at_any_step(
    database: Database, clock: Clock, done: int
) -> None:
    steps = [(commit, ANN, 0), (commit, BEN, 1), (reveal, ANN, 0), (reveal, BEN, 1)]
    async with open_room(database, clock=clock, settings=PATIENT) as killed:
        before = await begun(killed)
        for step, actor, seat in steps[:done]:
            await step(killed, before, actor, seat)
    async with open_room(database, clock=clock, settings=PATIENT) as room:
        live = await room.hub.table(before.table.id)
        for step, actor, seat in steps[done:]:
            await step(room, live, actor, seat)
        assert phase(live) == "live"
        assert card(live).entropy == (ENTROPY[0], ENTROPY[1])


async def test_after_a_restart_clients_have_their_time_again_and_then_it_is_dealt(
    database: Database, clock: Clock
) -> None:
    async with open_room(database, clock=clock, settings=PATIENT) as killed:
        before = await begun(killed)
        await commit(killed, before, ANN, 0)
        await commit(killed, before, BEN, 1)
    clock.pass_seconds(60)
    async with open_room(database, clock=clock, settings=PATIENT) as room:
        live = await room.hub.table(before.table.id)
        async with live.lock:
            await live.take_step()
        assert phase(live) == "reveal"
        await reveal(room, live, ANN, 0)
        clock.pass_seconds(5)
        await until(lambda: phase(live) == "live")  # found by its due time
        assert card(live).entropy == (ENTROPY[0], "")


async def test_two_nodes_lead_one_start(database: Database, clock: Clock) -> None:
    async with (
        open_room(database, clock=clock, settings=PATIENT) as one,
        open_room(database, clock=clock, settings=PATIENT) as two,
    ):
        here = await begun(one)
        there = await two.hub.table(here.table.id)
        await commit(one, here, ANN, 0)
        there.is_stale = True
        await commit(two, there, BEN, 1)
        here.is_stale = True
        await reveal(one, here, ANN, 0)
        there.is_stale = True
        await reveal(two, there, BEN, 1)
        assert phase(there) == "live"
        assert card(there).entropy == (ENTROPY[0], ENTROPY[1])


# -- What is refused -------------------------------------------------------------------


async def test_a_seat_commits_itself_once(patient: Room) -> None:
    live = await of_two(patient)
    await commit(patient, live, ANN, 0)
    seq = live.table.seq
    await commit(patient, live, ANN, 0)  # a second window with the same memory
    assert live.table.seq == seq
    with pytest.raises(BadInput, match="already-committed"):
        await commit(patient, live, ANN, 0, hash="00" * 32)


async def test_only_what_fits_the_hash_is_revealed(patient: Room) -> None:
    live = await begun(patient)
    with pytest.raises(BadInput, match="no-reveal-now"):
        await reveal(patient, live, ANN, 0)
    await commit(patient, live, ANN, 0)
    await commit(patient, live, BEN, 1)
    with pytest.raises(BadInput, match="other-entropy"):
        await reveal(patient, live, ANN, 0, entropy="cc" * 32)
    await reveal(patient, live, ANN, 0)
    seq = live.table.seq
    await reveal(patient, live, ANN, 0)
    assert live.table.seq == seq


async def test_nobody_contributes_for_another(patient: Room) -> None:
    live = await begun(patient)
    for actor in (BEN, CLEO):
        with pytest.raises(LudotekaError, match="not-your-seat"):
            await commit(patient, live, actor, 0)
        with pytest.raises(LudotekaError, match="not-your-seat"):
            await reveal(patient, live, actor, 0)


async def test_who_copies_a_hash_cannot_reveal_it(patient: Room) -> None:
    """Not even when the other's entropy is known: a hash belongs to its seat."""
    live = await begun(patient)
    await commit(patient, live, ANN, 0)
    await commit(patient, live, BEN, 1, hash=hash_of(live, 0, ENTROPY[0]))
    await reveal(patient, live, ANN, 0)
    with pytest.raises(BadInput, match="other-entropy"):
        await reveal(patient, live, BEN, 1, entropy=ENTROPY[0])


@pytest.mark.parametrize(
    ("actor", "command"),
    [
        (CLEO, protocol.Sit(id="x", seat=0)),
        (BEN, protocol.Stand(id="x", seat=1)),
        (BEN, protocol.Ready(id="x", seat=1, ready=False)),
        (ANN, protocol.Remove(id="x", seat=1)),
        (ANN, protocol.AddBot(id="x", seat=1, bot="random")),
        (ANN, protocol.Start(id="x")),
        (ANN, protocol.Close(id="x")),
    ],
    ids=lambda value: type(value).__name__,
)
async def test_seats_do_not_change_any_more(
    patient: Room, actor: Actor, command: protocol.TableCommand
) -> None:
    live = await begun(patient)
    with pytest.raises(BadInput, match="starting"):
        await patient.do(live, actor, command)


async def test_who_stands_up_takes_the_hash_along(patient: Room) -> None:
    live = await of_two(patient)
    await commit(patient, live, BEN, 1)
    await patient.do(live, BEN, protocol.Stand(id="stand", seat=1))
    assert card(live).committed == ()
    await patient.do(live, CLEO, protocol.Sit(id="sit", seat=1))
    await commit(patient, live, CLEO, 1, hash="00" * 32)
    assert card(live).committed == (1,)


# -- What others are told --------------------------------------------------------------


async def frames_before_the_deal(room: Room, entropy: dict[int, str]) -> list[dict[str, Any]]:
    """What Cleo, who watches, hears of a start with these contributions."""
    live = await of_two(room)
    cleo = await room.listen(live, CLEO)
    cleo.drain()
    await room.do(live, ANN, protocol.Start(id="start"))
    for seat, actor in enumerate((ANN, BEN)):
        await commit(room, live, actor, seat, hash=hash_of(live, seat, entropy[seat]))
    await reveal(room, live, ANN, 0, entropy=entropy[0])
    assert phase(live) == "reveal"
    heard = cleo.drain()
    assert not any(part in msgspec.json.encode(heard).decode() for part in entropy.values())
    seeds = (live.table.created.server_seed, live.table.deal_seed.hex())
    assert not any(seed in msgspec.json.encode(heard).decode() for seed in seeds)
    return heard


async def test_what_was_revealed_is_told_to_nobody_before_the_deal(patient: Room) -> None:
    """Two worlds that differ in the entropies: the same frames, but for commitment and hashes."""
    worlds = [
        [_without_hashes(frame) for frame in await frames_before_the_deal(patient, entropy)]
        for entropy in (ENTROPY, {0: "cc" * 32, 1: "dd" * 64})
    ]
    assert worlds[0] == worlds[1]
    told = [frame["happened"]["kind"] for frame in worlds[0]]
    assert told == ["contributing", "committed", "committed", "revealing", "revealed"]


def _without_hashes(frame: dict[str, Any]) -> dict[str, Any]:
    fairness = frame["table"]["fairness"]
    for name in ("commitment", "hashes"):
        fairness[name] = bool(fairness[name])
    frame["table"]["id"] = ""
    return frame


async def test_every_frame_of_a_start_is_what_its_reader_may_know(patient: Room) -> None:
    live = await of_two(patient)
    ears = [await patient.listen(live, actor) for actor in (ANN, BEN, CLEO)]
    await patient.do(live, ANN, protocol.Start(id="start"))
    for step in (commit, reveal):
        for seat, actor in enumerate((ANN, BEN)):
            await step(patient, live, actor, seat)
    assert phase(live) == "live"
    log = await patient.log(live)
    for ear, eyes in zip(ears, (SEATS[0], SEATS[1], None), strict=True):
        ear.drain()
        assert check_frames(log, ear.frames, eyes) == 1


async def test_a_server_that_tells_entropy_before_the_deal_is_found_out(
    patient: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = Table.fairness

    def leaky(table: Table, *, is_open: bool) -> protocol.FairnessInfo:
        told = tuple(chair.entropy for chair in table.chairs)
        return msgspec.structs.replace(honest(table, is_open=is_open), entropy=told)

    monkeypatch.setattr(Table, "fairness", leaky)
    live = await begun(patient)
    cleo = await patient.listen(live, CLEO)
    await commit(patient, live, ANN, 0)
    await commit(patient, live, BEN, 1)
    await reveal(patient, live, BEN, 1)
    cleo.drain()
    await reveal(patient, live, ANN, 0)
    with pytest.raises(AssertionError):
        check_frames(await patient.log(live), cleo.frames, None)


async def test_a_seats_card_says_whether_not_what(patient: Room) -> None:
    live = await begun(patient)
    await commit(patient, live, ANN, 0)
    told = msgspec.json.encode(live.table.info(is_open=True)).decode()
    assert hash_of(live, 0, ENTROPY[0]) not in told, "hashes are shown when all are fixed"
