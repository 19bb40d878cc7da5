"""A client's part in a deal, card by card: what it keeps, sends, and calls a broken word."""

import asyncio
import threading

import msgspec
import pytest

from ludoteka.client import AsyncClient, ShortMemory, UnfairDeal
from ludoteka.client.contributing import Contribution, Contributor
from ludoteka.core.fairness import entropy_hash
from ludoteka.core.memory import Memory
from ludoteka.server.protocol import (
    Commit,
    Done,
    FairnessInfo,
    Happened,
    Presence,
    Refused,
    Reveal,
    TableInfo,
    Update,
    Welcome,
    You,
)
from ludoteka.server.tables.clocks import NoClock
from tests.server.running import Node

pytestmark = pytest.mark.anyio

TABLE = "q3J8vXk2LmPa"
SEAL = FairnessInfo(commitment="ab" * 32)
COMMIT = msgspec.structs.replace(SEAL, phase="commit")
OTHER = "11" * 32


def card(fairness: FairnessInfo, status: str = "open") -> TableInfo:
    return TableInfo(
        id=TABLE,
        game="six-nimmt",
        title="",
        status=status,  # type: ignore[arg-type]  # one of the four
        host="p",
        seats=(),
        options={},
        clock=NoClock(),
        listed=False,
        spectators=True,
        chat=True,
        auto_start=True,
        created=0,
        fairness=fairness,
    )


def welcome(fairness: FairnessInfo, *seats: int, person: str = "ann") -> Welcome:
    return Welcome(
        seq=1,
        now=0,
        since=-1,
        you=You(person, person, seats, is_host=False),
        table=card(fairness),
        clock=None,
        sights=(),
        lines=(),
        presence=Presence((), {}, 0),
    )


def update(fairness: FairnessInfo, status: str = "open") -> Update:
    kind = "started" if status == "live" else "revealing"
    return Update(seq=2, happened=Happened(kind=kind, at=0), table=card(fairness, status))


def refused(code: str) -> Refused:
    return Refused(id="1", code=code, sentence="")


class Ann:
    """A client with two seats at the table, as a link uses it."""

    def __init__(self, store: ShortMemory | None = None, person: str = "ann") -> None:
        self.store = store or ShortMemory()
        self.person = person
        self.contributor = Contributor(TABLE, self.store)

    def hear(self, message: Welcome | Update) -> list[Contribution]:
        found = self.contributor.hear(message)
        for command in found:
            self.contributor.asked(command)
        return found

    def commit(self, answer: Done | Refused | None = None, *seats: int) -> list[Contribution]:
        """Sits down, commits itself, and is answered."""
        found = self.hear(welcome(COMMIT, *(seats or (0,)), person=self.person))
        for command in found if answer else ():
            assert answer is not None
            self.contributor.answered(command, answer)
        return found

    def restart(self) -> "Ann":
        return Ann(self.store, self.person)

    @property
    def memory(self) -> Memory:
        memory = self.store.load(TABLE, self.person)
        assert memory is not None
        return memory

    def hash(self, seat: int = 0) -> str:
        return entropy_hash(SEAL.commitment, seat, bytes.fromhex(self.memory.entropy[seat]))


def revealing(*hashes: str | None, **changes: object) -> Update:
    fixed = msgspec.structs.replace(SEAL, phase="reveal", hashes=hashes, **changes)
    return update(fixed)


def dealt(*hashes: str | None, **changes: object) -> Update:
    return update(msgspec.structs.replace(SEAL, hashes=hashes or None, **changes), "live")


DONE = Done("1", 2)


# -- What was taken is not forgotten ---------------------------------------------------


def test_what_the_server_said_to_have_taken_outlives_the_program() -> None:
    ann = Ann()
    ann.commit(DONE)
    assert ann.memory.committed == (0,)
    again = ann.restart()
    again.hear(welcome(SEAL, 0))  # a card on which her hash is not named
    assert again.memory.committed == (0,)
    with pytest.raises(UnfairDeal, match="hash-replaced"):
        again.hear(revealing(None, None))
    assert again.memory.late == ()


