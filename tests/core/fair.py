"""Matches dealt under edition 2, honestly or not: all else in their records fits together.

A crooked operator takes care that only what it cannot change betrays it: it deals, plays and
records anew, with seeds and a result that follow from whatever it has put in.
"""

import random
from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from ludoteka.core.events import redact
from ludoteka.core.fairness import (
    Fairness,
    Hashes,
    commitment,
    entropy_hash,
    parse_seed,
    seal,
    seal_first_edition,
)
from ludoteka.core.memory import Memory
from ludoteka.core.records import FORMAT, Record, RecordedMove, SeatInfo
from ludoteka.core.seats import Seat
from ludoteka.games import find_game

GAME: Final = find_game("six-nimmt")
SEATS: Final = (SeatInfo("Anna"), SeatInfo("greedy 1", bot="greedy"), SeatInfo("Celine"))
ANNA: Final = 0
BOT: Final = 1
CELINE: Final = 2
SERVER_SEED: Final = bytes(range(32))
ENTROPY: Final[Mapping[int, bytes]] = {ANNA: b"a" * 32, CELINE: b"c" * 32}


def hashes_of(server_seed: bytes, entropy: Mapping[int, bytes]) -> Hashes:
    committed = commitment(server_seed)
    return tuple(
        entropy_hash(committed, seat, entropy[seat]) if seat in entropy else None
        for seat in range(len(SEATS))
    )


def sealed(
    server_seed: bytes = SERVER_SEED,
    entropy: Mapping[int, bytes] = ENTROPY,
    hashes: Hashes | None = None,
) -> Fairness:
    parts: Sequence[bytes] = [entropy.get(seat, b"") for seat in range(len(SEATS))]
    fixed = hashes_of(server_seed, entropy) if hashes is None else hashes
    return seal(server_seed, GAME.key, parts, fixed)


def played(fairness: Fairness) -> Record:
    """A match from this deal to its end."""
    state = GAME.new(len(SEATS), {"deals": 1}, parse_seed(fairness.deal_seed or ""))
    chance, moves = random.Random(1), []
    while acting := state.to_act():
        move = chance.choice(state.legal(acting[0]))
        moves.append(RecordedMove(acting[0], GAME.moves.text(move), 0))
        state.play(acting[0], move)
    return Record(
        format=FORMAT,
        software="a crooked house",
        game=GAME.key,
        rules=GAME.rules_version,
        options={"deals": 1},
        seats=SEATS,
        started="2027-01-01T12:00:00+00:00",
        fairness=fairness,
        moves=tuple(moves),
        result=state.result(),
    )


def memory_of(fairness: Fairness, seat: int) -> Memory:
    """What the seat's client keeps of an honest deal."""
    state = GAME.new(len(SEATS), {"deals": 1}, parse_seed(fairness.deal_seed or ""))
    dealt = msgspec.to_builtins([redact(event, Seat(seat)) for event in state.take_events()])
    return Memory(
        table="q3J8vXk2LmPa",
        commitment=fairness.commitment,
        seats=(seat,),
        entropy={seat: fairness.entropy[seat]},
        committed=(seat,),
        listed=(seat,),
        hashes=fairness.hashes,
        sent=(seat,),
        revealed=(seat,),
        dealt={seat: tuple(dealt)},
    )


HONEST: Final = sealed()
OF_ANNA: Final = memory_of(HONEST, ANNA)
OF_CELINE: Final = memory_of(HONEST, CELINE)


# -- Operators -------------------------------------------------------------------------


def grinding() -> Fairness:
    """Draws the bot's entropy when all else is known, until the deal is to its taste."""
    return sealed(entropy={**ENTROPY, BOT: b"ground" * 4}, hashes=HONEST.hashes)


def other_seed() -> Fairness:
    """Claims to have drawn another server seed, with the commitment and hashes that fit it."""
    return sealed(server_seed=b"x" * 32)


def other_seed_with_old_commitment() -> Fairness:
    changed = sealed(server_seed=b"x" * 32)
    return msgspec.structs.replace(changed, commitment=HONEST.commitment)


def swapped_entropy() -> Fairness:
    """Puts entropy of its own in Anna's place, and leaves her hash."""
    return sealed(entropy={**ENTROPY, ANNA: b"z" * 32}, hashes=HONEST.hashes)


def swapped_entropy_and_hash() -> Fairness:
    return sealed(entropy={**ENTROPY, ANNA: b"z" * 32})


def invented_contributor() -> Fairness:
    """Says that the bot had sent a hash, too."""
    return sealed(entropy={**ENTROPY, BOT: b"ground" * 4})


def left_out() -> Fairness:
    """Says that Anna did not reveal."""
    return sealed(entropy={CELINE: ENTROPY[CELINE]}, hashes=HONEST.hashes)


def unhashed() -> Fairness:
    """Says that Anna never sent a hash."""
    return sealed(entropy={CELINE: ENTROPY[CELINE]})


def first_edition() -> Fairness:
    """Goes back to the edition under which it could choose."""
    parts = [ENTROPY[ANNA], b"ground" * 4, ENTROPY[CELINE]]
    return seal_first_edition(SERVER_SEED, GAME.key, parts)


CROOKS: Final = {
    "grinds the bot's entropy": (grinding, "hashes"),
    "changes the server seed": (other_seed, "commitment"),
    "changes the server seed only": (other_seed_with_old_commitment, "commitment"),
    "swaps a person's entropy": (swapped_entropy, "hashes"),
    "swaps a person's entropy and hash": (swapped_entropy_and_hash, "hashes"),
    "invents a contributor": (invented_contributor, "hashes"),
    "leaves out what was revealed": (left_out, "entropy"),
    "says that nobody sent a hash": (unhashed, "hashes"),
    "goes back to edition 1": (first_edition, "hashes"),
}
"""Each with the step at which Anna's memory shows it."""
