"""All cards open: what any seat knew, and nothing that nobody knew."""

import msgspec
import pytest

from ludoteka.core.game import Game
from ludoteka.core.seats import Seat
from ludoteka.games import games
from ludoteka.server.tables.merging_views import merge_views
from ludoteka.server.tables.replays import Happenings, moments, open_moments
from tests.conformance.cases import walk

HIDDEN = {"hidden": 3}


def test_what_another_knows_is_laid_open_and_what_nobody_knows_stays_hidden() -> None:
    mine = {"hands": [[1, 2], HIDDEN, HIDDEN], "deck": HIDDEN, "known": ["a"], "turn": 0}
    second = {"hands": [HIDDEN, [3, 4, 5], HIDDEN], "deck": HIDDEN, "known": [], "turn": 0}
    third = {"hands": [HIDDEN, HIDDEN, [6, 7, 8]], "deck": HIDDEN, "known": ["b"], "turn": 0}
    assert merge_views(mine, [second, third]) == mine | {"hands": [[1, 2], [3, 4, 5], [6, 7, 8]]}


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.key)
def test_an_open_replay_shows_every_hand_as_its_owner_saw_it(game: Game) -> None:
    seats = game.default_seats
    options = game.parse_options(seats, {})
    state = game.new(seats, {}, bytes(32))
    events: Happenings = [(0, event) for event in state.take_events()]
    for number, _ in enumerate(walk(state, 1), start=1):
        events += [(number, event) for event in state.take_events()]
        if number == 60:
            break
    owners = [list(moments(game, seats, options, events, Seat(seat))) for seat in range(seats)]
    shown = list(open_moments(game, seats, options, events, Seat(1)))
    for at, moment in enumerate(shown):
        view = msgspec.json.decode(moment.view)
        assert view["seat"] == 1
        own = [msgspec.json.decode(owner[at].view)["hands"] for owner in owners]
        assert view["hands"] == [own[seat][seat] for seat in range(seats)]
        assert len(moment.events) == len(owners[0][at].events)
