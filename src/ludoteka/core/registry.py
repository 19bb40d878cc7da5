"""Collects games: the built-in ones, and those of other packages by entry points."""

import warnings
from collections.abc import Callable, Iterable, Iterator, Mapping
from importlib.metadata import EntryPoint
from pkgutil import resolve_name
from typing import Literal, TypeVar

from ludoteka.core.errors import BadInput
from ludoteka.core.game import Game
from ludoteka.core.reviving import only

GROUP = "ludoteka.games"

PartName = Literal["board", "compact_board", "greedy", "searching", "encoding", "judge"]
Value = TypeVar("Value")


def collect(own: Iterable[Game], others: Iterable[EntryPoint]) -> dict[str, Game]:
    """All games by key. One that does not load, or takes a key in use, is left out loudly."""
    found = {game.key: game for game in own}
    for entry in others:
        game = _load(entry)
        if isinstance(game, str):
            warnings.warn(f"game {entry.name!r} ({entry.value}) is left out: {game}", stacklevel=2)
        elif game.key in found:
            warnings.warn(
                f"game {game.key!r} ({entry.value}) is left out: key in use", stacklevel=2
            )
        else:
            found[game.key] = game
    return found


def _load(entry: EntryPoint) -> Game | str:
    """The game of an entry point, or why there is none."""
    try:
        game: object = only(entry.load())
    except Exception as error:  # whatever a foreign package does on import  # noqa: BLE001
        return f"{type(error).__name__}: {error}"
    return game if isinstance(game, Game) else "it is no ludoteka.core.Game"


class PartRegistry(Mapping[str, Value]):
    """One kind of part by game; what it holds is imported when it is first asked for."""

    def __init__(
        self, part: PartName, find: Callable[[str], Game], keys: Callable[[], Iterable[str]]
    ) -> None:
        self._part = part
        self._find = find
        self._keys = keys

    def __getitem__(self, key: str) -> Value:
        place = self._place(key)
        if place is None:
            raise KeyError(key)
        value: Value = resolve_name(place)
        return value

    def __contains__(self, key: object) -> bool:
        return isinstance(key, str) and self._place(key) is not None

    def __iter__(self) -> Iterator[str]:
        return (key for key in self._keys() if self._place(key) is not None)

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def _place(self, key: str) -> str | None:
        try:
            game = self._find(key)
        except BadInput:
            return None
        place: str | None = getattr(game.parts, self._part)
        return place
