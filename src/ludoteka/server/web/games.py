"""Games over HTTP: what a client needs to offer and to draw them."""

from typing import TypedDict

import msgspec
from litestar import Controller, Response, get
from litestar.params import FromPath

from ludoteka.bots import bot_names
from ludoteka.core.description import GameInfo, describe
from ludoteka.core.game import Game
from ludoteka.games import find_game, games, packages
from ludoteka.server.errors import Unknown
from ludoteka.server.web.access import check_sight
from ludoteka.server.web.answering import answers
from ludoteka.server.web.connections import AnyRequest
from ludoteka.server.web.errors import language_of
from ludoteka.server.web.sessions import Visitor
from ludoteka.server.web.table_services import table_services
from ludoteka.texts import LANGUAGES, Texts
from ludoteka.texts.messages import game_source


class Offer(msgspec.Struct, frozen=True):
    """A game and the bots that play it here, the weakest first.

    `info` names its texts by the keys of messages; what a list of games shows of them stands
    beside it in the language that was asked for.
    """

    info: GameInfo
    bots: tuple[str, ...]
    title: str = ""
    summary: str = ""


class OneGame(Offer, frozen=True):
    """A game with everything that is said of it."""

    texts: dict[str, str] = {}
    """What the messages that `info` names say: its options and questions, not its rules."""


class Games(Controller):
    path = "/api/games"
    tags = ("games",)

    @get("/", scope="read", summary="All games of this server", sync_to_thread=False)
    def all(self, request: AnyRequest, visitor: Visitor) -> tuple[Offer, ...]:
        del visitor
        texts = Texts(language_of(request))
        return tuple(Offer(**_offer(game, texts)) for game in games().values())

    @get("/{key:str}", scope="read", summary="One game", sync_to_thread=False)
    def one(self, request: AnyRequest, visitor: Visitor, key: FromPath[str]) -> OneGame:
        del visitor
        texts = Texts(language_of(request))
        offer = _offer(find_game(key), texts)
        without_rules = msgspec.structs.replace(offer["info"], chapters=())
        keys = sorted(key for key in _texts_in(msgspec.to_builtins(without_rules)) if key in texts)
        return OneGame(**offer, texts={key: texts.get(key) for key in keys})

    @get(
        "/{key:str}/texts/{language:str}",
        scope="read",
        summary="The messages of a game that another package brought",
        description="One Fluent file. Those of the built-in games are part of the client.",
        media_type="text/plain",
        sync_to_thread=False,
    )
    def texts(self, visitor: Visitor, key: FromPath[str], language: FromPath[str]) -> str:
        del visitor
        if key not in packages() or language not in LANGUAGES:
            raise Unknown("no-such-page", path=f"/api/games/{key}/texts/{language}"[:100])
        return game_source(key, language)


class _Offered(TypedDict):
    info: GameInfo
    bots: tuple[str, ...]
    title: str
    summary: str


def _offer(game: Game, texts: Texts) -> _Offered:
    info = describe(game)
    return {
        "info": info,
        "bots": tuple(bot_names(game)),
        "title": texts.get(info.title),
        "summary": texts.get(info.summary),
    }


def _texts_in(value: object) -> set[str]:
    """All texts in plain data."""
    if isinstance(value, dict):
        return {text for part in value.values() for text in _texts_in(part)}
    if isinstance(value, list | tuple):
        return {text for part in value for text in _texts_in(part)}
    return {value} if isinstance(value, str) else set()


@get(
    "/api/tables/{table_id:str}/printed",
    scope="read",
    tags=["tables"],
    summary="What is printed on the cards and boards of a table's game",
    responses=answers(dict[str, object]),
)
async def printed(
    request: AnyRequest, visitor: Visitor, table_id: FromPath[str]
) -> Response[bytes]:
    live = await table_services(request).hub.table(table_id)
    check_sight(live, visitor)
    table = live.table
    content = msgspec.json.encode(table.game.printed(len(table.chairs), table.options))
    return Response(content, media_type="application/json")
