"""What is said stays plain text, and cannot disturb the lines around it."""

import pytest

from ludoteka.core import BadInput
from ludoteka.server.people.chat import MOST, clean_chat


def test_html_in_chat_stays_text() -> None:
    text = "<script>alert('hi')</script> & <b>you</b>"
    assert clean_chat(text) == text


def test_lines_are_folded_into_one() -> None:
    assert clean_chat("  one\r\ntwo\u2028three\tfour  ") == "one two three four"


@pytest.mark.parametrize("bad", ["\u202e", "\u2066", "\u200b", "\x1b", "\x00", "\ufeff", "\ue000"])
def test_invisible_and_direction_characters_vanish(bad: str) -> None:
    assert clean_chat(f"a{bad}b").replace(" ", "") == "ab"


def test_emoji_stay_whole() -> None:
    assert clean_chat("well played 👩‍👩‍👧 👍🏽") == "well played 👩‍👩‍👧 👍🏽"


def test_towers_of_marks_are_cut() -> None:
    assert len(clean_chat("z" + "\u0489" * 300)) == 4


@pytest.mark.parametrize("nothing", ["", "  \n", "\u200b", "\u200d"])
def test_nothing_is_no_chat(nothing: str) -> None:
    with pytest.raises(BadInput, match="empty-chat"):
        clean_chat(nothing)


def test_chat_has_a_length() -> None:
    assert clean_chat("x" * MOST)
    with pytest.raises(BadInput, match="long-chat"):
        clean_chat("x" * (MOST + 1))
