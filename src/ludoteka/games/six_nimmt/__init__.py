"""6 nimmt! («6-й берёт!»), 2–10 players."""

from ludoteka.games.six_nimmt.game import SixNimmt

__all__ = ["SixNimmt"]
