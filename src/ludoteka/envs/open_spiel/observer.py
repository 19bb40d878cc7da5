"""OpenSpiel's observer: what a player sees or remembers, as text and as a tensor."""

from typing import Any

import numpy as np
import pyspiel  # pyright: ignore[reportMissingImports] -- of the extra `peers`

from ludoteka.core import Seat
from ludoteka.envs.open_spiel.match import Rules
from ludoteka.envs.open_spiel.memory import view_text
from ludoteka.envs.open_spiel.state import TableState


class TableObserver:
    """With perfect recall the memory of a player, else what it sees now.

    What everybody knows, alone, is what a spectator sees; private knowledge alone is not told
    apart from it.
    """

    def __init__(self, rules: Rules, kind: Any) -> None:
        self.layout = rules.layout
        self.recall: bool = kind.perfect_recall
        self.whole: bool = (
            kind.public_info and kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        )
        self.public: bool = kind.public_info and kind.private_info == pyspiel.PrivateInfoType.NONE
        size = self.layout.full_size if self.recall else self.layout.size
        self.tensor = np.zeros(size, np.float32) if self.whole else None
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: TableState, player: int) -> None:
        if self.tensor is None:
            return
        match = state.match
        if match.state is None:
            self.tensor.fill(0)
        elif self.recall:
            self.layout.information(match.state, match.memories[player], self.tensor)
        else:
            self.layout.observation(match.state, Seat(player), self.tensor)

    def string_from(self, state: TableState, player: int) -> str | None:
        match = state.match
        if not self.whole and not self.public:
            return None
        if match.state is None:
            return "not dealt yet"
        if self.public:
            return view_text(match.state, None)
        return (
            match.memories[player].text() if self.recall else view_text(match.state, Seat(player))
        )
