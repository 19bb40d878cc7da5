"""One word for one thing, and English as people write it today: `docs/translating.md`."""

import pytest

from scripts.texts_report import LANGUAGES, UNWANTED, Wording, found, in_rules, texts


@pytest.mark.parametrize(
    ("language", "wording"),
    [
        pytest.param(language, wording, id=f"{language}-{wording.name}")
        for language in LANGUAGES
        for wording in UNWANTED[language]
    ],
)
def test_no_message_has_a_word_that_must_not_appear(language: str, wording: Wording) -> None:
    assert not [place for place in found(language, wording) if not in_rules(place)]


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Whom do you shoot?"),
        ("en", "That is no Missed!."),
        ("en", "Nadia puts Barrel before {…}."),
        ("en", "One Bang! a turn."),
        ("en", "“{…}” will not do as a name."),
        ("en", "You lose 3 lives."),
        ("ru", "Матч окончен."),
        ("ru", "Карт на руке: {…}"),
        ("uk", "Вісімка черв"),
        ("uk", "ім'я"),
    ],
)
def test_the_list_knows_what_was_wrong(language: str, sentence: str) -> None:
    assert any(wording.matches(sentence) for wording in UNWANTED[language])


@pytest.mark.parametrize(
    "sentence",
    ["There is no seat 3.", "It is no longer open.", "Seen before the deal.", "Wins per seat"],
)
def test_what_is_right_is_not_found(sentence: str) -> None:
    assert not [wording for wording in UNWANTED["en"] if wording.matches(sentence)]


def test_every_text_of_a_select_is_read() -> None:
    of_hits = [text.text for text in texts("en") if text.message == "web-bang-tell-hit"]
    assert any("You have 1 life point left." in text for text in of_hits)
    assert any("No life points left." in text for text in of_hits)
