"""Arguments that strangers send may be of any size."""

import pytest

from ludoteka.texts import LANGUAGES, Texts


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_long_argument_is_clipped(language: str) -> None:
    sentence = Texts(language).get("error-bad-request", problem="x" * 5000)
    assert "x" * 800 in sentence
    assert "…" in sentence
    assert len(sentence) < 1200


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [10**30, -(10**30), 10**4000])
def test_a_huge_number_is_shown_as_it_is(language: str, number: int) -> None:
    sentence = Texts(language).get("error-bad-page", before=number)
    assert str(number)[:100] in sentence
