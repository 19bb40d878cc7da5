"""Whether a browser got hold of what its seat could not know, by the truth of the server's log.

Frames are computed again from that log. The page, what it keeps and what it was answered are
searched: for seeds, for runs of hidden cards, and for the name of any single card or role.
"""

import re
from collections.abc import Iterator, Sequence
from html import unescape
from itertools import zip_longest
from typing import Any

from ludoteka.core import Event, State, redact
from ludoteka.core.seats import Seat
from ludoteka.server.storage import Entry
from ludoteka.server.tables.loading import load_table
from ludoteka.server.tables.table import Table
from ludoteka.texts import Texts
from tests.browser.received import Moment, Received
from tests.server.outside.secrets_of import hidden_runs_of, seeds
from tests.server.tables.story import story
from tests.server.tables.test_leaks import check_frames, plain

NAMED = re.compile(r'data-(?:thing|fly|move)="([^"]*)"')
SECRET_FIELDS = ("hands", "deck", "draw_piles", "chosen", "taken", "left", "out", "aside")
"""Of positions: where the cards are that someone may not know."""
PLACES = re.compile(r"(row|seat|back) \d")
"""The third row is not the card 3."""
ROLES = ("deputy", "outlaw", "renegade")


def judge(log: Sequence[Entry], received: Received, eyes: Seat) -> int:
    """Raises for the first thing that this seat could not know; how many moments were judged."""
    assert check_frames(log, received.frames, eyes) > 0
    table = load_table(log, None)
    judged = 0
    for moment, state, known in truths(table, log, received.moments, eyes):
        secrets = seeds(table) | hidden_runs_of(table, state, eyes)
        for place in (moment.page, unescape(moment.page), moment.kept, *moment.answers):
            text = place.encode()
            found = [secret for secret in secrets if secret in text]
            assert not found, f"seq {moment.seq}: {found} in {place[:80]}"
        hidden = hidden_cards(state) - known
        named = cards_named(moment.page)
        assert not named & hidden, f"seq {moment.seq}: the page names {named & hidden}"
        assert not hidden_roles_shown(state, eyes, moment.page), f"seq {moment.seq}: a role"
        judged += 1
    return judged


def truths(
    table: Table, log: Sequence[Entry], moments: list[Moment], eyes: Seat
) -> Iterator[tuple[Moment, State, set[str]]]:
    """Each moment of the live match with the true state, and all that the seat was told by then.

    Nobody forgets what they saw of a move that was taken back.
    """
    scenes = list(story(table, log))
    nexts = [scene.seq for scene in scenes[1:]]
    waiting = [moment for moment in moments if moment.seq >= 0]
    known: set[str] = set()
    for scene, following in zip_longest(scenes, nexts):
        known |= told(scene.state, scene.caused.get(scene.seq, ()), eyes)
        while waiting and (following is None or waiting[0].seq < following):
            moment = waiting.pop(0)
            if scene.state.result() is None:
                yield moment, scene.state, known


def told(state: State, events: Sequence[Event], eyes: Seat) -> set[str]:
    return set(leaves([plain(state.view(eyes)), [plain(redact(event, eyes)) for event in events]]))


def hidden_cards(state: State) -> set[str]:
    position = plain(state.position())
    return set(leaves([position.get(field) for field in SECRET_FIELDS]))


def leaves(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, list):
        for inner in value:
            yield from leaves(inner)
    elif value is not None:
        yield str(value)


def cards_named(page: str) -> set[str]:
    """`card 55` and `play bang-as at 3` name a card; what a button says is in its move."""
    names = [name for name in NAMED.findall(page) if not PLACES.fullmatch(name)]
    return {word for name in names for word in name.split()[1:2]}


def hidden_roles_shown(state: State, eyes: Seat, page: str) -> list[str]:
    """Words for roles at seats of BANG! whose role this seat does not see."""
    view = plain(state.view(eyes))
    words = [Texts("en").get(f"bang-role-{role}") for role in ROLES]
    found = []
    for seat, role in enumerate(view.get("roles", ())):
        plate = re.search(rf'data-place="seat {seat}".*?(?=data-place="seat|$)', page, re.DOTALL)
        if not isinstance(role, str) and plate:
            found += [word for word in words if word in plate[0]]
    return found
