"""Real clients at a real server that deals fairly, and at one whose operator does not."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from typing import Any

import msgspec
import pytest

from ludoteka.client import AsyncClient, AsyncTableLink, PlayingBot, ShortMemory, UnfairDeal
from ludoteka.core.fairness import (
    Edition,
    Fairness,
    commitment,
    entropy_hash,
    parse_entropy,
    seal,
    seal_first_edition,
)
from ludoteka.core.memory import Memory
from ludoteka.core.records import Record
from ludoteka.core.verify import Check, verify
from ludoteka.games import find_game
from ludoteka.server.play.listener import Listener
from ludoteka.server.play.live import LiveTable
from ludoteka.server.protocol import FairnessInfo, TableInfo, Update, Welcome
from ludoteka.server.tables import contributing
from ludoteka.server.tables.proposals import Proposal
from ludoteka.server.tables.records import whole_record
from ludoteka.server.tables.table import Table
from tests.server.outside.browsers import Browser
from tests.server.outside.serving import SETTINGS, Served, serving
from tests.server.services import emptied_database

pytestmark = pytest.mark.anyio

RECORD = "ludoteka.server.web.records.whole_record"
PATIENT = msgspec.structs.replace(SETTINGS, commit_seconds=30, reveal_seconds=30)
MATCH: dict[str, Any] = {"seats": 3, "options": {"deals": 1}, "bots": ["random", "random"]}
GROUND = b"ground" * 4


@pytest.fixture(scope="module")
async def served(
    anyio_backend: str, tmp_path_factory: pytest.TempPathFactory
) -> AsyncIterator[Served]:
    """It waits for clients as long as a slow machine may take."""
    folder = tmp_path_factory.mktemp("served")
    async with emptied_database("sqlite", folder) as url, serving(url, PATIENT) as running:
        yield running


class Anna:
    """A client that plays a match alone among bots, and keeps what it saw."""

    def __init__(self, served: Served) -> None:
        self.memory = ShortMemory()
        self.client = AsyncClient(served.url, memory=self.memory)
        self.table = ""

    async def play(self) -> None:
        opened = await self.client.open_table("six-nimmt", start=True, **MATCH)
        self.table = opened.id
        async with self.client.join(self.table) as link:
            assert await link.let_play(PlayingBot("random")) is not None

    async def verify(self) -> tuple[Check, ...]:
        return await self.client.verify(self.table)

    async def red(self) -> list[str]:
        return [check.key for check in await self.verify() if not check.holds]

    @property
    def remembers(self) -> Memory:
        (memory,) = self.memory.of_table(self.table)
        return memory


@pytest.fixture
async def anna(served: Served) -> AsyncIterator[Anna]:
    made = Anna(served)
    async with made.client:
        yield made


# -- An honest server ------------------------------------------------------------------


async def test_a_client_contributes_by_itself_and_sees_that_all_is_well(anna: Anna) -> None:
    await anna.play()
    memory = anna.remembers
    assert (memory.revealed, memory.late, list(memory.entropy)) == ((0,), (), [0])
    checks = await anna.verify()
    assert {check.state for check in checks} == {"holds"}
    said = [remark.key for check in checks for remark in check.remarks]
    assert said == ["verify-seen", "verify-seen", "verify-gave", "verify-seen"]
    record = await anna.client.record(anna.table)
    assert record.fairness.entropy == (memory.entropy[0], "", "")


async def test_play_now_waits_for_no_deadline(anna: Anna) -> None:
    """From the request to the cards, with a real client."""
    began = time.monotonic()
    opened = await anna.client.open_table("six-nimmt", start=True, **MATCH)
    async with anna.client.join(opened.id) as link:
        async for message in link:
            if isinstance(message, Welcome | Update) and message.sights:
                break
    assert time.monotonic() - began < PATIENT.commit_seconds, "a start waited for its deadline"


async def until_dealt(one: AsyncTableLink, two: AsyncTableLink) -> TableInfo:
    """Who reads takes part in the deal, whatever they read for."""
    cards: dict[str, TableInfo] = {}

    async def read(link: AsyncTableLink, name: str) -> None:
        async for message in link:
            if isinstance(message, Welcome | Update) and message.table is not None:
                cards[name] = message.table
                if message.table.status == "live":
                    return

    async with asyncio.timeout(60), asyncio.TaskGroup() as group:
        group.create_task(read(one, "one"))
        group.create_task(read(two, "two"))
    assert cards["one"] == cards["two"]
    return cards["one"]


async def test_two_people_contribute_and_again_in_a_rematch(served: Served) -> None:
    async with (
        AsyncClient(served.url, memory=ShortMemory()) as ann,
        AsyncClient(served.url, memory=ShortMemory()) as ben,
    ):
        table = (await ann.open_table("face-to-face")).id
        async with ann.join(table) as one, ben.join(table) as two:
            await two.sit(1)
            await two.ready(1)
            await one.ready(0)
            first = (await until_dealt(one, two)).fairness
            assert len({*(first.hashes or ()), *(first.entropy or ())} - {None, ""}) == 4
            await two.resign(1)
            assert await one.let_play(PlayingBot("random")) is not None
            again = (await one.rematch()).table or ""
        for client in (ann, ben):
            assert all(check.holds for check in await client.verify(table))
        async with ann.join(again) as one, ben.join(again) as two:
            await two.ready(0)  # everybody sits one seat further
            second = (await until_dealt(one, two)).fairness
            assert len({*(second.hashes or ()), *(second.entropy or ())} - {None, ""}) == 4
            assert set(first.entropy or ()).isdisjoint(second.entropy or ())


async def test_a_client_that_comes_back_reveals_what_it_has_committed(served: Served) -> None:
    """Another link with the same memory: the entropy is still what the hash was made of."""
    memory = ShortMemory()
    async with (
        AsyncClient(served.url, memory=memory) as client,
        AsyncClient(served.url, memory=ShortMemory()) as guest,
    ):
        table = await client.open_table("face-to-face")
        async with client.join(table.id) as link:
            await link.say("here")
        (before,) = memory.of_table(table.id)
        async with guest.join(table.id) as other:
            await other.sit(1)
            await other.ready(1)
            async with client.join(table.id) as link:
                await link.ready(0)
                card = (await until_dealt(link, other)).fairness
        (after,) = memory.of_table(table.id)
    assert after.entropy == before.entropy
    assert after.revealed == (0,)
    assert card.entropy is not None
    assert card.entropy[0] == before.entropy[0]


async def test_a_program_without_a_socket_contributes_over_http(served: Served) -> None:
    program: Browser = served.browser()
    await program.come("Program")
    table = await program.open(start=True, **MATCH)
    card = (await program.get(f"/api/tables/{table}"))["fairness"]
    assert card["phase"] == "commit"
    entropy = b"entropy of a program without socket"
    hashed = entropy_hash(card["commitment"], 0, entropy)
    await program.do(table, "commit", seat=0, hash=hashed)
    card = (await program.get(f"/api/tables/{table}"))["fairness"]
    assert (card["phase"], card["hashes"]) == ("reveal", [hashed, None, None])
    assert entropy.hex() not in str(await program.get(f"/api/tables/{table}/now"))
    await program.do(table, "reveal", seat=0, entropy=entropy.hex())
    now = await program.get(f"/api/tables/{table}")
    assert now["status"] == "live"
    assert now["fairness"]["entropy"] == [entropy.hex(), "", ""]


async def test_entropy_that_predates_the_commitment_is_refused(served: Served) -> None:
    old = served.browser()
    await old.come("Old client")
    response = await old.http.post("/api/tables", json={"game": "six-nimmt", "entropy": "00ff"})
    assert response.status_code == 400
    assert "entropy" in response.json()["sentence"]


# -- Crooked operators, seen in the record ---------------------------------------------


def resealed(
    record: Record, entropy: dict[int, bytes], *, seed: bytes | None = None, hashed: bool
) -> Record:
    """With other entropies (or another seed); `hashed`: and hashes that fit."""
    told = record.fairness
    server_seed = seed or bytes.fromhex(told.server_seed or "")
    parts = [entropy.get(seat, parse_entropy(part)) for seat, part in enumerate(told.entropy)]
    committed = commitment(server_seed)
    fitting = tuple(
        entropy_hash(committed, seat, part) if part else None for seat, part in enumerate(parts)
    )
    fairness: Fairness = seal(
        server_seed, record.game, parts, fitting if hashed else told.hashes or ()
    )
    return msgspec.structs.replace(record, fairness=fairness)


def of_first_edition(record: Record) -> Record:
    """Under which the operator could choose."""
    told = record.fairness
    parts = [parse_entropy(told.entropy[0]), GROUND, GROUND]
    fairness = seal_first_edition(bytes.fromhex(told.server_seed or ""), record.game, parts)
    return msgspec.structs.replace(record, fairness=fairness)


RECORDS: dict[str, tuple[Callable[[Record], Record], str]] = {
    "grinds": (lambda r: resealed(r, {1: GROUND}, hashed=False), "hashes"),
    "changes the seed": (lambda r: resealed(r, {}, seed=b"x" * 32, hashed=True), "commitment"),
    "swaps entropy": (lambda r: resealed(r, {0: GROUND}, hashed=False), "hashes"),
    "swaps entropy and hash": (lambda r: resealed(r, {0: GROUND}, hashed=True), "hashes"),
    "invents a contributor": (lambda r: resealed(r, {1: GROUND}, hashed=True), "hashes"),
    "leaves out": (lambda r: resealed(r, {0: b""}, hashed=False), "entropy"),
    "goes back to edition 1": (of_first_edition, "hashes"),
}


@pytest.mark.parametrize(("crook", "step"), RECORDS.values(), ids=RECORDS.keys())
async def test_a_client_finds_out_who_tells_other_things_afterwards(
    anna: Anna, monkeypatch: pytest.MonkeyPatch, crook: Callable[[Record], Record], step: str
) -> None:
    await anna.play()
    monkeypatch.setattr(RECORD, lambda table: crook(whole_record(table)))
    assert await anna.red() == [step]


async def test_an_operator_who_deals_from_other_entropy_is_found_out(
    anna: Anna, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The real thing (H1): cards are dealt by what was ground, and the record tells so."""
    honest = Table._mix

    def ground(table: Table, entropy: tuple[str, ...], edition: Edition) -> bytes:
        return honest(table, (*entropy[:1], GROUND.hex(), *entropy[2:]), edition)

    monkeypatch.setattr(Table, "_mix", ground)
    await anna.play()
    crook = RECORDS["grinds"][0]
    with monkeypatch.context() as patched:
        patched.setattr(RECORD, lambda table: crook(whole_record(table)))
        assert await anna.red() == ["hashes"]
    assert await anna.red() == ["deal"], "the honest record gives other cards than were seen"


