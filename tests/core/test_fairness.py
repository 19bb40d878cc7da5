"""Fair deals: committed, mixed, recomputable by a stranger."""

import hashlib
import hmac
import json
from pathlib import Path
from typing import Any

import pytest

from ludoteka.core import BadInput
from ludoteka.core.fairness import (
    bot_seed,
    commitment,
    deal_seed,
    entropy_hash,
    fresh_seed,
    parse_entropy,
    parse_seed,
    seal,
    seal_alone,
    seal_first_edition,
)

VECTORS = json.loads((Path(__file__).parent / "vectors.json").read_text("utf-8"))


@pytest.mark.parametrize("vector", VECTORS["fairness 2"])
def test_the_vectors_of_edition_2(vector: dict[str, Any]) -> None:
    entropy = [bytes.fromhex(part) for part in vector["entropy"]]
    server_seed = bytes.fromhex(vector["server_seed"])
    sealed = seal(server_seed, vector["game"], entropy, tuple(vector["hashes"]))
    assert sealed.commitment == vector["commitment"]
    assert sealed.deal_seed == vector["deal_seed"]
    assert bot_seed(server_seed, bytes.fromhex(vector["deal_seed"])).hex() == vector["bot_seed"]
    for seat, part in enumerate(entropy):
        if part:
            hashed = entropy_hash(vector["commitment"], seat, part)
            assert hashed == vector["hashes"][seat]


@pytest.mark.parametrize("vector", VECTORS["fairness"])
def test_the_vectors_of_edition_1(vector: dict[str, Any]) -> None:
    entropy = tuple(bytes.fromhex(part) for part in vector["entropy"])
    sealed = seal_first_edition(bytes.fromhex(vector["server_seed"]), vector["game"], entropy)
    assert sealed.commitment == vector["commitment"]
    assert sealed.deal_seed == vector["deal_seed"]
    assert sealed.server_seed == vector["server_seed"]
    assert list(sealed.entropy) == vector["entropy"]


def test_the_definition_in_the_docs_gives_the_same() -> None:
    """Written anew from docs/fairness.md, without our code."""
    server_seed = bytes(range(32))
    told = hashlib.sha256(b"ludoteka-commit-1\n" + server_seed).hexdigest()
    assert commitment(server_seed) == told
    line = b"ludoteka-entropy-2\n" + told.encode() + b"\n1\n00ff"
    assert entropy_hash(told, 1, b"\x00\xff") == hashlib.sha256(line).hexdigest()
    message = b"ludoteka-deal-2\nsix-nimmt\n00ff\n"
    mixed = hmac.new(server_seed, message, hashlib.sha256).digest()
    assert deal_seed(server_seed, "six-nimmt", (b"\x00\xff", b"")) == mixed
    bots = b"ludoteka-bots-2\n" + mixed.hex().encode()
    assert bot_seed(server_seed, mixed) == hmac.new(server_seed, bots, hashlib.sha256).digest()
    first = hmac.new(server_seed, message.replace(b"-2", b"-1"), hashlib.sha256).digest()
    assert deal_seed(server_seed, "six-nimmt", (b"\x00\xff", b""), 1) == first


def test_a_hash_is_worth_nothing_at_another_seat_or_table() -> None:
    here = entropy_hash(commitment(bytes(32)), 0, b"entropy")
    assert entropy_hash(commitment(bytes(32)), 1, b"entropy") != here
    assert entropy_hash(commitment(bytes([1] * 32)), 0, b"entropy") != here


def test_a_match_at_one_machine_says_that_nobody_else_contributed() -> None:
    sealed = seal_alone(bytes(32), "six-nimmt", 2)
    assert (sealed.edition, sealed.hashes, sealed.entropy) == (2, (None, None), ("", ""))


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
