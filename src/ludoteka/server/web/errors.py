"""Error responses: one shape, in the reader's language."""

import secrets
from typing import Final

import asyncpg
import structlog
from litestar import Response
from litestar.exceptions import HTTPException, ValidationException, WebSocketException
from litestar.status_codes import HTTP_400_BAD_REQUEST, HTTP_409_CONFLICT
from litestar.types import ExceptionHandlersMap
from msgspec import UNSET, Struct, UnsetType
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError

from ludoteka.core import BadInput, IllegalMove
from ludoteka.core.errors import Argument, LudotekaError
from ludoteka.server.errors import (
    Busy,
    Failed,
    Forbidden,
    NotAllowed,
    Refused,
    TooLarge,
    Unauthorized,
    Unknown,
)
from ludoteka.server.metrics import counted
from ludoteka.server.storage import StorageDown
from ludoteka.server.web.connections import AnyRequest
from ludoteka.server.web.languages import wanted_language
from ludoteka.server.web.methods import allowed_methods
from ludoteka.server.web.pages import the_page, wants_page
from ludoteka.server.web.services import Connection
from ludoteka.server.web.sessions import WHO, Who
from ludoteka.texts import Texts, best_language
from ludoteka.texts.errors import error_sentence

logger = structlog.stdlib.get_logger(__name__)


class Problem(Struct, frozen=True, kw_only=True):
    """What went wrong: `code` and `arguments` for programs, the sentence for people."""

    code: str
    sentence: str
    arguments: dict[str, Argument]
    rule: str | UnsetType = UNSET
    retry_after: int | UnsetType = UNSET


def language_of(connection: Connection) -> str:
    who = connection.scope["state"].get(WHO)
    if isinstance(who, Who) and who.language:
        return best_language(who.language)
    return wanted_language(connection)


def describe(error: LudotekaError, language: str) -> Problem:
    """Also for sockets."""
    after = error.retry_after if isinstance(error, Refused) else None
    return Problem(
        code=error.code,
        sentence=error_sentence(Texts(language), error),
        arguments=dict(error.arguments),
        rule=error.rule if isinstance(error, IllegalMove) else UNSET,
        retry_after=after if after is not None else UNSET,
    )


def status_of(error: LudotekaError) -> int:
    if isinstance(error, Refused):
        return error.status
    return HTTP_409_CONFLICT if isinstance(error, IllegalMove) else HTTP_400_BAD_REQUEST


def on_refusal(request: AnyRequest, error: LudotekaError) -> Response[Problem]:
    problem = describe(error, language_of(request))
    headers = {}
    if isinstance(problem.retry_after, int):
        headers["retry-after"] = str(problem.retry_after)
    if status_of(error) == 401:
        headers["www-authenticate"] = "Bearer"
    if status_of(error) == 405:
        headers["allow"] = allowed_methods(request.app, request.url.path)
    return Response(
        problem, status_code=status_of(error), headers=headers, media_type="application/json"
    )


def on_error(request: AnyRequest, error: Exception) -> Response[Problem] | Response[bytes]:
    if isinstance(error, HTTPException) and error.status_code == 404 and wants_page(request):
        return the_page(request, status=404)
    return on_refusal(request, refusal_of(request, error))


HANDLERS: Final[ExceptionHandlersMap] = {Exception: on_error}


def refusal_of(connection: Connection, error: Exception) -> LudotekaError:
    """What is told of any error, to a request or to a socket."""
    path = connection.url.path
    match error:
        case LudotekaError():
            return error
        case HTTPException():
            return _translated(connection, error)
        case WebSocketException():
            return BadInput("bad-request", problem=error.detail)
        case RecursionError():
            return BadInput("deep-json")
        case IntegrityError() | DataError() | ProgrammingError():
            return _failure(path, error)
        case StorageDown() | DBAPIError() | ConnectionError() | TimeoutError():
            return _storage_down(path, error)
        case asyncpg.PostgresError() | asyncpg.InterfaceError() | asyncpg.InternalClientError():
            return _storage_down(path, error)
        case _:
            return _failure(path, error)


def _storage_down(path: str, error: Exception) -> Busy:
    """Outside the log, drivers speak for themselves, and may name addresses."""
    problem = str(error) if isinstance(error, StorageDown) else type(error).__name__
    logger.error("storage down", path=path, problem=problem)
    return Busy("storage-down")


def _failure(path: str, error: Exception) -> Failed:
    """Others learn a number; what it was stands in the log under that number."""
    number = secrets.token_hex(4)
    logger.error("unexpected error", id=number, path=path, exc_info=error)
    return Failed("failed", id=number)


def _translated(connection: Connection, error: HTTPException) -> LudotekaError:
    match error.status_code:
        case 401:
            return Unauthorized("log-in-first")
        case 403:
            return Forbidden("not-yours")
        case 404:
            return Unknown("no-such-page", path=connection.url.path[:100])
        case 405:
            return NotAllowed("no-such-method", method=str(connection.scope.get("method")))
        case 413:
            return counted("body", TooLarge("too-large"))
        case _:
            return _bad_field(error)


def _bad_field(error: HTTPException) -> BadInput:
    extra = error.extra[0] if isinstance(error.extra, list) and error.extra else None
    if not isinstance(error, ValidationException) or not isinstance(extra, dict):
        return BadInput("bad-request", problem=error.detail)
    field = str(extra.get("key", "")) or "body"
    return BadInput("bad-field", field=field, problem=str(extra.get("message", "")))
