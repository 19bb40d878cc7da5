"""Golden records: old matches replay to the same result for ever."""

from pathlib import Path

import pytest

from ludoteka.core.game import Game
from ludoteka.core.records import decode_record
from ludoteka.core.verify import verify
from ludoteka.games import find_game, games

RECORDS = sorted(Path(__file__).parent.glob("*/records/*.json"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.parent.name}-{path.stem}")
def test_golden_record(path: Path) -> None:
    record = decode_record(path.read_bytes())
    checks = list(verify(find_game(record.game), record))
    assert [check for check in checks if not check.holds] == []


def test_every_game_has_golden_records() -> None:
    assert {path.parent.parent.name.replace("_", "-") for path in RECORDS} == set(games())


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.key)
def test_every_rules_version_that_replays_has_golden_records(game: Game) -> None:
    records = [decode_record(path.read_bytes()) for path in RECORDS]
    found = {record.rules for record in records if record.game == game.key}
    assert found == {game.rules_version, *game.told_otherwise}
