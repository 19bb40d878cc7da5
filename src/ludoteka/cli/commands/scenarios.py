"""`ludoteka scenario`: checks scenario files."""

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.text import Text

from ludoteka.cli.parameters import AsJson, read_file
from ludoteka.cli.words import Language, out, say
from ludoteka.core import BadInput
from ludoteka.core.scenarios import Failure, parse_scenarios, run_scenario
from ludoteka.games import find_game


def run_scenarios(
    files: Annotated[list[Path], typer.Argument(metavar="FILE…")],
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    results: list[tuple[Path, str, Failure | None]] = []
    for file in files:
        try:
            scenarios = parse_scenarios(read_file(file).decode("utf-8", errors="replace"))
        except BadInput as error:
            if error.code != "bad-scenario":
                raise
            problem = str(error.arguments["problem"])
            raise BadInput("bad-scenario-file", path=str(file), problem=problem) from None
        for scenario in scenarios:
            failure = run_scenario(find_game(scenario.game), scenario)
            results.append((file, scenario.title, failure))
            if not as_json:
                _show(file, scenario.title, failure)
    failed = sum(failure is not None for _, _, failure in results)
    if as_json:
        plain = [
            {"file": str(file), "title": title, "failure": failure}
            for file, title, failure in results
        ]
        out.print_json(msgspec.json.encode(plain).decode())
    else:
        out.print(say("cli-scenario-summary", passed=len(results) - failed, failed=failed))
    raise typer.Exit(1 if failed else 0)


def _show(file: Path, title: str, failure: Failure | None) -> None:
    if failure is None:
        out.print(Text.assemble(("✓ ", "green"), title))
        return
    where = say("cli-scenario-step", step=failure.step)
    out.print(Text.assemble(("✗ ", "bold red"), f"{title} ({file}, {where})\n  ", failure.problem))
