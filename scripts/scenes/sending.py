"""Messages with sights of a fixture as a server sends them: fixtures have each move by itself."""

import json
from typing import Any

Json = dict[str, Any]


def as_sent(message: Json) -> str:
    return json.dumps(message | {"sights": [_sight(sight) for sight in message["sights"]]})


def _sight(sight: Json) -> Json:
    rest = {name: value for name, value in sight.items() if name != "moves"}
    moves = sight.get("moves")
    return rest | {"moves": _Folding().moves(moves)} if moves else rest


class _Folding:
    def __init__(self) -> None:
        self._forms: list[list[str]] = []
        self._phrases: list[list[Any]] = []

    def moves(self, moves: list[Json]) -> Json:
        endings = [[each["move"], self._row(each["said"]), self._hint(each)] for each in moves]
        return {
            "rule": moves[0]["rule"],
            "forms": self._forms,
            "phrases": self._phrases,
            "groups": [["", endings]],
        }

    def _hint(self, move: Json) -> int | None:
        hint = move.get("hint")
        return None if hint is None else self._place(hint)

    def _place(self, phrase: Json) -> int:
        self._phrases.append(self._row(phrase))
        return len(self._phrases) - 1

    def _row(self, phrase: Json) -> list[Any]:
        arguments: Json = phrase["arguments"]
        self._forms.append([phrase["key"], *arguments])
        return [len(self._forms) - 1, *map(self._argument, arguments.values())]

    def _argument(self, value: Any) -> Any:
        if isinstance(value, list):
            return {"list": [self._argument(item) for item in value]}
        return [self._place(value)] if isinstance(value, dict) and "key" in value else value
