"""Who is how near to the Emperor, as everybody is told."""

import pytest

from ludoteka.games.sakura import Sakura
from ludoteka.games.sakura.events import ArtistEmbarrassed, ArtistMoved
from ludoteka.games.sakura.view import SakuraView
from ludoteka.games.sakura.walking import standing
from tests.conformance.cases import walk


@pytest.mark.rule("SA-4")
@pytest.mark.parametrize(
    ("artists", "ranks"),
    [
        ([5, 9, 7], (3, 1, 2)),
        ([0, 9, 0], (None, 1, None)),
        ([0, 9, 4], (3, 1, 2)),
        ([0, 0], (None, None)),
    ],
)
def test_ranks_go_by_the_distance_from_the_emperor_and_a_shared_gate_has_none(
    artists: list[int], ranks: tuple[int | None, ...]
) -> None:
    assert standing(artists) == ranks


def test_every_step_of_an_artist_tells_how_all_stand_then() -> None:
    state = Sakura().new(4, {}, bytes(32))
    told = 0
    for _ in walk(state, 3):
        view = state.view(None)
        assert isinstance(view, SakuraView)
        last = [e for e in state.take_events() if isinstance(e, ArtistMoved | ArtistEmbarrassed)]
        told += len(last)
        assert not last or last[-1].standing == view.standing
    assert told > 10
