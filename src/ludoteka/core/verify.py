"""Verification: recomputes everything that a record claims, and reports what differs.

With the memory of a client it is also compared with what that client saw before the deal.
"""

from collections.abc import Iterator
from typing import Final, Literal

import msgspec

from ludoteka.core import fairness
from ludoteka.core.errors import BadInput
from ludoteka.core.events import redact
from ludoteka.core.fairness import Fairness
from ludoteka.core.game import Game
from ludoteka.core.memory import Memory
from ludoteka.core.records import Record, replay
from ludoteka.core.seats import Seat

NONE: Final = "–"


class Remark(msgspec.Struct, frozen=True, omit_defaults=True):
    """A message to be said of a check, and the seats that it names."""

    key: str
    seats: tuple[int, ...] = ()


Caution = Literal["warns", "unproved"]
"""It holds, but someone should know something; or it cannot be shown."""


class Check(msgspec.Struct, frozen=True, omit_defaults=True):
    """One claim of a record (message `check-<key>`), and what was recomputed."""

    key: str
    claimed: str
    found: str
    remarks: tuple[Remark, ...] = ()
    """What else is to be said: what was seen before the deal, and what nobody can show."""
    caution: Caution | None = None

    @property
    def holds(self) -> bool:
        """Nothing contradicts it; whether that proves anything is said by `state`."""
        return self.claimed == self.found

    @property
    def state(self) -> Literal["holds", "warns", "unproved", "fails"]:
        return (self.caution or "holds") if self.holds else "fails"


SEEN: Final = Remark("verify-seen")
TOLD: Final = Remark("verify-told")


def verify(game: Game, record: Record, memory: Memory | None = None) -> Iterator[Check]:
    """The steps, in the order in which a stranger would take them. The first that fails ends
    the chain, since what follows it would prove nothing; other rules break only the last two."""
    yield _check_rules(game, record)
    for check in _steps(game, record, memory):
        yield check
        if not check.holds:
            return


def verify_match(game: Game, record: Record) -> Iterator[Check]:
    """Only whether the moves can be played on this deal and end like this: what there is to check
    of a match for which nobody committed to anything, in an arena for example."""
    yield _check_rules(game, record)
    yield from _check_moves(game, record)


def _check_rules(game: Game, record: Record) -> Check:
    played = str(record.rules)
    if record.rules in game.told_otherwise:
        return Check("rules", played, played, (Remark("verify-told-otherwise"),))
    return Check("rules", played, str(game.rules_version))


def _steps(game: Game, record: Record, memory: Memory | None) -> Iterator[Check]:
    yield _check_commitment(record.fairness, memory)
    yield from _check_hashes(record, memory)
    yield _check_entropy(record, memory)
    yield _check_deal_seed(record)
    yield _check_deal(game, record, memory)
    yield from _check_moves(game, record)


# -- What was fixed before the deal ----------------------------------------------------


def _check_commitment(told: Fairness, memory: Memory | None) -> Check:
    found = fairness.commitment(_server_seed(told))
    if memory is None or found != told.commitment:
        return Check("commitment", told.commitment, found, (TOLD,) if memory is None else ())
    if memory.commitment != told.commitment:
        other = Remark("verify-other-commitment")
        return Check("commitment", told.commitment, memory.commitment, (other,))
    return Check("commitment", told.commitment, found, (SEEN,))


def _check_hashes(record: Record, memory: Memory | None) -> Iterator[Check]:
    """Edition 1 knew no hashes; but who remembers the table being open knows that it was dealt
    under edition 2."""
    told = record.fairness
    seen = memory.hashes if memory is not None else None
    if told.edition == 1 and memory is None:
        return
    hashes, entropy = told.hashes or (), told.entropy
    if {len(hashes), len(entropy)} != {len(record.seats)}:
        lengths = f"{len(hashes)}, {len(entropy)}"
        why = (Remark("verify-no-hashes"),) if not hashes else ()
        yield Check("hashes", lengths, f"{len(record.seats)}, {len(record.seats)}", why)
    elif other := _first_other_hash(record, memory):
        yield other
    else:
        count = str(sum(each is not None for each in hashes))
        withheld = _withheld(told, memory)
        remarks = (TOLD if seen is None else SEEN, *withheld)
        yield Check("hashes", count, count, remarks, "warns" if withheld else None)


def _first_other_hash(record: Record, memory: Memory | None) -> Check | None:
    told = record.fairness
    for seat, hashed in enumerate(told.hashes or ()):
        entropy = fairness.parse_entropy(told.entropy[seat])
        if entropy and fairness.entropy_hash(told.commitment, seat, entropy) != hashed:
            why = Remark("verify-entropy-unhashed", (seat,))
            return _differs(told, seat, why, _hash(told, seat, entropy))
        if memory is None:
            continue
        if memory.hashes is not None and memory.hashes[seat : seat + 1] != (hashed,):
            found = memory.hashes[seat] if seat < len(memory.hashes) else None
            why = Remark("verify-other-hash", (seat,))
            return _differs(told, seat, why, found)
        if seat in memory.entropy and not (hashed is None and _came_late(memory, seat)):
            own = _hash(told, seat, fairness.parse_entropy(memory.entropy[seat]))
            if own != hashed:
                why = Remark("verify-not-own-hash", (seat,))
                return _differs(told, seat, why, own)
    return None


