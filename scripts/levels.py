"""Does every level beat the one below? python -m scripts.levels [GAME…] writes docs/levels.md

A step is tested at a table where both levels sit alternately (in BANG!, where each has a whole
side), on rotated deals, until a sequential test is decided or the most matches are played. The
outcomes are kept in docs/levels.json; a step that is there is not played again, unless --again asks
for it. Its seed is its number (in BANG!, 200 more, or as in ANEW), whatever else is asked for. With
--save FOLDER every deal is written down there, and a step that was killed or is to be played longer
goes on; empty it when bots have changed.
"""

from contextlib import ExitStack
from math import ceil
from pathlib import Path
from typing import Annotated, Final

import msgspec
import typer
from rich.console import Console

from ludoteka.arena import ArenaResult, run_arena
from ludoteka.arena.journal import Journal
from ludoteka.arena.schedule import make_contest
from ludoteka.arena.sequential import LEAST_BLOCKS, Test, Verdict
from ludoteka.bots import LEVELS
from ludoteka.core.build import form
from ludoteka.games import games

DOCS: Final = Path(__file__).parent.parent / "docs"
OUTCOMES: Final = DOCS / "levels.json"
PAGE: Final = DOCS / "levels.md"

SIMULATIONS: Final[dict[str, tuple[int, int, int]]] = {
    "six-nimmt": (40, 240, 1440),
    "face-to-face": (30, 180, 540),
    "sakura": (120, 140, 400),
    "intrigo": (20, 120, 360),
    "bang": (40, 240, 360),
}
"""For levels 3, 4 and 5 at up to four seats: about in the proportion of what each level does in
its time at a table, where they think longer."""

FEW: Final = 4
"""More players think fewer simulations each, lest a match takes too long."""

FEWEST: Final = 30
"""But not fewer than that: with 20, BANG!'s sampler is no better than a greedy player."""

UNDIVIDED: Final = {"six-nimmt": 8, "sakura": 6}
"""Games whose many players think as much as few, up to so many: what a card does among eight, or
what six would choose, is learned from no fewer worlds."""

BY_SIDE: Final = ("bang",)
"""Games of sides: seats that win together have the same level, or they would share most of their
wins with the other one."""

FRESH: Final = 200
"""Added to the seeds of steps by side: on the deals of the seeds below, bots were improved."""

ANEW: Final = {("bang", 3, 4): 304, ("bang", 3, 5): 405}
"""Steps on deals of another seed: on their number's, a bot had been tried before it was changed."""

CLEARLY: Final = 0.15
"""A level is better if it wins rather so much more than its share than just its share."""


class Outcome(msgspec.Struct, frozen=True, omit_defaults=True):
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
    clearly: float = CLEARLY
    """How far above its share the test took the upper level to be, if it is better."""
    least: int = 0
    """Before so many matches nothing was decided."""


def bot_name(game: str, level: int, seats: int) -> str:
    name = LEVELS[level]
    searching = level - (len(LEVELS) - len(SIMULATIONS[game]))
    if searching < 0:
        return name
    most = SIMULATIONS[game][searching]
    few = seats if seats <= UNDIVIDED.get(game, FEW) else FEW
    return f"{name}@{max(min(FEWEST, most), most * few // max(few, seats))}"


def play_step(
    game: str,
    seats: int,
    step: int,
    *,
    most: int,
    jobs: int | None,
    clearly: float = CLEARLY,
    least: int = 0,
    save: Path | None = None,
) -> Outcome:
    pair = (bot_name(game, step, seats), bot_name(game, step - 1, seats))
    by_side = game in BY_SIDE
    seed = ANEW.get((game, seats, step), step + FRESH if by_side else step)
    contest = make_contest(game, pair, seats=seats, options={}, seed=seed, by_side=by_side)
    fewest = max(LEAST_BLOCKS, ceil(least / contest.rotations))
    test = Test(high=clearly / seats, least=fewest)
    with ExitStack() as stack:
        journal = None
        if save is not None:
            save.mkdir(parents=True, exist_ok=True)
            name = f"{game}-{seats}-{pair[0]}-{pair[1]}.jsonl"
            journal = stack.enter_context(Journal(save / name, contest))
        result: ArenaResult = run_arena(contest, most, jobs=jobs, journal=journal, test=test)
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
        clearly=clearly,
        least=least,
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


