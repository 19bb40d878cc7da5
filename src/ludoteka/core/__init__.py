"""The contract of a game, and everything that knows no particular game."""

from ludoteka.core.build import form
from ludoteka.core.errors import BadInput, IllegalMove, LudotekaError
from ludoteka.core.events import (
    Asked,
    BySeat,
    Ended,
    Event,
    Hidden,
    Public,
    Secret,
    redact,
    seen_by,
)
from ludoteka.core.game import Decision, Game, Observer, Phrase, Player, Progress, Section
from ludoteka.core.moves import MoveSpace
from ludoteka.core.options import Options
from ludoteka.core.results import Result, rank
from ludoteka.core.rng import Chance, Rng
from ludoteka.core.seats import SEATS, Move, Seat, all_seats
from ludoteka.core.state import State
from ludoteka.core.views import View

__all__ = [
    "SEATS",
    "Asked",
    "BadInput",
    "BySeat",
    "Chance",
    "Decision",
    "Ended",
    "Event",
    "Game",
    "Hidden",
    "IllegalMove",
    "LudotekaError",
    "Move",
    "MoveSpace",
    "Observer",
    "Options",
    "Phrase",
    "Player",
    "Progress",
    "Public",
    "Result",
    "Rng",
    "Seat",
    "Secret",
    "Section",
    "State",
    "View",
    "all_seats",
    "form",
    "rank",
    "redact",
    "seen_by",
]
