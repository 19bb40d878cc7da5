"""Fair deals: committed, mixed, recomputable by a stranger."""

import hashlib
import hmac
import json
from pathlib import Path
from typing import Any

import pytest

from ludoteka.core import BadInput
from ludoteka.core.fairness import (
    commitment,
    deal_seed,
    fresh_seed,
    parse_entropy,
    parse_seed,
    seal,
)

VECTORS = json.loads((Path(__file__).parent / "vectors.json").read_text("utf-8"))["fairness"]


@pytest.mark.parametrize("vector", VECTORS)
def test_the_vectors(vector: dict[str, Any]) -> None:
    entropy = tuple(bytes.fromhex(part) for part in vector["entropy"])
    sealed = seal(bytes.fromhex(vector["server_seed"]), vector["game"], entropy)
    assert sealed.commitment == vector["commitment"]
    assert sealed.deal_seed == vector["deal_seed"]
    assert sealed.server_seed == vector["server_seed"]
    assert list(sealed.entropy) == vector["entropy"]


def test_the_definition_in_the_docs_gives_the_same() -> None:
    """Written anew from docs/fairness.md, without our code."""
    server_seed = bytes(range(32))
    told = hashlib.sha256(b"ludoteka-commit-1\n" + server_seed).hexdigest()
    assert commitment(server_seed) == told
    message = b"ludoteka-deal-1\nsix-nimmt\n00ff\n"
    mixed = hmac.new(server_seed, message, hashlib.sha256).digest()
    assert deal_seed(server_seed, "six-nimmt", (b"\x00\xff", b"")) == mixed


def test_everybody_has_a_say() -> None:
    seed = bytes(32)
    deals = {
        deal_seed(seed, "six-nimmt", (b"a", b"b")),
        deal_seed(seed, "six-nimmt", (b"b", b"a")),
        deal_seed(seed, "six-nimmt", (b"a", b"c")),
        deal_seed(seed, "bang", (b"a", b"b")),
        deal_seed(bytes([1] * 32), "six-nimmt", (b"a", b"b")),
    }
    assert len(deals) == 5


def test_seeds_and_entropy_are_hexadecimal_of_the_right_length() -> None:
    assert parse_seed("ab" * 32) == b"\xab" * 32
    assert parse_entropy("") == b""
    for text, code in [("zz", "bad-hex"), ("ab", "bad-seed")]:
        with pytest.raises(BadInput) as caught:
            parse_seed(text)
        assert caught.value.code == code
    with pytest.raises(BadInput) as caught:
        parse_entropy("00" * 65)
    assert caught.value.code == "long-entropy"


def test_fresh_seeds_differ() -> None:
    assert len({fresh_seed() for _ in range(10)}) == 10
