"""`ludoteka verify RECORD --seen FILE`: what a client remembers against what the server tells."""

import json
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from ludoteka.core.fairness import Fairness
from ludoteka.core.records import encode_record
from tests.cli.inside import inside
from tests.core.fair import (
    ANNA,
    CROOKS,
    ENTROPY,
    HONEST,
    OF_ANNA,
    first_edition,
    played,
    sealed,
)


@pytest.fixture
def seen(tmp_path: Path) -> str:
    file = tmp_path / "seen.json"
    file.write_bytes(msgspec.json.encode(OF_ANNA))
    return str(file)


def record(folder: Path, fairness: Fairness) -> str:
    file = folder / "record.json"
    file.write_bytes(encode_record(played(fairness)))
    return str(file)


def words(text: str) -> str:
    return " ".join(text.split())


def test_an_honest_record_was_seen_before_the_deal(tmp_path: Path, seen: str) -> None:
    code, out, _ = inside("verify", record(tmp_path, HONEST), "--seen", seen)
    assert code == 0
    assert "Seen by this client before the deal." in words(out)
    assert "Contributed: Anna, Celine." in words(out)
    assert "The server said so afterwards" not in words(out)
    assert "Everything matches: this match was dealt" in words(out)


def test_without_a_memory_it_is_only_told_afterwards(tmp_path: Path) -> None:
    code, out, _ = inside("verify", record(tmp_path, HONEST))
    assert code == 0
    assert "The server said so afterwards" in words(out)
    assert "Seen by this client" not in words(out)
    assert "What it cannot show is marked" in words(out)
    assert "Everything matches" not in words(out)


@pytest.mark.parametrize(("crook", "step"), CROOKS.values(), ids=CROOKS.keys())
def test_a_crooked_operator_is_red_at_the_right_step(
    tmp_path: Path, seen: str, crook: Callable[[], Fairness], step: str
) -> None:
    file = record(tmp_path, crook())
    code, out, _ = inside("verify", file, "--seen", seen)
    assert code == 1
    assert "✗" in out
    code, out, _ = inside("verify", file, "--seen", seen, "--json")
    assert code == 1
    assert [check["key"] for check in json.loads(out) if not check["holds"]] == [step]


def remembering(folder: Path, **changes: object) -> str:
    file = folder / "changed.json"
    file.write_bytes(msgspec.json.encode(msgspec.structs.replace(OF_ANNA, **changes)))
    return str(file)


def test_who_withholds_is_named_and_nothing_is_red(tmp_path: Path) -> None:
    withheld = sealed(entropy={ANNA: ENTROPY[ANNA]}, hashes=HONEST.hashes)
    code, out, _ = inside("verify", record(tmp_path, withheld))
    assert code == 0
    assert "Sent a hash, but did not reveal: Celine." in words(out)
    seen = remembering(tmp_path, dealt={})
    code, out, _ = inside("verify", record(tmp_path, withheld), "--seen", seen)
    assert code == 0
    assert "What you should know is marked" in words(out), "as green as without a remark"


def test_a_hash_that_the_operator_invented_for_our_seat_is_no_proof(tmp_path: Path) -> None:
    nothing: dict[str, object] = {
        "entropy": {}, "committed": (), "listed": (), "sent": (), "revealed": (), "dealt": {}
    }  # fmt: skip
    invented = sealed(entropy={ANNA: b"ground" * 4})
    seen = remembering(tmp_path, **nothing, hashes=invented.hashes)
    file = record(tmp_path, invented)
    code, out, _ = inside("verify", file, "--seen", seen)
    assert code == 0
    assert "another device of yours (or the server in its name)" in words(out)
    assert "What it cannot show is marked" in words(out)
    _, out, _ = inside("verify", file, "--seen", seen, "--json")
    assert [c["key"] for c in json.loads(out) if c["state"] != "holds"] == ["entropy"]


def test_a_record_of_the_first_edition_is_red_to_who_saw_the_table_open(tmp_path: Path) -> None:
    seen = remembering(tmp_path, hashes=None, sent=(), revealed=(), dealt={})
    code, out, _ = inside("verify", record(tmp_path, first_edition()), "--seen", seen)
    assert code == 1
    assert "The record lacks the hashes" in words(out)


def test_a_file_that_is_no_memory_is_said_to_be_none(tmp_path: Path) -> None:
    file = record(tmp_path, HONEST)
    code, _, err = inside("verify", file, "--seen", file)
    assert code != 0
    assert "isn’t the memory of a client" in words(err)
