"""Decodes a game's events and views from JSON."""

from functools import cache
from typing import Any, Union

import msgspec

from ludoteka.core.events import Event
from ludoteka.core.game import Game
from ludoteka.core.views import View


def event_decoder(game: Game) -> msgspec.json.Decoder[Event]:
    return _events(game.all_event_kinds)


def events_decoder(game: Game) -> msgspec.json.Decoder[tuple[Event, ...]]:
    return _event_tuples(game.all_event_kinds)


def view_decoder(game: Game) -> msgspec.json.Decoder[View]:
    kind: type[View] = game.view_kind
    return _views(kind)


@cache
def _events(kinds: tuple[type[Event], ...]) -> msgspec.json.Decoder[Event]:
    union: Any = Union[kinds]  # noqa: UP007 - the members are known at run time only
    return msgspec.json.Decoder(union)


@cache
def _event_tuples(kinds: tuple[type[Event], ...]) -> msgspec.json.Decoder[tuple[Event, ...]]:
    union: Any = Union[kinds]  # noqa: UP007 - the members are known at run time only
    return msgspec.json.Decoder(tuple[union, ...])


@cache
def _views(kind: type[View]) -> msgspec.json.Decoder[View]:
    return msgspec.json.Decoder(kind)
