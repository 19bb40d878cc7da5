"""Signed sessions."""

from collections.abc import Callable

import pytest

from ludoteka.server.people.sessions import DAY, Session, Sessions

NOW = 1_800_000_000_000
sessions = Sessions(b"k" * 32, days=400)


def test_a_session_is_read_as_it_was_issued() -> None:
    assert sessions.read(sessions.issue("ann", 3, NOW), NOW) == Session("ann", 3, NOW)


@pytest.mark.parametrize(
    "forge",
    [
        lambda value: value.replace("ann", "bob"),
        lambda value: value.replace(".3.", ".4."),
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
    assert sessions.read(forge(sessions.issue("ann", 3, NOW)), NOW) is None


def test_another_key_signs_another_house() -> None:
    assert Sessions(b"x" * 32).read(sessions.issue("ann", 3, NOW), NOW) is None


def test_sessions_end() -> None:
    value = sessions.issue("ann", 3, NOW)
    assert sessions.read(value, NOW + 400 * DAY)
    assert sessions.read(value, NOW + 400 * DAY + 1) is None


def test_a_session_is_renewed_after_a_day() -> None:
    assert not sessions.is_stale(Session("ann", 3, NOW), NOW + DAY)
    assert sessions.is_stale(Session("ann", 3, NOW), NOW + DAY + 1)
