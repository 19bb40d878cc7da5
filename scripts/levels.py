"""Does every level beat the one below? python -m scripts.levels [GAME…] writes docs/levels.md

A step is tested at a table where both levels sit alternately, on rotated deals, until a
sequential test is decided or the most matches are played. The outcomes are kept in
docs/levels.json; a step that is there is not played again, unless --again asks for it.
"""

from pathlib import Path
from typing import Annotated, Final

import msgspec
import typer
from rich.console import Console

from ludoteka.arena import ArenaResult, run_arena
from ludoteka.arena.schedule import make_contest
from ludoteka.arena.sequential import Test, Verdict
from ludoteka.bots import LEVELS
from ludoteka.core.build import form
from ludoteka.games import games

DOCS: Final = Path(__file__).parent.parent / "docs"
OUTCOMES: Final = DOCS / "levels.json"
PAGE: Final = DOCS / "levels.md"

OPTIONS: Final[dict[str, dict[str, object]]] = {"six-nimmt": {"deals": 1}}
"""The shortest match of a game."""

SIMULATIONS: Final[dict[str, tuple[int, int, int]]] = {
    "six-nimmt": (40, 240, 720),
    "face-to-face": (30, 180, 540),
    "sakura": (60, 70, 200),
    "intrigo": (20, 120, 360),
    "bang": (60, 360, 1080),
}
"""For levels 3, 4 and 5 at up to four seats: about in the proportion of what each level does in
its time at a table, where they think longer."""

FEW: Final = 4
"""More players think fewer simulations each, lest a match takes too long."""

CLEARLY: Final = 0.15
"""A level is better if it wins rather so much more than its share than just its share."""


class Outcome(msgspec.Struct, frozen=True):
    """How one step of a game's ladder came out."""

    game: str
    seats: int
    step: int
    """The upper level."""
    upper: str
    lower: str
    matches: int
    wins: float
    """The upper level's share of the wins in one seat."""
    margin: float
    par: float
    verdict: Verdict


def bot_name(game: str, level: int, seats: int) -> str:
    name = LEVELS[level]
    searching = level - (len(LEVELS) - len(SIMULATIONS[game]))
    if searching < 0:
        return name
    return f"{name}@{SIMULATIONS[game][searching] * FEW // max(FEW, seats)}"


def play_step(game: str, seats: int, step: int, *, most: int, jobs: int | None) -> Outcome:
    pair = (bot_name(game, step, seats), bot_name(game, step - 1, seats))
    contest = make_contest(game, pair, seats=seats, options=OPTIONS.get(game, {}), seed=step)
    test = Test(high=CLEARLY / seats)
    result: ArenaResult = run_arena(contest, most, jobs=jobs, test=test)
    wins = result.bots[0].wins
    assert result.tested is not None
    return Outcome(
        game=game,
        seats=seats,
        step=step,
        upper=pair[0],
        lower=pair[1],
        matches=result.matches,
        wins=wins.mean,
        margin=wins.margin or 0.0,
        par=result.par,
        verdict=result.tested.verdict,
    )


def read_outcomes() -> dict[tuple[str, int, int], Outcome]:
    if not OUTCOMES.exists():
        return {}
    known = msgspec.json.decode(OUTCOMES.read_bytes(), type=list[Outcome])
    return {(outcome.game, outcome.seats, outcome.step): outcome for outcome in known}


def write_outcomes(outcomes: dict[tuple[str, int, int], Outcome]) -> None:
    order = list(games())
    ordered = sorted(outcomes.values(), key=lambda each: (order.index(each.game), each.seats))
    lines = [msgspec.json.encode(outcome).decode() for outcome in ordered]
    OUTCOMES.write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")


INTRODUCTION: Final = f"""\
# The levels of the bots

Each level against the one below, alternately around the table, on the same deals rotated
through all seats. A cell shows what the upper level wins in one seat, in percent, with its 95 %
interval over deals and the number of matches; in the first column stands what would be its
share. The test is sequential: **✓** as soon as the upper level's wins are rather
{100 * CLEARLY:.0f} % above its share than at its share, **✗** for the reverse, each with an
error of at most 5 %; **?** where the most matches were played without a decision.

Levels 3 to 5 think so many simulations a move here (at more than four seats fewer, so that the
whole table thinks as long), about in the proportion of what they do in their times at a table
(0.05, 0.3 and 0.9 seconds), where they think longer. 6 nimmt! is played for one deal. A dash
stands where nothing was played yet.

Made by `python -m scripts.levels`, which goes on where it was stopped.
"""
SIGNS: Final[dict[Verdict, str]] = {"better": "✓", "not better": "✗", "open": "?"}


def page(outcomes: dict[tuple[str, int, int], Outcome]) -> str:
    text = INTRODUCTION
    for key, game in games().items():
        text += f"\n## {key}\n\n| Seats (share) |"
        steps = range(1, len(LEVELS))
        text += "".join(f" {bot_name(key, step, FEW)} |" for step in steps)
        text += "\n|---|" + "---|" * len(steps) + "\n"
        for seats in game.seat_counts:
            cells = [cell(outcomes.get((key, seats, step))) for step in steps]
            text += f"| {seats} ({100 / seats:.1f}) | " + " | ".join(cells) + " |\n"
    return text


def cell(outcome: Outcome | None) -> str:
    if outcome is None:
        return "–"
    wins = f"{100 * outcome.wins:.1f} ± {100 * outcome.margin:.1f}"
    return f"{SIGNS[outcome.verdict]} {wins} ({outcome.matches})"


def main(
    keys: Annotated[list[str] | None, typer.Argument(metavar="GAME…")] = None,
    *,
    seats: Annotated[list[int] | None, typer.Option()] = None,
    step: Annotated[list[int] | None, typer.Option(help="The upper level.")] = None,
    most: Annotated[int, typer.Option(help="Matches for a step.")] = 2000,
    jobs: Annotated[int | None, typer.Option()] = None,
    again: Annotated[bool, typer.Option("--again")] = False,
) -> None:
    console = Console()
    console.print(f"engine: {form()}")
    for key, game in games().items():
        if keys and key not in keys:
            continue
        for count in game.seat_counts:
            for upper in range(1, len(LEVELS)):
                if (seats and count not in seats) or (step and upper not in step):
                    continue
                if (key, count, upper) in read_outcomes() and not again:
                    continue
                outcome = play_step(key, count, upper, most=most, jobs=jobs)
                write_outcomes(read_outcomes() | {(key, count, upper): outcome})
                console.print(f"{key} {count}: {outcome.upper} {cell(outcome)}")
                PAGE.write_text(page(read_outcomes()), encoding="utf-8")
    PAGE.write_text(page(read_outcomes()), encoding="utf-8")


if __name__ == "__main__":
    typer.run(main)
