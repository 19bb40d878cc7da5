"""The weights by which players of roll-outs choose.

As they stand here they are the greedy player's, with nothing for what that one does not look at.
"""

import json
from dataclasses import dataclass
from importlib.resources import files
from typing import Final

from ludoteka.games.bang import cards as c
from ludoteka.games.bang.cards import KIND, REACH


@dataclass
class Taste:
    # how much someone is wanted out of the game: by the law,
    law_share: float = 2.0
    law_base: float = -1.5
    law_mark: float = 0.7
    sheriff_base: float = 0.0
    sure_base: float = 1.0
    sure_mark: float = 0.4
    # by an Outlaw,
    outlaw_base: float = -0.1
    outlaw_mark: float = 1.0
    outlaw_alone: float = 0.8
    # and by a Renegade
    spare_sheriff: float = -1.0
    many_base: float = -0.3
    many_mark: float = 1.3
    even_base: float = 0.2
    even_mark: float = 0.3
    few_base: float = 0.2
    few_mark: float = -0.5
    # or, of three, by anyone: the prey, and the hunter of oneself
    prey: float = 2.0
    hunter: float = 0.3
    hunter_last: float = 0.0
    hunter_feared: float = 0.0
    """For each life that oneself has less than four."""
    # cards that are played for oneself
    coach: float = 9.0
    blue: float = 6.0
    beer: float = 4.0
    beer_last: float = 0.0
    saloon_own: float = 1.5
    saloon_others: float = 1.0
    store: float = 1.0
    volcanic: float = 5.0
    weapon: float = 2.0
    reach: float = 1.0
    # cards that are played at others
    volley: float = 1.5
    volley_friend: float = 1.6
    volley_deadly: float = 2.0
    dynamite: float = 0.8
    dynamite_base: float = -0.3
    friend: float = 0.05
    stranger: float = -0.15
    shot_last: float = 5.0
    shot_second: float = 3.5
    shot: float = 2.5
    shot_barrel: float = 0.0
    shot_hand: float = 0.0
    shot_soon: float = 0.0
    duel_last: float = 2.5
    duel: float = 1.5
    duel_own: float = 0.8
    duel_hand: float = -0.6
    duel_base: float = -0.5
    jail: float = 3.0
    jail_hand: float = 0.0
    rob: float = 2.2
    rob_last: float = 0.0
    rob_panic: float = 1.0
    table: float = 1.5
    table_use: float = 0.25
    table_panic: float = 0.5
    free: float = 2.0
    heal: float = 2.5
    heal_last: float = 1.5
    heal_use: float = 0.1
    # what a card is good for in one's hand
    use_bang: float = 5.0
    use_missed: float = 5.5
    use_beer: float = 6.0
    use_panic: float = 4.0
    use_cat: float = 4.0
    use_duel: float = 4.0
    use_store: float = 2.0
    use_indians: float = 4.0
    use_stagecoach: float = 7.0
    use_gatling: float = 6.0
    use_saloon: float = 2.5
    use_wells: float = 8.0
    use_barrel: float = 7.0
    use_dynamite: float = 1.0
    use_scope: float = 5.0
    use_mustang: float = 6.0
    use_jail: float = 4.0
    use_volcanic: float = 4.0
    use_weapon: float = 3.5
    use_reach: float = 0.4
    use_again: float = 0.0
    """For each other card of its kind in the hand."""

    def __post_init__(self) -> None:
        by_kind = {
            c.BANG: self.use_bang,
            c.MISSED: self.use_missed,
            c.BEER: self.use_beer,
            c.PANIC: self.use_panic,
            c.CAT_BALOU: self.use_cat,
            c.DUEL: self.use_duel,
            c.GENERAL_STORE: self.use_store,
            c.INDIANS: self.use_indians,
            c.STAGECOACH: self.use_stagecoach,
            c.GATLING: self.use_gatling,
            c.SALOON: self.use_saloon,
            c.WELLS_FARGO: self.use_wells,
            c.BARREL: self.use_barrel,
            c.DYNAMITE: self.use_dynamite,
            c.SCOPE: self.use_scope,
            c.MUSTANG: self.use_mustang,
            c.JAIL: self.use_jail,
            c.VOLCANIC: self.use_volcanic,
        }
        self.use: list[float] = [
            by_kind.get(KIND[card], self.use_weapon + self.use_reach * REACH[KIND[card]])
            for card in range(c.SIZE)
        ]
        """By card."""


GREEDY: Final = Taste()


def _load(name: str) -> Taste:
    path = files("ludoteka") / "bots" / "search" / "bang" / name
    told: dict[str, float] = json.loads(path.read_text("utf-8"))["taste"]
    return Taste(**told)


TUNED: Final = _load("taste.json")
"""Made from the greedy player's by `python -m scripts.bang_taste`: it wins more."""
OF_THREE: Final = _load("taste-three.json")
"""The same for games of three, whose roles are open."""
