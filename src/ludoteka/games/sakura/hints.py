"""Hints: what a move would lead to on the table, from the player's view.

A card is tried alone, as if the others played nothing: where that leaves the Emperor and
one's own artist, in either direction if it offers one. The trial runs the rules themselves,
on a state that is drawn from the view and of which only what lies open is used.
"""

from typing import Final

from ludoteka.core.events import Event
from ludoteka.core.game import Cell, Listing, Phrase, PlainPhrase, Sayable
from ludoteka.core.rng import Rng
from ludoteka.core.seats import Move
from ludoteka.games.sakura import actions
from ludoteka.games.sakura.cards import (
    ARTIST_ACTIONS,
    ARTIST_STEPS,
    DECK,
    EMPEROR_EITHER_WAY,
    FIRST_EITHER_WAY,
    FIRST_PAIR,
    FORWARD,
    GARDEN_ACTIONS,
    OVERTAKE,
    PAIRS,
    Card,
)
from ludoteka.games.sakura.data import OUR_DECK, Face
from ludoteka.games.sakura.events import ArtistEmbarrassed, TreeReached
from ludoteka.games.sakura.redeal import from_view
from ludoteka.games.sakura.state import SakuraState
from ludoteka.games.sakura.view import SakuraView
from ludoteka.games.sakura.walking import GATE

HINT_KEY: Final = b"sakura hint"

BOTH_WAYS: Final = (True, False)
ONE_WAY: Final = (True,)

GARDEN_PHRASES: Final[dict[str, Phrase]] = {
    "emperor +1": Phrase("garden-emperor-forward", {"steps": 1}),
    "emperor +2": Phrase("garden-emperor-forward", {"steps": 2}),
    "emperor -1": Phrase("garden-emperor-back", {"steps": 1}),
    "emperor ±1": Phrase("garden-emperor-either", {"steps": 1}),
    "nearest -2": Phrase("garden-nearest", {"steps": 2}),
    "furthest +2": Phrase("garden-furthest", {"steps": 2}),
}
ARTIST_PHRASES: Final[dict[str, Phrase]] = {
    **{f"+{steps}": Phrase("artist-forward", {"steps": steps}) for steps in (1, 2, 3)},
    **{f"±{steps}": Phrase("artist-either", {"steps": steps}) for steps in (1, 2, 3)},
    "overtake": Phrase("artist-overtake"),
    "count": Phrase("artist-count"),
}


def deck_listing() -> Listing:
    """The cards of our deck, for the rules (SA-2)."""
    rows = [
        (str(face.number), _plain(GARDEN_PHRASES[face.garden]), _plain(ARTIST_PHRASES[face.artist]))
        for face in sorted(OUR_DECK, key=_number)
    ]
    return Listing("deck", "components", ("number", "garden", "artist"), tuple(rows))


def _plain(phrase: Phrase) -> Cell:
    steps = phrase.arguments.get("steps")
    return (PlainPhrase(phrase.key, {"steps": steps} if isinstance(steps, int) else {}),)


def _number(face: Face) -> int:
    return face.number


def place(space: object) -> Sayable:
    """How a space is said."""
    assert isinstance(space, int)
    return Phrase("gate") if space == GATE else space


def hint(view: SakuraView, move: Move) -> Phrase:
    state = from_view(view, Rng(HINT_KEY))
    if view.phase == "emperor":
        return _emperor_hint(state, forward=move == FORWARD)
    if view.phase == "artist":
        return _artist_hint(state, forward=move == FORWARD)
    own = view.seat or 0
    if move < FIRST_PAIR:
        return _card_hint(state, own, DECK[move - 1])
    return _pair_hint(state, own, *PAIRS[move - FIRST_PAIR])


# -- Directions ------------------------------------------------------------------------


def _emperor_hint(state: SakuraState, *, forward: bool) -> Phrase:
    state.recording = True
    actions.move_emperor(state, "SA-11", 1 if forward else -1)
    there: dict[str, Sayable] = {"space": state.emperor}
    if state.tree:
        return Phrase("hint-emperor-tree", there)
    if any(isinstance(event, ArtistEmbarrassed) for event in state.events):
        return Phrase("hint-emperor-meets", there)
    return Phrase("hint-emperor", there)


