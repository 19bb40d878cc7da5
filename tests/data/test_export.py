"""Records become rows: what the seat saw, might do and did, and what it got for it."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludoteka.arena.recording import RecordLines
from ludoteka.arena.run import run_arena
from ludoteka.arena.schedule import make_contest
from ludoteka.core import BadInput, Seat
from ludoteka.core.records import Record, decode_record, replay
from ludoteka.data.decisions import decisions
from ludoteka.data.ndjson import rows_of
from ludoteka.data.reading import read_records
from ludoteka.envs.table import Table
from ludoteka.games import find_game, games
from ludoteka.review import review
from tests.cli.inside import inside


def record_matches(path: Path, game: str = "six-nimmt", matches: int = 4) -> list[Record]:
    options = {"deals": 1} if game == "six-nimmt" else {}
    contest = make_contest(game, ("greedy", "random"), seats=None, options=options, seed=5)
    with RecordLines(path) as lines:
        run_arena(contest, matches, jobs=1, keep=lines.keep)
    return list(read_records([path]))


@pytest.mark.parametrize("game", sorted(games()))
def test_rows_are_what_the_seats_saw_in_that_match(game: str, tmp_path: Path) -> None:
    """Against a replay of its own, through views and not through the exporter's way."""
    (record, *_) = records = record_matches(tmp_path / "all.ndjson", game, 2)
    layout, found = next(iter(decisions(records)))
    table = Table(game, len(record.seats), record.options)
    states = replay(find_game(game), record)
    rows = list(rows_of(layout, found))
    assert len(rows) == len(record.moves) > 0
    for row, made in zip(rows, record.moves, strict=True):
        state = next(states)
        seat = Seat(made.seat)
        view = table.encoding.row(state.view(seat))
        assert b"".join(each.to_bytes(2, "little") for each in row.observation) == view
        legal = [table.action(seat, move) for move in state.legal(seat)]
        assert sorted(legal) == [at for at, allowed in enumerate(row.mask) if allowed]
        assert row.action in legal
        assert table.game.moves.text(table.move(seat, row.action)) == made.text
        assert row.player == record.seats[seat].bot


def test_every_seat_is_paid_once_at_its_last_decision(tmp_path: Path) -> None:
    for layout, found in decisions(record_matches(tmp_path / "all.ndjson")):
        rows = list(rows_of(layout, found))
        last = {row.seat: row.step for row in rows}
        assert {row.step for row in rows if row.last} == set(last.values())
        assert [row.reward for row in rows if not row.last] == [0.0] * (len(rows) - len(last))
        assert sum(row.reward for row in rows) == pytest.approx(0)


def test_a_match_without_a_result_is_left_out(tmp_path: Path) -> None:
    first, *rest = record_matches(tmp_path / "all.ndjson")
    assert len(list(decisions([first, *rest]))) == 4
    unfinished = msgspec.structs.replace(first, result=None, moves=first.moves[:3])
    assert [found.match for _, found in decisions([unfinished, *rest])] == [0, 1, 2]


def test_tables_of_different_sizes_are_refused(tmp_path: Path) -> None:
    one = record_matches(tmp_path / "one.ndjson")
    other = record_matches(tmp_path / "other.ndjson", "face-to-face", 2)
    with pytest.raises(BadInput, match="mixed-tables"):
        list(decisions([*one, *other]))


def test_a_record_of_other_rules_is_refused(tmp_path: Path) -> None:
    first, *_ = record_matches(tmp_path / "all.ndjson")
    other = msgspec.structs.replace(first, rules=99)
    with pytest.raises(BadInput, match="record-of-other-rules"):
        list(decisions([other]))


def test_the_records_of_an_arena_are_its_matches(tmp_path: Path) -> None:
    path, again = tmp_path / "all.ndjson", tmp_path / "again.ndjson"
    arguments = ("arena", "six-nimmt", "greedy", "random", "-g", "4", "-o", "deals=1", "-j", "1")
    code, out, _ = inside(*arguments, "--json", "--records", str(path))
    assert code == 0
    wins: dict[str, float] = {bot["bot"]: bot["wins"]["mean"] for bot in json.loads(out)["bots"]}
    won = dict.fromkeys(wins, 0.0)
    for record in read_records([path]):
        assert record.result is not None
        *_, end = replay(find_game(record.game), record)
        assert end.result() == record.result
        for seat in record.result.winners:
            won[record.seats[seat].name] += 1 / len(record.result.winners)
    assert {bot: share / 4 for bot, share in won.items()} == pytest.approx(wins)

    saved = str(tmp_path / "journal.jsonl")
    assert inside(*arguments, "--save", saved, "--records", str(again))[0] == 0
    first = [line.moves for line in read_records([again])]
    assert inside(*arguments, "--save", saved, "--records", str(again))[0] == 0
    assert [line.moves for line in read_records([again])] == first, "from the journal"


