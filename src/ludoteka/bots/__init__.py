"""Players that see only what a seat sees."""

from ludoteka.bots.base import Bot, BotMaker, SearchingBot
from ludoteka.bots.budget import Budget
from ludoteka.bots.levels import LEVELS, USUAL, level_below
from ludoteka.bots.registry import bot_names, budget_of, find_bot, load_all, name_bots

__all__ = [
    "LEVELS",
    "USUAL",
    "Bot",
    "BotMaker",
    "Budget",
    "SearchingBot",
    "bot_names",
    "budget_of",
    "find_bot",
    "level_below",
    "load_all",
    "name_bots",
]
