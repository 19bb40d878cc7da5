"""Keeps what became of each person's latest commands: one that comes twice is done once."""

from dataclasses import dataclass, field
from typing import Final

MOST: Final = 300
"""The latest commands of each person: who did not hear an answer asks again before the next
hundreds, and nobody's are pushed out by another's."""

Became = tuple[int, str]
"""The entry that a command became, and a digest of the command."""


@dataclass(slots=True)
class Commands:
    _by_person: dict[str, dict[str, Became]] = field(default_factory=dict)

    def note(self, person: str, command: str, became: Became) -> None:
        own = self._by_person.setdefault(person, {})
        own[command] = became
        if len(own) > MOST:
            del own[next(iter(own))]

    def find(self, person: str, command: str) -> Became | None:
        return self._by_person.get(person, {}).get(command)
