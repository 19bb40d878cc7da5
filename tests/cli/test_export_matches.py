"""`ludoteka admin export-matches`: what a stranger may open, and nothing else."""

from pathlib import Path

from ludoteka.client import Client, PlayingBot
from ludoteka.core.records import replay
from ludoteka.data.reading import read_records
from ludoteka.games import find_game
from tests.cli.hosting import NO_LIMITS, House, ludoteka, serving
from tests.cli.inside import inside

MATCH = {"deals": 1}


def play(house: House, *, listed: bool, bots: tuple[str, ...] = ("random",)) -> str:
    with Client(house.url) as client:
        table = client.open_table(
            "six-nimmt", seats=2, options=MATCH, bots=bots, listed=listed, start=True
        )
        with client.join(table.id) as link:
            assert link.let_play(PlayingBot("greedy")) is not None
    return table.id


def test_only_public_finished_matches_leave_the_house_and_without_names(
    tmp_path: Path, url: str
) -> None:
    file = tmp_path / "matches.ndjson"
    arguments = ("admin", "export-matches", str(file), "--database", url)
    with serving(tmp_path, "--database", url, more=NO_LIMITS) as house:
        play(house, listed=True)
        play(house, listed=False)
        with Client(house.url) as client:  # one that nobody finishes
            client.open_table("six-nimmt", seats=2, options=MATCH, listed=True, start=True)
        code, said, err = ludoteka(tmp_path, *arguments)
        assert (code, err) == (0, "")
        assert said.startswith("Matches: 1.")
        (record,) = read_records([file])
        assert [seat.name for seat in record.seats if not seat.bot] == ["player 1"]
        assert all(seat.face is None for seat in record.seats if not seat.bot)
        assert [seat.bot for seat in record.seats if seat.bot] == ["random"]
        *_, end = replay(find_game("six-nimmt"), record)
        assert end.result() == record.result

        assert inside(*arguments, "--names", home=tmp_path)[0] == 0
        (named,) = read_records([file])
        assert "player 1" not in [seat.name for seat in named.seats]
        assert inside(*arguments, "--game", "bang", home=tmp_path)[0] == 0
        assert list(read_records([file])) == []

        code, _, err = inside(*arguments, "--game", "chess", home=tmp_path)
        assert code == 2
        assert "chess" in err
    nowhere = str(tmp_path / "no" / "x")
    code, _, err = inside("admin", "export-matches", nowhere, "--database", url, home=tmp_path)
    assert code == 2
    assert "Can’t write" in err
