"""Plays BANG! with the steps inside the rules numbered otherwise, and prints what is told outside.

    python -m tests.games.bang.renumbered SEED      (no SEED: as the rules number them)

Sources are read, whatever form is installed, since compiled modules keep their numbers.
"""

import hashlib
import random
import re
import sys
from collections.abc import Sequence
from importlib.abc import Loader
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_loader
from itertools import islice
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

import ludoteka
from ludoteka.pure import prefer_sources

if TYPE_CHECKING:
    from ludoteka.core import Move, Phrase, View
    from ludoteka.games.bang import Bang

STEPS = "ludoteka.games.bang.steps"
FILE = Path(ludoteka.__file__).parent / "games" / "bang" / "steps.py"
NUMBER = re.compile(r"^([A-Z_]+: Final = )(\d+)$|^([A-Z_]+: Final = )(\d+)(?=  #)", re.MULTILINE)
VARIANTS: tuple[tuple[int, dict[str, object]], ...] = (
    (3, {}),
    (5, {}),
    (8, {"no-mercy": True}),
    (4, {"mode": "tournament", "experience": True, "hire": True, "bounties": True}),
)


class Renumbered(Loader):
    """Loads the steps with their numbers shuffled."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        return spec_from_loader(name, self) if name == STEPS else None

    def exec_module(self, module: ModuleType) -> None:
        exec(self.source(), module.__dict__)

    def source(self) -> str:
        kinds, rest = FILE.read_text("utf-8").split("class StepKind", 1)
        numbers = list(range(len(NUMBER.findall(kinds))))
        random.Random(self.seed).shuffle(numbers)

        def shuffled(found: re.Match[str]) -> str:
            return f"{found[1] or found[3]}{numbers.pop()}"

        return f"{NUMBER.sub(shuffled, kinds)}class StepKind{rest}"


def hints(game: "Bang", view: "View", legal: "list[Move]") -> "list[Phrase | None]":
    assert isinstance(view, game.view_kind)
    return [game.hint(view, move) for move in legal]


def tell(seats: int, options: dict[str, object]) -> dict[str, str]:
    """By channel, a digest of all that it said in one match."""
    from ludoteka.envs.encodings import find_encoding
    from ludoteka.games.bang import Bang
    from tests.conformance.cases import encoded, seed_bytes, walk

    game = Bang()
    encoding = find_encoding(game, seats)
    said = {
        channel: hashlib.sha256()
        for channel in ("view", "position", "event", "hint", "refusal", "move", "encoding")
    }
    state = game.new(seats, options, seed_bytes(seats), recording=True)
    for seat, move in islice(walk(state, 7), 300):
        said["move"].update(f"{seat} {game.moves.text(move)}\n".encode())
        said["position"].update(encoded(state.position()))
        for viewer in (*state.seats, None):
            said["view"].update(encoded(state.view(viewer)))
        legal = state.legal(seat)
        said["move"].update(encoded(legal))
        said["hint"].update(encoded(hints(game, state.view(seat), legal)))
        refused = state.refusal(seat, game.moves.parse("bid 300"))
        said["refusal"].update(str(refused and (refused.code, refused.rule)).encode())
        said["encoding"].update(bytes(encoding.row(state.view(seat))))
        said["event"].update(encoded(state.take_events()))
    return {channel: digest.hexdigest() for channel, digest in said.items()}


def main() -> None:
    prefer_sources()
    if sys.argv[1:]:
        sys.meta_path.insert(0, Renumbered(int(sys.argv[1])))
    from ludoteka.games.bang import steps

    print("numbers", steps.PLAY, steps.SHOT, steps.LUCKY, steps.DYNAMITE_TURNED)
    for seats, options in VARIANTS:
        for channel, digest in tell(seats, options).items():
            print(seats, channel, digest)


if __name__ == "__main__":
    main()
