"""Records replay exactly, and `verify` says what does not match."""

import json
import random
from collections.abc import Callable
from typing import Any

import pytest

from ludoteka.core import BadInput, Seat, redact
from ludoteka.core.match import Match
from ludoteka.core.records import Record, SeatInfo, decode_record, encode_record, replay
from ludoteka.core.verify import verify, verify_match
from ludoteka.games import find_game

GAME = find_game("six-nimmt")


def played(moves: int = 1_000_000) -> Match:
    seats = (SeatInfo("Anna"), SeatInfo("Boris", bot="random"), SeatInfo("Céline"))
    match = Match(GAME, seats, {"deals": 1}, server_seed=bytes(32), entropy=(b"a", b"b", b"c"))
    chance = random.Random(1)
    while (acting := match.state.to_act()) and moves:
        match.play(acting[0], chance.choice(match.state.legal(acting[0])))
        moves -= 1
    return match


RECORD = played().record()


def tampered(change: Callable[[Any], object]) -> Record:
    plain = json.loads(encode_record(RECORD))
    change(plain)
    return decode_record(json.dumps(plain).encode())


def failed_checks(record: Record) -> list[str]:
    return [check.key for check in verify(GAME, record) if not check.holds]


def test_a_true_record_holds() -> None:
    assert failed_checks(RECORD) == []
    assert RECORD.result is not None


def test_a_match_of_an_arena_is_verified_by_its_moves() -> None:
    assert all(check.holds for check in verify_match(GAME, played().record()))
    wrong = tampered(lambda record: record["result"].update(scores=[0, 1]))
    assert [check.key for check in verify_match(GAME, wrong) if not check.holds]


def test_an_unfinished_record_holds_as_far_as_it_goes() -> None:
    record = played(moves=5).record()
    assert record.result is None
    assert failed_checks(record) == []
    assert decode_record(encode_record(record)) == record
    assert decode_record(encode_record(played(moves=0).record())).moves == ()


def other_digit(text: str) -> str:
    return ("1" if text[0] == "0" else "0") + text[1:]


@pytest.mark.parametrize(
    ("change", "failing"),
    [
        (lambda r: r.update(rules=99), ["rules"]),
        (lambda r: r["fairness"]["entropy"].append("ff"), ["entropy"]),
        (lambda r: r.update(seats=r["seats"][:1]), ["entropy"]),
        (lambda r: r["fairness"].update(deal_seed="zz"), ["deal-seed"]),
        (lambda r: r["fairness"].update(commitment="0" * 64), ["commitment"]),
        (lambda r: r["result"]["scores"].__setitem__(0, 999), ["result"]),
        (lambda r: r.update(result=None), ["result"]),
        (lambda r: r["moves"].pop(), ["result"]),
        (lambda r: r["moves"][3].__setitem__(1, "play 1"), ["moves"]),
        (lambda r: r["moves"][3].__setitem__(1, "dance"), ["moves"]),
        (lambda r: r["moves"][3].__setitem__(0, 9), ["moves"]),
        (
            lambda r: r["fairness"].update(server_seed=other_digit(r["fairness"]["server_seed"])),
            ["commitment"],
        ),
        (
            lambda r: r["fairness"].update(deal_seed=other_digit(r["fairness"]["deal_seed"])),
            ["deal-seed"],
        ),
    ],
)
def test_every_tampering_is_told(change: Callable[[Any], object], failing: list[str]) -> None:
    assert failed_checks(tampered(change)) == failing


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (lambda r: r["fairness"].update(server_seed=None), "no-seed"),
        (lambda r: r["fairness"].update(deal_seed=None), "no-seed"),
        (lambda r: r["fairness"].update(server_seed="zz"), "bad-hex"),
        (lambda r: r.update(options={"deals": 0}), "bad-option"),
    ],
)
def test_what_cannot_be_verified_says_why(change: Callable[[Any], object], code: str) -> None:
    with pytest.raises(BadInput) as caught:
        list(verify(GAME, tampered(change)))
    assert caught.value.code == code


def test_without_a_seed_nothing_can_be_replayed() -> None:
    with pytest.raises(BadInput, match="no-seed"):
        list(replay(GAME, tampered(lambda r: r["fairness"].update(deal_seed=None))))


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"", "bad-record"),
        (b"\xff\xfe", "bad-record"),
        (b"[1, 2]", "bad-record"),
        (encode_record(RECORD)[:-20], "bad-record"),
        (
            encode_record(RECORD).replace(b"ludoteka-record-1", b"ludoteka-record-9"),
            "bad-record-format",
        ),
        (encode_record(RECORD).replace(b'"rules"', b'"rulez"'), "bad-record"),
    ],
)
def test_damaged_records_are_refused(data: bytes, code: str) -> None:
    with pytest.raises(BadInput) as caught:
        decode_record(data)
    assert caught.value.code == code


def test_a_match_tells_each_seat_what_it_may_know() -> None:
    match = played(moves=4)
    own, others = match.received(Seat(0)), match.received(None)
    assert len(own) == len(others) == len(match.events)
    assert own != others
    assert [redact(event, Seat(0)) for event in match.events] == own


def test_moves_carry_the_time_since_the_start() -> None:
    ticks = iter([100.0, 100.5, 101.25])
    seats = (SeatInfo("Anna"), SeatInfo("Boris"))
    match = Match(GAME, seats, {}, clock=lambda: next(ticks))
    for seat in match.state.seats:
        match.play(seat, match.state.legal(seat)[0])
    record = match.record()
    assert [move.time for move in record.moves] == [500, 1250]
    assert record.started == "1970-01-01T00:01:40+00:00"
