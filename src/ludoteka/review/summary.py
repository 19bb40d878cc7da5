"""The table of a review: by seat, what it lost, what luck gave it, and how it stands without."""

from collections.abc import Iterator, Sequence
from typing import Final

from babel.numbers import format_decimal

from ludoteka.review.document import Review, SeatSummary
from ludoteka.review.telling import LUCK_NAMES
from ludoteka.texts import Speaker, Texts, render

LOCALES: Final = {"en": "en_GB", "ru": "ru_RU", "uk": "uk_UA"}
NOTHING: Final = "–"
MOST_LUCK: Final = 8
Row = tuple[str, ...]


def summary_head(texts: Texts) -> Row:
    return (
        texts.get("review-column-player"),
        texts.get("review-column-accuracy"),
        texts.get("review-column-loss"),
        texts.get("review-column-mistakes"),
        texts.get("review-column-start"),
        texts.get("review-column-luck"),
        texts.get("review-column-decisions"),
        texts.get("review-column-result"),
        texts.get("review-column-adjusted"),
    )


def summary_rows(review: Review, names: Sequence[str], texts: Texts) -> Iterator[Row]:
    """In points of 100; seats that were not judged have no accuracy."""
    judged = {each.seat: each for each in review.seats}
    for seat, name in enumerate(names):
        yield (
            name,
            *_skill(judged.get(seat), texts),
            _points(texts, review.start[seat]),
            _points(texts, review.luck[seat], signed=True),
            _points(texts, review.decisions[seat], signed=True),
            _points(texts, review.result[seat]),
            _points(texts, review.adjusted[seat]),
        )


def luck_lines(review: Review, speaker: Speaker) -> Iterator[str]:
    """The greatest luck of the match, in its order, and who had it or suffered it."""
    ordered = sorted(review.lucks, key=lambda each: -max(map(abs, each.change)))[:MOST_LUCK]
    for each in sorted(ordered, key=lambda each: each.move):
        seat = max(range(len(each.change)), key=lambda at: abs(each.change[at]))
        yield speaker.texts.get(
            "review-luck-of",
            event=render(speaker.texts, speaker.names, LUCK_NAMES[each.kind]),
            move=each.move,
            player=speaker.names[seat],
            points=_points(speaker.texts, each.change[seat], signed=True),
        )


def _skill(summary: SeatSummary | None, texts: Texts) -> Row:
    if summary is None or not summary.decisions:
        return (NOTHING,) * 3
    mistakes = summary.marks["mistake"] + summary.marks["blunder"]
    accuracy = _number(texts, summary.accuracy, "0")
    return accuracy, _number(texts, 100 * summary.loss, "0.0"), str(mistakes)


def _points(texts: Texts, share: float, *, signed: bool = False) -> str:
    return _number(texts, 100 * share, "+0.0;-0.0" if signed else "0.0")


def _number(texts: Texts, value: float, pattern: str) -> str:
    return format_decimal(value, pattern, locale=LOCALES[texts.language])
