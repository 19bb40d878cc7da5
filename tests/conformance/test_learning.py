"""The declarations of events are neither too bold nor too shy, and a wrong one is caught."""

import pytest

from ludoteka.core import Event, Game
from ludoteka.core.take_back import nothing_learned
from ludoteka.games import games
from ludoteka.games.bang import events as bang
from ludoteka.games.face_to_face import events as face_to_face
from ludoteka.games.intrigo import events as intrigo
from ludoteka.games.sakura import events as sakura
from ludoteka.games.six_nimmt import events as six_nimmt
from tests.conformance.cases import CASES, Case
from tests.conformance.learning import Lesson, anybody_learns, check_soundness, moves_made

pytestmark = pytest.mark.uncounted


def cases(game: Game) -> list[Case]:
    """The fewest and the most seats of a game, in all variants."""
    ends = (game.seat_counts[0], game.seat_counts[-1])
    return [case for case in CASES if case.game is game and case.seats in ends]


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.key)
def test_what_is_never_offered_does_teach(game: Game) -> None:
    """For every decision some move may be taken back, or some world shows why none may."""
    open_questions = {decision.key for decision in game.decisions}
    for seed in range(10):
        for case in cases(game):
            for number, made in enumerate(moves_made(case, seed, alike=2)):
                if made.decision in open_questions and (
                    nothing_learned(made.events) or anybody_learns(made, number)
                ):
                    open_questions.remove(made.decision)
        if not open_questions:
            return
    raise AssertionError(f"refused without a reason: {sorted(open_questions)}")


MISTAKES: list[tuple[str, type[Event]]] = [
    ("six-nimmt", six_nimmt.CardsRevealed),
    ("six-nimmt", six_nimmt.HandDealt),
    ("face-to-face", face_to_face.CardPlayed),
    ("face-to-face", face_to_face.HelpGiven),
    ("sakura", sakura.CardsRevealed),
    ("intrigo", intrigo.PacketReceived),
    ("intrigo", intrigo.CardPlayed),
    ("intrigo", intrigo.CardCalled),
    ("bang", bang.CardsDrawn),
    ("bang", bang.CardPlayed),
    ("bang", bang.CardPutInPlay),
    ("bang", bang.CardAnswered),
    ("bang", bang.CardDiscarded),
    ("bang", bang.CardTaken),
    ("bang", bang.CardTurned),
    ("bang", bang.PlayerEliminated),
]


@pytest.mark.parametrize(
    ("key", "kind"), MISTAKES, ids=[f"{key}-{kind.__name__}" for key, kind in MISTAKES]
)
def test_a_wrong_declaration_is_caught(
    key: str, kind: type[Event], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kind, "reveals", False)
    with pytest.raises(Lesson):
        check_often(games()[key])


def check_often(game: Game) -> None:
    for seed in range(20):
        for case in cases(game):
            check_soundness(case, seed, alike=10)