def test_who_was_named_on_a_card_is_not_late() -> None:
    """The answer never came, but the card said that the hash is here."""
    ann = Ann()
    ann.commit()
    ann.hear(update(msgspec.structs.replace(COMMIT, committed=(0,))))
    with pytest.raises(UnfairDeal, match="hash-replaced"):
        ann.restart().hear(welcome(revealing(None, None).table.fairness, 0))  # type: ignore[union-attr]


def test_an_answer_that_comes_after_the_list_counts_as_well() -> None:
    ann = Ann()
    (command,) = ann.commit()
    ann.hear(revealing(None, None))
    with pytest.raises(UnfairDeal, match="hash-replaced"):
        ann.contributor.answered(command, DONE)


def test_a_hash_that_nobody_took_came_too_late() -> None:
    ann = Ann()
    ann.commit(refused("hashes-fixed"))
    assert ann.hear(revealing(None, None)) == []
    assert (ann.memory.late, ann.memory.sent) == ((0,), ())


def test_after_a_restart_it_asks_whether_its_hash_is_here() -> None:
    """The card names the seat: whose hash that is, the answer says."""
    ann = Ann()
    (command,) = ann.commit()
    assert isinstance(command, Commit)
    named = msgspec.structs.replace(COMMIT, committed=(0,))
    (again,) = ann.restart().hear(welcome(named, 0))
    assert isinstance(again, Commit)
    assert again.hash == command.hash


def test_another_device_that_was_faster_is_no_broken_word() -> None:
    """Its hash is in the list before the refusal of ours arrives."""
    ann = Ann()
    (command,) = ann.commit()
    ann.hear(update(msgspec.structs.replace(COMMIT, committed=(0,))))
    assert ann.hear(revealing(OTHER, None)) == []
    ann.contributor.answered(command, refused("hashes-fixed"))
    assert (ann.memory.entropy, ann.memory.seats, ann.memory.sent) == ({}, (0,), ())


def test_who_was_told_done_is_not_told_of_another_device() -> None:
    ann = Ann()
    (command,) = ann.commit(DONE)
    ann.contributor.answered(command, refused("already-committed"))
    assert ann.memory.entropy.keys() == {0}
    with pytest.raises(UnfairDeal, match="hash-replaced"):
        ann.hear(revealing(OTHER, None))


def test_who_has_stood_up_does_not_mind_whose_hash_the_seat_has() -> None:
    ann = Ann()
    ann.commit(DONE, 0, 1)
    ann.hear(welcome(COMMIT, 1))
    (revealed,) = ann.hear(revealing(OTHER, ann.hash(1)))
    assert isinstance(revealed, Reveal)
    assert revealed.seat == 1
    assert ann.memory.entropy.keys() == {1}


# -- Sent is not taken -----------------------------------------------------------------


@pytest.mark.parametrize(
    ("answer", "revealed"),
    [(None, ()), (refused("no-reveal-now"), ()), (DONE, (0,))],
    ids=["no answer", "too late", "taken"],
)
def test_only_what_the_server_took_is_called_revealed(
    answer: Done | Refused | None, revealed: tuple[int, ...]
) -> None:
    ann = Ann()
    ann.commit(DONE)
    (command,) = ann.hear(revealing(ann.hash(), None))
    assert ann.memory.sent == (0,), "stored before it is sent"
    if answer is not None:
        ann.contributor.answered(command, answer)
    assert ann.memory.revealed == revealed


def test_a_card_that_names_who_revealed_is_an_answer() -> None:
    ann = Ann()
    ann.commit(DONE)
    ann.hear(revealing(ann.hash(), None))
    ann.hear(revealing(ann.hash(), None, revealed=(0,)))
    assert ann.memory.revealed == (0,)


