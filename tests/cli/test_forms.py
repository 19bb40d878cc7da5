"""Numbers and times in the terminal are the reader's, by language and country."""

import sys
from datetime import datetime

import pytest

from ludoteka.cli.forms import number, percent, when

NOON = int(datetime(2026, 11, 18, 15, 4).astimezone().timestamp() * 1000)


@pytest.fixture(autouse=True)
def no_locale(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["ludoteka"])
    for variable in ("LC_ALL", "LC_TIME", "LC_NUMERIC", "LANG", "LUDOTEKA_LANG"):
        monkeypatch.delenv(variable, raising=False)


@pytest.mark.parametrize(
    ("locale", "time", "share"),
    [
        ("en_GB.UTF-8", "18/11/2026, 15:04", "72.0 ± 11.7%"),
        ("en_US.UTF-8", "11/18/26, 3:04\u202fPM", "72.0 ± 11.7%"),
        ("ru_RU.UTF-8", "18.11.2026, 15:04", "72,0 ± 11,7\xa0%"),
        ("uk_UA.UTF-8", "18.11.26, 15:04", "72,0 ± 11,7\xa0%"),
        ("C", "18/11/2026, 15:04", "72.0 ± 11.7%"),
    ],
)
def test_the_country_decides_how_they_are_written(
    monkeypatch: pytest.MonkeyPatch, locale: str, time: str, share: str
) -> None:
    monkeypatch.setenv("LANG", locale)
    assert when(NOON) == time
    assert percent(0.72, margin=0.117) == share


def test_a_language_of_choice_brings_its_own_form(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "en_US.UTF-8")
    monkeypatch.setenv("LUDOTEKA_LANG", "ru")
    assert when(NOON) == "18.11.2026, 15:04"
    assert (number(1234.5, 1), number(3.2, signed=True)) == ("1234,5", "+3")
