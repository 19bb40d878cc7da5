"""Log lines hold no secrets."""

import asyncio
import gc
import io
import json
import logging
import sys
import threading
from collections.abc import Iterator

import pytest
import structlog

from ludoteka.server.config import Settings
from ludoteka.server.web.logging import HIDDEN, configure_logging, log_what_nobody_catches

SPADES = "sedaps"[::-1]
"""Not to be found in the source, which tracebacks show."""


@pytest.fixture
def restored() -> Iterator[None]:
    root = logging.getLogger()
    handlers, level = list(root.handlers), root.level
    yield
    root.handlers[:] = handlers
    root.setLevel(level)
    for name in ("ludoteka", "alembic"):
        logging.getLogger(name).setLevel(logging.NOTSET)
    structlog.reset_defaults()


def logged(log_format: str) -> io.StringIO:
    stream = io.StringIO()
    settings = Settings(log_format="json" if log_format == "json" else "text")
    configure_logging(settings, stream)
    return stream


@pytest.mark.usefixtures("restored")
@pytest.mark.parametrize(
    "key",
    ["password", "Authorization", "server_seed", "old-password", "token", "hand", "deck", "cookie"],
)
def test_what_is_called_a_secret_is_hidden(key: str) -> None:
    stream = logged("json")
    structlog.get_logger("ludoteka.test").info(
        "hello", **{key: "hunter2", "deep": {"list": [{key: "hunter2"}]}}
    )
    line = json.loads(stream.getvalue())
    assert line[key] == HIDDEN
    assert "hunter2" not in stream.getvalue()


@pytest.mark.usefixtures("restored")
@pytest.mark.parametrize("log_format", ["text", "json"])
def test_a_traceback_shows_no_values_of_variables(log_format: str) -> None:
    stream = logged(log_format)
    hand = ["queen", "of", SPADES]
    try:
        try:
            raise KeyError(*hand)
        except KeyError as missing:
            failed = ExceptionGroup(f"{hand}", [ValueError(hand), OSError(2, "No such file", hand)])
            failed.add_note(SPADES)
            raise failed from missing
    except ExceptionGroup as error:
        caught = error
    structlog.get_logger().error("unexpected error", id="0f", exc_info=caught)
    logging.getLogger("uvicorn.error").error("Exception in ASGI application", exc_info=caught)
    for told in (
        "KeyError",
        "ExceptionGroup",
        "ValueError",
        "FileNotFoundError: No such file",
        "in test_a_",
    ):
        assert stream.getvalue().count(told) >= 2
    assert SPADES not in stream.getvalue()


@pytest.mark.usefixtures("restored")
def test_a_task_that_nobody_asked_tells_no_message() -> None:
    stream = logged("text")

    async def fail() -> None:
        raise ValueError(SPADES)

    async def forget() -> None:
        task = asyncio.ensure_future(fail())
        await asyncio.wait([task])
        del task
        gc.collect()

    asyncio.run(forget())
    assert "Task exception was never retrieved" in stream.getvalue()
    assert "ValueError" in stream.getvalue()
    assert SPADES not in stream.getvalue()


@pytest.mark.usefixtures("restored")
def test_a_thread_that_fails_tells_no_message(monkeypatch: pytest.MonkeyPatch) -> None:
    for of, hook in ((threading, "excepthook"), (sys, "unraisablehook")):
        monkeypatch.setattr(of, hook, getattr(of, hook))  # as it was, afterwards
    stream = logged("json")
    log_what_nobody_catches()
    thread = threading.Thread(target=lambda: [].index(SPADES))  # type: ignore[arg-type]
    thread.start()
    thread.join()
    assert "a thread failed" in stream.getvalue()
    assert SPADES not in stream.getvalue()


@pytest.mark.usefixtures("restored")
def test_lines_of_libraries_take_the_same_way() -> None:
    stream = logged("json")
    logging.getLogger("uvicorn").warning("started on %s", 8420)
    line = json.loads(stream.getvalue())
    assert (line["event"], line["logger"], line["level"]) == (
        "started on 8420",
        "uvicorn",
        "warning",
    )


@pytest.mark.usefixtures("restored")
def test_libraries_do_not_tell_their_details() -> None:
    stream = io.StringIO()
    configure_logging(Settings(log_level="debug"), stream)
    logging.getLogger("aiosqlite").debug("executing UPDATE persons SET password=…")
    assert stream.getvalue() == ""
    structlog.get_logger("ludoteka.server").debug("ours")
    assert "ours" in stream.getvalue()


@pytest.mark.usefixtures("restored")
def test_lines_below_the_level_are_left_out() -> None:
    stream = logged("text")
    structlog.get_logger().debug("hush")
    assert stream.getvalue() == ""


@pytest.mark.usefixtures("restored")
def test_even_on_debug_libraries_do_not_write_what_passes_through_them() -> None:
    stream = io.StringIO()
    configure_logging(Settings(log_level="debug"), stream)
    logging.getLogger("aiosqlite").debug("executing INSERT … (%s)", "hunter2")
    logging.getLogger("uvicorn.error").debug("> TEXT %s", "queen of spades")
    structlog.get_logger("ludoteka.server").debug("our own lines are written")
    assert "our own" in stream.getvalue()
    assert "hunter2" not in stream.getvalue()
    assert "spades" not in stream.getvalue()
