"""What is told besides what a log shows: who leads, and whose next seal wins."""

import pytest

from ludoteka.core import State
from ludoteka.games.intrigo import Intrigo
from ludoteka.games.intrigo.events import LeadsChanged
from ludoteka.games.intrigo.view import IntrigoView, Lead
from tests.conformance.cases import walk

GAME = Intrigo()


def seen(state: State) -> IntrigoView:
    view = state.view(None)
    assert isinstance(view, IntrigoView)
    return view


@pytest.mark.rule("IN-20")
@pytest.mark.parametrize("seats", [3, 4])
def test_every_change_of_who_leads_is_told_and_only_then(seats: int) -> None:
    state = GAME.new(seats, {}, bytes([seats] * 32))
    leads: dict[int, Lead] = {}
    rest: tuple[object, object] | None = None
    for _ in walk(state, seats):
        told = [event for event in state.take_events() if isinstance(event, LeadsChanged)]
        assert len(told) <= 2, "before the rewards, and after them"
        for event in told:
            changed = {one.building: one.lead for one in event.leads}
            same_rest = rest == (event.one_more, event.won_by)
            assert changed or not same_rest
            assert all(leads.get(building) != lead for building, lead in changed.items())
            leads |= changed
            rest = (event.one_more, event.won_by)
        view = seen(state)
        assert tuple(leads[building] for building in range(len(leads))) == view.leads
        assert rest == (view.one_more, view.won_by)
