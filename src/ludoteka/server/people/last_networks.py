"""The last network of each person, in memory only.

A host can ban the network of someone who comes back as another guest every time, without
anyone's address being stored. Each node knows its own visitors, the latest ones.
"""

from typing import Final

MOST: Final = 20_000


class Whereabouts:
    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._networks: dict[str, str] = {}

    def note(self, person: str, network: str) -> None:
        self._networks.pop(person, None)
        self._networks[person] = network
        if len(self._networks) > self._most:
            del self._networks[next(iter(self._networks))]

    def find(self, person: str) -> str | None:
        return self._networks.get(person)
