"""A review as a document: read back as it was written, and refused if it is something else."""

import msgspec
import pytest

from ludoteka.core import BadInput, Phrase, Player
from ludoteka.review import Alternative, Judged, Luck, Review, Said, SeatSummary
from ludoteka.review.document import FORMAT, decode_review, encode_review
from ludoteka.review.reasons import said
from ludoteka.review.telling import phrase_of


def some_review() -> Review:
    better = Alternative("play 36", 0.42, 0.0, 0.0, 500, 3.1)
    played = Alternative("play 79", 0.31, 0.11, 0.01, 500, 5.1)
    judged = Judged(
        move=7,
        seat=1,
        kind="choose-card",
        played="play 79",
        best="play 36",
        mark="mistake",
        loss=0.11,
        error=0.01,
        clear=True,
        wins=(0.58, 0.42),
        win_error=0.02,
        alternatives=(better, played),
        considered=9,
        legal=9,
        simulations=1200,
        reasons=(said(Phrase("outer", {"who": Player(2), "how": Phrase("inner", {"n": 1})})),),
    )
    return Review(
        format=FORMAT,
        software="ludoteka 0",
        game="six-nimmt",
        rules=1,
        deal="00",
        seed=3,
        budget=1200,
        start=(0.5, 0.5),
        luck=(0.25, -0.25),
        decisions=(0.25, -0.25),
        result=(1.0, 0.0),
        adjusted=(0.75, 0.25),
        unit="bulls",
        lucks=(Luck(0, "deal", (0.25, -0.25), (0.01, 0.01), (0.5, 0.5)),),
        judged=(judged,),
        seats=(SeatSummary(1, 1, 0.11, 0.0, 57.7, {"mistake": 1}),),
    )


def test_a_review_is_read_back_as_it_was_written() -> None:
    assert decode_review(encode_review(some_review())) == some_review()


def test_reasons_stand_in_the_json_of_phrases_and_come_back_as_phrases() -> None:
    found = said(Phrase("outer", {"who": Player(2), "how": (Phrase("inner"), "text")}))
    assert msgspec.to_builtins(found) == {
        "key": "outer",
        "arguments": {"who": {"seat": 2}, "how": [{"key": "inner"}, "text"]},
    }
    assert phrase_of(found) == Phrase("outer", {"who": Player(2), "how": (Phrase("inner"), "text")})
    assert said(phrase_of(found)) == found


def test_a_review_of_another_format_is_refused_with_both_names() -> None:
    other = encode_review(msgspec.structs.replace(some_review(), format="ludoteka-review-9"))
    with pytest.raises(BadInput) as refused:
        decode_review(other)
    assert refused.value.code == "bad-review-format"
    assert refused.value.arguments == {"found": "ludoteka-review-9", "known": FORMAT}


@pytest.mark.parametrize("data", [b"", b"\xff\xfe", b"[]", b'{"format": "ludoteka-review-1"}'])
def test_what_is_no_review_is_refused(data: bytes) -> None:
    with pytest.raises(BadInput) as refused:
        decode_review(data)
    assert refused.value.code == "bad-review"


def test_no_seat_and_the_seat_zero_are_told_apart() -> None:
    assert phrase_of(said(Phrase("x", {"who": Player(0)}))).arguments == {"who": Player(0)}
    assert Said(seat=0) != Said()
