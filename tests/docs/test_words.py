"""The pages say things as people write them today: `docs/translating.md`."""

import pytest

from scripts.pages_report import UNWANTED, found, pages, without_code
from scripts.texts_report import Wording


@pytest.mark.parametrize("wording", UNWANTED, ids=lambda wording: str(wording.name))
def test_no_page_has_a_word_that_must_not_appear(wording: Wording) -> None:
    assert not list(found(wording))


@pytest.mark.parametrize(
    "sentence",
    [
        "Who has no cookie becomes a guest.",
        "It is logged; who resigned takes nothing back.",
        "Whoever sits down gets a new message.",
        "A frame that is no command is refused.",
        "A value that will not do stops the server.",
        "Bots of the house have no ratings.",
    ],
)
def test_the_list_knows_what_was_wrong(sentence: str) -> None:
    assert any(wording.matches(sentence) for wording in UNWANTED)


@pytest.mark.parametrize(
    "sentence",
    [
        "Who decides?",
        "It shows who is in range, and why.",
        "There is no such table.",
        "It is no longer open.",
        "Friends see who is here.",
    ],
)
def test_what_is_right_is_not_found(sentence: str) -> None:
    assert not [wording for wording in UNWANTED if wording.matches(sentence)]


def test_code_is_not_read() -> None:
    text = "A `house` here.\n\n```sh\nwhoever\n```\nafter"
    assert without_code(text).splitlines() == ["A `` here.", "", "", "", "", "after"]


def test_every_english_page_is_read() -> None:
    names = {name for name, _ in pages()}
    assert {"README.md", "CHANGELOG.md", "docs/hosting.md", "docs/notation/bang.md"} <= names
    assert "docs/playing.ru.md" not in names
    assert "docs/rules/bang.uk.md" not in names
