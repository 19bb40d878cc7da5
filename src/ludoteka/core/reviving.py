"""Unpickles states by their game, which is imported when needed."""

from functools import cache
from pkgutil import resolve_name
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ludoteka.core.events import Event
    from ludoteka.core.game import Game
    from ludoteka.core.state import State


@cache
def only(kind: "type[Game]") -> "Game":
    """The one instance of a game's class that a process needs: games hold no state."""
    return kind()


def game_of(state: "State") -> "Game":
    """The game of this match."""
    return only(resolve_name(state.game_class))


def revive(
    game: str,
    position: dict[str, object],
    recording: bool,  # noqa: FBT001 - as pickle hands it over
    events: "list[Event]",
) -> "State":
    state = only(resolve_name(game)).from_position(position, recording=recording)
    state.events = list(events)
    return state