ASKED: Final = f"{100 * CLEARLY:.0f}%"
INTRODUCTION: Final = """\
# The levels of the bots

Each level plays against the one below. A cell shows how often the upper level wins in one seat, in
percent, with its 95% interval and the number of matches.

| Sign | Means |
|---|---|
| ✓ | the upper level is better |
| ✗ | it is not |
| ? | not decided in the matches played |
| – | not played yet |
| (25.0) | what equal players would win |

Made by `python -m scripts.levels`, which goes on where it was stopped.
"""
EXPLANATION: Final = f"""
## How it was tested

- **Seats.** Levels alternate around the table, and on every deal both have every seat equally
  often. In BANG!, where sides win together, a whole side has one level: law, Outlaws and every
  Renegade in turn against all others, and the reverse.
- **The test** is sequential. It decides as soon as the upper level's wins are rather {ASKED}
  above its share than at its share, or the reverse, each with an error of at most 5%.
- **Small steps.** “8%” in a cell: the test asked for that much instead of {ASKED}, and took
  more matches. Some of these steps had been tested for {ASKED} before; the same seed deals the
  same first matches again, so such a second look errs a little more often. “from 160”: nothing
  was decided before that many matches.
- **Thinking.** The number after @ is the simulations per move, about in proportion to what the
  levels do in their times at a table (0.05, 0.3 and 0.9 seconds), where they think longer;
  `ludoteka bench --search` tells how many per second. The masters of 6 nimmt! and Sakura have
  nearly half more than that here. At more than {FEW} seats they think fewer, so that the whole
  table thinks as long, but at least {FEWEST}; in 6 nimmt! only at more than
  {UNDIVIDED["six-nimmt"]}, in Sakura nowhere.
- All play whole matches by the usual rules.

## What we learned

- Long thinking gains little from still more: in 6 nimmt! at nine, with more simulations each, a
  master was not better than an expert (`ludoteka arena six-nimmt master@1440 expert@240 -n 9 -g
  140 --seed 5`: 11.0 ± 1.7% per seat, of 11.1). At a table, where both think longer, they are
  probably close.
- BANG!'s steps are played on deals that no bot was improved on. On others, masters were not
  clearly better than experts who trusted their suspicions fully; now the expert trusts them
  little, and suspicion is most of its step to the master. At three seats, where no one is
  suspected, a master was not better until it had a taste for three. At seven and eight,
  samplers with 22 and 20 simulations were not better than greedy players on the same deals.
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
    return text + EXPLANATION


def cell(outcome: Outcome | None) -> str:
    if outcome is None:
        return "–"
    wins = f"{100 * outcome.wins:.1f} ± {100 * outcome.margin:.1f}"
    asked = "" if outcome.clearly == CLEARLY else f", {100 * outcome.clearly:.0f}%"
    asked += f", from {outcome.least}" if outcome.least else ""
    return f"{SIGNS[outcome.verdict]} {wins} ({outcome.matches}{asked})"


def main(
    keys: Annotated[list[str] | None, typer.Argument(metavar="GAME…")] = None,
    *,
    seats: Annotated[list[int] | None, typer.Option()] = None,
    step: Annotated[list[int] | None, typer.Option(help="The upper level.")] = None,
    most: Annotated[int, typer.Option(help="Matches for a step.")] = 2000,
    jobs: Annotated[int | None, typer.Option()] = None,
    clearly: Annotated[
        float, typer.Option(min=0.01, help="By how much more than its share a level wins.")
    ] = CLEARLY,
    least: Annotated[int, typer.Option(min=0, help="Matches before anything is decided.")] = 0,
    save: Annotated[Path | None, typer.Option(help="A folder to go on from.")] = None,
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
                outcome = play_step(
                    key,
                    count,
                    upper,
                    most=most,
                    jobs=jobs,
                    clearly=clearly,
                    least=least,
                    save=save,
                )
                write_outcomes(read_outcomes() | {(key, count, upper): outcome})
                console.print(f"{key} {count}: {outcome.upper} {cell(outcome)}")
                PAGE.write_text(page(read_outcomes()), encoding="utf-8")
    PAGE.write_text(page(read_outcomes()), encoding="utf-8")


if __name__ == "__main__":
    typer.run(main)
