"""Observations as fractions: the same numbers, between 0 and 1."""

import numpy as np

from ludoteka.envs import BatchedEnv, Table
from ludoteka.envs.parallel import TableParallelEnv
from tests.envs.tables import Case, each_game, each_variant, walk


@each_variant
def test_fractions_lie_between_0_and_1_and_tell_what_the_numbers_tell(case: Case) -> None:
    key, seats, options = case
    scaled = Table(key, seats, options, scaled=True)
    assert scaled.scale is not None
    space = scaled.observation_space()
    slices = scaled.encoding.slices
    for table in walk(case, every=20, limit=300):
        scaled.state = table.state
        for seat in table.state.to_act():
            numbers, fractions = table.observe(seat)["observation"], scaled.observe(seat)
            assert space.contains(fractions)
            for each in slices:
                least = max(each.least, -each.usual)
                usual = np.clip(numbers[each.start : each.stop], least, each.usual)
                again = fractions["observation"][each.start : each.stop] * (each.usual - least)
                assert np.allclose(again + least, usual, atol=1e-3), each.name


@each_game
def test_usual_values_are_within_the_possible_ones(key: str) -> None:
    for each in Table(key).encoding.slices:
        assert max(each.least, 0) < each.usual <= each.most


@each_game
def test_every_form_gives_fractions_if_asked(key: str) -> None:
    batch = BatchedEnv(key, 3, scaled=True).reset(seed=1)
    assert batch.observations.dtype == np.float32
    assert 0 <= batch.observations.min() < batch.observations.max() <= 1
    env = TableParallelEnv(key, scaled=True)
    for agent, seen in env.reset(seed=1)[0].items():
        assert env.observation_space(agent).contains(seen)
