# pyright: reportMissingImports=false
"""Parquet files are read by pandas, Polars and PyTorch, as docs/data.md shows."""

import json
import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from ludoteka.data.decisions import decisions
from ludoteka.data.ndjson import rows_of
from ludoteka.data.reading import read_records
from tests.cli.inside import inside
from tests.data.test_export import record_matches

pq = pytest.importorskip("pyarrow.parquet")

PAGE = Path(__file__).parents[2] / "docs" / "data.md"
EXAMPLES = re.findall(r"^```py\n(.*?)^```", PAGE.read_text("utf-8"), re.DOTALL | re.MULTILINE)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    record_matches(tmp_path / "matches.ndjson")
    source = str(tmp_path / "matches.ndjson")
    for name, rows in (("decisions", "decisions"), ("matches", "matches")):
        target = str(tmp_path / f"{name}.parquet")
        assert inside("export", source, "--out", target, "--rows", rows)[0] == 0
    return tmp_path


def test_a_parquet_file_has_the_rows_of_ndjson(folder: Path) -> None:
    table = pq.read_table(folder / "decisions.parquet")
    records = list(read_records([folder / "matches.ndjson"]))
    rows = [row for layout, match in decisions(records) for row in rows_of(layout, match)]
    assert table.num_rows == len(rows)
    for name in ("match", "step", "seat", "player", "observation", "mask", "action", "last"):
        assert table[name].to_pylist() == [getattr(row, name) for row in rows], name
    assert np.allclose(table["reward"].to_numpy(), [row.reward for row in rows])
    layout = json.loads(table.schema.metadata[b"ludoteka.layout"])
    assert layout["game"] == "six-nimmt"
    assert layout["size"] == len(rows[0].observation)


def test_groups_of_rows_are_one_file(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is written a group at a time is the same as in one piece."""
    whole = pq.read_table(folder / "decisions.parquet")
    monkeypatch.setattr("ludoteka.data.parquet.GROUP", 30)
    source, target = str(folder / "matches.ndjson"), folder / "pieces.parquet"
    assert inside("export", source, "--out", str(target))[0] == 0
    assert pq.ParquetFile(target).num_row_groups > 1
    assert pq.read_table(target).equals(whole)


def test_matches_stand_in_rows_of_their_own(folder: Path) -> None:
    table = pq.read_table(folder / "matches.parquet")
    records = list(read_records([folder / "matches.ndjson"]))
    assert table["moves"].to_pylist() == [[m.text for m in each.moves] for each in records]
    assert table["bots"].to_pylist() == [[seat.bot for seat in each.seats] for each in records]


def test_reviews_are_the_same_rows_in_both_formats(folder: Path) -> None:
    source, rows = str(folder / "matches.ndjson"), []
    arguments = ("--rows", "reviews", "--budget", "50")
    for ending in ("parquet", "ndjson"):
        target = folder / f"reviews.{ending}"
        assert inside("export", source, "--out", str(target), *arguments)[0] == 0
    rows = [json.loads(line) for line in (folder / "reviews.ndjson").read_text().splitlines()]
    table = pq.read_table(folder / "reviews.parquet")
    assert table.column_names == list(rows[0])
    for name in table.column_names:
        if table.schema.field(name).type == "float":
            assert np.allclose(table[name].to_numpy(), [row[name] for row in rows])
        elif name != "behind":
            assert table[name].to_pylist() == [row[name] for row in rows], name


@pytest.mark.parametrize("example", EXAMPLES, ids=["pandas", "polars", "torch"])
def test_the_page_loads_them(example: str, folder: Path) -> None:
    for module in ("pandas", "polars", "torch"):
        pytest.importorskip(module)
    done = subprocess.run(
        [sys.executable, "-c", example], cwd=folder, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout
