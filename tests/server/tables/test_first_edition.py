"""Tables whose logs were written before seats committed themselves."""

import json
from typing import Any

import msgspec

from ludoteka.core.fairness import commitment, deal_seed
from ludoteka.core.verify import verify
from ludoteka.server.storage import Entry, Snapshot
from ludoteka.server.tables.contributing import Patience, next_step, step_time
from ludoteka.server.tables.entries import Created, decode_fact
from ludoteka.server.tables.folding import fold
from ludoteka.server.tables.loading import encode_snapshot, load_table
from ludoteka.server.tables.records import whole_record
from ludoteka.server.tables.table import Table

SEED = bytes(range(32))
GAME = "six-nimmt"
OPEN: list[dict[str, Any]] = [
    {
        "kind": "created",
        "game": GAME,
        "seats": 2,
        "options": {"deals": 1},
        "host": "ann",
        "title": "",
        "server_seed": SEED.hex(),
        "auto_start": True,
    },
    {"kind": "sat", "seat": 0, "sitter": "ann", "name": "Ann", "entropy": "0102"},
    {"kind": "sat", "seat": 1, "sitter": "ben", "name": "Ben", "entropy": "aa"},
    {"kind": "readied", "seat": 0, "ready": True},
    {"kind": "readied", "seat": 1, "ready": True, "entropy": "ff"},
]
MIXED = deal_seed(SEED, GAME, [b"\x01\x02", b"\xff"], 1)


def rows(facts: list[dict[str, Any]]) -> list[Entry]:
    return [
        Entry("q3J8vXk2LmPa", seq, 1000 + seq, fact["kind"], json.dumps(fact).encode())
        for seq, fact in enumerate(facts)
    ]


def live_table() -> Table:
    """As its log and its snapshot were written by the first edition."""
    created = decode_fact(rows(OPEN)[0].body)
    assert isinstance(created, Created)
    dealt = Table("q3J8vXk2LmPa", created, 0).deal(("0102", "ff"), 1)
    started = {
        "kind": "started",
        "entropy": ["0102", "ff"],
        "rules": 1,
        "events": msgspec.to_builtins(dealt.events),
        "bot_seed": "22" * 32,
    }
    log = rows([*OPEN, started])
    played = load_table(log[:-1], None)
    fold(played, len(OPEN), 2000, decode_fact(log[-1].body), dealt)
    return load_table(log, Snapshot(len(OPEN), 1, encode_snapshot(played.snapshot())))


def test_entropy_from_before_the_commitment_counts_for_nothing() -> None:
    table = load_table(rows(OPEN), None)
    patience = Patience(0, 0)
    while (due := step_time(table, patience)) is not None:
        proposal = next_step(table, 1_000_000, due)
        assert proposal is not None
        fold(table, table.seq + 1, 1_000_000, proposal.fact, proposal.effect)
    assert table.status == "live"
    card = table.fairness(is_open=False)
    assert (card.edition, card.entropy, card.hashes) == (2, ("", ""), (None, None))


def test_a_match_that_began_under_the_first_edition_goes_on() -> None:
    table = live_table()
    card = table.fairness(is_open=False)
    assert (card.edition, card.entropy, card.hashes) == (1, ("0102", "ff"), None)
    assert (table.deal_seed, table.bot_seed.hex()) == (MIXED, "22" * 32)
    assert table.state is not None
    moves = table.state.legal(table.to_act[0])
    table.execute(table.to_act[0], moves[0])
    assert table.without(()).state is not None


def test_its_record_verifies_and_says_what_it_cannot_show() -> None:
    table = live_table()
    assert table.state is not None
    table.status = "over"
    record = whole_record(table)
    assert record.fairness.edition == 1
    assert record.fairness.deal_seed == MIXED.hex()
    assert record.fairness.commitment == commitment(SEED)
    checks = list(verify(table.game, record))
    assert [check.key for check in checks if not check.holds] == []
    remarks = [remark.key for check in checks for remark in check.remarks]
    assert "verify-first-edition" in remarks
