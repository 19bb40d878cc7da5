"""What is ours, and what is the publisher's FAQ, is marked as such in every language."""

from typing import Final

import pytest

from ludoteka.texts import LANGUAGES, Texts

RULING: Final = {"en": "our ruling", "ru": "наше решение", "uk": "наше рішення"}
FAQ: Final = {"en": "publisher’s faq", "ru": "faq издателя", "uk": "faq видавця"}

OURS: Final = (
    *(f"BA-{n}" for n in (3, 6, 8, 10, 13, 15, 18, 21, 23, 31, 44, 56, 61, 63, 80, 85, 87, 88)),
    *(f"IN-{n}" for n in (3, 4, 7, 8, 12, 13, 15, 19, 20, 23, 25)),
    *(f"SA-{n}" for n in (2, 3, 5, 6, 7, 11, 14, 20, 21, 23, 24, 25, 26)),
    *(f"6N-{n}" for n in (3, 9, 11, 14, 15)),
    *(f"FF-{n}" for n in (6, 9, 10, 11, 12)),
)
"""Clauses with a decision where the rulebook is silent or says too little."""
PUBLISHERS: Final = (5, 8, 15, 16, 18, 19, 20, 21, 22, 31, 40, 42, 50, 53, 62, 63)


@pytest.mark.parametrize("language", LANGUAGES)
def test_our_rulings_are_marked(language: str) -> None:
    texts = Texts(language)
    unmarked = [c for c in OURS if RULING[language] not in texts.get(f"rule-{c}").lower()]
    assert unmarked == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_publishers_faq_is_marked(language: str) -> None:
    texts = Texts(language)
    told = {number: texts.get(f"rule-BA-{number}").lower() for number in PUBLISHERS}
    assert [number for number, rule in told.items() if FAQ[language] not in rule] == []
