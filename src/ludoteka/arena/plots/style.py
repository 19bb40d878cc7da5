"""How our pictures look: quiet lines, one size of text, and the same bytes for the same data."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from matplotlib import rc_context
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.layout_engine import ConstrainedLayoutEngine
from matplotlib.ticker import FuncFormatter

from ludoteka.core import BadInput
from ludoteka.texts import Texts

INK: Final = "#23262e"
QUIET: Final = "#6b7079"
LINE: Final = "#d9dbdf"
PAPER: Final = "#ffffff"
COLOURS: Final = ("#2b5c8a", "#b4502b", "#5a7d35", "#7b4b80", "#a27a1c", "#2f7f7a")
MARKERS: Final = ("o", "s", "^", "D", "v", "P")
DASHES: Final = ("-", (0, (6, 2)), (0, (2, 1.5)), (0, (7, 2, 1.5, 2)), (0, (4, 4)), (0, (1, 3)))
"""Each bot has a colour, a marker and a dash of its own: colour is never the only sign."""
LONGEST_NAME: Final = 20

SETTINGS: Final[dict[Any, Any]] = {
    "font.family": "DejaVu Sans",  # comes with matplotlib, and knows Cyrillic
    "font.size": 9.5,
    "text.color": INK,
    "axes.edgecolor": LINE,
    "axes.labelcolor": QUIET,
    "axes.titlecolor": INK,
    "axes.titlesize": 10.5,
    "axes.titleweight": "bold",
    "axes.titlelocation": "left",
    "axes.titlepad": 10,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "xtick.color": QUIET,
    "ytick.color": INK,
    "xtick.major.size": 0,
    "ytick.major.size": 0,
    "grid.color": LINE,
    "grid.linewidth": 0.7,
    "axes.axisbelow": True,
    "legend.frameon": False,
    "figure.facecolor": PAPER,
    "savefig.facecolor": PAPER,
    "savefig.dpi": 150,
    "svg.hashsalt": "ludoteka",
}


class Picture:
    """A figure with a heading, to be saved as what the file's name says."""

    def __init__(self, width: float, height: float, *, heading: str, below: str) -> None:
        space = ConstrainedLayoutEngine(w_pad=0.14, h_pad=0.12, wspace=0.03, hspace=0.04)
        self.figure = Figure(figsize=(width, height), layout=space)
        self.figure.suptitle(heading, x=0.014, ha="left", fontsize=14, fontweight="bold", color=INK)
        self.figure.supxlabel(below, x=0.014, ha="left", fontsize=8.5, color=QUIET)

    def save(self, path: Path) -> None:
        kind = path.suffix.lower().removeprefix(".")
        metadata = {"Date": None, "Creator": "Ludoteka"} if kind == "svg" else {}
        try:
            self.figure.savefig(path, format=kind, metadata=metadata)
        except OSError as error:
            raise BadInput(
                "bad-picture-file", path=str(path), problem=str(error.strerror)
            ) from None


def number(texts: Texts, value: float, digits: int = 1, *, signed: bool = False) -> str:
    """As the language writes it."""
    text = f"{value:+.{digits}f}" if signed else f"{value:.{digits}f}"
    text = text.replace("-", "−")
    return text if texts.language == "en" else text.replace(".", ",")


def percent_ticks(texts: Texts) -> FuncFormatter:
    def tick(value: float, _: int | None) -> str:
        return f"{number(texts, 100 * value, _digits(100 * value))} %"

    return FuncFormatter(tick)


def signed_ticks(texts: Texts) -> FuncFormatter:
    def tick(value: float, _: int | None) -> str:
        return number(texts, value, _digits(value), signed=value != 0)

    return FuncFormatter(tick)


def _digits(value: float) -> int:
    """None for whole numbers, so that ticks are short unless they lie close together."""
    return 0 if abs(value - round(value)) < 1e-6 else 1


def rows(axes: Axes, names: list[str]) -> None:
    """One row a name, the first at the top, with quiet lines to read along."""
    axes.set_yticks(range(len(names)), names)
    axes.set_ylim(len(names) - 0.5, -0.5)
    axes.grid(axis="x")
    axes.spines["left"].set_visible(False)


def interval(axes: Axes, row: int, low: float, mean: float, high: float, label: str) -> None:
    """A dot with its interval, and the figures above it."""
    look = row % len(COLOURS)
    axes.plot([low, high], [row, row], color=COLOURS[look], linewidth=2.2, solid_capstyle="butt")
    axes.plot([mean], [row], MARKERS[look], color=COLOURS[look], markersize=7)
    axes.annotate(
        label,
        (mean, row),
        xytext=(0, 8),
        textcoords="offset points",
        ha="center",
        va="bottom",
        fontsize=8.5,
        bbox={"facecolor": PAPER, "edgecolor": "none", "pad": 1},
    )


def par_line(axes: Axes, *, at: float, across: bool = False) -> None:
    line = axes.axhline if across else axes.axvline
    line(at, color=INK, linewidth=1, linestyle=(0, (4, 3)), zorder=1)


def short(bot: str) -> str:
    """`module:Class` by its class; the terminal and the JSON have the whole name."""
    name = bot.rpartition(":")[2]
    return name if len(name) <= LONGEST_NAME else f"{name[: LONGEST_NAME - 1]}…"


@contextmanager
def style() -> Iterator[None]:
    with rc_context(SETTINGS):
        yield
