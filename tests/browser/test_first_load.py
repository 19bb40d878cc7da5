"""What a first visit loads is small, and the boards are not part of it."""

from urllib.parse import urlsplit

from playwright.sync_api import Page, Response, expect

BUDGET = 250_000
"""Bytes of packed JavaScript and CSS until the first board stands."""


def test_a_first_visit_and_its_board_stay_within_the_budget(page: Page) -> None:
    answers: list[Response] = []
    page.on("response", lambda answer: answers.append(answer))  # noqa: PLW0108 - no builtins
    page.goto("/")
    page.get_by_role("button", name="Play now : BANG!").wait_for()
    page.wait_for_load_state("networkidle")
    home = sizes(answers)
    page.get_by_role("button", name="Play now : BANG!").click()
    page.wait_for_url("**/t/*")
    expect(page.locator("main [data-room]").first).to_be_visible(timeout=30_000)
    page.wait_for_load_state("networkidle")
    table = sizes(answers)
    assert not boards(home), "boards come when needed"
    assert boards(table)
    assert 0 < sum(home.values()) < sum(table.values()) < BUDGET


def boards(loaded: dict[str, int]) -> list[str]:
    """A room's style sheet is there for its name at the door; its scripts are the board."""
    return [name for name in loaded if name.startswith("bang") and name.endswith(".js")]


def sizes(answers: list[Response]) -> dict[str, int]:
    """Of each script and style sheet, packed as it was sent."""
    found = {}
    for answer in answers:
        name = urlsplit(answer.url).path.rpartition("/")[2]
        if name.endswith((".js", ".css")):
            assert answer.header_value("content-encoding") == "gzip", name
            found[name] = answer.request.sizes()["responseBodySize"]
    return found
