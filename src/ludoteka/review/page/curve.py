"""The chance to win along the match, as a drawing."""

from collections.abc import Iterator, Sequence
from html import escape
from typing import Final

from ludoteka.review.document import Judged, Mark, Review

WIDTH: Final = 960
HEIGHT: Final = 300
LANE: Final = 46
"""Below the curve, for luck."""
LEFT: Final = 44
RIGHT: Final = 120
TOP: Final = 10
DASHES: Final = ("", "7 4", "2 4", "10 3 2 3", "4 4", "1 3", "12 4", "6 2 2 2", "3 6", "9 6")
SHAPES: Final[dict[Mark, str]] = {
    "find": "M0-7 2-2 7 0 2 2 0 7-2 2-7 0-2-2Z",
    "slip": "M-5-4H5L0 5Z",
    "mistake": "M-6-5H6L0 6Z",
    "blunder": "M-6-8H6L0 1ZM-6 0H6L0 9Z",
}
Point = tuple[int, float]


def curve(review: Review, names: Sequence[str], label: str) -> str:
    """Of the seats that were judged, each through its own eyes; of the others, with open cards."""
    last = (
        max([each.move for each in review.judged] + [each.move for each in review.lucks], default=0)
        + 1
    )
    lines = [_line(review, seat, last) for seat in range(len(review.start))]
    own = review.seats[0].seat if review.seats else 0
    parts = [
        *_grid(),
        *(_drawn(lines[seat], seat, last, wide=seat == own) for seat in range(len(lines))),
        *(_sign(judged, last) for judged in review.judged if judged.mark in SHAPES),
        *_luck(review, own, last),
        *_ends(lines, names),
    ]
    height = TOP + HEIGHT + LANE
    return (
        f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{escape(label)}">'
        f"{''.join(parts)}</svg>"
    )


def _line(review: Review, seat: int, last: int) -> list[Point]:
    points: list[Point] = [(0, review.start[seat])]
    if any(each.seat == seat for each in review.seats):
        points += [(each.move, each.wins[seat]) for each in review.judged if each.seat == seat]
    else:
        points += [(each.move, each.before[seat] + each.change[seat]) for each in review.lucks]
    return [*points, (last, review.result[seat])]


def _x(move: int, last: int) -> float:
    return round(LEFT + (WIDTH - LEFT - RIGHT) * move / last, 1)


def _y(chance: float) -> float:
    return round(TOP + HEIGHT * (1.0 - min(1.0, max(0.0, chance))), 1)


def _grid() -> Iterator[str]:
    for percent in (0, 25, 50, 75, 100):
        y = _y(percent / 100)
        yield (
            f'<path d="M{LEFT} {y}H{WIDTH - RIGHT}" stroke="var(--line)"/>'
            f'<text x="{LEFT - 6}" y="{y + 4}" text-anchor="end" font-size="12"'
            f' fill="var(--soft)">{percent}</text>'
        )


def _drawn(line: list[Point], seat: int, last: int, *, wide: bool) -> str:
    path = " ".join(f"{_x(move, last)},{_y(chance)}" for move, chance in line)
    colour, width = ("var(--ink)", 3) if wide else ("var(--soft)", 1.6)
    dash = "" if wide else f' stroke-dasharray="{DASHES[seat % len(DASHES)]}"'
    return (
        f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="{width}"'
        f' stroke-linejoin="round"{dash}/>'
    )


def _sign(judged: Judged, last: int) -> str:
    colour = "var(--better)" if judged.mark == "find" else "var(--worse)"
    hollow = judged.mark == "slip"
    fill, stroke = ("var(--paper)", colour) if hollow else (colour, "var(--paper)")
    place = f"{_x(judged.move, last)} {_y(judged.wins[judged.seat])}"
    return (
        f'<path d="{SHAPES[judged.mark]}" transform="translate({place})" fill="{fill}"'
        f' stroke="{stroke}" stroke-width="1.5"/>'
    )


def _luck(review: Review, seat: int, last: int) -> Iterator[str]:
    """Up is lucky."""
    middle = TOP + HEIGHT + LANE / 2 + 4
    most = max((abs(each.change[seat]) for each in review.lucks), default=0.0) or 1.0
    yield f'<path d="M{LEFT} {middle}H{WIDTH - RIGHT}" stroke="var(--line)"/>'
    for each in review.lucks:
        end = round(middle - (LANE / 2 - 4) * each.change[seat] / most, 1)
        x = _x(each.move, last)
        yield f'<path d="M{x} {middle}V{end}" stroke="var(--luck)" stroke-width="3"/>'


def _ends(lines: list[list[Point]], names: Sequence[str]) -> Iterator[str]:
    """Names at the ends of the lines, pushed apart."""
    ends = sorted((_y(line[-1][1]), seat) for seat, line in enumerate(lines))
    lowest = 0.0
    for end, seat in ends:
        lowest = max(end, lowest + 15)
        yield (
            f'<text x="{WIDTH - RIGHT + 8}" y="{lowest + 4}" font-size="13" fill="var(--ink)">'
            f"{escape(names[seat][:14])}</text>"
        )
