"""Sakura («Портрет Императора», Reiner Knizia), 2–6 players."""

from ludoteka.games.sakura.game import Sakura

__all__ = ["Sakura"]
