"""The moves that one may choose from, as a list that fits the terminal."""

from collections.abc import Iterator

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ludoteka.cli.choosing import MANY, outline, outlines
from ludoteka.cli.words import say
from ludoteka.core import Game, Move, View
from ludoteka.texts import Speaker


class MoveList:
    """The legal moves of one question, and what each of them would do."""

    def __init__(self, game: Game, speaker: Speaker, view: View, moves: list[Move]) -> None:
        self.game = game
        self.speaker = speaker
        self.view = view
        self.moves = moves

    def usual(self, some: list[Move]) -> RenderableType:
        """Some of the moves, all with their numbers; of very many, how they begin."""
        if len(some) <= MANY:
            return self.in_full(some)
        return self.outlined(outline(self.game, some))

    def forms(self, some: list[Move]) -> Iterator[RenderableType]:
        """The same, from the form that tells most to the one that takes the fewest lines."""
        if len(some) <= MANY:
            yield self.in_full(some)
            yield self.side_by_side(some)
        for groups in reversed(list(outlines(self.game, some))):
            if len(groups) < min(len(some), MANY):
                yield self.outlined(groups)
        if len(outline(self.game, some)) < len(some):
            yield self.in_a_line(some)

    def in_full(self, some: list[Move]) -> RenderableType:
        """One a line, with what would help to choose."""
        table = _table()
        for move in some:
            hint = Text(self.speaker.hint(self.view, move), "dim")
            table.add_row(self._number(move), self.speaker.move(move), hint)
        return table

    def side_by_side(self, some: list[Move]) -> RenderableType:
        said = [
            Text.assemble(" ", self._number(each), f" {self.speaker.move(each)}") for each in some
        ]
        return Columns(said)

    def outlined(self, groups: dict[str, list[Move]]) -> RenderableType:
        """How they begin, one a line; a move that is alone with its beginning is said whole."""
        table = _table()
        for words, group in groups.items():
            example = self.speaker.move(group[0])
            if len(group) == 1:
                table.add_row(words, self._number(group[0]), Text(example, "dim"))
            else:
                table.add_row(words, Text(f"×{len(group)}", "dim"), Text(f"{example} …", "dim"))
        return Group(table, self._how_to_see_more(groups))

    def in_a_line(self, some: list[Move]) -> RenderableType:
        groups = outline(self.game, some)
        parts = [f"{words} ×{len(group)}" for words, group in groups.items()]
        return Group(Text(" " + " · ".join(parts)), self._how_to_see_more(groups))

    def _how_to_see_more(self, groups: dict[str, list[Move]]) -> Text:
        example = self.game.moves.text(self.moves[-1])
        count = sum(map(len, groups.values()))
        return Text(say("cli-play-many", count=count, example=example), "dim")

    def _number(self, move: Move) -> Text:
        return Text(f"{self.moves.index(move) + 1}", "dim")


def _table() -> Table:
    return Table(box=None, show_header=False, padding=(0, 1))
