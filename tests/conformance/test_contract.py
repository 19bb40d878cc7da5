"""What every game owes the house, on random walks."""

import random

import msgspec
import pytest

from ludoteka.core import IllegalMove, Move, Seat, form
from ludoteka.core.decoding import event_decoder, events_decoder, view_decoder
from ludoteka.core.game import Phrase
from ludoteka.core.match import Match
from ludoteka.core.records import SeatInfo, decode_record, encode_record, replay
from tests.conformance.cases import CASES, Case, encoded, seed_bytes, walk

MATCHES, MOVES = (1000, 200_000) if form() == "compiled" else (5, 10_000)
"""Random matches per case, or as many as so many moves make; the pure form is there to show
that it is the same engine."""

each_case = pytest.mark.parametrize("case", CASES, ids=str)


@each_case
def test_random_matches_end_and_nothing_gets_lost(case: Case) -> None:
    moves = 0
    for seed in range(MATCHES):
        if moves > MOVES:
            break
        state = case.new(seed, recording=False)
        for _ in walk(state, seed):
            moves += 1
            assert state.result() is None
            acting = state.to_act()
            assert list(acting) == sorted(set(acting))
            assert all(state.legal(seat) for seat in acting)
        assert state.audit() == []
        result = state.result()
        assert result is not None
        assert result.winners
        assert len(result.ranks) == len(result.scores) == case.seats


@each_case
@pytest.mark.uncounted
def test_invariants_hold_after_every_move(case: Case) -> None:
    state = case.new(1)
    assert state.audit() == []
    for _ in walk(state, 1):
        assert state.audit() == []


@each_case
@pytest.mark.uncounted
def test_ranks_skip_what_is_shared(case: Case) -> None:
    for seed in range(10):
        state = case.new(seed, recording=False)
        for _ in walk(state, seed):
            pass
        result = state.result()
        assert result is not None
        for rank in result.ranks:
            assert rank == 1 + sum(other < rank for other in result.ranks)


@each_case
def test_those_of_one_allegiance_win_together(case: Case) -> None:
    for seed in range(5):
        state = case.new(seed, recording=False)
        sides = state.allegiance()
        assert len(sides) == case.seats
        for _ in walk(state, seed):
            pass
        result = state.result()
        assert result is not None
        winning = {sides[seat] for seat in result.winners}
        assert [seat for seat in state.seats if sides[seat] in winning] == list(result.winners)


@each_case
def test_hints_follow_from_what_they_are_said_to_follow_from(case: Case) -> None:
    """Who shows moves keeps their hints as long as that is equal."""
    hints: dict[object, Phrase | None] = {}
    state = case.new(4)
    for _ in walk(state, 4):
        for seat in state.to_act():
            view = state.view(seat)
            basis = case.game.hint_basis(view)
            if basis is None:
                return
            for move in state.legal(seat):
                hint = case.game.hint(view, move)
                assert hints.setdefault((basis, move), hint) == hint
    assert len(hints) > 1


@each_case
@pytest.mark.uncounted
def test_exactly_the_legal_moves_are_accepted(case: Case) -> None:
    chance = random.Random(2)
    phrases = case.game.phrases
    space = [Move(number) for number in range(-1, len(case.game.moves) + 1)]
    state = case.new(2)
    for _ in walk(state, 2):
        if chance.random() > 0.1:
            continue
        before = encoded(state.position())
        events = len(state.events)
        for seat in (*state.seats, Seat(-1), Seat(case.seats)):
            legal = state.legal(seat)
            assert bool(legal) == (seat in state.to_act())
            assert len(set(legal)) == len(legal)
            for move in chance.sample(space, min(40, len(space))):
                refused = state.refusal(seat, move)
                assert (refused is None) == (move in legal)
                if refused is not None:
                    assert refused.rule in case.game.clauses
                    assert set(refused.arguments) == set(phrases[f"refusal-{refused.code}"])
                    with pytest.raises(IllegalMove):
                        state.play(seat, move)
        assert encoded(state.position()) == before
        assert len(state.events) == events


