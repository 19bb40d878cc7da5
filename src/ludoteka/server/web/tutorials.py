"""Tutorials over HTTP: a lesson, and the result of a move. Nothing is stored."""

import asyncio
from functools import lru_cache
from typing import Final

import msgspec
from litestar import Controller, Response, get
from litestar.params import FromPath, FromQuery

from ludoteka.core.errors import IllegalMove
from ludoteka.core.game import Game
from ludoteka.core.lessons import Lesson, Trial, start_lesson, try_move
from ludoteka.core.seats import Move, Seat
from ludoteka.core.state import State
from ludoteka.games import find_game
from ludoteka.games.tutorials import tutorial
from ludoteka.server.errors import Unknown
from ludoteka.server.protocol import Sight
from ludoteka.server.tables.offers import offers
from ludoteka.server.tables.sights import News
from ludoteka.server.web.answering import answers
from ludoteka.server.web.refusal_reasons import Why
from ludoteka.server.web.sessions import Visitor
from ludoteka.texts.phrases import refusal_phrase

encode: Final = msgspec.json.Encoder().encode


class LessonLine(msgspec.Struct, frozen=True):
    """A lesson in the list; its messages are `<game>-lesson-<name>-…`."""

    name: str
    rules: tuple[str, ...]


class LessonInfo(msgspec.Struct, frozen=True, kw_only=True):
    """All that a board needs to show the position of a lesson."""

    name: str
    rules: tuple[str, ...]
    seats: int
    options: dict[str, object]
    printed: msgspec.Raw
    sight: msgspec.Raw


class Tried(msgspec.Struct, frozen=True, kw_only=True):
    """What came of a move: refused, or played with the answers of the others."""

    refused: Why | None = None
    reached: bool = False
    """Whether the lesson asked for this move."""
    sights: tuple[msgspec.Raw, ...] = ()
    """One after each move, as the learner sees it."""


class Tutorials(Controller):
    path = "/api/games/{key:str}/tutorial"
    tags = ("games",)

    @get("/", scope="read", summary="The lessons of a game", sync_to_thread=False)
    def all(self, visitor: Visitor, key: FromPath[str]) -> tuple[LessonLine, ...]:
        del visitor
        lessons = tutorial(find_game(key))
        return tuple(LessonLine(each.name, each.scenario.rules) for each in lessons)

    @get(
        "/{number:int}",
        scope="read",
        summary="A lesson, from 1",
        sync_to_thread=False,
        responses=answers(LessonInfo),
    )
    def one(self, visitor: Visitor, key: FromPath[str], number: FromPath[int]) -> Response[bytes]:
        del visitor
        _lesson(key, number)
        return Response(_card(key, number), media_type="application/json")

    @get(
        "/{number:int}/try",
        scope="read",
        summary="What comes of a move in a lesson",
        responses=answers(Tried),
    )
    async def attempt(
        self, visitor: Visitor, key: FromPath[str], number: FromPath[int], move: FromQuery[str]
    ) -> Response[bytes]:
        """The same move is answered in the same way, always."""
        del visitor
        _lesson(key, number)
        wanted = find_game(key).moves.parse(move)
        content = await asyncio.to_thread(_answer, key, number, wanted)
        return Response(content, media_type="application/json")


def _lesson(key: str, number: int) -> Lesson:
    lessons = tutorial(find_game(key))
    if not 1 <= number <= len(lessons):
        raise Unknown("no-such-lesson", number=str(number)[:20], game=key)
    return lessons[number - 1]


@lru_cache(maxsize=256)
def _card(key: str, number: int) -> bytes:
    game, lesson = find_game(key), _lesson(key, number)
    state = start_lesson(game, lesson)
    seats = len(state.seats)
    options = dict(lesson.scenario.options)
    printed = game.printed(seats, game.parse_options(seats, options))
    return encode(
        LessonInfo(
            name=lesson.name,
            rules=lesson.scenario.rules,
            seats=seats,
            options=options,
            printed=msgspec.Raw(encode(printed)),
            sight=_sight(game, state, lesson.seat, News(game, ())),
        )
    )


@lru_cache(maxsize=1024)
def _answer(key: str, number: int, move: Move) -> bytes:
    game, lesson = find_game(key), _lesson(key, number)
    return encode(_tried(game, lesson, try_move(game, lesson, move)))


def _tried(game: Game, lesson: Lesson, found: Trial | IllegalMove) -> Tried:
    if isinstance(found, IllegalMove):
        said = msgspec.to_builtins(refusal_phrase(game, found))
        return Tried(refused=Why(said, found.rule))
    sights: list[msgspec.Raw] = []
    for seq, (state, events) in enumerate(found.steps):
        news = News(game, [(seq, event) for event in events])
        sights.append(_sight(game, state, lesson.seat, news))
    return Tried(reached=found.reached, sights=tuple(sights))


def _sight(game: Game, state: State, seat: Seat, news: News) -> msgspec.Raw:
    view = state.view(seat)
    legal = state.legal(seat)
    moves = offers(game, view.decision, view, legal) if view.decision and legal else None
    shown = Sight(
        seat=seat, events=news.for_seat(seat), view=msgspec.Raw(encode(view)), moves=moves
    )
    return msgspec.Raw(encode(shown))
