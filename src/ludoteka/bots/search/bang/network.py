"""Estimates the sides' chances by a small network with one hidden layer.

It sees what a weighed sum cannot: that a Deputy counts for less once the Outlaws are gone. Its
weights were fitted to games of greedy and of tuned players by `python -m scripts.bang_network`:
one network for the games of three, whose roles are another game's, and one for all others, who
are soon as few as at a smaller table.
"""

import json
from importlib.resources import files
from typing import Final

from ludoteka.bots.search.bang.chances import Judge, softmax
from ludoteka.bots.search.bang.scene import scene
from ludoteka.games.bang.state import BangState

Table = list[list[float]]


class Network(Judge):
    def __init__(self, inner: Table, outer: Table) -> None:
        """`inner` has a row a unit and `outer` a row a side, each with a number for what always
        counts at its end."""
        self.inner = inner
        self.outer = outer

    def sides(self, s: BangState, marks: list[float]) -> list[float]:
        told = scene(s, marks)
        # most of what is told is 0
        places: list[int] = []
        values: list[float] = []
        for at in range(len(told)):
            if told[at] != 0.0:
                places.append(at)
                values.append(told[at])
        outer = self.outer
        law = outer[0][-1]
        outlaws = outer[1][-1]
        renegades = outer[2][-1]
        for number in range(len(self.inner)):
            row = self.inner[number]
            unit = row[-1]
            for at in range(len(places)):
                unit += values[at] * row[places[at]]
            if unit > 0.0:
                law += unit * outer[0][number]
                outlaws += unit * outer[1][number]
                renegades += unit * outer[2][number]
        return softmax(law, outlaws, renegades)


class Networks(Judge):
    """The network for the number of seats."""

    def __init__(self, three: Network, more: Network) -> None:
        self.three = three
        self.more = more

    def sides(self, s: BangState, marks: list[float]) -> list[float]:
        network = self.three if s.sheriff < 0 else self.more
        return network.sides(s, marks)


def _load() -> Networks:
    path = files("ludoteka") / "bots" / "search" / "bang" / "network.json"
    known: dict[str, dict[str, Table]] = json.loads(path.read_text("utf-8"))["networks"]
    three, more = (
        Network(known[name]["inner"], known[name]["outer"]) for name in ("three", "more")
    )
    return Networks(three, more)


NETWORK: Final = _load()
