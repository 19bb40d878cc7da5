"""Collects the public acts of a match, each with its alternatives, as evidence about roles.

A witness keeps as much of the table as it takes to say who was within reach: who is alive,
what lies in front of each seat, who is about to die. From the acts it learns about roles
(`roles.py`), and remembers what it learned most from, for the explanation.
"""

import json
from collections import defaultdict
from importlib.resources import files
from math import log
from typing import Final

import msgspec

from ludoteka.bots.search.bang.roles import Hypotheses, share, told
from ludoteka.core import Event, Seat
from ludoteka.games.bang import events as e
from ludoteka.games.bang.cards import (
    BANG,
    CARD_OF,
    CAT_BALOU,
    DUEL,
    DYNAMITE,
    GATLING,
    INDIANS,
    JAIL,
    KIND,
    MISSED,
    PANIC,
    CardName,
)
from ludoteka.games.bang.measures import Measures, measure_named
from ludoteka.games.bang.moves import MOST_SEATS
from ludoteka.games.bang.roles import DEPUTY, RENEGADE, ROLES, SHERIFF

SECRET: Final = range(DEPUTY, RENEGADE + 1)
FIRE: Final = "fire"
HELD: Final = "held"
QUIET: Final = "quiet"
FREE: Final = "free"
VOLLEY: Final = "volley"
CHALLENGE: Final = "duel"
JAILING: Final = "jail"
ROB: Final = "rob"
HOLDING: Final = (QUIET, HELD)
"""What else someone does who might shoot, in the order of the pulls."""


class Weights(msgspec.Struct, frozen=True):
    """By act and by role (Deputy, Outlaw, Renegade), how much what is told of a target pulls."""

    targets: dict[str, list[list[float]]]
    held: list[float]
    """By role, the pull of holding fire with a Bang! in hand, which is then discarded."""
    volley: list[float]
    """By role, how often a turn has a Gatling or Indians!."""
    made_by: str = ""


def _load(name: str) -> Weights:
    path = files("ludoteka") / "bots" / "search" / "bang" / name
    return msgspec.convert(json.loads(path.read_text("utf-8")), Weights)


WEIGHTS: Final = _load("roles.json")
"""Of greedy players."""
STRONG: Final = _load("roles-strong.json")
"""Of experts and masters, whose Deputies and Renegades are harder to tell apart."""


class Act(msgspec.Struct, frozen=True):
    """Something that a seat did, and what it could have done instead."""

    kind: str
    seat: int
    target: int | None
    options: tuple[int, ...]


