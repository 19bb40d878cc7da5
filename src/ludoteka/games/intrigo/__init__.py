"""Intrigo."""

from ludoteka.games.intrigo.game import Intrigo

__all__ = ["Intrigo"]
