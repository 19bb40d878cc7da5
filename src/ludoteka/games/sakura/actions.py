"""The two halves of a card: what happens in the garden, and what its artist does."""

from typing import TYPE_CHECKING

from ludoteka.games.sakura.cards import (
    ARTIST_STEPS,
    EMPEROR_STEPS,
    NEAREST_BACK,
    OVERTAKE,
)
from ludoteka.games.sakura.events import (
    ArtistEmbarrassed,
    ArtistMoved,
    ArtistStayed,
    EmperorMoved,
    EmperorStayed,
    NobodyFurthest,
    NobodyNearest,
    TreeReached,
)
from ludoteka.games.sakura.walking import (
    GATE,
    INTO_EMPEROR,
    NOBODY,
    RETREAT,
    ahead,
    behind,
    beyond_next,
    count_ahead,
    furthest,
    nearest,
    standing,
)

if TYPE_CHECKING:
    from ludoteka.games.sakura.state import SakuraState


# -- In the garden ---------------------------------------------------------------------


def act_in_garden(state: "SakuraState", garden: int) -> None:
    if garden < len(EMPEROR_STEPS):
        # SA-11
        move_emperor(state, "SA-11", EMPEROR_STEPS[garden])
    elif garden == NEAREST_BACK:
        send_nearest_back(state)
    else:
        push_furthest(state)


def move_emperor(state: "SakuraState", rule: str, steps: int) -> None:
    """Every space counts (SA-6)."""
    if steps < 0:
        lead_emperor_back(state, rule)
        return
    origin = state.emperor
    stop = state.tree_spaces[state.paid]
    # SA-18: he stops at a tree that has not paid; the rest of his move is lost
    state.emperor = min(origin + steps, stop)
    state.tree = state.emperor == stop
    if state.recording:
        state.events.append(EmperorMoved(rule, origin, state.emperor))
        if state.tree:
            state.events.append(TreeReached("SA-18", state.paid + 1, stop))


def lead_emperor_back(state: "SakuraState", rule: str) -> None:
    origin = state.emperor
    # SA-9: he never enters the gate
    if origin == 1:
        if state.recording:
            state.events.append(EmperorStayed("SA-9", origin))
        return
    state.emperor = origin - 1
    if state.recording:
        state.events.append(EmperorMoved(rule, origin, state.emperor))
    # SA-8: onto an artist
    artists = state.artists
    for artist in range(len(artists)):
        if artists[artist] == state.emperor:
            embarrass(state, "SA-8", artist)


def send_nearest_back(state: "SakuraState") -> None:
    # SA-12, SA-14: also the card owner's own artist
    artist = nearest(state.artists)
    if artist != NOBODY:
        walk(state, "SA-12", artist, -2)
    elif state.recording:
        state.events.append(NobodyNearest("SA-12"))


def push_furthest(state: "SakuraState") -> None:
    # SA-13, SA-14: also the card owner's own artist, who may run into the Emperor
    artist = furthest(state.artists)
    if artist != NOBODY:
        walk(state, "SA-13", artist, 2)
    elif state.recording:
        state.events.append(NobodyFurthest("SA-13"))


# -- The artist ------------------------------------------------------------------------


def steps_of(skill: int) -> int:
    return ARTIST_STEPS[skill]


def act_as_artist(state: "SakuraState", artist: int, skill: int) -> None:
    """An action that offers no direction."""
    if skill < len(ARTIST_STEPS):
        # SA-15
        walk(state, "SA-15", artist, ARTIST_STEPS[skill])
    elif skill == OVERTAKE:
        # SA-16
        settle(state, "SA-16", artist, beyond_next(state.artists, artist, state.emperor))
    else:
        # SA-17
        walk(state, "SA-17", artist, count_ahead(state.artists, artist))


def walk(state: "SakuraState", rule: str, artist: int, steps: int) -> None:
    """So many free spaces forward, or back if negative (SA-6)."""
    if steps < 0:
        origin = state.artists[artist]
        # SA-9: there is no way back from the gate
        if origin == GATE:
            rule = "SA-9"
        space = behind(state.artists, artist, origin, -steps)
    else:
        space = ahead(state.artists, artist, steps, state.emperor)
    settle(state, rule, artist, space)


def settle(state: "SakuraState", rule: str, artist: int, space: int) -> None:
    """Put the artist on the space to which the walk led."""
    if space == INTO_EMPEROR:
        embarrass(state, "SA-7", artist)
        return
    origin = state.artists[artist]
    state.artists[artist] = space
    if state.recording:
        named = state.named(artist)
        if space == origin:
            state.events.append(ArtistStayed(rule, named, space))
        else:
            ranks = standing(state.artists)
            state.events.append(ArtistMoved(rule, named, origin, space, ranks))


def embarrass(state: "SakuraState", rule: str, artist: int) -> None:
    """A token is lost, and three spaces, counted from where the Emperor stands (SA-7)."""
    lost = 0
    # SA-24: the Court painter has no tokens
    if not state.is_painter(artist) and state.tokens[artist] > 0:
        lost = 1
        state.tokens[artist] -= 1
        state.supply += 1
    origin = state.artists[artist]
    space = behind(state.artists, artist, state.emperor, RETREAT)
    state.artists[artist] = space
    if state.recording:
        named = state.named(artist)
        ranks = standing(state.artists)
        state.events.append(ArtistEmbarrassed(rule, named, origin, space, lost, ranks))
