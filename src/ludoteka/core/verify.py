"""Verification: recompute everything that a record claims, and say what does not match."""

from collections.abc import Iterator

import msgspec

from ludoteka.core import fairness
from ludoteka.core.errors import BadInput
from ludoteka.core.game import Game
from ludoteka.core.records import Record, replay


class Check(msgspec.Struct, frozen=True):
    """One claim of a record (message `check-<key>`), and what was recomputed."""

    key: str
    claimed: str
    found: str

    @property
    def holds(self) -> bool:
        return self.claimed == self.found


def verify(game: Game, record: Record) -> Iterator[Check]:
    """All checks, in the order in which a stranger would make them."""
    yield Check("rules", str(record.rules), str(game.rules_version))
    yield Check("entropy", str(len(record.fairness.entropy)), str(len(record.seats)))
    yield from _check_seeds(record)
    yield from _check_moves(game, record)


def _check_seeds(record: Record) -> Iterator[Check]:
    claimed = record.fairness
    if claimed.server_seed is None or claimed.deal_seed is None:
        raise BadInput("no-seed")
    server_seed = fairness.parse_seed(claimed.server_seed)
    entropy = tuple(fairness.parse_entropy(part) for part in claimed.entropy)
    yield Check("commitment", claimed.commitment, fairness.commitment(server_seed))
    deal_seed = fairness.deal_seed(server_seed, record.game, entropy)
    yield Check("deal-seed", claimed.deal_seed, deal_seed.hex())


def _check_moves(game: Game, record: Record) -> Iterator[Check]:
    count = len(record.moves)
    done = -1
    result = None
    try:
        for state in replay(game, record):
            done += 1
            result = state.result()
    except BadInput as error:
        if error.code != "bad-record-move":
            raise
        problem = error.arguments["problem"]
        yield Check("moves", str(count), f"{done}; {done + 1}: {problem}")
        return
    yield Check("moves", str(count), str(done))
    yield Check("result", _text(record.result), _text(result))


def _text(value: object) -> str:
    return msgspec.json.encode(value).decode()
