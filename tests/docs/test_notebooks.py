"""The notebooks of the documentation run, and say what stands in them."""

from pathlib import Path

import pytest

from scripts.notebooks import FOLDER, code_cells, read, run

NOTEBOOKS = sorted(FOLDER.glob("*.ipynb"))


def test_there_are_two() -> None:
    assert [path.stem for path in NOTEBOOKS] == ["first-match-and-bot", "train-and-evaluate"]


@pytest.mark.slow
@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_says_what_stands_in_it(path: Path) -> None:
    kept = [cell["outputs"] for cell in code_cells(read(path))]
    assert any(kept)
    assert run(path) == kept
