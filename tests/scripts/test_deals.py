"""The deals that the web client is tested with are those of the engine."""

from scripts.deals import FILE, text


def test_the_deals_of_the_web_client_are_up_to_date() -> None:
    assert FILE.read_text("utf-8") == text(), "run: python -m scripts.deals"
