"""The chances of the sides by a small network: one layer of units between features and sides.

It sees what a weighed sum cannot: that a Deputy counts for less once the Outlaws are gone. Its
weights were fitted to games of greedy and of tuned players by `python -m scripts.bang_network`,
one network a number of seats.
"""

import json
from importlib.resources import files
from typing import Final

from ludoteka.bots.search.bang.chances import Judge, softmax
from ludoteka.bots.search.bang.features import features
from ludoteka.games.bang.state import BangState


class Network(Judge):
    def __init__(self, tables: dict[str, dict[str, list[list[float]]]]) -> None:
        """By number of seats: `inner` has a row a unit and `outer` a row a side, each with a
        number for what always counts at its end."""
        nothing: list[list[float]] = []
        self.inner: list[list[list[float]]] = [nothing] * 9
        self.outer: list[list[list[float]]] = [nothing] * 9
        for seats in tables:
            self.inner[int(seats)] = tables[seats]["inner"]
            self.outer[int(seats)] = tables[seats]["outer"]

    def sides(self, s: BangState, marks: list[float]) -> list[float]:
        told = features(s, marks)
        size = len(told)
        outer = self.outer[len(s.seats)]
        law = outer[0][-1]
        outlaws = outer[1][-1]
        renegades = outer[2][-1]
        inner = self.inner[len(s.seats)]
        for number in range(len(inner)):
            row = inner[number]
            unit = row[size]
            for at in range(size):
                unit += told[at] * row[at]
            if unit > 0.0:
                law += unit * outer[0][number]
                outlaws += unit * outer[1][number]
                renegades += unit * outer[2][number]
        return softmax(law, outlaws, renegades)


def _load() -> Network:
    path = files("ludoteka") / "bots" / "search" / "bang" / "network.json"
    tables: dict[str, dict[str, list[list[float]]]] = json.loads(path.read_text("utf-8"))["units"]
    return Network(tables)


NETWORK: Final = _load()
