"""A league: ratings with their intervals, and how often each bot wins against each other one."""

from pathlib import Path
from typing import Final

from matplotlib.axes import Axes
from matplotlib.colors import LinearSegmentedColormap

from ludoteka.arena.league import LeagueResult
from ludoteka.arena.plots.style import (
    COLOURS,
    INK,
    LINE,
    PAPER,
    Picture,
    interval,
    number,
    par_line,
    rows,
    short,
    signed_ticks,
    style,
)
from ludoteka.arena.statistics import Estimate
from ludoteka.texts import Texts

SHADES = LinearSegmentedColormap.from_list("ludoteka", [COLOURS[1], PAPER, COLOURS[0]])
"""Below par, par, above par."""
LEAST_AWAY: Final = 0.01
"""How far from par the deepest shade is at least."""


def plot_league(result: LeagueResult, texts: Texts, path: Path) -> None:
    with style():
        _draw(result, texts).save(path)


def _draw(result: LeagueResult, texts: Texts) -> Picture:
    count = len(result.ratings)
    heading = texts.get("plot-league", game=texts.get(f"{result.game}-title"), seats=result.seats)
    below = texts.get(
        "plot-league-below", matches=result.matches, deals=result.blocks, seed=result.seed
    )
    picture = Picture(10, 2.6 + 0.62 * count, heading=heading, below=below)
    grid = picture.figure.add_gridspec(1, 2, width_ratios=[1, 1.15])
    _ratings(picture.figure.add_subplot(grid[0, 0]), result, texts)
    _pay_offs(picture.figure.add_subplot(grid[0, 1]), result, texts)
    return picture


def _ratings(axes: Axes, result: LeagueResult, texts: Texts) -> None:
    axes.set_title(texts.get("plot-ratings"))
    rows(axes, [short(rated.bot) for rated in result.ratings])
    par_line(axes, at=0)
    for row, rated in enumerate(result.ratings):
        label = number(texts, rated.rating, 0, signed=True)
        interval(axes, row, rated.low, rated.rating, rated.high, label)
    axes.margins(x=0.12)
    axes.xaxis.set_major_formatter(signed_ticks(texts))
    axes.set_xlabel(texts.get("plot-ratings-axis"))


def _pay_offs(axes: Axes, result: LeagueResult, texts: Texts) -> None:
    axes.set_title(texts.get("plot-pay-offs"))
    bots = [rated.bot for rated in result.ratings]
    wins = {(each.bot, each.others): each.wins for each in result.pay_offs}
    away = max(LEAST_AWAY, *(abs(each.mean - result.par) for each in wins.values()))
    values = [
        [wins[bot, other].mean if bot != other else result.par for other in bots] for bot in bots
    ]
    axes.imshow(values, cmap=SHADES, vmin=result.par - away, vmax=result.par + away, aspect="auto")
    for row, bot in enumerate(bots):
        for column, other in enumerate(bots):
            if bot != other:
                _cell(axes, row, column, wins[bot, other], texts, away=away, par=result.par)
    _frame(axes, [short(bot) for bot in bots])
    axes.set_xlabel(texts.get("plot-pay-offs-axis", par=f"{number(texts, 100 * result.par)} %"))


def _cell(
    axes: Axes, row: int, column: int, wins: Estimate, texts: Texts, *, away: float, par: float
) -> None:
    margin = "" if wins.margin is None else f"\n± {number(texts, 100 * wins.margin)}"
    sign = "▲" if wins.low > par else "▼" if wins.high < par else "="
    shown = f"{sign} {number(texts, 100 * wins.mean)}{margin}"
    colour = PAPER if abs(wins.mean - par) > 0.6 * away else INK
    axes.text(column, row, shown, ha="center", va="center", color=colour)


def _frame(axes: Axes, names: list[str]) -> None:
    """The columns' names on top; the rows are those of the ratings beside."""
    axes.set_xticks(range(len(names)), names)
    axes.set_yticks([])
    axes.tick_params(axis="x", labeltop=True, labelbottom=False, labelcolor=INK)
    between = [at - 0.5 for at in range(1, len(names))]
    axes.set_xticks(between, minor=True)
    axes.set_yticks(between, minor=True)
    axes.grid(which="minor", color=PAPER, linewidth=2)
    axes.tick_params(which="minor", length=0)
    for spine in axes.spines.values():
        spine.set_visible(True)
        spine.set_color(LINE)
