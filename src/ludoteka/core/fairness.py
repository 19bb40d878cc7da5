"""Provably fair deals: commit before, mix in everybody's entropy, verify afterwards.

The host draws a server seed of 32 random bytes and publishes its commitment before the
deal. Each seat contributes entropy. The deal seed follows from both, so neither the host
nor any seat alone decides the deal, and anyone can check it once the server seed is shown.
"""

import hashlib
import hmac
import secrets
from typing import Final

import msgspec

from ludoteka.core.errors import BadInput
from ludoteka.core.rng import SEED_BYTES

COMMIT_LABEL: Final = b"ludoteka-commit-1\n"
DEAL_LABEL: Final = "ludoteka-deal-1"
MOST_ENTROPY_BYTES: Final = 64


class Fairness(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The fairness data of a record; the seeds are absent while the match is live."""

    commitment: str
    entropy: tuple[str, ...]
    server_seed: str | None = None
    deal_seed: str | None = None


def fresh_seed() -> bytes:
    return secrets.token_bytes(SEED_BYTES)


def commitment(server_seed: bytes) -> str:
    return hashlib.sha256(COMMIT_LABEL + server_seed).hexdigest()


def deal_seed(server_seed: bytes, game: str, entropy: tuple[bytes, ...]) -> bytes:
    """HMAC-SHA-256, keyed by the server seed, of the game and each seat's entropy in order."""
    lines = [DEAL_LABEL, game, *(part.hex() for part in entropy)]
    return hmac.new(server_seed, "\n".join(lines).encode(), hashlib.sha256).digest()


def seal(server_seed: bytes, game: str, entropy: tuple[bytes, ...]) -> Fairness:
    """All of a match's fairness data, seeds included: for finished or private records."""
    return Fairness(
        commitment=commitment(server_seed),
        entropy=tuple(part.hex() for part in entropy),
        server_seed=server_seed.hex(),
        deal_seed=deal_seed(server_seed, game, entropy).hex(),
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
