"""Observations: what a seat may know, nothing else, and all of it where the table says."""

import hashlib
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import numpy as np
import pytest

from ludoteka.core import BadInput, Hidden, Rng, Seat, all_seats
from ludoteka.core.parts import Parts
from ludoteka.envs import VERSIONS, Table, describe
from ludoteka.envs.describing import Description
from ludoteka.envs.encodings import ENCODINGS
from ludoteka.envs.table import Numbers
from ludoteka.games import find_game, games
from ludoteka.games.bang.cards import CARD_OF
from ludoteka.games.bang.view import BangView
from ludoteka.games.face_to_face.view import FaceToFaceView
from ludoteka.games.intrigo.cards import CARD_CODES
from ludoteka.games.intrigo.view import IntrigoView
from ludoteka.games.sakura import Sakura
from ludoteka.games.sakura.view import SakuraView
from ludoteka.games.six_nimmt.view import SixNimmtView
from tests.envs.tables import Case, each_end, each_game, each_variant, numbers, variants, walk

PINNED: Final = Path(__file__).parent / "layouts.json"


def seen(table: Table, seat: Seat) -> Numbers:
    return numbers(table, table.encoding.row(table.state.view(seat)))


def part(table: Table, row: Numbers, name: str) -> Numbers:
    (found,) = [each for each in table.encoding.slices if each.name == name]
    return row[found.start : found.stop].reshape(found.shape)


def test_every_game_of_the_house_has_an_encoding_and_a_version() -> None:
    assert set(ENCODINGS) == set(VERSIONS) == set(games())


@each_end
def test_what_a_seat_cannot_know_changes_no_number(case: Case) -> None:
    for number, table in enumerate(walk(case, every=17, limit=400)):
        for seat in table.state.seats:
            before = table.observe(seat)
            mine = table.state
            table.state = table.game.redeal(mine, seat, Rng(b"%d" % number))
            after = table.observe(seat)
            table.state = mine
            assert before["observation"].tobytes() == after["observation"].tobytes()
            assert before["action_mask"].tobytes() == after["action_mask"].tobytes()


@each_variant
def test_what_is_observed_is_what_the_view_tells(case: Case) -> None:
    """Some games write their rows by a shorter way than the view."""
    for seed in (1, 2):
        for table in walk(case, seed, every=5, limit=1500):
            for seat in table.state.seats:
                observed = table.observe(seat)["observation"]
                assert observed.tobytes() == seen(table, seat).tobytes()


@each_variant
def test_every_number_stays_within_its_bounds(case: Case) -> None:
    for seed in (1, 2):
        for table in walk(case, seed, every=11, limit=1500):
            low, high = table.bounds()
            for seat in table.state.seats:
                row = seen(table, seat)
                assert (low <= row).all()
                assert (row <= high).all()


@each_game
def test_every_slice_says_something(key: str) -> None:
    """None stays zero in all variants of the game."""
    silent = {each.name for each in describe(key).slices}
    for case in (case for case in variants() if case[0] == key):
        for seed in range(6):
            for table in walk(case, seed, limit=3000, every=1 if key == "sakura" else 5):
                if not silent:
                    return
                row = seen(table, Seat(0))
                silent -= {name for name in silent if part(table, row, name).any()}
    assert not silent


@each_game
def test_slices_follow_one_another_without_gaps(key: str) -> None:
    for seats in find_game(key).seat_counts:
        described = describe(key, seats)
        stops = [0, *(each.stop for each in described.slices)]
        assert stops[:-1] == [each.start for each in described.slices]
        assert stops[-1] == described.size
        names = [each.name for each in described.slices]
        assert len(set(names)) == len(names)
        assert all(each.meaning for each in described.slices)


def test_a_slice_that_does_not_exist_is_told_with_those_that_do() -> None:
    with pytest.raises(KeyError, match=r"six-nimmt has no slice 'colour'; slices: .*row-end"):
        describe("six-nimmt").slice("colour")


