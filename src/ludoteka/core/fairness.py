"""Provably fair deals: all commit before anyone reveals, and all can verify afterwards.

Edition 2. The server draws a seed of 32 random bytes and publishes its commitment. Each seat
with a client of its own then draws entropy and publishes only its hash. When the hashes are
fixed, the entropies are revealed. The deal seed follows from the server seed and what was
revealed. Seats without a client add nothing.

Edition 1 (records without `edition`) had no hashes, and the server drew entropy for bots and
silent seats itself: such records are still verified, and verification says what they cannot show.
"""

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from typing import Final, Literal

import msgspec

from ludoteka.core.errors import BadInput
from ludoteka.core.rng import SEED_BYTES

COMMIT_LABEL: Final = b"ludoteka-commit-1\n"
DEAL_LABELS: Final = {1: "ludoteka-deal-1", 2: "ludoteka-deal-2"}
ENTROPY_LABEL: Final = "ludoteka-entropy-2"
BOTS_LABEL: Final = "ludoteka-bots-2"
LEAST_ENTROPY_BYTES: Final = 16
MOST_ENTROPY_BYTES: Final = 64

Edition = Literal[1, 2]
Hashes = tuple[str | None, ...]
"""By seat: the hash of its entropy; None where there is none."""


class Fairness(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The fairness data of a record."""

    commitment: str
    entropy: tuple[str, ...]
    """By seat, in hexadecimal; empty where nothing was revealed."""
    server_seed: str | None = None
    deal_seed: str | None = None
    edition: Edition = 1
    hashes: Hashes | None = None
    """Edition 2: what each seat had committed itself to before anyone revealed."""


def fresh_seed() -> bytes:
    return secrets.token_bytes(SEED_BYTES)


def commitment(server_seed: bytes) -> str:
    return hashlib.sha256(COMMIT_LABEL + server_seed).hexdigest()


def entropy_hash(committed: str, seat: int, entropy: bytes) -> str:
    """What a seat publishes first: bound to the server's commitment, and to the seat."""
    text = "\n".join([ENTROPY_LABEL, committed, str(seat), entropy.hex()])
    return hashlib.sha256(text.encode()).hexdigest()


def deal_seed(
    server_seed: bytes, game: str, entropy: Sequence[bytes], edition: Edition = 2
) -> bytes:
    """HMAC-SHA-256, keyed by the server seed, of the game and each seat's entropy in order."""
    lines = [DEAL_LABELS[edition], game, *(part.hex() for part in entropy)]
    return hmac.new(server_seed, "\n".join(lines).encode(), hashlib.sha256).digest()


def bot_seed(server_seed: bytes, dealt: bytes) -> bytes:
    """Where the bots of the server take their chance from: nothing is drawn for them."""
    message = f"{BOTS_LABEL}\n{dealt.hex()}"
    return hmac.new(server_seed, message.encode(), hashlib.sha256).digest()


def seal(server_seed: bytes, game: str, entropy: Sequence[bytes], hashes: Hashes) -> Fairness:
    """All of a match's fairness data, seeds included: for finished or private records."""
    return Fairness(
        edition=2,
        commitment=commitment(server_seed),
        hashes=hashes,
        entropy=tuple(part.hex() for part in entropy),
        server_seed=server_seed.hex(),
        deal_seed=deal_seed(server_seed, game, entropy).hex(),
    )


def seal_alone(server_seed: bytes, game: str, seats: int) -> Fairness:
    """Of a match at one machine, to which nobody else contributes."""
    return seal(server_seed, game, [b""] * seats, (None,) * seats)


def seal_first_edition(server_seed: bytes, game: str, entropy: Sequence[bytes]) -> Fairness:
    """Of matches that began under edition 1."""
    return Fairness(
        commitment=commitment(server_seed),
        entropy=tuple(part.hex() for part in entropy),
        server_seed=server_seed.hex(),
        deal_seed=deal_seed(server_seed, game, entropy, 1).hex(),
    )


def parse_seed(text: str) -> bytes:
    seed = _parse_hex(text)
    if len(seed) != SEED_BYTES:
        raise BadInput("bad-seed", value=text, digits=2 * SEED_BYTES)
    return seed


def parse_entropy(text: str) -> bytes:
    entropy = _parse_hex(text)
    if len(entropy) > MOST_ENTROPY_BYTES:
        raise BadInput("long-entropy", bytes=len(entropy), most=MOST_ENTROPY_BYTES)
    return entropy


def _parse_hex(text: str) -> bytes:
    try:
        return bytes.fromhex(text)
    except ValueError:
        raise BadInput("bad-hex", value=text) from None
