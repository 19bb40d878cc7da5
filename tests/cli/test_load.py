"""`ludoteka bench --server`: that it measures, judges and tells. How fast it is, is no test."""

from typing import Any

import msgspec
import pytest

from ludoteka.bench.server.goals import MOST, judge
from ludoteka.bench.server.plans import (
    AnyReport,
    BotsReport,
    IdleReport,
    MovesReport,
    NodesReport,
    Times,
)
from ludoteka.bench.server.processes import allow_files
from ludoteka.cli.benching.server import Measurement, show
from ludoteka.cli.commands.bench import bench
from ludoteka.cli.words import out
from ludoteka.core import BadInput
from ludoteka.texts import LANGUAGES
from tests.cli.test_cli import ludoteka

NOWHERE = "postgresql://x:secret@127.0.0.1:1/x"
TIMES = Times(p50=3.0, p99=9.0, count=1000)
MOVES = MovesReport(
    tables=200,
    sockets=800,
    moves_per_second=1234.0,
    cpu_per_move=400.0,
    echo_cpu_per_move=100.0,
    ratio=4.0,
    times=TIMES,
    echo_times=TIMES,
    frames_per_move=5.0,
    bytes_per_frame=1400.0,
    refused=0,
)
IDLE = IdleReport(tables=1000, sockets=4000, kilobytes_each=41.0, dropped=0)
NODES = NodesReport(tables=20, one_node=TIMES, two_nodes=TIMES, added_ms=1.5)
BOTS = BotsReport(tables=50, resting=TIMES, thinking=TIMES, ratio=2.0, worker_cpus=1.9)
ALL: list[AnyReport] = [MOVES, IDLE, NODES, BOTS]


def test_a_quick_measurement_reports_everything_for_machines() -> None:
    code, out, err = ludoteka("bench", "--server", "--quick", "--only", "moves", "--json")
    assert code == 0, err
    found = msgspec.json.decode(out, type=Measurement)
    assert found.skipped == ["idle", "nodes", "bots"]
    (report,) = found.reports
    assert isinstance(report, MovesReport)
    assert (report.sockets, report.refused) == (8, 0)
    assert report.times.count > 0
    assert report.echo_times.count > 0
    assert report.frames_per_move == pytest.approx(5, abs=0.5)  # four updates and an answer
    assert [goal.what for goal in found.goals] == list(MOST)
    assert all(goal.met is None for goal in found.goals), "too few people to judge by"
    assert found.goals[0].measured == report.ratio


def test_goals_are_judged_by_their_limits() -> None:
    goals = {goal.what: goal for goal in judge(ALL, in_full=True)}
    assert {what: goal.met for what, goal in goals.items()} == {
        "processor": True,
        "memory": False,
        "dropped": True,
        "second-node": True,
        "busy-bots": True,
    }


def test_what_is_not_measured_is_not_judged() -> None:
    goals = {goal.what: goal for goal in judge([MOVES], in_full=True)}
    assert (goals["memory"].measured, goals["memory"].met) == (None, None)
    assert goals["processor"].met


def test_bots_that_got_no_processor_prove_nothing() -> None:
    idle = msgspec.structs.replace(BOTS, worker_cpus=0.3)
    goals = {goal.what: goal for goal in judge([*ALL[:3], idle], in_full=True)}
    assert (goals["busy-bots"].measured, goals["busy-bots"].met) == (2.0, None)
    assert goals["processor"].met


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_says_which_goals_are_met(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LUDOTEKA_LANG", language)
    monkeypatch.setattr(out, "width", 200)
    show(judge([MOVES, IDLE], in_full=True), [MOVES, IDLE])
    rows = capsys.readouterr().out.splitlines()
    met, missed, skipped = {
        "en": ("yes", "NO", "not measured"),
        "ru": ("да", "НЕТ", "не измерено"),
        "uk": ("так", "НІ", "не виміряно"),
    }[language]
    assert "4 ×" in rows[1]
    assert rows[1].rstrip().endswith(met)
    assert "41 " in rows[2]
    assert rows[2].rstrip().endswith(missed)
    assert rows[4].rstrip().endswith(skipped)
    assert "400" in rows[6]


def test_two_nodes_without_a_database_are_visibly_left_out(
    capsys: pytest.CaptureFixture[str],
) -> None:
    bench(server=True, quick=True, only=["nodes"])
    told = capsys.readouterr()
    assert "give a PostgreSQL with --database" in " ".join(told.err.split())
    assert told.out.count("not measured") == len(MOST)


@pytest.mark.parametrize(
    ("arguments", "code", "told"),
    [
        ({"quick": True}, "bench-server-only", "--quick"),
        ({"server": True, "game": ["six-nimmt"]}, "bench-engine-only", "GAME"),
        ({"server": True, "only": ["speed"]}, "unknown-load-part", "“speed”"),
        ({"server": True, "nodes_database": NOWHERE}, "no-node-database", "127.0.0.1"),
    ],
)
def test_what_cannot_be_measured_is_told_at_once(
    arguments: dict[str, Any], code: str, told: str
) -> None:
    with pytest.raises(BadInput) as refused:
        bench(**arguments)
    assert refused.value.code == code
    assert told in str(refused.value)
    assert "secret" not in str(refused.value)


def test_more_sockets_than_the_system_allows_are_refused() -> None:
    with pytest.raises(BadInput, match="too-few-files"):
        allow_files(10**9)