def layouts() -> dict[str, str]:
    """The layouts of all environments, by version, as short hashes."""
    found: dict[str, str] = {}
    for key, version in VERSIONS.items():
        game = find_game(key)
        lines = [
            layout(describe(key, seats, options))
            for seats in game.seat_counts
            for options in game.variants_at(seats)
        ]
        digest = hashlib.sha256("\n".join(lines).encode()).hexdigest()
        found[f"{key}-v{version}"] = digest[:16]
    return found


def layout(described: Description) -> str:
    """Everything but the words."""
    parts = [(each.name, each.start, each.shape) for each in described.slices]
    return f"{described.seats} {described.actions} {parts}"


def test_a_changed_layout_is_another_version() -> None:
    """What was trained on a version fits it for ever: raise `VERSIONS` before renewing this."""
    assert layouts() == json.loads(PINNED.read_text("utf-8"))


def test_a_game_without_encoding_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Sakura, "parts", Parts())
    with pytest.raises(BadInput, match="no-encoding"):
        Table("sakura")


# -- What stands where -----------------------------------------------------------------------


def test_rows_hands_and_totals_of_six_nimmt_are_where_the_table_says() -> None:
    for table in walk(("six-nimmt", 3, {}), every=4):
        for me in all_seats(3):
            view = table.state.view(me)
            assert isinstance(view, SixNimmtView)
            row = seen(table, me)
            hand = view.hands[me]
            assert not isinstance(hand, Hidden)
            assert (np.flatnonzero(part(table, row, "hands")[0]) + 1).tolist() == list(hand)
            assert not part(table, row, "hands")[1:].any()
            assert part(table, row, "total").tolist() == [
                view.totals[(me + turn) % 3] for turn in range(3)
            ]
            shown = [[int(card) for card in cards if card] for cards in part(table, row, "rows")]
            assert shown == [list(cards) for cards in view.rows]
            taken = sorted(card for pile in view.piles for card in pile)
            assert (np.flatnonzero(part(table, row, "taken")) + 1).tolist() == taken


def test_drafted_hands_of_six_nimmt_lie_open() -> None:
    for table in walk(("six-nimmt", 2, {"variant": "tactical"}), every=3, limit=40):
        view = table.state.view(Seat(1))
        assert isinstance(view, SixNimmtView)
        row = seen(table, Seat(1))
        other = view.hands[0]
        assert not isinstance(other, Hidden)
        assert (np.flatnonzero(part(table, row, "hands")[1]) + 1).tolist() == list(other)


def test_piles_of_face_to_face_are_where_the_table_says() -> None:
    for table in walk(("face-to-face", 2, {}), every=5):
        for me in all_seats(2):
            view = table.state.view(me)
            assert isinstance(view, FaceToFaceView)
            row = seen(table, me)
            other = 1 - me
            for turn, seat in enumerate((me, other)):
                up, down = view.up[seat], view.down[seat]
                tops = [up[-1].card if up else 1, down[-1].card if down else 60]
                assert part(table, row, "tops")[turn].tolist() == tops
                laid = [
                    each.card for pile in (*view.up, *view.down) for each in pile
                    if each.seat == seat
                ]  # fmt: skip
                assert (np.flatnonzero(part(table, row, "laid")[turn]) + 2).tolist() == sorted(laid)


def test_artists_of_sakura_are_where_the_table_says() -> None:
    for seats in (2, 4):
        for table in walk(("sakura", seats, {}), every=3):
            for me in all_seats(seats):
                view = table.state.view(me)
                assert isinstance(view, SakuraView)
                row = seen(table, me)
                order = [(me + turn) % seats for turn in range(seats)]
                order += [2] if seats == 2 else []
                assert part(table, row, "artists").tolist() == [view.artists[a] for a in order]
                assert part(table, row, "tokens").tolist() == [
                    view.tokens[s] for s in order[:seats]
                ]
                assert part(table, row, "behind").tolist() == [
                    view.emperor - view.artists[a] for a in order
                ]