async def test_an_operator_who_leaves_a_revealed_entropy_out_is_found_out(
    anna: Anna, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = contributing._deal

    def without_anna(table: Table) -> Proposal:
        table.chairs[0] = table.chairs[0].but(entropy="")
        return honest(table)

    monkeypatch.setattr(contributing, "_deal", without_anna)
    await anna.play()
    assert await anna.red() == ["entropy"]


async def test_a_hash_in_our_name_that_we_did_not_send_proves_nothing(
    served: Served, anna: Anna
) -> None:
    """The operator commits for Anna before she does, and reveals what it has chosen: she is told
    of another device of hers."""
    operator = AsyncClient(served.url, memory=ShortMemory())
    operator._identity = anna.client._identity
    anna.table = (await anna.client.open_table("six-nimmt", **MATCH)).id
    async with operator, operator.join(anna.table) as theirs:
        await theirs.say("committed")
        async with anna.client.join(anna.table) as link, asyncio.TaskGroup() as group:
            group.create_task(theirs.let_play(PlayingBot("random")))
            await link.start()
    checks = await anna.verify()
    assert await anna.red() == []
    assert [check.key for check in checks if check.state != "holds"] == ["entropy"]
    said = [remark.key for check in checks for remark in check.remarks]
    assert {"verify-other-device", "verify-none-ours"} <= set(said)


async def test_of_two_with_two_commitments_the_deceived_one_sees_it(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ben is shown the commitment of another seed, at every moment."""
    fake = commitment(b"fake" * 8)
    honest, fakes = LiveTable.welcome, set[str]()

    def welcome(live: LiveTable, listener: Listener, since: int) -> bytes:
        frame = honest(live, listener, since)
        real = live.table.commitment
        if listener.person in fakes:
            frame = frame.replace(real.encode(), fake.encode())
        return frame

    monkeypatch.setattr(LiveTable, "welcome", welcome)
    memory = ShortMemory()
    async with (
        AsyncClient(served.url, memory=ShortMemory()) as ann,
        AsyncClient(served.url, memory=memory) as ben,
    ):
        table = await ann.open_table("face-to-face")
        async with ben.join(table.id) as link:
            await link.sit(1)
            fakes.add((await ben.table(table.id)).seats[1].person or "")
        memory = ShortMemory()
        ben._memory = memory
        async with ben.join(table.id) as link, ann.join(table.id) as other:
            await other.say("hello")
            # The card that everybody is sent is not the one that he alone was sent.
            with pytest.raises(UnfairDeal, match="commitment-changed"):
                await link.ready(1)
        (kept,) = memory.of_table(table.id)
        assert (kept.commitment, kept.revealed) == (fake, ())
        served_table = (await served.hub.table(table.id)).table
        record = _record_of(served_table)
        checks = list(verify(find_game("face-to-face"), record, kept))
        assert [check.key for check in checks if not check.holds] == ["commitment"]


def _record_of(table: Table) -> Record:
    """What the operator would tell afterwards."""
    fairness = seal(table.server_seed, table.game.key, [b"", b""], (None, None))
    return Record(
        format="ludoteka-record-1",
        software="",
        game=table.game.key,
        rules=table.game.rules_version,
        options={},
        seats=(),
        started="",
        fairness=fairness,
        moves=(),
    )


# -- Crooked operators, seen before the deal -------------------------------------------


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"hashes": ("00" * 32, None, None)}, "hash-replaced"),
        ({"hashes": (None, None, None)}, "hash-replaced"),
        ({"commitment": "00" * 32}, "commitment-changed"),
    ],
    ids=["another hash in our place", "no hash in our place", "another commitment"],
)
async def test_a_client_reveals_nothing_to_a_server_that_breaks_its_word(
    served: Served,
    anna: Anna,
    monkeypatch: pytest.MonkeyPatch,
    change: dict[str, object],
    code: str,
) -> None:
    honest = Table.fairness

    def crooked(table: Table, *, is_open: bool) -> FairnessInfo:
        card = honest(table, is_open=is_open)
        return msgspec.structs.replace(card, **change) if card.phase == "reveal" else card

    monkeypatch.setattr(Table, "fairness", crooked)
    with pytest.raises(UnfairDeal, match=code):
        await anna.play()
    assert anna.remembers.revealed == ()
    live = await served.hub.table(anna.table)
    assert live.table.chairs[0].entropy == "", "it was revealed nevertheless"


async def test_a_client_that_is_not_asked_to_reveal_notices(
    anna: Anna, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With her hash in the list and without her entropy: nobody would be red afterwards."""
    honest = Table.fairness

    def crooked(table: Table, *, is_open: bool) -> FairnessInfo:
        card = honest(table, is_open=is_open)
        return msgspec.structs.replace(card, phase="commit") if card.phase == "reveal" else card

    monkeypatch.setattr(Table, "fairness", crooked)
    monkeypatch.setattr("ludoteka.server.play.live.step_time", _at_once_when_hashed)
    with pytest.raises(UnfairDeal, match="not-asked"):
        await anna.play()


def _at_once_when_hashed(table: Table, *_: object) -> int | None:
    """When Anna's hash is here, without waiting for what it stands for."""
    return 0 if table.phase is not None and table.chairs[0].hash else None


async def test_a_deal_that_denies_that_there_were_hashes_is_noticed(
    anna: Anna, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The operator goes back to the edition under which it could choose."""
    honest = Table.fairness

    def crooked(table: Table, *, is_open: bool) -> FairnessInfo:
        card = honest(table, is_open=is_open)
        if table.status == "open":
            return msgspec.structs.replace(card, phase=card.phase and "commit", hashes=None)
        return msgspec.structs.replace(card, edition=1, hashes=None)

    monkeypatch.setattr(Table, "fairness", crooked)
    monkeypatch.setattr("ludoteka.server.play.live.step_time", _at_once_when_hashed)
    with pytest.raises(UnfairDeal, match="not-asked"):
        await anna.play()


async def test_a_list_of_hashes_that_changes_once_it_is_fixed_is_noticed(
    anna: Anna, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = Table.fairness

    def crooked(table: Table, *, is_open: bool) -> FairnessInfo:
        card = honest(table, is_open=is_open)
        if card.phase is None and card.hashes is not None:
            card = msgspec.structs.replace(card, hashes=(*card.hashes[:1], "11" * 32, None))
        return card

    monkeypatch.setattr(Table, "fairness", crooked)
    with pytest.raises(UnfairDeal, match="hashes-changed"):
        await anna.play()
