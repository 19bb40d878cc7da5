"""`ludoteka review`: from a record, or from a file with many of them."""

import json
from pathlib import Path

import msgspec
import pytest

from ludoteka.core.records import encode_record
from ludoteka.review.document import FORMAT, decode_review
from tests.cli.inside import inside
from tests.review.matches import committed, recorded

QUICK = ("--budget", "50")


@pytest.fixture
def one(tmp_path: Path) -> Path:
    path = tmp_path / "match.json"
    path.write_bytes(encode_record(committed()))
    return path


@pytest.fixture
def many(tmp_path: Path) -> Path:
    path = tmp_path / "matches.ndjson"
    records = (recorded("six-nimmt", 2, number=number) for number in range(2))
    path.write_bytes(b"".join(msgspec.json.encode(record) + b"\n" for record in records))
    return path


@pytest.mark.parametrize(
    ("language", "heading"), [("en", "Without luck"), ("ru", "Без везения"), ("uk", "Без везіння")]
)
def test_it_says_what_every_decision_cost(
    tmp_path: Path, one: Path, language: str, heading: str
) -> None:
    code, said, _ = inside("review", str(one), *QUICK, "--all", "--lang", language, home=tmp_path)
    assert code == 0
    assert set(heading.split()) <= set(said.split()), "headings may take two lines"
    assert "player 0" in said


def test_one_seat_alone_may_be_judged(tmp_path: Path, one: Path) -> None:
    code, said, _ = inside("review", str(one), *QUICK, "--json", "--seat", "1", home=tmp_path)
    assert code == 0
    found = decode_review(said.encode())
    assert {each.seat for each in found.judged} == {1}
    assert [each.seat for each in found.seats] == [1]


def test_many_records_give_a_review_a_line(tmp_path: Path, many: Path) -> None:
    code, said, _ = inside("review", str(many), *QUICK, "--json", home=tmp_path)
    assert code == 0
    lines = [json.loads(line) for line in said.splitlines()]
    assert [line["format"] for line in lines] == [FORMAT] * 2
    assert lines[0] != lines[1]
    code, alone, _ = inside("review", str(many), *QUICK, "--json", "--match", "2", home=tmp_path)
    assert json.loads(alone) == lines[1]


def test_a_page_is_written(tmp_path: Path, one: Path) -> None:
    page = tmp_path / "review.html"
    code, said, _ = inside("review", str(one), *QUICK, "--html", str(page), home=tmp_path)
    assert code == 0
    assert "review.html" in said.replace("\n", "")
    assert page.read_text("utf-8").startswith("<!doctype html>")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--seat", "2"), "There is no seat 2"),
        (("--budget", "1"), "not 1"),
        (("--json", "--html", "x.html"), "--json or --html"),
        (("--match", "3"), "has no match 3"),
        (("--html", "nowhere/x.html"), "write"),
    ],
)
def test_what_cannot_be_done_is_said_in_a_sentence(
    tmp_path: Path, one: Path, arguments: tuple[str, ...], sentence: str
) -> None:
    extra = () if "--budget" in arguments else QUICK
    code, _, told = inside("review", str(one), *extra, *arguments, home=tmp_path)
    assert code == 2
    assert sentence in " ".join(told.split())


def test_a_page_shows_one_match(tmp_path: Path, many: Path) -> None:
    page = tmp_path / "page.html"
    code, _, told = inside("review", str(many), *QUICK, "--html", str(page), home=tmp_path)
    assert code == 2
    assert "choose it with --match" in " ".join(told.split())
    assert not page.exists()


def test_an_unfinished_and_a_changed_record_are_refused(tmp_path: Path, one: Path) -> None:
    record = committed()
    one.write_bytes(encode_record(msgspec.structs.replace(record, result=None)))
    code, _, told = inside("review", str(one), home=tmp_path)
    assert (code, "Only finished matches" in told) == (2, True)
    one.write_bytes(encode_record(msgspec.structs.replace(record, moves=record.moves[:-1])))
    code, _, told = inside("review", str(one), home=tmp_path)
    assert (code, "doesn’t verify" in " ".join(told.split())) == (2, True)
    one.write_bytes(b"{}")
    assert inside("review", str(one), home=tmp_path)[0] == 2
    assert inside("review", str(tmp_path / "none.json"), home=tmp_path)[0] == 2


def test_an_arena_says_how_it_stands_without_luck(tmp_path: Path) -> None:
    options = ("--games", "4", "--seats", "2", "-o", "deals=1", "--jobs", "1", "--adjust")
    arena = ("arena", "six-nimmt", "greedy", "random", *options)
    code, said, _ = inside(*arena, home=tmp_path)
    assert (code, "Without luck" in said) == (0, True)
    code, said, _ = inside(*arena, "--json", home=tmp_path)
    assert all("adjusted" in bot and "factor" in bot for bot in json.loads(said)["bots"])
    code, _, told = inside(*arena, "--league", home=tmp_path)
    assert (code, "--league or --adjust" in " ".join(told.split())) == (2, True)
