"""Many matches in one call are the same matches."""

import numpy as np
import pytest

from ludoteka.core import BadInput, IllegalMove
from ludoteka.envs import Batch, BatchedEnv, Table
from tests.envs.tables import Case, each_end, each_game

COUNT = 6


def any_actions(batch: Batch, chance: np.random.Generator) -> list[int]:
    return [int(chance.choice(np.flatnonzero(mask))) for mask in batch.masks]


@each_end
def test_every_row_is_what_the_seat_to_act_sees(case: Case) -> None:
    """Beside a batch, the same matches are played one by one."""
    game, seats, options = case
    env = BatchedEnv(game, COUNT, seats, options)
    batch = env.reset(seed=9)
    single = [Table(game, seats, options) for _ in range(COUNT)]
    seeds = Table(game, seats, options).seeds
    seeds.begin(9)
    for table in single:
        table.seeds.next = seeds.next  # type: ignore[method-assign]
        table.deal()
    chance = np.random.default_rng(1)
    for _ in range(150):
        for number, table in enumerate(single):
            seat = table.state.to_act()[0]
            assert batch.seats[number] == seat
            observed = table.observe(seat)
            assert (batch.observations[number] == observed["observation"]).all()
            assert (batch.masks[number] == observed["action_mask"]).all()
        actions = any_actions(batch, chance)
        batch = env.step(actions)
        for number, table in enumerate(single):
            table.play(table.state.to_act()[0], actions[number])
            over = not table.state.to_act()
            assert batch.done[number] == over
            paid = table.rewards() if over else [0.0] * seats
            assert batch.rewards[number].tolist() == pytest.approx(paid)
            if over:
                table.deal()


@each_game
def test_matches_begin_anew_when_they_are_over(key: str) -> None:
    env = BatchedEnv(key, 3)
    batch = env.reset(seed=1)
    chance = np.random.default_rng(1)
    ended = 0
    for _ in range(3000):
        batch = env.step(np.array(any_actions(batch, chance)))
        ended += int(batch.done.sum())
        assert batch.rewards.sum() == pytest.approx(0, abs=1e-5)
        assert not batch.rewards[~batch.done].any()
        if ended > 3:
            return
    pytest.fail("no end")


def test_arrays_of_a_step_stay_as_they_are() -> None:
    env = BatchedEnv("sakura", 4)
    batch = env.reset(seed=1)
    kept = batch.observations.copy()
    env.step(any_actions(batch, np.random.default_rng(1)))
    assert (batch.observations == kept).all()


def test_rows_are_written_where_they_are_read() -> None:
    """Not copied together from rows of their own, which would leave the processor's cache."""
    env = BatchedEnv("bang", 3)
    batch = env.reset(seed=1)
    for _ in range(2):
        for array in (batch.observations, batch.masks):
            assert array.flags.owndata
            assert array.flags.writeable
        batch = env.step(any_actions(batch, np.random.default_rng(1)))


def test_the_shapes_are_as_told() -> None:
    env = BatchedEnv("bang", 5, seats=4)
    batch = env.reset(seed=1)
    assert batch.observations.shape == (5, env.observation_size)
    assert batch.masks.shape == (5, env.action_count)
    assert batch.rewards.shape == (5, 4)


def test_mistakes_are_told() -> None:
    with pytest.raises(BadInput, match="bad-batch"):
        BatchedEnv("sakura", 0)
    env = BatchedEnv("six-nimmt", 2)
    with pytest.raises(BadInput, match="batch-actions"):
        env.step([1, 2])
    batch = env.reset(seed=1)
    with pytest.raises(BadInput, match="batch-actions"):
        env.step([1])
    with pytest.raises(BadInput, match="bad-action"):
        env.step([1000, 1000])
    before = [state.position() for state in env._states]
    legal, illegal = (int(np.flatnonzero(batch.masks[n] == 1 - n)[0]) for n in range(2))
    with pytest.raises(IllegalMove):
        env.step([legal, illegal])
    assert [state.position() for state in env._states] == before
