"""OpenSpiel's games, under names like `ludoteka_six_nimmt` and `ludoteka_six_nimmt_turns`."""

import json
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final

import pyspiel  # pyright: ignore[reportMissingImports] -- of the extra `peers`

from ludoteka.core import BadInput
from ludoteka.envs.ids import VERSIONS
from ludoteka.envs.open_spiel.deals import FewCards, Seeds
from ludoteka.envs.open_spiel.match import Rules
from ludoteka.envs.open_spiel.observer import TableObserver
from ludoteka.envs.open_spiel.state import TableState
from ludoteka.envs.table import Table
from ludoteka.games import find_game

LONGEST: Final = 20_000
"""Moves of a match, after which it is stopped: no match that is played as people or bots play
comes anywhere near it."""
HISTORY: Final = 4
SMALL: Final = "ludoteka_six_nimmt_few_cards"


class TableGame(pyspiel.Game):
    def __init__(self, kind: Any, rules: Rules, params: Mapping[str, Any], *, turns: bool) -> None:
        table = rules.table
        least, most = utilities(table)
        super().__init__(
            kind,
            pyspiel.GameInfo(
                num_distinct_actions=table.action_count,
                max_chance_outcomes=max(rules.deals.chances),
                num_players=table.seats,
                min_utility=least,
                max_utility=most,
                utility_sum=0.0,
                max_game_length=rules.limit,
            ),
            dict(params),
        )
        self.rules = rules
        self.turns = turns

    def new_initial_state(self) -> TableState:
        return TableState(self, self.rules, turns=self.turns)

    def max_chance_nodes_in_history(self) -> int:
        return len(self.rules.deals.chances)

    def information_state_tensor_shape(self) -> list[int]:
        return [self.rules.layout.full_size]

    def observation_tensor_shape(self) -> list[int]:
        return [self.rules.layout.size]

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> TableObserver:
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return TableObserver(self.rules, kind)


def utilities(table: Table) -> tuple[float, float]:
    """The least and the most that a match can be worth, by the name of its reward."""
    par = 1 / table.seats
    bounds = {"win": (-par, 1 - par), "rank": (-1.0, 1.0)}
    return bounds.get(table.reward_name, (-10_000.0, 10_000.0))


def game_name(game: str, *, turns: bool) -> str:
    return f"ludoteka_{game.replace('-', '_')}{'_turns' if turns else ''}"


NAMES: Final = tuple(game_name(game, turns=turns) for game in VERSIONS for turns in (False, True))


def parse_options(text: str) -> dict[str, object]:
    """`deals:2;variant:tactical`; values as in JSON, or words."""
    found: dict[str, object] = {}
    for part in filter(None, text.split(";")):
        name, given, value = part.partition(":")
        if not given:
            raise BadInput("spiel-options", options=text)
        try:
            found[name] = json.loads(value)
        except ValueError:
            found[name] = value
    return found


def game_type(name: str, title: str, seats: range, params: dict[str, Any], *, turns: bool) -> Any:
    dynamics = pyspiel.GameType.Dynamics
    return pyspiel.GameType(
        short_name=name,
        long_name=title,
        dynamics=dynamics.SEQUENTIAL if turns else dynamics.SIMULTANEOUS,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=seats[-1],
        min_num_players=seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=params,
    )


def usual_rules(key: str, given: Mapping[str, Any]) -> Rules:
    table = Table(
        key, given["players"], parse_options(given["options"]), given["reward"], scaled=True
    )
    return Rules(table, Seeds(table, given["seeds"]), given["history"], given["limit"])


def small_rules(given: Mapping[str, Any]) -> Rules:
    table = Table("six-nimmt", 2, {"deals": 1}, "score", scaled=True)
    return Rules(table, FewCards(given["hand"]), 2 * given["hand"] + 2, LONGEST)


def register_as(kind: Any, rules: Callable[[Mapping[str, Any]], Rules], *, turns: bool) -> None:
    class Registered(TableGame):
        """A class for each: OpenSpiel keeps it until after the interpreter has ended, which
        classes outlive and functions do not."""

        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            given = kind.parameter_specification | (params or {})
            super().__init__(kind, rules(given), given, turns=turns)

    pyspiel.register_game(kind, Registered)


def register() -> None:
    for key in VERSIONS:
        game = find_game(key)
        for turns in (False, True):
            name = game_name(key, turns=turns)
            params = {
                "players": game.default_seats,
                "options": "",
                "reward": "win",
                "seeds": 0,
                "history": HISTORY,
                "limit": LONGEST,
            }
            kind = game_type(name, f"Ludoteka: {key}", game.seat_counts, params, turns=turns)
            register_as(kind, partial(usual_rules, key), turns=turns)
    kind = game_type(SMALL, "Ludoteka: few cards", range(2, 3), {"hand": 3}, turns=True)
    register_as(kind, small_rules, turns=True)
