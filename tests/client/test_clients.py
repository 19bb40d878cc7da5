"""Both clients at a real server."""

import re

import pytest

from ludoteka.client import AsyncClient, Client, PlayingBot, Refusal, sights_of
from ludoteka.core import BadInput
from ludoteka.core.verify import verify
from ludoteka.games import find_game, games
from ludoteka.server.protocol import Update, Welcome
from tests.server.running import Node, free_port

pytestmark = pytest.mark.anyio


def test_a_guest_plays_a_match_and_takes_its_record_home(server: Node) -> None:
    with Client(server.url) as client:
        table = client.open_table("six-nimmt", seats=2, start=True)
        with client.join(table.id) as link:
            result = link.let_play(PlayingBot("greedy"))
        record = client.record(table.id)
        assert record.result == result is not None
        assert all(check.holds for check in verify(find_game("six-nimmt"), record))
        assert client.upload(record).game == "six-nimmt"
        assert client.seats() == ()


async def test_two_guests_meet_at_a_table(server: Node) -> None:
    async with AsyncClient(server.url) as host, AsyncClient(server.url) as friend:
        table = await host.open_table("face-to-face")
        async with host.join(table.id) as one, friend.join(table.id) as other:
            await other.sit(1)
            await other.ready(1)
            await one.start()
            await other.say("hello")
            said, status = "", ""
            async for message in one:
                if isinstance(message, Welcome | Update) and message.table is not None:
                    status = message.table.status
                if isinstance(message, Update) and message.line is not None:
                    said = message.line.text
                if (said, status) == ("hello", "live"):
                    break
            await one.resign(0)
            assert (await other.let_play(PlayingBot("random"))) is not None
        assert (await friend.table(table.id)).status == "over"


async def test_older_lines_of_a_chat_are_asked_for(server: Node) -> None:
    with Client(server.url) as client:
        table = client.open_table("face-to-face").id
        with client.join(table) as link:
            for number in range(110):
                link.say(str(number))
        with client.join(table) as link:
            welcome = next(iter(link))
        assert isinstance(welcome, Welcome)
        assert welcome.earlier_lines
        older = client.lines(table, before=welcome.lines[0].seq)
    async with AsyncClient(server.url) as reader:
        assert (await reader.lines(table)).lines == welcome.lines
    said = [line.text for line in (*older.lines, *welcome.lines)]
    assert (said, older.earlier) == ([str(number) for number in range(110)], False)


async def test_a_seat_sees_the_types_of_its_game(server: Node) -> None:
    async with AsyncClient(server.url) as client:
        for key, game in games().items():
            table = await client.open_table(key, start=True)
            async with client.join(table.id) as link:
                async for message in link:
                    assert isinstance(message, Welcome)
                    (seen,) = sights_of(key, message)
                    assert isinstance(seen.view, game.view_kind)
                    assert seen.events
                    break


async def test_a_guest_stays_the_same_person_from_socket_to_socket(server: Node) -> None:
    async with AsyncClient(server.url) as host, AsyncClient(server.url) as guest:
        table = await host.open_table("sakura")
        async with guest.join(table.id) as link:
            await link.sit(1)
        async with guest.join(table.id) as link:
            with pytest.raises(Refusal) as refused:
                await link.sit(1)
            assert refused.value.code == "seat-taken"
            await link.stand(1)


def test_an_illegal_move_is_refused_with_its_clause(server: Node) -> None:
    with Client(server.url) as client:
        table = client.open_table("six-nimmt", start=True)
        with client.join(table.id) as link:
            welcome = next(iter(link))
            assert isinstance(welcome, Welcome)
            (seen,) = sights_of("six-nimmt", welcome)
            offered = {offer.move for offer in seen.offers}
            other = next(f"play {card}" for card in range(1, 105) if f"play {card}" not in offered)
            with pytest.raises(Refusal) as refused:
                link.play(0, other)
            assert refused.value.rule is not None
            assert link.play(0, seen.offers[0].move).seq > welcome.seq


async def test_a_bot_that_took_moves_back_plays_on(server: Node) -> None:
    """Alone among bots, one's own consent is everybody's."""
    async with AsyncClient(server.url) as client:
        table = await client.open_table("bang", seats=4, start=True)
        async with client.join(table.id) as link:
            bot, played = PlayingBot("greedy"), 0
            async for message in link:
                bot.hear(message)
                wishes = bot.wishes()
                if wishes and played < 3:
                    played += 1
                    bot.done(0, (await link.command(wishes[0])).seq)
                    bot.done(0, (await link.take_back(0)).seq)
                elif played == 3:
                    break
            assert (await link.let_play(bot)) is not None


def test_an_unknown_table_is_refused_at_once(server: Node) -> None:
    with Client(server.url) as client, pytest.raises(Refusal, match="no-such-table"):
        client.join("nonexistent1").__enter__()


def test_a_wrong_token_is_refused_at_once(server: Node) -> None:
    with Client(server.url, "wrong") as client:
        with pytest.raises(Refusal) as refused:
            client.seats()
        assert refused.value.status == 401
        with pytest.raises(Refusal, match="wrong-token"):
            client.join("nonexistent1").__enter__()


def test_a_server_that_is_not_there_is_waited_for_with_patience_only() -> None:
    url = f"http://127.0.0.1:{free_port()}"
    with Client(url, patience=0.2) as client:
        with pytest.raises(BadInput, match="server-unreachable"):
            client.games()
        with pytest.raises(BadInput, match=re.escape(url)):
            client.join("abcdefghijkl").__enter__()


def test_an_address_must_be_one() -> None:
    with pytest.raises(BadInput, match="bad-server-url"):
        Client("127.0.0.1:8420")
