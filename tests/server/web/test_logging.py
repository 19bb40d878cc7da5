"""Log lines hold no secrets."""

import io
import json
import logging
from collections.abc import Iterator

import pytest
import structlog

from ludoteka.server.config import Settings
from ludoteka.server.web.logging import HIDDEN, configure_logging


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
    hand = ["queen", "of", "spades"]
    try:
        raise ValueError("no such row") from KeyError(len(hand))
    except ValueError as error:
        structlog.get_logger().error("unexpected error", id="0f", exc_info=error)
    assert "ValueError: no such row" in stream.getvalue()
    assert "spades" not in stream.getvalue().replace('hand = ["queen", "of", "spades"]', "")


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
