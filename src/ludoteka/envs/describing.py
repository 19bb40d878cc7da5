"""The table of an observation's slices, for documentation and programs."""

from collections.abc import Mapping

import msgspec

from ludoteka.envs.encodings import Slice
from ludoteka.envs.table import Table


class Description(msgspec.Struct, frozen=True):
    """What an environment shows and takes."""

    game: str
    seats: int
    size: int
    """How many numbers an observation has."""
    actions: int
    slices: tuple[Slice, ...]

    def slice(self, name: str) -> Slice:
        found = next((each for each in self.slices if each.name == name), None)
        if found is None:
            known = ", ".join(each.name for each in self.slices)
            raise KeyError(f"{self.game} has no slice {name!r}; slices: {known}")
        return found

    def __str__(self) -> str:
        lines = [f"{self.game}, {self.seats} seats: {self.size} numbers, {self.actions} actions"]
        lines += [
            f"{each.start:>5} – {each.stop - 1:<5} {each.name:<14} "
            f"{' × '.join(map(str, each.shape)):<10} {each.least} … {each.most}  {each.meaning}"
            for each in self.slices
        ]
        return "\n".join(lines)


def describe(
    game: str, seats: int | None = None, options: Mapping[str, object] | None = None
) -> Description:
    table = Table(game, seats, options)
    encoding = table.encoding
    return Description(game, table.seats, encoding.size, table.action_count, tuple(encoding.slices))
