"""The alternatives of a decision as bars with their intervals."""

from collections.abc import Iterator
from html import escape
from typing import Final

from ludoteka.review.document import Alternative, Judged
from ludoteka.review.telling import CONFIDENT, points
from ludoteka.texts import Speaker

NBSP: Final = "\N{NO-BREAK SPACE}"


def bars(judged: Judged, speaker: Speaker) -> str:
    """The best first. The interval is that of the difference to the best one, which has none."""
    rows = (_row(each, judged, speaker) for each in judged.alternatives)
    return f'<div class="bars">{"".join(part for row in rows for part in row)}</div>'


def _row(each: Alternative, judged: Judged, speaker: Speaker) -> Iterator[str]:
    moves = speaker.game.moves
    yield f"<span>{escape(speaker.move(moves.parse(each.move)))}</span>"
    yield _bar(each, _colour(each, judged))
    yield f'<span class="share">{points(each.win)}{NBSP}%</span>'


def _colour(each: Alternative, judged: Judged) -> str:
    """Two moves that cannot be told apart are both blue."""
    if each.behind - CONFIDENT * each.error <= 0.0:
        return "var(--better)"
    return "var(--worse)" if each.move == judged.played else "var(--band)"


def _bar(each: Alternative, colour: str) -> str:
    win = _percent(each.win)
    low = _percent(each.win - CONFIDENT * each.error)
    high = _percent(each.win + CONFIDENT * each.error)
    return (
        '<svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">'
        f'<rect width="{win}" height="10" fill="{colour}"/>'
        f'<path d="M{low} 5H{high}M{low} 2V8M{high} 2V8" stroke="var(--ink)" fill="none"'
        ' vector-effect="non-scaling-stroke"/></svg>'
    )


def _percent(chance: float) -> float:
    return round(100 * min(1.0, max(0.0, chance)), 1)
