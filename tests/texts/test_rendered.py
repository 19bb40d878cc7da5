"""Every message can be said with real arguments, so that people can read them all."""

import pytest

from scripts.texts_rendered import rendered
from tests.texts.test_messages import messages

pytestmark = pytest.mark.uncounted


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_every_message_is_said(language: str) -> None:
    said = {message: sentences for _, message, sentences in rendered(language)}
    assert set(said) == set(messages(language))
    assert not [message for message, sentences in said.items() if not all(sentences)]


def test_a_message_that_selects_is_said_in_all_its_forms() -> None:
    said = {message: sentences for _, message, sentences in rendered("ru", of="web-face-to-face")}
    assert said["web-face-to-face-left"] == [
        "осталось 1 число",
        "осталось 3 числа",
        "осталось 5 чисел",
    ]


def test_a_card_stands_in_the_accusative_where_it_is_asked_for() -> None:
    said = {message: sentences for _, message, sentences in rendered("uk", of="bang")}
    assert said["bang-event-card-discarded"] == ["Emma скидає «Бочку» К♠."]
