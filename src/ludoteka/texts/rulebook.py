"""Title, authors, aim and tables of the rules of a game, in one language."""

from collections.abc import Iterator
from typing import Final

import msgspec

from ludoteka.core.description import ListInfo, lists_of
from ludoteka.core.game import Cell, Game
from ludoteka.texts.messages import Texts

BULLET: Final = "• "


class Sheet(msgspec.Struct, frozen=True):
    """A table, said: its title, the heads of its columns, its rows."""

    title: str
    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


def parts(text: str) -> Iterator[tuple[str, str]]:
    """The lines of a rule: `paragraph`, or `item` if it begins with a bullet."""
    for line in text.split("\n"):
        item = line.removeprefix(BULLET)
        yield ("paragraph" if item == line else "item"), item


def facts(game: Game, texts: Texts) -> str:
    """Who made it, for how many, from what age on (if that is known), and how long it takes."""
    first, last = game.seat_counts[0], game.seat_counts[-1]
    return texts.get(
        "rulebook-facts",
        authors=texts.get(f"{game.key}-authors"),
        players=str(first) if first == last else f"{first}–{last}",
        age=game.age or 0,
        minutes=f"{game.minutes[0]}–{game.minutes[1]}",
    )


def sheets(game: Game, section: str, texts: Texts) -> Iterator[Sheet]:
    """The tables after a section of the rules."""
    for each in lists_of(game, section):
        yield _sheet(each, texts)


def _sheet(found: ListInfo, texts: Texts) -> Sheet:
    return Sheet(
        texts.get(found.label),
        tuple(texts.get(column) for column in found.columns),
        tuple(tuple(_said(cell, texts) for cell in row) for row in found.rows),
    )


def _said(cell: Cell, texts: Texts) -> str:
    if isinstance(cell, str):
        return cell
    return ", ".join(texts.get(word.key, **word.arguments) for word in cell)