# -- A deal without us -----------------------------------------------------------------


@pytest.mark.parametrize("way", ["update", "welcome"])
def test_a_deal_under_the_first_edition_breaks_the_word(way: str) -> None:
    ann = Ann()
    ann.commit(DONE)
    told = dealt(edition=1)
    assert told.table is not None
    live = msgspec.structs.replace(welcome(SEAL, 0), table=told.table)
    with pytest.raises(UnfairDeal, match="not-asked"):
        ann.hear(told if way == "update" else live)


def test_who_was_here_and_not_asked_notices() -> None:
    ann = Ann()
    ann.commit(DONE)
    with pytest.raises(UnfairDeal, match="not-asked"):
        ann.hear(dealt(ann.hash(), None, entropy=("", "")))


def test_a_table_that_is_closed_breaks_no_word() -> None:
    ann = Ann()
    ann.commit(DONE)
    assert ann.hear(update(SEAL, "closed")) == []


# -- Several people, several links -----------------------------------------------------


def test_two_people_of_one_machine_keep_what_is_theirs() -> None:
    store = ShortMemory()
    ann, ben = Ann(store), Ann(store, "ben")
    ann.commit(DONE, 0)
    ben.commit(DONE, 1)
    told = revealing(ann.hash(0), ben.hash(1))
    sent = [*ann.hear(told), *ben.hear(told)]
    assert [command.seat for command in sent] == [0, 1]
    assert (ann.memory.sent, ben.memory.sent) == ((0,), (1,))


def test_two_programs_of_one_person_reveal_what_was_taken() -> None:
    """Both drew before either had stored: the one that was taken counts."""
    one, two = Ann(), Ann()
    (taken,) = one.commit()
    (late,) = two.commit()
    one.store.save(two.memory)  # written over
    two.store = one.store
    two.contributor._store = one.store
    two.contributor.answered(late, refused("already-committed"))
    one.contributor.answered(taken, DONE)
    assert isinstance(taken, Commit)
    (revealed,) = one.hear(revealing(taken.hash, None))
    assert isinstance(revealed, Reveal)
    assert entropy_hash(SEAL.commitment, 0, bytes.fromhex(revealed.entropy)) == taken.hash


# -- Files without waiting -------------------------------------------------------------


class SlowMemory(ShortMemory):
    """A disk that takes its time; says in which threads it was asked."""

    def __init__(self) -> None:
        super().__init__()
        self.threads: set[threading.Thread] = set()

    def save(self, memory: Memory) -> None:
        self.threads.add(threading.current_thread())
        super().save(memory)


async def test_files_are_written_beside_the_event_loop(server: Node) -> None:
    memory = SlowMemory()
    async with AsyncClient(server.url, memory=memory) as client:
        table = await client.open_table("six-nimmt", seats=2)
        async with client.join(table.id) as link:
            await link.say("here")
    assert memory.threads
    assert threading.main_thread() not in memory.threads


async def test_who_is_cancelled_while_a_file_is_written_still_contributes(
    server: Node,
) -> None:
    """A program that asks with little patience is no reason to break our own word."""
    waiting, go_on = threading.Event(), threading.Event()

    class Stuck(ShortMemory):
        def save(self, memory: Memory) -> None:
            super().save(memory)
            if not waiting.is_set():
                waiting.set()
                go_on.wait(20)

    memory = Stuck()
    async with AsyncClient(server.url, memory=memory) as client:
        table = await client.open_table("six-nimmt", seats=2)
        link = client.join(table.id)
        entering = asyncio.create_task(link.__aenter__())
        await asyncio.to_thread(waiting.wait, 20)
        entering.cancel()
        go_on.set()
        with pytest.raises(asyncio.CancelledError):
            await entering
        await link.say("here")  # reads on, and the server answers both
        await link.say("still here")
        await link.__aexit__(None, None, None)
        (kept,) = memory.of_table(table.id)
    assert kept.committed == (0,)