class Witness:
    def __init__(self, weights: Weights = WEIGHTS, trust: float = 1.0) -> None:
        """With less `trust`, acts tell less: what was likely for a role is taken to this power."""
        self.weights = weights
        self.trust = trust
        self._clear()

    def _clear(self) -> None:
        self.hypotheses: Hypotheses | None = None
        """None before the first turn, and among three, who know all roles."""
        self.seats = 0
        self.sheriff: int | None = None
        self.alive: set[int] = set()
        self.characters: list[str | None] = [None] * MOST_SEATS
        self.tables: list[list[CardName]] = [[] for _ in range(MOST_SEATS)]
        self.lives = [0] * MOST_SEATS
        self.turn: int | None = None
        self.turns = 0
        """How many have begun in this game."""
        self.fired = False
        self.discarded = False
        self.robbing: tuple[int, int, tuple[int, ...]] | None = None
        self.reasons: dict[tuple[int, str, int | None], list[float]] = {}
        """By doer, act and target, how likely that was by role, as logarithms."""
        self.times: dict[tuple[int, str, int | None], int] = defaultdict(int)

    # -- What happens ------------------------------------------------------------------

    def see(self, event: Event) -> None:
        match event:
            case e.GameBegan():
                self._clear()
            case e.RoleDealt(seat=seat):
                self._seat(seat)
            case e.RoleShown(seat=seat, role=role):
                self._seat(seat)
                if role == ROLES[SHERIFF]:
                    self.sheriff = seat
            case e.CharacterDealt(seat=seat, character=character):
                self.characters[seat] = character
            case e.CharacterHired(seat=seat, character=character):
                self.characters[seat] = character
            case e.HandDealt(seat=seat, life=life):
                self.lives[seat] = life
            case e.LifeLost(seat=seat, life=life) | e.LifeGained(seat=seat, life=life):
                self.lives[seat] = life
            case e.PlayerEliminated(seat=seat, role=role):
                self._eliminated(seat, ROLES.index(role))
            case e.TurnBegan(seat=seat):
                self._turn_ends()
                self._turn_begins(seat)
            case e.TurnSkipped():
                self.turn = None
            case _:
                self._see_card(event)

    def _see_card(self, event: Event) -> None:
        match event:
            case e.CardPutInPlay(seat=seat, card=card, owner=owner):
                if owner != seat:
                    self._act(JAILING, seat, owner, self._jailable(seat))
                self.tables[owner].append(card)
            case e.CardPlayed(seat=seat, card=card, target=target):
                self._played(seat, KIND[CARD_OF[card]], target)
            case e.CardDiscarded(seat=seat, card=card):
                self._discarded(seat, card, event.rule)
            case e.TableCardTaken(victim=victim, card=card):
                self._leaves_table(victim, card)
            case e.CardTaken():
                self._robbed()
            case e.DynamitePassed(seat=seat, card=card, to=to):
                self.tables[seat].remove(card)
                self.tables[to].append(card)
            case e.CardsInherited(victim=victim):
                self.tables[victim] = []
            case _:
                pass

    def _seat(self, seat: int) -> None:
        self.seats = max(self.seats, seat + 1)
        self.alive.add(seat)

    def _eliminated(self, seat: int, role: int) -> None:
        self.alive.discard(seat)
        if self.hypotheses and role != SHERIFF:
            self.hypotheses.show(seat, role)
        if seat == self.turn:
            self.turn = None

    def _turn_begins(self, seat: int) -> None:
        if self.hypotheses is None and self.sheriff is not None:
            self.hypotheses = Hypotheses(self.seats, self.sheriff)
        self.turn = seat
        self.turns += 1
        self.fired = self.discarded = False

    def _turn_ends(self) -> None:
        if self.turn is not None and not self.fired:
            kind = HELD if self.discarded else QUIET
            self._act(kind, self.turn, None, self._in_reach(self.turn))

    # -- Acts --------------------------------------------------------------------------

    def _played(self, seat: int, kind: int, target: int | None) -> None:
        if kind in (GATLING, INDIANS):
            self._act(VOLLEY, seat, None, ())
        if target is None or target == seat:
            return
        if kind in (BANG, MISSED):
            self.fired = True
            self._act(FIRE, seat, target, self._in_reach(seat))
        elif kind == DUEL:
            self._act(CHALLENGE, seat, target, self._others(seat))
        elif kind in (PANIC, CAT_BALOU):
            everybody = self._others(seat)
            near = [other for other in everybody if self._distance(seat, other) == 1]
            self.robbing = (seat, target, tuple(near) if kind == PANIC else everybody)

    def _discarded(self, seat: int, card: CardName, rule: str) -> None:
        if card in self.tables[seat]:
            self._leaves_table(seat, card)
        elif rule == "BA-31":
            self._robbed()
        elif seat == self.turn and rule == "BA-5" and KIND[CARD_OF[card]] == BANG:
            self.discarded = True

    def _leaves_table(self, owner: int, card: CardName) -> None:
        self.tables[owner].remove(card)
        if self.robbing and KIND[CARD_OF[card]] in (JAIL, DYNAMITE):
            seat, target, options = self.robbing
            self.robbing = None
            self._act(FREE, seat, target, options)
        else:
            self._robbed()

    def _robbed(self) -> None:
        if self.robbing:
            seat, target, options = self.robbing
            self.robbing = None
            self._act(ROB, seat, target, options)

    def _others(self, seat: int) -> tuple[int, ...]:
        return tuple(sorted(self.alive - {seat}))

    def _jailable(self, seat: int) -> tuple[int, ...]:
        return tuple(
            other
            for other in self._others(seat)
            if other != self.sheriff
            and all(KIND[CARD_OF[card]] != JAIL for card in self.tables[other])
        )

    def _in_reach(self, seat: int) -> tuple[int, ...]:
        found = self._measures()
        return tuple(
            other
            for other in self._others(seat)
            if found.distances[seat][other] <= found.reach[seat]
        )

    def _distance(self, seat: int, other: int) -> int:
        return self._measures().distances[seat][other]

    def _measures(self) -> Measures:
        count = self.seats
        alive = tuple(Seat(place) for place in sorted(self.alive))
        tables = tuple(tuple(table) for table in self.tables[:count])
        return measure_named(alive, tuple(self.characters[:count]), tables)

    # -- What they tell ----------------------------------------------------------------

    def _act(self, kind: str, seat: int, target: int | None, options: tuple[int, ...]) -> None:
        if self.hypotheses is None or seat == self.sheriff or seat not in self.alive:
            return
        if target is not None and target not in options:
            options = (*options, target)
        act = Act(kind, seat, target, options)
        likely = [part**self.trust for part in self.likely(act)]
        self.hypotheses.learn(seat, likely)
        key = (seat, kind, target)
        self.times[key] += 1
        known = self.reasons.setdefault(key, [0.0] * len(ROLES))
        for role in SECRET:
            known[role] += log(likely[role])

    def facts(self, act: Act, role: int) -> list[list[float]]:
        """What is told of each possible target, as a doer of this role would believe it."""
        assert self.hypotheses is not None
        beliefs = self.hypotheses.beliefs_of(act.seat, role)
        if not beliefs:
            return []
        return [told(beliefs[other], weak=self.lives[other] <= 1) for other in act.options]

    def likely(self, act: Act) -> list[float]:
        """By role, how likely the act was."""
        found = [1.0] * len(ROLES)
        for role in SECRET:
            if act.kind == VOLLEY:
                found[role] = self.weights.volley[role - DEPUTY]
                continue
            facts = self.facts(act, role)
            if facts or act.kind in HOLDING:
                found[role] = self._share(act, role, facts)
        return found

    def _share(self, act: Act, role: int, facts: list[list[float]]) -> float:
        at = role - DEPUTY
        if act.kind in (FIRE, *HOLDING):
            others = [0.0, self.weights.held[at]]
            weights = self.weights.targets[FIRE][at]
        else:
            others = []
            weights = self.weights.targets[act.kind][at]
        if act.target is None:
            chosen = len(facts) + HOLDING.index(act.kind)
        else:
            chosen = act.options.index(act.target)
        return share(chosen, facts, weights, others)
