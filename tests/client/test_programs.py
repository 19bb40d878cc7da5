"""A program with a token: challenged, it sits down and plays."""

import httpx
import pytest

from ludoteka.client import Client, PlayingBot, TableLink
from ludoteka.server.protocol import Update, Welcome
from tests.server.running import Node


@pytest.fixture(scope="module")
def token(server: Node) -> str:
    """Of a bot that is called Robby."""
    with httpx.Client(base_url=server.url, headers={"origin": server.url}) as owner:
        who = {"name": "Maker of Robby", "password": "a long enough password"}
        assert owner.post("/api/accounts", json=who).is_success
        bot = owner.post("/api/me/bots", json={"name": "Robby"}).json()
        wanted = {"label": "test", "scopes": ["play", "read"]}
        made = owner.post(f"/api/me/bots/{bot['id']}/tokens", json=wanted).json()
    assert isinstance(made["secret"], str)
    return made["secret"]


def until_live(link: TableLink) -> None:
    for message in link:
        card = message.table if isinstance(message, Welcome | Update) else None
        if card is not None and card.status == "live":
            return


def test_a_program_is_challenged_accepts_and_plays(server: Node, token: str) -> None:
    with Client(server.url) as host, Client(server.url, token) as robby:
        table = host.open_table("face-to-face")
        asked = host.challenge(table.id, 1, "Robby")
        assert host.challenges() == robby.challenges() == (asked,)
        news = next(iter(robby.news()))
        assert news.challenges == (asked,)
        assert robby.accept(asked.id).status == "accepted"
        assert [line.id for line in robby.seats()] == [table.id]
        with host.join(table.id) as own, robby.join(table.id) as link:
            own.start()
            until_live(own)
            own.resign(0)
            result = link.let_play(PlayingBot("random"))
        assert result == robby.record(table.id).result
        assert robby.table(table.id).seats[1].kind == "program"


def test_a_challenge_may_be_declined_or_withdrawn(server: Node, token: str) -> None:
    with Client(server.url) as host, Client(server.url, token) as robby:
        table = host.open_table("six-nimmt", seats=3)
        first, second = (host.challenge(table.id, seat, "Robby") for seat in (1, 2))
        assert robby.decline(first.id).status == "declined"
        assert host.decline(second.id).status == "withdrawn"
        assert robby.challenges() == ()
