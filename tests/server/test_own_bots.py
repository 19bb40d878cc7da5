"""A bot of the host's own: a file, a name, and a seat at a table."""

from pathlib import Path

import msgspec
import pytest

from ludoteka.bots import find_bot, name_bots
from ludoteka.client import Client, PlayingBot, Refusal
from ludoteka.core import BadInput
from ludoteka.games import find_game
from ludoteka.server.run import make_server
from tests.server.running import FAST, Node

EXAMPLE = Path(__file__).parents[2] / "examples" / "careful_bull.py"
GAME = find_game("six-nimmt")


def test_a_bot_of_the_host_plays_a_match(tmp_path: Path) -> None:
    settings = msgspec.structs.replace(
        FAST,
        database=f"sqlite:///{tmp_path / 'house.db'}",
        bots=(f"careful-bull={EXAMPLE}:CarefulBull",),
    )
    node = Node(tmp_path, settings)
    node.start()
    node.wait()
    try:
        with Client(node.url) as client:
            table = client.open_table(
                "six-nimmt", seats=2, options={"deals": 1}, bots=["careful-bull"], start=True
            )
            with client.join(table.id) as link:
                assert link.let_play(PlayingBot("greedy")) is not None
            with pytest.raises(Refusal, match="unknown-table-bot"):
                client.open_table("six-nimmt", bots=[f"{EXAMPLE}:CarefulBull"])
            with pytest.raises(Refusal, match="unknown-table-bot"):
                client.open_table("six-nimmt", bots=["master@3600s"])
    finally:
        node.kill()


@pytest.mark.parametrize(
    ("naming", "code"),
    [
        ("careful", "bad-bot-name"),
        ("Careful=a:B", "bad-bot-name"),
        ("greedy=a:B", "bad-bot-name"),
        ("careful=no_such_file.py:B", "bad-bot"),
    ],
)
def test_what_names_no_bot_stops_the_start(naming: str, code: str) -> None:
    with pytest.raises(BadInput, match=code):
        make_server(msgspec.structs.replace(FAST, bots=(naming,)))


def test_a_named_bot_is_found_by_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LUDOTEKA_BOTS", "")
    name_bots((f"bull={EXAMPLE}:CarefulBull",))
    assert find_bot("bull", GAME) is find_bot(f"{EXAMPLE}:CarefulBull", GAME)