def test_a_journal_without_moves_gives_no_records(tmp_path: Path) -> None:
    saved = str(tmp_path / "journal.jsonl")
    arguments = ("arena", "six-nimmt", "greedy", "random", "-g", "4", "-o", "deals=1", "-j", "1")
    assert inside(*arguments, "--save", saved)[0] == 0
    code, _, err = inside(*arguments, "--save", saved, "--records", str(tmp_path / "r.ndjson"))
    assert code == 2
    assert "without their moves" in err


def test_the_command_writes_rows_and_matches(tmp_path: Path) -> None:
    source, target = tmp_path / "all.ndjson", tmp_path / "rows.ndjson"
    records = record_matches(source)
    code, out, err = inside("export", str(source), "--out", str(target), "--reward", "rank")
    assert (code, err) == (0, "")
    rows: list[dict[str, Any]] = [json.loads(line) for line in target.read_text().splitlines()]
    assert len(rows) == sum(len(record.moves) for record in records)
    assert str(len(rows)) in out
    assert {row["reward"] for row in rows if row["last"]} <= {1.0, 0.0, -1.0}

    code, _, err = inside("export", str(source), "--out", str(target), "--rows", "matches")
    assert (code, err) == (0, "")
    assert [decode_record(line) for line in target.read_bytes().splitlines()] == records


def test_the_command_writes_what_decisions_cost(tmp_path: Path) -> None:
    source, target = tmp_path / "all.ndjson", tmp_path / "reviews.ndjson"
    first, *rest = record_matches(source, "face-to-face", 2)
    unfinished = msgspec.structs.replace(first, result=None)
    source.write_bytes(b"\n".join(map(msgspec.json.encode, (unfinished, *rest))) + b"\n")
    arguments = ("--out", str(target), "--rows", "reviews", "--budget", "50")
    code, _, err = inside("export", str(source), *arguments)
    assert (code, err) == (0, "")
    done = review(rest[0], budget=50)
    rows: list[dict[str, Any]] = [json.loads(line) for line in target.read_text().splitlines()]
    assert [row["loss"] for row in rows] == [each.loss for each in done.judged]
    assert {row["match"] for row in rows} == {0}
    for row in rows:
        made = rest[0].moves[row["step"]]
        assert (row["seat"], row["played"]) == (made.seat, made.text)
        assert row["player"] == rest[0].seats[made.seat].bot
        assert {row["played"], row["best"]} <= set(row["moves"])
        assert row["behind"][row["moves"].index(row["best"])] == 0


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("{source}", "--out", "{source}"), "one of the files to read"),
        (("{source}", "--out", "{folder}/rows.csv"), "Known endings: .ndjson, .parquet"),
        (
            ("{source}", "--out", "{folder}/x.ndjson", "--rows", "cards"),
            "“cards” isn’t a kind of row",
        ),
        (("{source}", "--out", "{folder}/x.ndjson", "--reward", "gold"), "no reward “gold”"),
        (
            ("{source}", "--out", "{folder}/x.ndjson", "--rows", "reviews", "--budget", "1"),
            "A decision takes from 50",
        ),
        (("{folder}/none.ndjson", "--out", "{folder}/x.ndjson"), "Can’t read"),
        (("{source}", "--out", "{folder}/none/x.ndjson"), "Can’t write"),
        (("{folder}/bad.ndjson", "--out", "{folder}/x.ndjson"), "line 2, is not a record"),
    ],
)
def test_what_will_not_do_is_refused_and_leaves_no_file(
    arguments: tuple[str, ...], said: str, tmp_path: Path
) -> None:
    source = tmp_path / "all.ndjson"
    record_matches(source)
    before = source.read_bytes()
    (tmp_path / "bad.ndjson").write_bytes(before.splitlines()[0] + b"\n{}\n")
    given = [each.format(source=source, folder=tmp_path) for each in arguments]
    code, _, err = inside("export", *given)
    assert code == 2
    assert said in " ".join(err.split())
    assert source.read_bytes() == before
    assert not (tmp_path / "x.ndjson").exists()
