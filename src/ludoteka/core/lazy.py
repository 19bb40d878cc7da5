"""A registry that imports its entries on first use."""

from collections.abc import Iterator, Mapping
from pkgutil import resolve_name
from typing import TypeVar

Value = TypeVar("Value")


class LazyRegistry(Mapping[str, Value]):
    """Values by key, each written as `module:name`.

    Playing one game does not import the others.
    """

    def __init__(self, places: Mapping[str, str]) -> None:
        self._places = places

    def __getitem__(self, key: str) -> Value:
        value: Value = resolve_name(self._places[key])
        return value

    def __contains__(self, key: object) -> bool:
        return key in self._places  # the one of Mapping would import it

    def __iter__(self) -> Iterator[str]:
        return iter(self._places)

    def __len__(self) -> int:
        return len(self._places)
