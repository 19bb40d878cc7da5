"""What a seat knew, as pages draw it: no more than it had been told."""

import msgspec
import pytest

from ludoteka.core import Hidden, Seat
from ludoteka.core.records import replay
from ludoteka.games import find_game
from ludoteka.games.bang.roles import ROLES, ROLES_FOR
from ludoteka.games.bang.view import BangView
from ludoteka.games.six_nimmt.view import SixNimmtView
from ludoteka.review import decode_review, encode_review, review
from ludoteka.review.document import Judged
from tests.review.matches import recorded


def judged(key: str, seats: int) -> list[tuple[Judged, object]]:
    """Decisions of seat 0 with the view that it had."""
    record = recorded(key, seats)
    found = {each.move: each for each in review(record, seats=(0,), budget=50).judged}
    states = replay(find_game(key), record)
    views = [state.view(Seat(0)) for state in states]
    return [(each, views[number - 1]) for number, each in found.items()]


def test_in_6_nimmt_every_card_is_seen_own_or_unseen() -> None:
    for each, view in judged("six-nimmt", 4):
        assert isinstance(view, SixNimmtView)
        assert each.knew is not None
        deck = each.knew.deck
        assert deck is not None
        assert deck.own == view.hands[0]
        on_table = {int(card) for cards in (*view.rows, *view.piles, view.queue) for card in cards}
        assert {*deck.own, *deck.unseen} | on_table == set(range(1, deck.highest + 1))
        assert not {*deck.own, *deck.unseen} & on_table
        hidden = [cards.hidden for cards in view.hands if isinstance(cards, Hidden)]
        assert len(deck.unseen) >= sum(hidden)


def test_in_6_nimmt_the_gap_reaches_from_the_last_card_of_its_row_to_the_played_one() -> None:
    gaps = 0
    for each, view in judged("six-nimmt", 4):
        assert isinstance(view, SixNimmtView)
        assert each.knew is not None
        assert each.knew.deck is not None
        gap = each.knew.deck.gap
        played = int(each.played.split()[1])
        lower = [row[-1] for row in view.rows if row[-1] < played]
        if each.kind == "choose-card" and lower:
            assert gap == (max(lower), played)
            gaps += 1
        else:
            assert gap is None
    assert gaps


def test_in_bang_beliefs_about_hidden_roles_are_chances_of_a_possible_deal() -> None:
    for each, view in judged("bang", 5):
        assert isinstance(view, BangView)
        assert each.knew is not None
        beliefs = each.knew.beliefs
        assert 0 not in {belief.seat for belief in beliefs}
        for belief in beliefs:
            assert sum(belief.chances.values()) == pytest.approx(1.0, abs=0.001)
            role = view.roles[belief.seat]
            if isinstance(role, str):
                assert belief.chances[role] == pytest.approx(1.0)
            else:
                assert max(belief.chances.values()) < 1.0 or len(beliefs) < 4
        for role in ("deputy", "outlaw", "renegade"):
            count = ROLES_FOR[5].count(ROLES.index(role)) - (view.roles[0] == role)
            expected = sum(belief.chances[role] for belief in beliefs)
            assert expected == pytest.approx(count, abs=0.001)


def test_at_a_table_of_three_all_roles_are_open_and_nothing_is_believed() -> None:
    assert all(each.knew is None for each, _ in judged("bang", 3))


def test_a_review_of_a_former_version_is_still_read() -> None:
    document = encode_review(review(recorded("six-nimmt", 4), seats=(0,), budget=50))
    found = decode_review(document)
    assert found.judged[0].knew is not None
    plain = msgspec.json.decode(document)
    for each in plain["judged"]:
        del each["knew"]
    assert decode_review(msgspec.json.encode(plain)).judged[0].knew is None
