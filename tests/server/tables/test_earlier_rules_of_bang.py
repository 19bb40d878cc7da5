"""Tables that were played by version 1 of BANG!: Sid Ketchum's first card was discarded at once
(BA-61), and those were asked to bid who could not outbid (BA-88)."""

import random
from itertools import pairwise

import pytest

from ludoteka.core.seats import Seat
from ludoteka.core.verify import verify
from ludoteka.games.bang.events import BiddingLeft, CardDiscarded, LifeGained
from ludoteka.games.bang.state import BangState
from ludoteka.server.tables.records import whole_record
from ludoteka.server.tables.replays import moments
from ludoteka.server.tables.table import Table
from tests.server.tables.earlier import play, table_at

GAME = "bang-rules-1"
AUCTION = "bang-hire-rules-1"


def state_of(table: Table) -> BangState:
    assert isinstance(table.state, BangState)
    return table.state


def play_to_the_end(table: Table) -> None:
    """By chance: if everybody always passed, nobody would die."""
    chances = random.Random(7)
    while table.to_act:
        legal = state_of(table).legal(table.to_act[0])
        play(table, table.game.moves.text(chances.choice(legal)))


def replays_from_the_deal(table: Table) -> None:
    """Its moves, played again by today's program, lead to where it stands."""
    before, again = state_of(table).position(), table.without(()).state
    assert again is not None
    assert before == again.position()


def test_a_finished_match_verifies_and_says_by_which_rules() -> None:
    table = table_at(GAME, "over")
    record = whole_record(table)
    assert (record.rules, table.game.rules_version) == (1, 2)
    checks = {check.key: check for check in verify(table.game, record)}
    assert [key for key, check in checks.items() if not check.holds] == []
    assert {"moves", "result"} < set(checks)
    assert [remark.key for remark in checks["rules"].remarks] == ["verify-told-otherwise"]


@pytest.mark.parametrize("seat", [None, *(Seat(seat) for seat in range(4))])
def test_its_replay_tells_every_moment(seat: Seat | None) -> None:
    table = table_at(GAME, "over")
    told = list(moments(table.game, 4, table.options, table.events, seat))
    assert [one.seq < two.seq for one, two in pairwise(told)].count(False) == 0
    assert b'"result":{' in bytes(told[-1].view)


@pytest.mark.rule("BA-61")
def test_a_healing_under_way_goes_on_with_its_first_card_discarded() -> None:
    table = table_at(GAME, "healing")
    state = state_of(table)
    seat = state.to_act()[0]
    cards, life = len(state.hands[seat]), state.lives[seat]
    moves = [table.game.moves.text(move) for move in state.legal(seat)]
    assert [move for move in moves if not move.startswith("discard ")] == []
    happened = play(table, moves[0])
    assert [type(event) for event in happened[:2]] == [CardDiscarded, LifeGained]
    after = state_of(table)
    assert (len(after.hands[seat]), after.lives[seat]) == (cards - 1, life + 1)
    play_to_the_end(table)
    assert table.status == "over"
    assert all(check.holds for check in verify(table.game, whole_record(table)))


def test_its_moves_can_still_be_taken_back() -> None:
    replays_from_the_deal(table_at(GAME, "over"))
    replays_from_the_deal(table_at(AUCTION, "playing"))


@pytest.mark.rule("BA-88")
def test_an_auction_goes_on_as_it_began() -> None:
    table = table_at(AUCTION, "bidding")
    state = state_of(table)
    assert state.rules == 1
    seat = state.to_act()[0]
    assert [table.game.moves.text(move) for move in state.legal(seat)] == ["pass"]
    happened = play(table, "pass")
    assert [event for event in happened if isinstance(event, BiddingLeft)] == [
        BiddingLeft("BA-88", seat)
    ]
    replays_from_the_deal(table_at(AUCTION, "bidding"))


@pytest.mark.rule("BA-88")
def test_a_tournament_begun_under_them_is_played_to_its_end_and_verifies() -> None:
    table = table_at(AUCTION, "playing")
    play_to_the_end(table)
    assert table.status == "over"
    checks = list(verify(table.game, whole_record(table)))
    assert [check.key for check in checks if not check.holds] == []
    assert checks[-1].key == "result"
