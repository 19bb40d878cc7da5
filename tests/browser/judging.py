"""Whether a browser got hold of what its seat could not know, by the truth of the server's log.

Frames are computed again from the record. The page, what it keeps and what it was answered are
searched: for seeds, for runs of hidden cards, and for the name of any single card or role.
"""

import re
from collections.abc import Iterator
from html import unescape
from typing import Any

from ludoteka.core import Event, State, redact
from ludoteka.core.seats import Seat
from ludoteka.server.tables.table import Table
from ludoteka.texts import Texts
from tests.browser.received import Moment, Received
from tests.server.outside.secrets_of import hidden_runs_of, seeds
from tests.server.tables.test_leaks import check_frames, plain

NAMED = re.compile(r'data-(?:thing|fly|move)="([^"]*)"')
SECRET_FIELDS = ("hands", "deck", "draw_piles", "chosen", "taken", "left", "out", "aside")
"""Of positions: where the cards are that somebody may not know."""
ROLES = ("deputy", "outlaw", "renegade")


def judge(table: Table, received: Received, eyes: Seat) -> int:
    """Raises for the first thing that this seat could not know; how many moments were judged."""
    assert check_frames(table, received.frames, eyes) > 0
    judged = 0
    for moment, state, known in truths(table, received.moments, eyes):
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
    table: Table, moments: list[Moment], eyes: Seat
) -> Iterator[tuple[Moment, State, set[str]]]:
    """Each moment of the live match with the true state, and all that the seat was told by then."""
    waiting = [moment for moment in moments if moment.seq >= 0]
    state = table.game.new(len(table.chairs), table.created.options, table.deal_seed)
    known = told(state, state.take_events(), eyes)
    seqs = [min(seq for seq, _ in table.events), *(made.seq for made in table.moves)]
    for seq, made in zip(seqs, [None, *table.moves], strict=True):
        while waiting and waiting[0].seq < seq:
            yield waiting.pop(0), state, known
        if made is not None:
            state.play(made.seat, made.move)
            known |= told(state, state.take_events(), eyes)
    if table.status == "live":
        yield from ((moment, state, known) for moment in waiting)


def told(state: State, events: list[Event], eyes: Seat) -> set[str]:
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
    return {word for name in NAMED.findall(page) for word in name.split()[1:2]}


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
