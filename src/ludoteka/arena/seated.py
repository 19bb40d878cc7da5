"""A bot at a seat of an arena: an error of the bot ends the run instead of being replaced."""

from traceback import extract_tb
from typing import Final

from ludoteka.arena.schedule import Contest
from ludoteka.bots import Bot, find_bot
from ludoteka.core import BadInput, Event, Game, Move, Rng, Seat, View, redact

NO_MOVES: Final[list[Move]] = []


class Seated:
    """Passes everything to the bot; a failure names all that is needed to see it again."""

    def __init__(
        self, name: str, game: Game, contest: Contest, block: int, rotation: int, seat: Seat
    ) -> None:
        self._name = name
        self._game = game
        self._contest = contest
        self._block = block
        self._rotation = rotation
        self._seat = seat
        self._made = 0
        maker = find_bot(name, game)
        rng = Rng(contest.deal_seed(block)).child(f"bot {seat}")
        try:
            self._bot = maker(game, seat, rng)
        except Exception as error:
            raise self._failed(NO_MOVES, error) from error
        self._looks = type(self._bot).see is not Bot.see

    def see(self, events: list[Event]) -> None:
        if not self._looks:
            return
        try:
            for event in events:
                self._bot.see(redact(event, self._seat))
        except Exception as error:
            raise self._failed(NO_MOVES, error) from error

    def choose(self, view: View, moves: list[Move], made: int) -> Move:
        """A legal move, after so many in the match."""
        self._made = made
        try:
            move = self._bot.choose(view, moves)
        except Exception as error:
            raise self._failed(moves, error) from error
        if move not in moves:
            raise self._failed(moves, f"{move!r} is no legal move")
        return move

    def _failed(self, moves: list[Move], problem: Exception | str) -> BadInput:
        contest = self._contest
        return BadInput(
            "arena-bot-failed",
            bot=self._name,
            seat=self._seat,
            problem=problem if isinstance(problem, str) else _told(problem),
            game=contest.game,
            block=self._block,
            seed=str(contest.seed),
            rotation=self._rotation,
            made=self._made,
            moves=", ".join(self._game.moves.text(move) for move in moves) or "–",
            deal=contest.deal_seed(self._block).hex(),
        )


def _told(error: Exception) -> str:
    """The error and where it was raised; tracebacks do not travel between processes."""
    place = extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__}: {error}; {place.filename}:{place.lineno}"
