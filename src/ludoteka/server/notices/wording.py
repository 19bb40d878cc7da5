"""The texts of notices, from what lists of tables show; nothing of the cards."""

import math
from typing import Final, assert_never

from msgspec import Struct

from ludoteka.server.notices.rows import Notice
from ludoteka.server.tables.summary import Summary
from ludoteka.texts import Texts

HOUR: Final = 3_600_000
MOST_NAMES: Final = 8


class Scene(Struct, frozen=True):
    """A table as its row in the database tells it."""

    game: str
    title: str
    summary: Summary


class Line(Struct, frozen=True, kw_only=True):
    """One thing that is told: a headline, a sentence, and where to go."""

    title: str
    text: str
    path: str


class Parcel(Struct, frozen=True, kw_only=True):
    """What is sent, by whatever way."""

    id: str
    kind: str
    language: str
    title: str
    text: str
    path: str
    table: str = ""
    game: str = ""
    deadline: int | None = None
    lines: tuple[Line, ...] = ()
    """Of a digest."""


def word(notice: Notice, scene: Scene, language: str, now: int) -> Parcel:
    texts = Texts(language)
    line = _line(texts, notice, scene, now)
    return Parcel(
        id=notice.id,
        kind=notice.kind,
        language=language,
        title=line.title,
        text=line.text,
        path=line.path,
        table=notice.table_id,
        game=scene.game,
        deadline=notice.deadline,
    )


def word_digest(head: Notice, items: list[tuple[Notice, Scene]], language: str, now: int) -> Parcel:
    texts = Texts(language)
    lines = tuple(_line(texts, notice, scene, now) for notice, scene in items)
    return Parcel(
        id=head.id,
        kind="digest",
        language=language,
        title=texts.get("notice-digest", count=len(lines)),
        text="\n".join(line.title for line in lines),
        path="/",
        lines=lines,
    )


def _line(texts: Texts, notice: Notice, scene: Scene, now: int) -> Line:
    title = _title(texts, notice, scene, now)
    sentences = [_company(texts, notice, scene), *_more(texts, notice, now)]
    text = " ".join(each for each in sentences if each)
    return Line(title=title, text=text, path=f"/t/{notice.table_id}")


def _title(texts: Texts, notice: Notice, scene: Scene, now: int) -> str:
    game = texts.get(f"{scene.game}-title")
    match notice.kind:
        case "turn":
            return texts.get("notice-turn", game=game)
        case "reminder":
            return texts.get("notice-reminder", game=game, hours=hours_left(notice, now))
        case "stood-in":
            return texts.get("notice-stood-in", game=game)
        case "over":
            return texts.get("notice-over", game=game)
        case "invitation":
            return texts.get("notice-invitation", game=game, by=notice.by)
        case "digest":
            return game
        case _:
            assert_never(notice.kind)


def _company(texts: Texts, notice: Notice, scene: Scene) -> str:
    others = [
        card.name for card in scene.summary.seats if card.name and card.person != notice.person
    ]
    people = ", ".join(others[:MOST_NAMES])
    if scene.title and people:
        return texts.get("notice-table-with", table=scene.title, people=people)
    if people:
        return texts.get("notice-with", people=people)
    return texts.get("notice-table", table=scene.title) if scene.title else ""


def _more(texts: Texts, notice: Notice, now: int) -> list[str]:
    if notice.kind == "stood-in":
        return [texts.get("notice-stood-in-more")]
    if notice.kind == "turn" and notice.deadline is not None:
        return [texts.get("notice-left", hours=hours_left(notice, now))]
    return []


def hours_left(notice: Notice, now: int) -> int:
    """Whole hours, 0 for less than one."""
    return math.floor(max(0, (notice.deadline or now) - now) / HOUR)
