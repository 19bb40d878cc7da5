"""One word for one thing, and English as people write it today: `docs/translating.md`."""

import pytest

from scripts.texts_report import LANGUAGES, UNWANTED, Wording, found, texts


@pytest.mark.parametrize(
    ("language", "wording"),
    [
        pytest.param(language, wording, id=f"{language}-{wording.name}")
        for language in LANGUAGES
        for wording in UNWANTED[language]
    ],
)
def test_no_message_has_a_word_that_must_not_appear(language: str, wording: Wording) -> None:
    assert not list(found(language, wording))


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Whom do you shoot?"),
        ("en", "That is no Missed!."),
        ("en", "Nadia puts Barrel before {…}."),
        ("en", "One Bang! a turn."),
        ("en", "“{…}” will not do as a name."),
        ("en", "You lose 3 lives."),
        ("en", "Look before you."),
        ("en", "Discard a Bang!."),
        ("en", "It wins 62 % of them."),
        ("ru", "Матч окончен."),
        ("ru", "Ð\x9fÐ°Ñ\x80ÑÐ¸Ñ."),
        ("uk", "Неправильне імâ\x80\x99я."),
        ("uk", "Оберіть карту."),
        ("ru", "Карт на руке: {…}"),
        ("uk", "Вісімка черв"),
        ("uk", "ім'я"),
    ],
)
def test_the_list_knows_what_was_wrong(language: str, sentence: str) -> None:
    assert any(wording.matches(sentence) for wording in UNWANTED[language])


@pytest.mark.parametrize(
    "sentence",
    [
        "There is no seat 3.",
        "It is no longer open.",
        "Seen before the deal.",
        "It warns you before you do.",
        "Wins per seat",
        "Wins per seat, %",
        "Discard a Bang! card.",
    ],
)
def test_what_is_right_is_not_found(sentence: str) -> None:
    assert not [wording for wording in UNWANTED["en"] if wording.matches(sentence)]


def test_every_text_of_a_select_is_read() -> None:
    of_hits = [text.text for text in texts("en") if text.message == "web-bang-tell-hit"]
    assert any("You have 1 life point left." in text for text in of_hits)
    assert any("No life points left." in text for text in of_hits)
