"""Signed sessions."""

from collections.abc import Callable

import pytest

from ludoteka.server.people.sessions import DAY, Session, Sessions

NOW = 1_800_000_000_000
sessions = Sessions(b"k" * 32, days=400)


def test_a_session_is_read_as_it_was_issued() -> None:
    assert sessions.read(sessions.issue("ann", 3, NOW, "s7"), NOW) == Session("ann", 3, NOW, "s7")


@pytest.mark.parametrize(
    "forge",
    [
        lambda value: value.replace("ann", "bob"),
        lambda value: value.replace(".3.", ".4."),
        lambda value: value.replace("s7", "s8"),
        lambda value: value[:-1] + ("A" if value[-1] != "A" else "E"),
        lambda value: value.rpartition(".")[0] + ".",
        lambda value: value.rpartition(".")[0],
        lambda _value: "",
        lambda _value: "....",
        lambda _value: "ä.ö.ü",
        lambda _value: "1.ann.3",
    ],
)
def test_a_forged_cookie_is_nobodys(forge: Callable[[str], str]) -> None:
    assert sessions.read(forge(sessions.issue("ann", 3, NOW, "s7")), NOW) is None


def test_another_key_signs_another_house() -> None:
    assert Sessions(b"x" * 32).read(sessions.issue("ann", 3, NOW, "s7"), NOW) is None


def test_sessions_end() -> None:
    value = sessions.issue("ann", 3, NOW, "s7")
    assert sessions.read(value, NOW + 400 * DAY)
    assert sessions.read(value, NOW + 400 * DAY + 1) is None


def test_a_session_is_renewed_after_a_day() -> None:
    assert not sessions.is_stale(Session("ann", 3, NOW, "s7"), NOW + DAY)
    assert sessions.is_stale(Session("ann", 3, NOW, "s7"), NOW + DAY + 1)


def test_a_value_of_an_earlier_release_is_a_session_of_its_own() -> None:
    text = f"1.ann.3.{NOW}"
    value = f"{text}.{sessions._signature(text)}"
    found = sessions.read(value, NOW)
    assert found is not None
    assert (found.person, found.epoch, found.issued) == ("ann", 3, NOW)
    other = f"1.ann.3.{NOW + 1}"
    later = sessions.read(f"{other}.{sessions._signature(other)}", NOW)
    assert later is not None
    assert later.id != found.id
