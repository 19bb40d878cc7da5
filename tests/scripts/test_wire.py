"""The types of the web client are those of the server."""

from scripts.wire import FILE, wire


def test_the_types_of_the_web_client_are_up_to_date() -> None:
    assert FILE.read_text("utf-8") == wire(), "run: make types"
