"""Players that see only what a seat sees."""

from ludoteka.bots.base import Bot, BotMaker, SearchingBot
from ludoteka.bots.budget import Budget
from ludoteka.bots.cast import (
    CAST,
    FIGURES,
    Figure,
    find_figure,
    next_figure,
    next_stand_in,
    strength,
    with_figures,
)
from ludoteka.bots.levels import LEVELS, USUAL, level_below
from ludoteka.bots.registry import bot_names, budget_of, find_bot, load_all, name_bots

__all__ = [
    "CAST",
    "FIGURES",
    "LEVELS",
    "USUAL",
    "Bot",
    "BotMaker",
    "Budget",
    "Figure",
    "SearchingBot",
    "bot_names",
    "budget_of",
    "find_bot",
    "find_figure",
    "level_below",
    "load_all",
    "name_bots",
    "next_figure",
    "next_stand_in",
    "strength",
    "with_figures",
]