def _came_late(memory: Memory, seat: int) -> bool:
    """It was not in the list that was shown to us, and nobody had said that it is here."""
    return seat in memory.late and seat not in (*memory.committed, *memory.listed)


def _hash(told: Fairness, seat: int, entropy: bytes) -> str:
    return fairness.entropy_hash(told.commitment, seat, entropy)


def _differs(told: Fairness, seat: int, why: Remark, found: str | None) -> Check:
    claimed = (told.hashes or ())[seat]
    return Check("hashes", claimed or NONE, found or NONE, (why,))


def _withheld(told: Fairness, memory: Memory | None) -> tuple[Remark, ...]:
    """Who sent a hash and did not reveal: no crime, but to be known. What became of ours we
    know better, and is said with the entropy."""
    ours = memory.entropy if memory is not None else {}
    silent = tuple(
        seat
        for seat, hashed in enumerate(told.hashes or ())
        if hashed is not None and not told.entropy[seat] and seat not in ours
    )
    return (Remark("verify-withheld", silent),) if silent else ()


# -- What was contributed --------------------------------------------------------------


def _check_entropy(record: Record, memory: Memory | None) -> Check:
    told = record.fairness
    if told.edition == 1:
        first = Remark("verify-first-edition")
        return Check(
            "entropy", str(len(told.entropy)), str(len(record.seats)), (first,), "unproved"
        )
    left_out = _left_out(told, memory) if memory is not None else None
    if left_out is not None:
        return left_out
    given = tuple(seat for seat, part in enumerate(told.entropy) if part)
    said, caution = _contributions(told, memory, given)
    return Check("entropy", str(len(given)), str(len(given)), said, caution)


def _contributions(
    told: Fairness, memory: Memory | None, given: tuple[int, ...]
) -> tuple[tuple[Remark, ...], Caution | None]:
    """Only who finds their own entropy in the deal knows that the server had not chosen all."""
    missing = tuple(_not_ours(told, memory)) if memory is not None else ()
    if not given:
        return (Remark("verify-nobody"), *missing), "unproved"
    gave = Remark("verify-gave", given)
    own = memory.entropy if memory is not None else {}
    if not any(told.entropy[seat].lower() == own.get(seat) for seat in given):
        return (gave, *missing, Remark("verify-none-ours")), "unproved"
    return (gave, *missing), "warns" if missing else None


def _not_ours(told: Fairness, memory: Memory) -> Iterator[Remark]:
    """Seats of ours to which this client did not contribute, and why, as far as it knows."""
    silent = {seat for seat, part in enumerate(told.entropy) if not part}
    hashed = {seat for seat, each in enumerate(told.hashes or ()) if each is not None}
    own, late, sent = set(memory.entropy), set(memory.late), set(memory.sent)
    if late:
        yield Remark("verify-late", _sorted(late))
    if lost := silent & own & sent - late:
        yield Remark("verify-not-taken", _sorted(lost))
    if passed_over := silent & own - sent - late:
        yield Remark("verify-not-asked", _sorted(passed_over))
    if others := hashed & set(memory.seats) - own:
        yield Remark("verify-other-device", _sorted(others))


def _sorted(seats: set[int]) -> tuple[int, ...]:
    return tuple(sorted(seats))


def _left_out(told: Fairness, memory: Memory) -> Check | None:
    """A seat of ours whose entropy is not in the deal although we sent it."""
    for seat, given in enumerate(told.entropy):
        own = memory.entropy.get(seat, "")
        if seat in memory.revealed and given.lower() != own:
            return Check("entropy", given or NONE, own, (Remark("verify-left-out", (seat,)),))
    return None


def _check_deal_seed(record: Record) -> Check:
    told = record.fairness
    entropy = [fairness.parse_entropy(part) for part in told.entropy]
    found = fairness.deal_seed(_server_seed(told), record.game, entropy, told.edition)
    return Check("deal-seed", told.deal_seed or "", found.hex())


def _server_seed(told: Fairness) -> bytes:
    if told.server_seed is None or told.deal_seed is None:
        raise BadInput("no-seed")
    return fairness.parse_seed(told.server_seed)


# -- The match -------------------------------------------------------------------------


def _check_deal(game: Game, record: Record, memory: Memory | None) -> Check:
    """Dealt again; with a memory, what our seats got is compared."""
    seed = fairness.parse_seed(record.fairness.deal_seed or "")
    events = game.new(len(record.seats), record.options, seed).take_events()
    dealt = memory.dealt if memory is not None else {}
    for seat, received in dealt.items():
        again = [redact(event, Seat(seat)) for event in events]
        if _text(again) != _text(received):
            why = Remark("verify-other-deal", (seat,))
            return Check("deal", _text(again), _text(received), (why,))
    return Check("deal", str(len(events)), str(len(events)), (SEEN,) if dealt else (TOLD,))


def _check_moves(game: Game, record: Record) -> Iterator[Check]:
    count = len(record.moves)
    done = -1
    result = None
    try:
        for state in replay(game, record):
            done += 1
            result = state.result()
    except BadInput as error:  # seed and options were good enough for the deal
        problem = error.arguments["problem"]
        yield Check("moves", str(count), f"{done}; {done + 1}: {problem}")
    else:
        yield Check("moves", str(count), str(done))
        yield Check("result", _text(record.result), _text(result))


def _text(value: object) -> str:
    """Compact and sorted, so that equal data are equal texts."""
    return msgspec.json.encode(value, order="sorted").decode()
