"""Log lines for people or for machines, without secrets.

Tracebacks carry no values of variables and no messages: what is told there of a live table may
be someone's hand.
"""

import logging
import sys
import threading
from collections.abc import Mapping
from types import TracebackType
from typing import TYPE_CHECKING, Final, TextIO

import structlog
from structlog.typing import EventDict, Processor, WrappedLogger

from ludoteka.server.config import Settings
from ludoteka.server.web import tracebacks

if TYPE_CHECKING:
    from sys import UnraisableHookArgs

HIDDEN: Final = "[hidden]"
SECRETS: Final = frozenset(
    {
        "authorization",
        "body",
        "cookie",
        "cookies",
        "deck",
        "hand",
        "hands",
        "hash",
        "password",
        "position",
        "secret",
        "seed",
        "seeds",
        "session",
        "token",
    }
)


def hide_secrets(_logger: WrappedLogger, _method: str, event: EventDict) -> EventDict:
    """Hides by name, at any depth; `server_seed` and `old-password` count as well."""
    hidden = {key: _hidden(key, value) for key, value in event.items()}
    if "exc_info" in event:  # must stay what it is to be told at all
        hidden["exc_info"] = event["exc_info"]
    return hidden


def _hidden(key: str, value: object) -> object:
    if not SECRETS.isdisjoint(key.lower().replace("-", "_").split("_")):
        return HIDDEN
    if isinstance(value, Mapping):
        return {str(inner): _hidden(str(inner), found) for inner, found in value.items()}
    if isinstance(value, list | tuple):
        return [_hidden("", item) for item in value]
    return value


def hide_tasks(_logger: WrappedLogger, _method: str, event: EventDict) -> EventDict:
    """asyncio writes tasks out with the error that they ended with, message and all."""
    if event.get("logger") == "asyncio":
        event["event"] = str(event["event"]).partition("\n")[0]
    return event


def configure_logging(settings: Settings, stream: TextIO | None = None) -> None:
    """For our own lines and for those of libraries, once at the start."""
    out: TextIO = stream if stream is not None else sys.stderr
    before: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_logger_name,
        structlog.stdlib.add_log_level,
        structlog.stdlib.PositionalArgumentsFormatter(),
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        hide_secrets,
        hide_tasks,
    ]
    structlog.configure(
        processors=[*before, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        wrapper_class=structlog.stdlib.BoundLogger,
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=False,
    )
    formatter = structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=before,
        processors=[
            structlog.stdlib.ProcessorFormatter.remove_processors_meta,
            *_rendering(settings.log_format, colors=out.isatty()),
        ],
    )
    handler = logging.StreamHandler(out)
    handler.setFormatter(formatter)
    root = logging.getLogger()
    root.handlers[:] = [handler]
    level = logging.getLevelNamesMapping()[settings.log_level.upper()]
    # What libraries tell on `debug` is frames and the values of SQL statements: hands, hashes.
    root.setLevel(max(level, logging.WARNING))
    logging.getLogger("ludoteka").setLevel(level)
    if settings.access_log:  # who wants it wants it at any level
        logging.getLogger("ludoteka.access").setLevel(logging.INFO)


def _rendering(log_format: str, *, colors: bool) -> list[Processor]:
    if log_format == "json":
        exceptions = structlog.processors.ExceptionRenderer(tracebacks.tell)
        return [exceptions, structlog.processors.JSONRenderer()]
    return [structlog.dev.ConsoleRenderer(colors=colors, exception_formatter=tracebacks.write)]


def take_streams() -> None:
    """Also warnings, and what ends the whole process, become log lines."""
    logger = structlog.get_logger("ludoteka.server")

    def at_the_end(
        kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error, trace)
        else:
            logger.critical("the server failed", exc_info=error)

    sys.excepthook = at_the_end
    logging.captureWarnings(capture=True)


def log_what_nobody_catches() -> None:
    """Python's own way would write messages of errors in threads and finalizers as they are."""
    logger = structlog.get_logger("ludoteka.server")

    def in_thread(args: threading.ExceptHookArgs) -> None:
        logger.error("a thread failed", exc_info=args.exc_value)

    def in_finalizer(args: "UnraisableHookArgs") -> None:
        logger.error("a finalizer failed", exc_info=args.exc_value)

    threading.excepthook = in_thread
    sys.unraisablehook = in_finalizer
