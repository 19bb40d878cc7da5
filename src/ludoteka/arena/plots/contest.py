"""A contest: wins against par, scores against the table, and how sure it became."""

from math import isclose
from pathlib import Path
from typing import Final

from matplotlib.axes import Axes
from matplotlib.ticker import LogLocator

from ludoteka.arena.course import Course
from ludoteka.arena.plots.style import (
    COLOURS,
    DASHES,
    QUIET,
    Picture,
    interval,
    number,
    par_line,
    percent_ticks,
    rows,
    short,
    signed_ticks,
    style,
)
from ludoteka.arena.run import ArenaResult
from ludoteka.arena.statistics import Estimate
from ludoteka.texts import Texts

FIRST_DRAWN: Final = 10
"""Intervals of fewer deals are too wide to draw, or by chance much too narrow."""
NARROW_SPACE: Final = "\u202f"


def plot_contest(result: ArenaResult, course: Course, texts: Texts, path: Path) -> None:
    with style():
        _draw(result, course, texts).save(path)


def _draw(result: ArenaResult, course: Course, texts: Texts) -> Picture:
    contest = result.contest
    heading = texts.get(
        "plot-contest",
        game=texts.get(f"{contest.game}-title"),
        seats=contest.seats,
    )
    below = texts.get("plot-below", matches=result.matches, deals=result.blocks, seed=contest.seed)
    height = 4.6 + 0.42 * len(result.bots)
    picture = Picture(10, height, heading=heading, below=below)
    grid = picture.figure.add_gridspec(2, 2, height_ratios=[0.9 + 0.42 * len(result.bots), 2.6])
    _wins(picture.figure.add_subplot(grid[0, 0]), result, texts)
    _leads(picture.figure.add_subplot(grid[0, 1]), result, texts)
    _course(picture.figure.add_subplot(grid[1, :]), result, course, texts)
    return picture


def _wins(axes: Axes, result: ArenaResult, texts: Texts) -> None:
    axes.set_title(texts.get("plot-wins"))
    rows(axes, [_name(bot.bot, bot.seats, result) for bot in result.bots])
    par_line(axes, at=result.par)
    for row, bot in enumerate(result.bots):
        label = f"{_figures(bot.wins, texts, 100)} %"
        interval(axes, row, bot.wins.low, bot.wins.mean, bot.wins.high, label)
    _margins(axes, [result.par, *_ends([bot.wins for bot in result.bots])], least=0.04)
    axes.xaxis.set_major_formatter(percent_ticks(texts))
    axes.set_xlabel(texts.get("plot-par", par=f"{number(texts, 100 * result.par)} %"))


def _leads(axes: Axes, result: ArenaResult, texts: Texts) -> None:
    axes.set_title(texts.get("plot-leads"))
    rows(axes, ["" for _ in result.bots])
    par_line(axes, at=0)
    for row, bot in enumerate(result.bots):
        label = _figures(bot.lead, texts, 1, signed=True)
        interval(axes, row, bot.lead.low, bot.lead.mean, bot.lead.high, label)
    _margins(axes, [0.0, *_ends([bot.lead for bot in result.bots])], least=0.5)
    axes.xaxis.set_major_formatter(signed_ticks(texts))
    axes.set_xlabel(texts.get("plot-leads-axis"))


def _course(axes: Axes, result: ArenaResult, course: Course, texts: Texts) -> None:
    axes.set_title(texts.get("plot-course"))
    first = FIRST_DRAWN if result.blocks > 2 * FIRST_DRAWN else 2
    points = [point for point in course.points if point.blocks >= first]
    if len(points) < 2:
        axes.text(0.5, 0.5, texts.get("plot-too-few"), ha="center", transform=axes.transAxes)
        axes.set_axis_off()
        return
    blocks = [point.blocks for point in points]
    par_line(axes, at=result.par, across=True)
    for at, bot in enumerate(result.bots):
        look = at % len(COLOURS)
        wins = [point.wins[at] for point in points]
        low, high = [each.low for each in wins], [each.high for each in wins]
        axes.fill_between(blocks, low, high, color=COLOURS[look], alpha=0.14, linewidth=0)
        means = [each.mean for each in wins]
        axes.plot(
            blocks,
            means,
            color=COLOURS[look],
            linestyle=DASHES[look],
            linewidth=1.6,
            label=short(bot.bot),
        )
    axes.set_xscale("log")
    axes.xaxis.set_major_locator(LogLocator(subs=(1, 2, 5)))
    axes.xaxis.set_major_formatter(lambda value, _: f"{value:,.0f}".replace(",", NARROW_SPACE))
    axes.xaxis.minorticks_off()
    axes.set_xlim(blocks[0], blocks[-1])
    ends = [end for point in points for end in _ends(list(point.wins))]
    axes.set_ylim(max(0, min(ends) - 0.03), min(1, max(ends) + 0.03))
    axes.yaxis.set_major_formatter(percent_ticks(texts))
    axes.tick_params(axis="y", labelcolor=QUIET)
    axes.grid(axis="y")
    axes.set_xlabel(texts.get("plot-deals-axis"))
    axes.legend(
        loc="lower right",
        bbox_to_anchor=(1, 1),
        ncols=min(4, len(result.bots)),
        handlelength=3.2,
        borderaxespad=0.2,
    )


def _name(bot: str, seats: int, result: ArenaResult) -> str:
    """How many seats a bot has is said where they do not take turns at all seats alike."""
    name = short(bot)
    return name if len(result.bots) == len(result.contest.bots) else f"{name} ×{seats}"


def _figures(value: Estimate, texts: Texts, scale: float, *, signed: bool = False) -> str:
    mean = number(texts, scale * value.mean, signed=signed)
    return mean if value.margin is None else f"{mean} ± {number(texts, scale * value.margin)}"


def _ends(values: list[Estimate]) -> list[float]:
    return [end for value in values for end in (value.low, value.high)]


def _margins(axes: Axes, values: list[float], *, least: float) -> None:
    """Room at both sides for the figures; at least so much is shown even if all is equal."""
    low, high = min(values), max(values)
    room = max(0.14 * (high - low), least if isclose(low, high) else 0.0, least / 2)
    axes.set_xlim(low - room, high + room)
