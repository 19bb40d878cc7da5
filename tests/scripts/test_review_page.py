"""The page of the review's study: what was measured is written, the rest stays."""

from pathlib import Path

import msgspec
import pytest

from ludoteka.bots import LEVELS
from scripts import review_page
from scripts.review_study import Skill


def row(*losses: float, decisions: int = 10) -> Skill:
    return Skill([*LEVELS], [decisions] * len(LEVELS), [*losses])


def test_a_step_is_what_one_level_loses_more_in_the_same_positions() -> None:
    rows = [row(3.0, 2.0, 1.0, 0.5, 0.25, 0.0), row(5.0, 4.0, 1.0, 0.5, 0.25, 0.0)]
    assert review_page.step_of(rows, 0, 1) == (0.1, 0.0)
    mean, error = review_page.step_of(rows, 1, 2)
    assert mean == pytest.approx(0.2)
    assert error > 0.0


def test_a_table_of_which_nothing_was_measured_stays_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page, study = tmp_path / "page.md", tmp_path / "study"
    study.mkdir()
    before = "".join(f"<!-- {name} -->\nold\n<!-- /{name} -->\n" for name in review_page.TABLES)
    page.write_text(before, "utf-8")
    monkeypatch.setattr(review_page, "PAGE", page)
    review_page.main(study)
    assert page.read_text("utf-8") == before
    lines = [msgspec.json.encode(row(3.0, 2.0, 1.0, 0.5, 0.25, 0.0)) + b"\n"] * 2
    (study / "skill-bang.jsonl").write_bytes(b"".join(lines))
    review_page.main(study)
    written = page.read_text("utf-8")
    assert "| bang | 2 | 30.00 ± 0.00 |" in written
    assert written.count("old\n") == len(review_page.TABLES) - 1


def test_rows_of_games_that_were_not_measured_anew_stay(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page, study = tmp_path / "page.md", tmp_path / "study"
    study.mkdir()
    former = "| Game |\n|---|\n| six-nimmt | 7 |\n| bang | 1 |\n"
    marks = "".join(f"<!-- {name} -->\n{former}<!-- /{name} -->\n" for name in review_page.TABLES)
    page.write_text(marks, "utf-8")
    monkeypatch.setattr(review_page, "PAGE", page)
    lines = [msgspec.json.encode(row(3.0, 2.0, 1.0, 0.5, 0.25, 0.0)) + b"\n"] * 2
    (study / "skill-bang.jsonl").write_bytes(b"".join(lines))
    review_page.main(study)
    skill = page.read_text("utf-8").split("<!-- skill -->")[1].split("<!-- /skill -->")[0]
    assert "| six-nimmt | 7 |" in skill
    assert "| bang | 1 |" not in skill
    assert "| bang | 2 | 30.00" in skill
