"""Ways out of a match, and games of days, from Python."""

import asyncio

import pytest

from ludoteka.client import AsyncClient, Client, PlayingBot, Refusal
from ludoteka.server.protocol import StandingAnswer
from ludoteka.server.tables.clocks import SlowClock
from tests.server.running import Node

pytestmark = pytest.mark.anyio


def test_a_match_against_bots_is_closed_and_its_record_has_no_result(server: Node) -> None:
    with Client(server.url) as client:
        table = client.open_table("six-nimmt", seats=2, start=True).id
        with client.join(table) as link:
            link.close_table()
            with pytest.raises(Refusal, match="match-ended"):
                link.leave(0)
        assert (client.table(table).status, client.table(table).closed) == ("closed", "alone")
        assert client.record(table).result is None
        assert client.seats() == ()


async def test_a_program_agrees_to_stop_and_a_seat_that_was_left_is_taken_again(
    server: Node,
) -> None:
    async with AsyncClient(server.url) as host, AsyncClient(server.url) as friend:
        table = (await host.open_table("six-nimmt", seats=2)).id
        async with host.join(table) as one, friend.join(table) as other:
            await other.sit(1)
            await other.ready(1)
            await one.start()
            playing = asyncio.create_task(other.let_play(PlayingBot("random")))
            async for _ in one:
                if (await host.table(table)).status == "live":
                    break
            await one.leave(0)
            assert (await host.table(table)).seats[0].left
            await one.come_back(0)
            await one.offer_stop(0)
            assert await playing is None
        assert (await friend.table(table)).closed == "agreed"


def test_a_slow_match_has_answers_ahead_and_vacation(server: Node) -> None:
    with Client(server.url) as client, Client(server.url) as stranger:
        table = client.open_table("bang", start=True, clock=SlowClock(each=86_400)).id
        stranger.open_table("face-to-face")  # is a guest by that
        answers = (StandingAnswer("answer-shot", ("answer missed-*", "pass")),)
        with client.join(table) as link:
            for message in link:
                if getattr(message, "table", None) and client.table(table).status == "live":
                    break
            link.leave_answers(0, answers)
            assert client.standing_answers(table, 0) == answers
            with pytest.raises(Refusal, match="not-your-seat"):
                stranger.standing_answers(table, 0)
            link.go_on_vacation(0, 2)
            assert client.table(table).seats[0].vacation is not None
            with pytest.raises(Refusal, match="unknown-decision"):
                link.leave_answers(0, (StandingAnswer("fly", ("pass",)),))
