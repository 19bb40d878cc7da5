"""Our part in a deal: entropy that nobody else has chosen, and a memory of what was promised.

It commits itself by hash when it has seen the server's commitment, and reveals only when the
list of hashes is fixed and ours are in it. Everything is remembered before it is sent, and what
the server has said to have taken is never forgotten.
"""

import secrets
import threading
import time
from collections.abc import Iterable
from typing import Final
from weakref import WeakValueDictionary

import msgspec

from ludoteka.client.commands import new_id
from ludoteka.client.conversation import TableMessage
from ludoteka.client.errors import UnfairDeal
from ludoteka.client.memory import MemoryStore
from ludoteka.core.fairness import entropy_hash
from ludoteka.core.memory import Memory
from ludoteka.server.protocol import (
    Commit,
    Done,
    FairnessInfo,
    Refused,
    Reveal,
    Sight,
    TableInfo,
    Update,
    Welcome,
    You,
)

ENTROPY_BYTES: Final = 32
Contribution = Commit | Reveal
DEALT: Final = ("live", "over")

_sights: Final = msgspec.json.Decoder(Sight)
_replace = msgspec.structs.replace
_locks: Final[WeakValueDictionary[str, threading.Lock]] = WeakValueDictionary()


class _Told(msgspec.Struct, frozen=True):
    seq: int
    event: object


_told: Final = msgspec.json.Decoder(_Told)


