"""BANG! («Бах!»), 3–8 players: Sheriff, Deputies, Outlaws and Renegades."""

from ludoteka.games.bang.game import Bang

__all__ = ["Bang"]
