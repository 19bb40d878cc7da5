"""Parses a player's input as a move: its number in the list, its text, or a part of it."""

from collections.abc import Iterator

from ludoteka.core import BadInput, Game, Move
from ludoteka.texts import Speaker


def find_choice(game: Game, speaker: Speaker, line: str, moves: list[Move]) -> Move:
    """`#3` or `3` is the third of the list; `play 45`, `сыграть 45` or `45` names the move.

    A number that means two different moves is refused rather than guessed.
    """
    wanted = " ".join(line.lower().split())
    if wanted.startswith("#"):
        return _by_number(wanted.removeprefix("#").strip(), moves)
    named = [move for move in moves if wanted in _names(game, speaker, move)]
    if wanted.isdecimal():
        return _by_plain_number(game, wanted, moves, named)
    if len(named) == 1:
        return named[0]
    try:
        return game.moves.parse(line)
    except BadInput:
        example = game.moves.text(moves[0])
        raise BadInput("unknown-move", text=line, example=example) from None


def _by_plain_number(game: Game, wanted: str, moves: list[Move], named: list[Move]) -> Move:
    if not 1 <= int(wanted) <= len(moves):
        if len(named) == 1:
            return named[0]
        raise BadInput("no-such-choice", number=wanted, most=len(moves))
    listed = moves[int(wanted) - 1]
    if named and named != [listed]:
        text = game.moves.text(named[0])
        raise BadInput("which-choice", number=wanted, listed=game.moves.text(listed), named=text)
    return listed


def _by_number(wanted: str, moves: list[Move]) -> Move:
    if not wanted.isdecimal() or not 1 <= int(wanted) <= len(moves):
        raise BadInput("no-such-choice", number=wanted, most=len(moves))
    return moves[int(wanted) - 1]


def _names(game: Game, speaker: Speaker, move: Move) -> set[str]:
    """Whatever a person may call a move: its text, its name in their language, its one object.

    `play 45` is also `45`; but the 1 of `play bang-as at 1` is a seat and names no move.
    """
    text = game.moves.text(move)
    words = text.split()
    said = speaker.move(move).lower()
    return {text, words[-1] if len(words) <= 2 else text, said, said.split(" (")[0]}


MANY = 40
"""More moves than this are not listed one by one."""


def is_named(game: Game, speaker: Speaker, line: str, moves: list[Move]) -> bool:
    """Whether these words are all of a move, although others may begin with them."""
    wanted = " ".join(line.lower().split())
    return any(wanted in _names(game, speaker, move) for move in moves)


def beginning_with(game: Game, speaker: Speaker, line: str, moves: list[Move]) -> list[Move]:
    """The moves whose text, or name in the reader's language, begins with these words."""
    wanted = " ".join(line.lower().split()) + " "
    texts = [(move, game.moves.text(move), speaker.move(move).lower()) for move in moves]
    return [move for move, *names in texts if any(f"{name} ".startswith(wanted) for name in names)]


def outline(game: Game, moves: list[Move]) -> dict[str, list[Move]]:
    """Moves by how their texts begin: as few words as tell some of them apart."""
    return next(outlines(game, moves))


def outlines(game: Game, moves: list[Move]) -> Iterator[dict[str, list[Move]]]:
    """The same by ever more words, until all of them are told apart."""
    words = {move: game.moves.text(move).split() for move in moves}
    most = max(map(len, words.values()))
    for length in range(1, most + 1):
        groups: dict[str, list[Move]] = {}
        for move in moves:
            groups.setdefault(" ".join(words[move][:length]), []).append(move)
        if len(groups) > 1 or length == most:
            yield groups
