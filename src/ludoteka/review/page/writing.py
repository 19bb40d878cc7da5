"""The page itself."""

from collections.abc import Iterator, Sequence
from html import escape
from importlib.resources import files

from ludoteka.core import Game
from ludoteka.review.document import Judged, Review
from ludoteka.review.page.bars import bars
from ludoteka.review.page.curve import curve
from ludoteka.review.summary import luck_lines, summary_head, summary_rows
from ludoteka.review.telling import MARK_NAMES, judgement
from ludoteka.texts import Speaker, Texts, render


def review_page(review: Review, game: Game, names: Sequence[str], texts: Texts) -> str:
    """HTML in one piece: no scripts, no other files, light and dark."""
    title = texts.get("review-page-title", game=texts.get(f"{game.key}-title"))
    style = (files("ludoteka.review.page") / "style.css").read_text("utf-8")
    speaker = Speaker(texts, game, names)
    body = "\n".join(_body(review, speaker, title))
    return (
        f'<!doctype html>\n<html lang="{texts.language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>\n{style}</style>\n</head>\n<body>\n{body}\n"
        "</body>\n</html>\n"
    )


def _body(review: Review, speaker: Speaker, title: str) -> Iterator[str]:
    texts = speaker.texts
    yield f"<h1>{escape(title)}</h1>"
    yield f'<p class="lead">{escape(texts.get("review-note"))}</p>'
    yield f"<h2>{escape(texts.get('review-heading-summary'))}</h2>"
    yield _table(review, speaker)
    heading = texts.get("review-heading-curve")
    caption = escape(texts.get("review-curve-caption"))
    yield f"<h2>{escape(heading)}</h2>"
    yield f"<figure>{curve(review, speaker.names, heading)}"
    yield f"<figcaption>{caption}</figcaption></figure>"
    yield f"<h2>{escape(texts.get('review-heading-luck'))}</h2>"
    lines = "".join(f"<li>{escape(line)}</li>" for line in luck_lines(review, speaker))
    yield f"<ul>{lines}</ul>"
    yield f"<h2>{escape(texts.get('review-heading-decisions'))}</h2>"
    for judged in review.judged:
        yield _decision(review, judged, speaker)


def _table(review: Review, speaker: Speaker) -> str:
    head = "".join(f'<th scope="col">{escape(each)}</th>' for each in summary_head(speaker.texts))
    rows = "".join(
        f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>"
        for row in summary_rows(review, speaker.names, speaker.texts)
    )
    table = f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"
    return f'<div class="wide">{table}</div>'


def _decision(review: Review, judged: Judged, speaker: Speaker) -> str:
    texts = speaker.texts
    place = texts.get("review-decision", move=judged.move, player=speaker.names[judged.seat])
    mark = render(texts, speaker.names, MARK_NAMES[judged.mark])
    told = judgement(speaker.game, review.unit, judged)
    sentences = "".join(
        f"<li>{escape(render(texts, speaker.names, phrase))}</li>" for phrase in told
    )
    asked = escape(speaker.decision(judged.kind))
    return (
        f'<details class="{judged.mark}" id="move-{judged.move}">'
        f'<summary>{escape(place)} <span class="mark">{escape(mark)}</span></summary>'
        f'<p class="asked">{asked}</p><ul class="reasons">{sentences}</ul>'
        f"{bars(judged, speaker)}</details>"
    )
