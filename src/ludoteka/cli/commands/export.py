"""`ludoteka export`: records as rows, to study and to learn from."""

from importlib import import_module
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from ludoteka.arena.extras import require
from ludoteka.cli.words import Language, out, say
from ludoteka.core import BadInput
from ludoteka.data.reading import LINES, read_records

PARQUET: Final = ".parquet"
KINDS: Final = ("matches", "decisions", "reviews")


def export(
    sources: Annotated[list[Path], typer.Argument(metavar="RECORDS…")],
    target: Annotated[Path, typer.Option("--out", metavar="FILE")],
    rows: Annotated[str, typer.Option("--rows", metavar="KIND")] = "decisions",
    reward: Annotated[str, typer.Option("--reward", metavar="NAME")] = "win",
    budget: Annotated[int | None, typer.Option("--budget", metavar="N")] = None,
    lang: Language = None,
) -> None:
    writer = _writer(target, rows)
    if target.resolve() in {source.resolve() for source in sources}:
        raise BadInput("export-onto-itself", path=str(target))
    records = read_records(sources)
    try:
        with target.open("wb") as file:
            if rows == "matches":
                matches = written = writer.write_matches(file, records)
            elif rows == "reviews":
                judged = import_module("ludoteka.data.judgements").judgements(records, budget)
                matches, written = writer.write_judgements(file, judged)
            else:
                found = import_module("ludoteka.data.decisions").decisions(records, reward)
                matches, written = writer.write_decisions(file, found)
    except OSError as error:
        problem = error.strerror or "?"
        raise BadInput("unwritable-file", path=str(target), problem=problem) from None
    except BadInput:
        target.unlink(missing_ok=True)  # half a file would look like a whole one
        raise
    out.print(say("cli-export-done", matches=matches, rows=written, path=str(target)))


def _writer(target: Path, rows: str) -> Any:
    """What writes such a file; whatever is missing is said before anything is read."""
    if rows not in KINDS:
        raise BadInput("unknown-rows", rows=rows, known=", ".join(KINDS))
    if target.suffix not in (*LINES, PARQUET):
        known = ", ".join((LINES[0], PARQUET))
        raise BadInput("bad-data-file", path=str(target), known=known)
    require("envs", "gymnasium")
    require("envs", "pettingzoo")
    if target.suffix == PARQUET:
        require("data", "pyarrow")
        return import_module("ludoteka.data.parquet")
    return import_module("ludoteka.data.ndjson")