def test_the_palace_of_intrigo_is_where_the_table_says() -> None:
    for seats in (3, 4):
        for table in walk(("intrigo", seats, {}), every=7, limit=400):
            view = table.state.view(Seat(1))
            assert isinstance(view, IntrigoView)
            row = seen(table, Seat(1))
            for gap, lying in zip(part(table, row, "gaps"), view.gaps, strict=True):
                assert bool(gap[-1]) == (lying is not None and lying.endswith(" down"))
                code = None if lying is None else lying.removesuffix(" down")
                if code in CARD_CODES:
                    assert gap[CARD_CODES.index(code)] == 1
                assert gap[:-1].sum() == (lying is not None)
            for building, token in zip(part(table, row, "tokens"), view.tokens, strict=True):
                assert building[:-1].sum() == (token is not None)
                assert bool(building[-1]) == (token is not None and token.endswith(" down"))


def test_hidden_roles_of_bang_stay_hidden() -> None:
    for table in walk(("bang", 5, {}), every=13):
        for me in all_seats(5):
            view = table.state.view(me)
            assert isinstance(view, BangView)
            roles = part(table, seen(table, me), "role")
            for turn in range(5):
                known = not isinstance(view.roles[(me + turn) % 5], Hidden)
                assert roles[turn].sum() == known


def test_cards_of_bang_are_where_the_table_says() -> None:
    for table in walk(("bang", 5, {}), every=7):
        for me in all_seats(5):
            view = table.state.view(me)
            assert isinstance(view, BangView)
            row = seen(table, me)
            hand = view.hands[me]
            assert not isinstance(hand, Hidden)
            for name, cards in (("hand", hand), ("discard", view.discard), ("shown", view.shown)):
                marked = np.flatnonzero(part(table, row, name)).tolist()
                assert marked == sorted(CARD_OF[card] for card in cards)


def test_packets_and_hands_of_intrigo_are_where_the_table_says() -> None:
    for table in walk(("intrigo", 4, {}), every=3, limit=400):
        for me in all_seats(4):
            view = table.state.view(me)
            assert isinstance(view, IntrigoView)
            row = seen(table, me)
            hand, kept = view.hands[me], view.kept[me]
            assert not isinstance(hand, Hidden)
            assert not isinstance(kept, Hidden)
            for name, cards in (("hand", hand), ("kept", kept)):
                counts = [cards.count(code) for code in CARD_CODES]
                assert part(table, row, name).tolist() == counts
            for packet, cards in zip(part(table, row, "seen"), view.seen, strict=False):
                assert packet.tolist() == [cards.count(code) for code in CARD_CODES]


# -- Actions -----------------------------------------------------------------------------------


def test_actions_of_bang_count_seats_from_who_acts() -> None:
    table = Table("bang", 5)
    moves = table.game.moves
    for me in all_seats(5):
        for away in range(1, 5):
            move = moves.parse(f"play bang-as at {(me + away) % 5}")
            assert table.action(me, move) == moves.parse(f"play bang-as at {away}")
            assert table.move(me, table.action(me, move)) == move
        assert sorted(table.moves_of[me]) == list(range(table.action_count))


@pytest.mark.parametrize(
    ("game", "without", "options"),
    [
        ("sakura", 63, {"tactical": True}),
        ("bang", None, {"mode": "tournament", "hire": True}),
    ],
)
def test_moves_that_options_rule_out_are_no_actions(
    game: str, without: int | None, options: Mapping[str, object]
) -> None:
    seats = 2 if game == "sakura" else 5
    usual = describe(game, seats).actions
    assert usual < describe(game, seats, options).actions == len(find_game(game).moves)
    assert without in (None, usual)


@each_variant
def test_the_mask_is_what_is_legal(case: Case) -> None:
    for table in walk(case, every=29, limit=1200):
        for seat in table.state.seats:
            mask = table.observe(seat)["action_mask"]
            allowed = sorted(table.move(seat, int(action)) for action in np.flatnonzero(mask))
            assert allowed == sorted(table.state.legal(seat))
            assert bool(allowed) == (seat in table.state.to_act())


if __name__ == "__main__":
    PINNED.write_text(json.dumps(layouts(), indent=2) + "\n", "utf-8")
