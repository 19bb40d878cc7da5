"""Players that see only what a seat sees."""

from ludoteka.bots.base import Bot
from ludoteka.bots.registry import bot_names, find_bot

__all__ = ["Bot", "bot_names", "find_bot"]
