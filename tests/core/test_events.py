"""Events say who may read them, and `redact` keeps to it."""

from typing import Annotated

import msgspec
import pytest

from ludoteka.core import Asked, Event, Hidden, Public, Seat, Secret, redact, seen_by
from ludoteka.core.events import event_name, readers


class Stolen(Event, frozen=True, gc=False):
    thief: Public[Seat]
    victim: Public[Seat]
    card: Annotated[int | Hidden, seen_by("thief", "victim")]


class Drawn(Event, frozen=True, gc=False):
    seat: Public[Seat]
    cards: Secret[tuple[int, ...]]


def test_a_secret_is_for_its_owner() -> None:
    drawn = Drawn("XX-1", Seat(1), (7, 8, 9))
    assert redact(drawn, Seat(1)) is drawn
    assert redact(drawn, Seat(0)) == Drawn("XX-1", Seat(1), Hidden(3))
    assert redact(drawn, None) == Drawn("XX-1", Seat(1), Hidden(3))


def test_a_secret_of_two_is_for_both() -> None:
    stolen = Stolen("XX-1", Seat(1), Seat(2), 7)
    assert redact(stolen, Seat(1)) is stolen
    assert redact(stolen, Seat(2)) is stolen
    assert redact(stolen, Seat(0)) == Stolen("XX-1", Seat(1), Seat(2), Hidden(1))


def test_redacting_twice_changes_nothing() -> None:
    once = redact(Drawn("XX-1", Seat(1), (7, 8)), None)
    assert redact(once, Seat(0)) == once


def test_public_events_pass_as_they_are() -> None:
    asked = Asked("XX-1", (Seat(0),), "choose")
    assert redact(asked, None) is asked


def test_a_field_without_readers_makes_the_event_unusable() -> None:
    class Careless(Event, frozen=True):
        card: int

    with pytest.raises(TypeError, match=r"Careless\.card must say who may read it"):
        redact(Careless("XX-1", 7), None)


def test_readers_must_be_fields() -> None:
    class Mistaken(Event, frozen=True):
        card: Annotated[int | Hidden, seen_by("nobody")]

    with pytest.raises(TypeError, match="unknown field 'nobody'"):
        readers(Mistaken)


def test_events_have_names_and_json() -> None:
    assert event_name(Drawn) == "drawn"
    text = b'{"event":"drawn","rule":"XX-1","seat":1,"cards":{"hidden":2}}'
    assert msgspec.json.encode(Drawn("XX-1", Seat(1), Hidden(2))) == text
    assert msgspec.json.decode(text, type=Drawn) == Drawn("XX-1", Seat(1), Hidden(2))