def _artist_hint(state: SakuraState, *, forward: bool) -> Phrase:
    state.recording = True
    owner = state.owner()
    steps = ARTIST_STEPS[state.skills[state.queue[0]]]
    actions.walk(state, "SA-15", owner, steps if forward else -steps)
    return Phrase("hint-artist", {"own": _own_place(state, owner)})


# -- Cards -----------------------------------------------------------------------------


def _card_hint(state: SakuraState, own: int, card: Card) -> Phrase:
    outcomes = _try_card(state, own, card)
    return Phrase("hint-card", {**_faces(state, card), **_places(outcomes, own)})


def _pair_hint(state: SakuraState, own: int, card: Card, painter: Card) -> Phrase:
    """Both cards, in ascending order; the Court painter always goes forward (SA-24)."""
    first, second = sorted([(card, own), (painter, len(state.seats))])
    outcomes = [
        last
        for middle in _try_card(state, first[1], first[0])
        for last in _try_card(middle, second[1], second[0])
    ]
    faces = _faces(state, painter)
    others: dict[str, Sayable] = {
        "painter-garden": faces["garden"],
        "painter-artist": faces["artist"],
    }
    return Phrase("hint-two-cards", {**_faces(state, card), **others, **_places(outcomes, own)})


def _faces(state: SakuraState, card: Card) -> dict[str, Sayable]:
    return {
        "garden": GARDEN_PHRASES[GARDEN_ACTIONS[state.gardens[card]]],
        "artist": ARTIST_PHRASES[ARTIST_ACTIONS[state.skills[card]]],
    }


def _try_card(state: SakuraState, artist: int, card: Card) -> list[SakuraState]:
    """The card resolved on copies of the table, in every direction that its owner has."""
    asked = not state.is_painter(artist)
    garden, skill = state.gardens[card], state.skills[card]
    leads = BOTH_WAYS if asked and garden == EMPEROR_EITHER_WAY else ONE_WAY
    walks = BOTH_WAYS if asked and FIRST_EITHER_WAY <= skill < OVERTAKE else ONE_WAY
    outcomes: list[SakuraState] = []
    for lead in leads:
        for walk in walks:
            twin = state.copy()
            twin.recording = True
            twin.events = list(state.events)
            _resolve(twin, artist, card, lead=lead, walk=walk)
            outcomes.append(twin)
    return outcomes


def _resolve(state: SakuraState, artist: int, card: Card, *, lead: bool, walk: bool) -> None:
    # SA-18: a card after the one that reached a tree is not resolved
    if state.tree:
        return
    garden, skill = state.gardens[card], state.skills[card]
    if garden == EMPEROR_EITHER_WAY:
        actions.move_emperor(state, "SA-11", 1 if lead else -1)
    else:
        actions.act_in_garden(state, garden)
    if FIRST_EITHER_WAY <= skill < OVERTAKE:
        steps = ARTIST_STEPS[skill]
        actions.walk(state, "SA-15", artist, steps if walk else -steps)
    else:
        actions.act_as_artist(state, artist, skill)


# -- Where it ends ---------------------------------------------------------------------


def _places(outcomes: list[SakuraState], own: int) -> dict[str, Sayable]:
    return {
        "emperor": _distinct([_emperor_place(state) for state in outcomes]),
        "own": _distinct([_own_place(state, own) for state in outcomes]),
    }


def _emperor_place(state: SakuraState) -> Sayable:
    reached = any(isinstance(event, TreeReached) for event in state.events)
    return Phrase("place-tree", {"space": state.emperor}) if reached else state.emperor


def _own_place(state: SakuraState, own: int) -> Sayable:
    """The space, with the embarrassments on the way to it."""
    space = place(state.artists[own])
    if any(_embarrasses(event, own) for event in state.events):
        return Phrase("place-embarrassed", {"space": space})
    return space


def _embarrasses(event: Event, own: int) -> bool:
    return isinstance(event, ArtistEmbarrassed) and event.artist == own


def _distinct(places: list[Sayable]) -> tuple[Sayable, ...]:
    found: list[Sayable] = []
    for each in places:
        if each not in found:
            found.append(each)
    return tuple(found)
