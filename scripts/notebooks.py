"""Runs the notebooks of the documentation and keeps what they say:

    python scripts/notebooks.py docs/notebooks/*.ipynb

Each runs in a process of its own, cell by cell, without Jupyter; outputs are written into the
file as Jupyter would. A test runs them, too, and compares the text that they say.
"""

import ast
import contextlib
import io
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent.parent / "docs" / "notebooks"
Output = dict[str, Any]


def run(path: Path) -> list[list[Output]]:
    """The outputs of each code cell, from a fresh interpreter."""
    done = subprocess.run(  # noqa: S603 - this file
        [sys.executable, __file__, "--cells", str(path)],
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise RuntimeError(done.stderr)
    found: list[list[Output]] = json.loads(done.stdout)
    return found


def run_cells(path: Path) -> list[list[Output]]:
    """In this interpreter's `__main__`, as a kernel does: there bots find their classes."""
    space = sys.modules["__main__"].__dict__
    return [run_cell("".join(cell["source"]), space) for cell in code_cells(read(path))]


def run_cell(source: str, space: dict[str, Any]) -> list[Output]:
    tree = ast.parse(source)
    last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    said = io.StringIO()
    value = None
    with contextlib.redirect_stdout(said):
        exec(compile(tree, "cell", "exec"), space)  # noqa: S102 - the notebook is ours
        if isinstance(last, ast.Expr):
            value = eval(compile(ast.Expression(last.value), "cell", "eval"), space)  # noqa: S307
    found: list[Output] = []
    if said.getvalue():
        found.append({"output_type": "stream", "name": "stdout", "text": said.getvalue()})
    if value is not None:
        found.append({"output_type": "display_data", "metadata": {}, "data": shown(value)})
    return found


def shown(value: object) -> dict[str, str]:
    data = {"text/plain": str(value)}
    html = getattr(value, "_repr_html_", None)
    if html is not None:
        data["text/html"] = html()
    return data


def read(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(path.read_text("utf-8"))
    return found


def code_cells(notebook: dict[str, Any]) -> list[dict[str, Any]]:
    return [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]


def main() -> None:
    if sys.argv[1:2] == ["--cells"]:
        json.dump(run_cells(Path(sys.argv[2])), sys.stdout)
        return
    for path in map(Path, sys.argv[1:]):
        notebook = read(path)
        outputs = run(path)
        for number, (cell, said) in enumerate(zip(code_cells(notebook), outputs, strict=True), 1):
            cell["outputs"], cell["execution_count"] = said, number
        path.write_text(json.dumps(notebook, indent=1, ensure_ascii=False) + "\n", "utf-8")


if __name__ == "__main__":
    main()
