"""The figures of docs/review.md: python -m scripts.review_page FOLDER

Reads what `scripts.review_study` has measured, writes the tables between the marks of the page, and
draws the plots (needs matplotlib). What was not measured anew stays as it is: a table, or the rows
of a game.
"""

from collections.abc import Callable, Iterator
from math import sqrt
from pathlib import Path
from statistics import fmean, variance
from typing import Final

import typer

from ludoteka.arena.plots.style import COLOURS, MARKERS, Picture, style
from ludoteka.bots import LEVELS
from ludoteka.games import games
from scripts.review_study import TIMES, Again, Bound, Cost, Fortune, Skill, kept

PAGE: Final = Path(__file__).parent.parent / "docs" / "review.md"
PICTURE: Final = PAGE.parent / "pictures" / "review-levels.svg"
HEAD: Final = 2
"""Lines of a table before its rows."""
LEAST_MATCHES: Final = 10
"""Before so many nothing is said of luck."""
WORSE: Final = ("slip", "mistake", "blunder")
MEANT: Final = ("mistake", "blunder")
STEPS: Final = (
    ("random", "beginner"),
    ("beginner", "greedy"),
    ("greedy", "expert"),
    ("expert", "master"),
)
"""Levels that are compared."""


def loss_of(rows: list[Skill], level: str) -> tuple[float, float, int] | None:
    """Per decision, its standard error (seats of one match count as one draw each), decisions."""
    seats = [
        (losses, decisions)
        for row in rows
        for name, decisions, losses in zip(row.levels, row.decisions, row.losses, strict=True)
        if name == level and decisions
    ]
    count = sum(decisions for _, decisions in seats)
    if len(seats) < 2:
        return None
    mean = sum(losses for losses, _ in seats) / count
    spread = sum((losses - mean * decisions) ** 2 for losses, decisions in seats)
    return mean, sqrt(spread * len(seats) / (len(seats) - 1)) / count, count


def skill_table(folder: Path) -> Iterator[str]:
    return level_table(folder, "skill")


def asked_table(folder: Path) -> Iterator[str]:
    return level_table(folder, "asked")


def steps_table(folder: Path) -> Iterator[str]:
    """How much more a level loses than a better one, in the same positions."""
    yield f"| Game | Decisions | {' | '.join(f'{one} – {other}' for one, other in STEPS)} |"
    yield f"|---|---|{'---|' * len(STEPS)}"
    for game in games():
        rows = [row for row in kept(folder, "asked", game) if isinstance(row, Skill)]
        if len(rows) < 2:
            continue
        steps = [step_of(rows, LEVELS.index(one), LEVELS.index(other)) for one, other in STEPS]
        cells = [f"{100 * mean:+.2f} ± {196 * error:.2f}" for mean, error in steps]
        decisions = sum(row.decisions[0] for row in rows)
        yield f"| {game} | {decisions} | {' | '.join(cells)} |"


def step_of(rows: list[Skill], one: int, other: int) -> tuple[float, float]:
    """Per decision, and its standard error; positions of one match count as one draw."""
    pairs = [(row.losses[one] - row.losses[other], row.decisions[one]) for row in rows]
    count = sum(decisions for _, decisions in pairs)
    mean = sum(more for more, _ in pairs) / count
    spread = sum((more - mean * decisions) ** 2 for more, decisions in pairs)
    return mean, sqrt(spread * len(pairs) / (len(pairs) - 1)) / count


def mixed_table(folder: Path) -> Iterator[str]:
    return level_table(folder, "mixed")


def level_table(folder: Path, part: str) -> Iterator[str]:
    yield f"| Game | Matches | {' | '.join(LEVELS)} |"
    yield f"|---|---|{'---|' * len(LEVELS)}"
    for game in games():
        rows = [row for row in kept(folder, part, game) if isinstance(row, Skill)]
        cells = [
            f"{100 * found[0]:.2f} ± {196 * found[1]:.2f}" if found else "–"
            for found in (loss_of(rows, level) for level in LEVELS)
        ]
        if rows:
            yield f"| {game} | {len(rows)} | {' | '.join(cells)} |"


def luck_table(folder: Path) -> Iterator[str]:
    return fortune_table(folder, "luck")


def fresh_table(folder: Path) -> Iterator[str]:
    return fortune_table(folder, "fresh")


def others_table(folder: Path) -> Iterator[str]:
    return fortune_table(folder, "others")


def fortune_table(folder: Path, part: str) -> Iterator[str]:
    yield "| Game | Matches | Luck of seat 0 | in errors | farthest seat | Variance left |"
    yield "|---|---|---|---|---|---|"
    for game in games():
        rows = [row for row in kept(folder, part, game) if isinstance(row, Fortune)]
        if len(rows) < LEAST_MATCHES:
            continue
        mean, error = _mean_and_error([row.luck[0] for row in rows])
        seats = range(len(rows[0].luck))
        farthest = max(
            (abs(found / other) for found, other in map(_of_seat(rows), seats)), default=0.0
        )
        yield (
            f"| {game} | {len(rows)} | {100 * mean:+.2f} ± {196 * error:.2f} | {mean / error:+.1f}"
            f" | {farthest:.1f} | {variance_left(rows):.2f} |"
        )


def _of_seat(rows: list[Fortune]) -> Callable[[int], tuple[float, float]]:
    return lambda seat: _mean_and_error([row.luck[seat] for row in rows])