@each_case
def test_seats_asked_together_decide_independently(case: Case) -> None:
    state = case.new(3)
    for seat, _ in walk(state, 3):
        others = set(state.to_act()) - {seat}
        if others:
            twin = state.copy()
            twin.play(seat, twin.legal(seat)[0])
            assert set(twin.to_act()) == others


@each_case
def test_a_finished_match_refuses_everything(case: Case) -> None:
    state = case.new(4)
    for _ in walk(state, 4):
        pass
    for seat in state.seats:
        assert state.legal(seat) == []
        for number in range(len(case.game.moves)):
            assert state.refusal(seat, Move(number)) is not None


@each_case
@pytest.mark.uncounted
def test_a_copy_is_a_twin_and_independent(case: Case) -> None:
    state = case.new(5)
    for number, (seat, move) in enumerate(walk(state, 5)):
        if number % 7:
            continue
        before = encoded(state.position())
        twin = state.copy()
        assert encoded(twin.position()) == before
        assert twin.events == []
        assert not twin.recording
        twin.play(seat, move)
        for _ in zip(walk(twin, 5), range(30), strict=False):
            pass
        assert encoded(state.position()) == before
        state_again = case.game.from_position(state.position())
        state_again.play(seat, move)
        once_more = state.copy()
        once_more.play(seat, move)
        assert encoded(once_more.position()) == encoded(state_again.position())


@each_case
@pytest.mark.uncounted
def test_positions_round_trip_through_json(case: Case) -> None:
    state = case.new(6)
    for number, (seat, move) in enumerate(walk(state, 6)):
        if number > 300 and number % 17:
            continue
        position = msgspec.json.decode(encoded(state.position()))
        again = case.game.from_position(position)
        assert encoded(again.position()) == encoded(state.position())
        assert again.to_act() == state.to_act()
        for other in state.seats:
            assert again.legal(other) == state.legal(other)
            assert encoded(again.view(other)) == encoded(state.view(other))
        again.play(seat, move)


@each_case
def test_views_round_trip_through_json(case: Case) -> None:
    state = case.new(7)
    for number, _ in enumerate(walk(state, 7)):
        if number % 5 == 0:
            for viewer in case.viewers:
                view = state.view(viewer)
                assert view_decoder(case.game).decode(encoded(view)) == view


@each_case
def test_events_round_trip_through_json(case: Case) -> None:
    state = case.new(8)
    for _ in walk(state, 8):
        pass
    again = events_decoder(case.game).decode(encoded(state.events))
    assert list(again) == state.events
    assert event_decoder(case.game).decode(encoded(state.events[0])) == state.events[0]
    assert {type(event) for event in state.events} <= set(case.game.all_event_kinds)
    assert all(event.rule in case.game.clauses for event in state.events)


@each_case
def test_the_same_seed_gives_the_same_record_and_it_replays(case: Case) -> None:
    record = _play(case, 9).record()
    assert encode_record(record) == encode_record(_play(case, 9).record())
    again = decode_record(encode_record(record))
    assert again == record
    last = list(replay(case.game, again))[-1]
    assert last.result() == record.result
    assert encoded(last.position()) == encoded(_play(case, 9).state.position())


def _play(case: Case, seed: int) -> Match:
    match = Match(
        case.game,
        tuple(SeatInfo(f"player {seat}") for seat in range(case.seats)),
        case.options,
        server_seed=seed_bytes(seed),
        entropy=tuple(bytes([seat]) for seat in range(case.seats)),
        clock=lambda: 0.0,
    )
    chance = random.Random(seed)
    while acting := match.state.to_act():
        seat = chance.choice(acting)
        match.play(seat, chance.choice(match.state.legal(seat)))
    return match