class Contributor:
    """At one table, for all our seats. UnfairDeal is raised when the server breaks its word.

    It reads and writes files, so it may be called in a thread: one step at a time.
    """

    def __init__(self, table: str, store: MemoryStore) -> None:
        self._store = store
        self._table = table
        self._alone = _locks.setdefault(table, threading.Lock())
        """Of all links of this program to the table, which may share a memory."""
        self._person: str | None = None
        self._memory: Memory | None = None
        self._own: tuple[int, ...] = ()
        self._card: FairnessInfo | None = None
        """The last one."""
        self._drawn: dict[int, str] = {}
        """By us; another program of this person may write over it in the store."""
        self._on_the_way: set[tuple[type[Contribution], int]] = set()

    def hear(self, message: TableMessage) -> list[Contribution]:
        """What is to be sent now, if anything; `asked` must be told of what is."""
        if not isinstance(message, Welcome | Update):
            return []
        with self._alone:
            if isinstance(message, Welcome):
                self._sit(message.you)
            return [] if message.table is None else self._look(message, message.table)

    def asked(self, command: Contribution) -> None:
        self._on_the_way.add((type(command), command.seat))

    def answered(self, command: Contribution, answer: Done | Refused) -> list[Contribution]:
        """Nothing more is to be sent. The answer may come after the next card: then the server
        may turn out to have broken its word."""
        with self._alone:
            self._on_the_way.discard((type(command), command.seat))
            self._recall()
            if isinstance(answer, Done):
                self._note_taken(command)
                self._check_promises()
            elif isinstance(command, Commit) and answer.code == "already-committed":
                self._forget(command)
        return []

    def _look(self, message: Welcome | Update, table: TableInfo) -> list[Contribution]:
        self._recall()
        self._card = table.fairness
        self._check_promises(is_dealt=table.status in DEALT)
        if table.status == "open":
            return self._contributions(table.fairness)
        if table.status in DEALT:
            self._look_at_deal(message, table.fairness)
        return []

    # -- Memory ------------------------------------------------------------------------

    def _sit(self, you: You) -> None:
        """Who stands up takes back what was promised for the seat, and the server its word."""
        left = set(self._own) - set(you.seats)
        self._own = you.seats
        self._person = you.person if self._person is None else self._person
        self._recall()
        for seat in left:
            self._drawn.pop(seat, None)
        if left and self._memory is not None:
            self._keep(_without(self._memory, left))

    def _recall(self) -> None:
        """Another link of ours to this table may have kept something meanwhile."""
        if self._person is not None:
            self._memory = self._store.load(self._table, self._person) or self._memory

    def _keep(self, memory: Memory) -> None:
        if memory != self._memory:
            self._store.save(memory)
            self._memory = memory

    def _note_taken(self, command: Contribution) -> None:
        if self._memory is None:
            return
        memory, seat = self._memory, command.seat
        if isinstance(command, Reveal):
            self._keep(_replace(memory, revealed=_grown(memory.revealed, [seat])))
        elif (entropy := self._behind(seat, command.hash)) is not None:
            kept = {**memory.entropy, seat: entropy}
            committed = _grown(memory.committed, [seat])
            self._keep(_replace(memory, entropy=kept, committed=committed))

    def _forget(self, command: Commit) -> None:
        """Another device of ours was faster, says the server; verification will say that it was
        not this one. What was taken once is not forgotten."""
        seat, memory = command.seat, self._memory
        if memory is None or seat in memory.committed:
            return
        if self._behind(seat, command.hash) == memory.entropy.get(seat):
            self._keep(_replace(_without(memory, [seat]), seats=memory.seats))
        self._drawn.pop(seat, None)

    def _behind(self, seat: int, hashed: str | None) -> str | None:
        """What of ours this hash stands for, if anything."""
        memory = self._memory
        if memory is None:
            return None
        for entropy in (memory.entropy.get(seat), self._drawn.get(seat)):
            if entropy and _hash(memory, seat, entropy) == hashed:
                return entropy
        return None

    # -- Promises ----------------------------------------------------------------------

    def _check_promises(self, *, is_dealt: bool = False) -> None:
        memory, card = self._memory, self._card
        if memory is None or card is None:
            return
        if card.commitment != memory.commitment:
            raise UnfairDeal("commitment-changed", seen=memory.commitment, now=card.commitment)
        if None not in (memory.hashes, card.hashes) and card.hashes != memory.hashes:
            raise UnfairDeal("hashes-changed")
        for seat in self._own if card.hashes is not None else ():
            self._check_own_hash(memory, card, seat)
        drawn = set(memory.entropy) & set(self._own)
        if is_dealt and card.hashes is None and drawn:
            # A table that was open to us is dealt under edition 2, whatever it says now.
            raise UnfairDeal("not-asked", seat=min(drawn) + 1)

    def _check_own_hash(self, memory: Memory, card: FairnessInfo, seat: int) -> None:
        hashed = _hash_at(card, seat)
        is_lost = hashed is None and seat in memory.listed and seat in memory.entropy
        is_ours = self._behind(seat, hashed) is not None
        if is_lost or (seat in memory.committed and not is_ours):
            raise UnfairDeal("hash-replaced", seat=seat + 1)

    # -- Committing and revealing ------------------------------------------------------

    def _contributions(self, card: FairnessInfo) -> list[Contribution]:
        if not self._own and self._memory is None:
            return []  # we only watch
        if card.phase == "reveal":
            return list(self._reveal(card))
        return list(self._commit(card))

    def _commit(self, card: FairnessInfo) -> list[Commit]:
        now = round(time.time() * 1000)
        memory = self._memory or Memory(
            table=self._table, person=self._person or "", commitment=card.commitment, at=now
        )
        for seat in self._own:
            if seat in memory.entropy or seat not in card.committed:
                entropy = memory.entropy.get(seat) or self._drawn.get(seat)
                self._drawn[seat] = entropy or secrets.token_hex(ENTROPY_BYTES)
            # else another device of ours has committed, says the server
        ours = {seat: self._drawn[seat] for seat in self._own if seat in self._drawn}
        listed = _grown(memory.listed, set(ours) & set(card.committed))
        self._keep(_replace(memory, seats=self._own, entropy=memory.entropy | ours, listed=listed))
        # A server that has our hash says so again; one that has another's, too.
        taken = set(memory.committed) & set(card.committed)
        return [
            Commit(id=new_id(), seat=seat, hash=_hash(memory, seat, entropy))
            for seat, entropy in ours.items()
            if seat not in taken and (Commit, seat) not in self._on_the_way
        ]

    def _reveal(self, card: FairnessInfo) -> list[Reveal]:
        if self._memory is None or card.hashes is None:
            return []
        memory, own = self._settled(self._memory, card)
        revealed = _grown(memory.revealed, set(own) & set(card.revealed))
        sent = _grown(memory.sent, own)
        self._keep(_replace(memory, hashes=card.hashes, sent=sent, revealed=revealed))
        return [
            Reveal(id=new_id(), seat=seat, entropy=entropy)
            for seat, entropy in own.items()
            if seat not in card.revealed and (Reveal, seat) not in self._on_the_way
        ]

    def _settled(self, memory: Memory, card: FairnessInfo) -> tuple[Memory, dict[int, str]]:
        """Our seats, now that seats and hashes are fixed, and what of ours is in the list. A hash
        that is not there came too late; where there is another, another device was faster, says
        the server."""
        own, late = dict[int, str](), dict[int, str]()
        for seat in self._own:
            hashed = _hash_at(card, seat)
            entropy = self._behind(seat, hashed)
            if entropy is not None:
                own[seat] = entropy
            elif hashed is None and seat in memory.entropy:
                late[seat] = memory.entropy[seat]
        left = set(memory.entropy) | set(memory.committed) | set(memory.listed)
        memory = _without(memory, left - set(self._own))
        return _replace(memory, seats=self._own, entropy=own | late, late=tuple(late)), own

    # -- The deal ----------------------------------------------------------------------

    def _look_at_deal(self, message: Welcome | Update, card: FairnessInfo) -> None:
        if self._memory is None or card.hashes is None:
            return
        passed_over: dict[int, str] = {}
        if self._memory.hashes is None:
            memory, passed_over = self._settled(self._memory, card)
            self._keep(memory)
        taken = _grown(self._memory.revealed, set(self._memory.sent) & set(card.revealed))
        self._keep(_replace(self._memory, revealed=taken))
        # Who was here when the deal was made would have been asked to reveal.
        if passed_over and isinstance(message, Update) and message.happened.kind == "started":
            raise UnfairDeal("not-asked", seat=min(passed_over) + 1)
        if not self._memory.dealt and _tells_deal(message):
            self._keep_deal(message, self._memory)

    def _keep_deal(self, message: Welcome | Update, memory: Memory) -> None:
        """The cards that our seats got, to be compared with the seed that is shown later."""
        dealt: dict[int, tuple[object, ...]] = {}
        for sight in map(_sights.decode, message.sights):
            told = [_told.decode(raw) for raw in sight.events]
            first = min((each.seq for each in told), default=0)
            if sight.seat is not None:
                dealt[sight.seat] = tuple(each.event for each in told if each.seq == first)
        self._keep(_replace(memory, dealt=dealt))


def _tells_deal(message: Welcome | Update) -> bool:
    """Whether its first events are those of the deal."""
    if isinstance(message, Welcome):
        return message.since < 0
    return message.happened.kind == "started"


def _hash(memory: Memory, seat: int, entropy: str) -> str:
    return entropy_hash(memory.commitment, seat, bytes.fromhex(entropy))


def _hash_at(card: FairnessInfo, seat: int) -> str | None:
    hashes = card.hashes or ()
    return hashes[seat] if seat < len(hashes) else None


def _grown(seats: Iterable[int], more: Iterable[int]) -> tuple[int, ...]:
    return tuple(sorted({*seats, *more}))


def _without(memory: Memory, seats: Iterable[int]) -> Memory:
    """As if nothing had been drawn for these seats."""
    gone = set(seats)
    return _replace(
        memory,
        seats=tuple(seat for seat in memory.seats if seat not in gone),
        entropy={seat: part for seat, part in memory.entropy.items() if seat not in gone},
        committed=tuple(seat for seat in memory.committed if seat not in gone),
        listed=tuple(seat for seat in memory.listed if seat not in gone),
    )