def variance_left(rows: list[Fortune]) -> float:
    """Of the results, once luck is subtracted."""
    seats = range(len(rows[0].luck))
    raw = sum(variance([row.result[seat] for row in rows]) for seat in seats)
    left = sum(variance([row.result[seat] - row.luck[seat] for row in rows]) for seat in seats)
    return left / raw


def bound_table(folder: Path) -> Iterator[str]:
    yield "| Game | Deals | Times | Variance with the same chance |"
    yield "|---|---|---|---|"
    for game in games():
        rows = [row for row in kept(folder, "bound", game) if isinstance(row, Bound)]
        if len(rows) > 2:
            left, error = left_at_best(rows)
            yield f"| {game} | {len(rows)} | {TIMES} | {left:.2f} ± {1.96 * error:.2f} |"


def left_at_best(rows: list[Bound]) -> tuple[float, float]:
    """The variance within a deal, divided by that of all results; and its standard error."""
    seats = range(len(rows[0].results[0]))
    within = [
        sum(variance([match[seat] for match in row.results]) for seat in seats) for row in rows
    ]
    whole = sum(variance([match[seat] for row in rows for match in row.results]) for seat in seats)
    mean, error = _mean_and_error(within)
    return mean / whole, error / whole


def again_table(folder: Path) -> Iterator[str]:
    yield "| Game | Matches | Decisions | Marked | Stayed | Best move, judged again, behind |"
    yield "|---|---|---|---|---|---|"
    for game in games():
        rows = [row for row in kept(folder, "again", game) if isinstance(row, Again)]
        pairs = [pair for row in rows for pair in row.marks]
        pairs += [(other, one) for one, other in pairs]
        meant = [other for one, other in pairs if one in MEANT]
        stayed = sum(other in WORSE for other in meant)
        behind = [each for row in rows for each in row.behind if each is not None]
        if len(behind) < 2 or not meant:
            continue
        mean, error = _mean_and_error(behind)
        yield (
            f"| {game} | {len(rows)} | {len(pairs) // 2} | {len(meant)}"
            f" | {100 * stayed / len(meant):.0f}% | {100 * mean:+.2f} ± {196 * error:.2f} |"
        )


def cost_table(folder: Path) -> Iterator[str]:
    yield "| Game | Seats | Form | Budget | Moves | Decisions | Seconds | of a processor | MB |"
    yield "|---|---|---|---|---|---|---|---|---|"
    for game in games():
        for row in kept(folder, "cost", game):
            assert isinstance(row, Cost)
            yield (
                f"| {game} | {row.seats} | {row.form} | {row.budget} | {row.moves}"
                f" | {row.decisions} | {row.seconds:.1f} | {row.processor:.1f}"
                f" | {row.megabytes:.0f} |"
            )


def _mean_and_error(values: list[float]) -> tuple[float, float]:
    return fmean(values), sqrt(variance(values) / len(values)) or 1e-12


TABLES: Final = {
    "skill": skill_table,
    "mixed": mixed_table,
    "asked": asked_table,
    "steps": steps_table,
    "luck": luck_table,
    "fresh": fresh_table,
    "others": others_table,
    "bound": bound_table,
    "again": again_table,
    "cost": cost_table,
}


def draw(folder: Path) -> None:
    """By game, the loss of every level in the same positions."""
    picture = Picture(8, 3.6, heading="Loss per decision, by level", below="in percentage points")
    axes = picture.figure.add_subplot()
    for number, game in enumerate(games()):
        rows = [row for row in kept(folder, "asked", game) if isinstance(row, Skill)]
        found = [(at, loss_of(rows, level)) for at, level in enumerate(LEVELS)]
        known = [(at, each) for at, each in found if each is not None]
        if not known:
            continue
        axes.errorbar(
            [at + 0.06 * (number - 2) for at, _ in known],
            [100 * each[0] for _, each in known],
            [196 * each[1] for _, each in known],
            color=COLOURS[number],
            marker=MARKERS[number],
            linewidth=1,
            label=game,
        )
    axes.set_xticks(range(len(LEVELS)), LEVELS)
    axes.grid(axis="y")
    axes.legend()
    picture.save(PICTURE)


def with_former(lines: list[str], former: list[str]) -> list[str]:
    """Rows of games that were not measured anew stay as they were."""
    rows: dict[str, list[str]] = {}
    for table in (former, lines):
        found: dict[str, list[str]] = {}
        for row in table[HEAD:]:
            found.setdefault(row.split("|")[1].strip(), []).append(row)
        rows |= found
    return lines[:HEAD] + [row for game in games() for row in rows.get(game, ())]


def main(folder: Path) -> None:
    page = PAGE.read_text("utf-8")
    for name, table in TABLES.items():
        lines = [*table(folder)]
        if len(lines) <= HEAD:
            continue
        before, rest = page.split(f"<!-- {name} -->\n")
        former, after = rest.split(f"<!-- /{name} -->")
        lines = with_former(lines, former.splitlines())
        page = "\n".join([f"{before}<!-- {name} -->", *lines, f"<!-- /{name} -->{after}"])
    PAGE.write_text(page, "utf-8")
    if any([*kept(folder, "asked", game)] for game in games()):
        with style():
            draw(folder)


if __name__ == "__main__":
    typer.run(main)
