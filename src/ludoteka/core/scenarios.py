"""Scenarios: a position, moves, and what must come of them, as YAML.

They are the tests of the rules, the positions of the tutorial, and bug reports.
`docs/scenario-format.md` tells how to write one.
"""

from collections.abc import Mapping
from typing import TypeVar

import msgspec
import yaml

from ludoteka.core.errors import BadInput, IllegalMove
from ludoteka.core.fairness import parse_seed
from ludoteka.core.game import Game
from ludoteka.core.seats import Move, Seat
from ludoteka.core.state import State

T = TypeVar("T")

Steps = tuple[dict[str | int, object], ...]


class Scenario(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One document of a scenario file."""

    title: str
    game: str
    rules: tuple[str, ...]
    """The clauses that it shows."""
    seats: int | None = None
    options: dict[str, object] = {}
    seed: str = "00" * 32
    position: dict[str, object] | None = None
    """Where it begins; without one, a new match of `seats`, `options` and `seed`."""
    also: tuple[str, ...] = ()
    """In a lesson: first moves that serve as well as the one of `play`."""
    play: Steps


class Refused(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A move that has to be refused."""

    seat: int
    move: str
    code: str
    rule: str


class Failure(msgspec.Struct, frozen=True):
    """A step that did not come out as expected."""

    step: int
    """Counted from 1; 0 is the set-up."""
    problem: str


class _Mismatch(Exception):
    """What is not as expected, in a line."""


def parse_scenarios(text: str) -> list[Scenario]:
    """All scenarios of a file: YAML documents, one after the other."""
    try:
        documents = list(yaml.safe_load_all(text))
    except yaml.YAMLError as error:
        raise BadInput("bad-scenario", problem=" ".join(str(error).split())) from None
    return [_parse(document) for document in documents if document is not None]


def _parse(document: object) -> Scenario:
    try:
        return msgspec.convert(document, Scenario)
    except msgspec.ValidationError as error:
        raise BadInput("bad-scenario", problem=str(error).replace("`", "")) from None


def run_scenario(game: Game, scenario: Scenario) -> Failure | None:
    """The first failure; None when everything came out as expected."""
    step = 0
    try:
        state = set_up(game, scenario)
        for step, what in enumerate(scenario.play, start=1):  # noqa: B007 - told by the failure
            _Step(game, state, what).run()
    except (_Mismatch, BadInput) as problem:
        return Failure(step, str(problem))
    return None


def set_up(game: Game, scenario: Scenario) -> State:
    """Where the scenario begins."""
    for rule in scenario.rules:
        if rule not in game.clauses:
            raise _Mismatch(f"{game.key} has no clause {rule}")
    if scenario.position is None:
        seed = parse_seed(scenario.seed)
        return game.new(scenario.seats or game.default_seats, scenario.options, seed)
    position = dict(scenario.position)
    if scenario.seats is not None:
        position.setdefault("seats", scenario.seats)
    if scenario.options:
        position.setdefault("options", scenario.options)
    return game.from_position(position, recording=True)


class _Step:
    """One entry of `play`: `SEAT: move`, or one of the expectations by their keyword."""

    def __init__(self, game: Game, state: State, what: Mapping[str | int, object]) -> None:
        self.game = game
        self.state = state
        if len(what) != 1:
            raise _Mismatch(f"a step has one key, not {len(what)}: {dict(what)}")
        ((self.key, self.value),) = what.items()

    def run(self) -> None:
        if isinstance(self.key, int):
            self._move(Seat(self.key), self._parse_move(self.value))
            return
        expectations = {
            "refuse": self._refuse,
            "legal": self._legal,
            "position": self._position,
            "view": self._view,
            "events": self._events,
            "result": self._result,
            "to-act": self._to_act,
        }
        expect = expectations.get(self.key)
        if expect is None:
            known = ", ".join(expectations)
            raise _Mismatch(f"unknown step {self.key!r}: a seat number or one of {known}")
        expect()

    def _move(self, seat: Seat, move: Move) -> None:
        self.state.events = []
        try:
            self.state.play(seat, move)
        except IllegalMove as refused:
            raise _Mismatch(f"seat {seat}: {self.value!r} is refused: {refused}") from None

    def _parse_move(self, text: object) -> Move:
        if not isinstance(text, str):
            raise _Mismatch(f"a move is a text, not {text!r}")
        return self.game.moves.parse(text)

    def _refuse(self) -> None:
        expected = _convert(self.value, Refused)
        refused = self.state.refusal(Seat(expected.seat), self.game.moves.parse(expected.move))
        if refused is None:
            raise _Mismatch(f"seat {expected.seat}: {expected.move!r} is legal")
        _compare("code", refused.code, expected.code)
        _compare("rule", refused.rule, expected.rule)

    def _legal(self) -> None:
        for seat, texts in _convert(self.value, dict[int, list[str]]).items():
            legal = [self.game.moves.text(move) for move in self.state.legal(Seat(seat))]
            _compare(f"legal moves of seat {seat}", sorted(legal), sorted(texts))

    def _position(self) -> None:
        _compare_part("position", _plain(self.state.position()), self.value)

    def _view(self) -> None:
        for who, expected in _convert(self.value, dict[int | str, object]).items():
            if who not in ("spectator", *self.state.seats):
                raise _Mismatch(f"{who!r} is neither a seat nor spectator")
            seat = Seat(who) if isinstance(who, int) else None
            _compare_part(f"view of {who}", _plain(self.state.view(seat)), expected)

    def _events(self) -> None:
        """The expected events, in this order among those of the last move."""
        happened = [_plain(event) for event in self.state.events]
        left = list(happened)
        for expected in _convert(self.value, list[dict[str, object]]):
            while left and not _contains(left[0], expected):
                left.pop(0)
            if not left:
                raise _Mismatch(f"no event {expected} (in this order) among {happened}")
            left.pop(0)

    def _result(self) -> None:
        _compare_part("result", _plain(self.state.result()), self.value)

    def _to_act(self) -> None:
        _compare("to-act", list(self.state.to_act()), self.value)


def _convert(value: object, kind: type[T]) -> T:
    try:
        return msgspec.convert(value, kind)
    except msgspec.ValidationError as error:
        raise _Mismatch(str(error).replace("`", "")) from None


def _plain(value: object) -> object:
    """As JSON would have it: lists and mappings."""
    return msgspec.json.decode(msgspec.json.encode(value))


def _compare(name: str, found: object, expected: object) -> None:
    if found != expected:
        raise _Mismatch(f"{name}: expected {expected!r}, found {found!r}")


def _compare_part(path: str, found: object, expected: object) -> None:
    """Mappings may leave out keys; everything else has to be equal."""
    if isinstance(expected, dict) and isinstance(found, dict):
        for key, value in expected.items():
            name = key if key in found else str(key)
            if name not in found:
                raise _Mismatch(f"{path} has no {key!r}; it has {', '.join(map(str, found))}")
            _compare_part(f"{path}.{key}", found[name], value)
    elif isinstance(found, list) and isinstance(expected, dict):
        for key, value in expected.items():
            if not isinstance(key, int) or not 0 <= key < len(found):
                raise _Mismatch(f"{path} has no {key!r}; it has 0 to {len(found) - 1}")
            _compare_part(f"{path}.{key}", found[key], value)
    else:
        _compare(path, found, expected)


def _contains(found: object, expected: dict[str, object]) -> bool:
    try:
        _compare_part("event", found, expected)
    except _Mismatch:
        return False
    return True
