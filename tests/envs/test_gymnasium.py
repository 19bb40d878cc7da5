"""Gymnasium's form: one agent against bots."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from ludoteka.bots import Bot
from ludoteka.bots.greedy import GREEDY
from ludoteka.bots.random import RandomBot
from ludoteka.core import BadInput, Event, Hidden, Move, View
from ludoteka.core.events import readers
from ludoteka.envs import VERSIONS, AgainstBots, gymnasium_id
from tests.envs.tables import each_game


def play_out(env: Any, seed: int | None = None) -> tuple[float, int]:
    """The reward of a random match, and in how many steps."""
    chance = np.random.default_rng(1)
    observed, _ = env.reset(seed=seed)
    steps = 0
    while True:
        action = int(chance.choice(np.flatnonzero(observed["action_mask"])))
        observed, reward, terminated, truncated, _ = env.step(action)
        steps += 1
        assert not truncated
        if terminated:
            assert not observed["action_mask"].any()
            return reward, steps
        assert reward == 0


@each_game
def test_gymnasium_finds_nothing_wrong(key: str) -> None:
    for mode in (None, "ansi", "rgb_array"):
        check_env(AgainstBots(key, render_mode=mode), skip_render_check=True)
    check_env(AgainstBots(key, scaled=True), skip_render_check=True)


@each_game
def test_environments_are_made_by_versioned_names(key: str) -> None:
    name = gymnasium_id(key)
    assert name.endswith(f"-v{VERSIONS[key]}")
    env = gymnasium.make(name, opponents="random")
    reward, steps = play_out(env, seed=1)
    assert steps > 3
    assert -1 < reward < 1


def test_the_same_seed_gives_the_same_match() -> None:
    env = gymnasium.make("ludoteka/SixNimmt-v0", seats=3, opponents="greedy")
    assert play_out(env, seed=5) == play_out(env, seed=5)
    openings = {env.reset(seed=seed)[0]["observation"].tobytes() for seed in range(5)}
    assert len(openings) == 5


def test_the_own_seat_rotates_from_match_to_match() -> None:
    env = AgainstBots("sakura", seats=3, opponents="random")
    seats = [env.reset(seed=1)[1]["seat"], *(env.reset()[1]["seat"] for _ in range(3))]
    assert seats == [0, 1, 2, 0]


def test_the_own_seat_can_be_fixed() -> None:
    env = AgainstBots("sakura", seats=3, opponents="random", seat=2)
    assert {env.reset()[1]["seat"] for _ in range(4)} == {2}


def test_every_opponent_may_be_another_bot() -> None:
    env = AgainstBots("sakura", seats=3, opponents=["greedy", "random"], seat=1)
    env.reset(seed=1)
    kinds = [(seat, type(bot)) for seat, bot in env._opponents._bots.items()]
    assert kinds == [(2, GREEDY["sakura"]), (0, RandomBot)]


class Listener(Bot):
    """Plays the first move and keeps what it is told."""

    told: list[Event] = []  # noqa: RUF012 - read by the test

    def see(self, event: Event) -> None:
        Listener.told.append(event)
        for name, reader in readers(type(event)).items():  # pyright: ignore[reportArgumentType]
            value = getattr(event, name)
            if reader.fields and all(getattr(event, field) != self.seat for field in reader.fields):
                assert isinstance(value, Hidden)

    def choose(self, view: View, moves: list[Move]) -> Move:
        assert view.seat == self.seat
        return moves[0]


def test_bots_that_listen_are_told_what_their_seat_may_know() -> None:
    Listener.told.clear()
    env = AgainstBots("six-nimmt", seats=2, opponents=f"{__name__}:Listener", seat=0)
    play_out(env, seed=1)
    names = {type(event).__name__ for event in Listener.told}
    assert {"HandDealt", "CardChosen", "CardsRevealed", "Ended"} <= names


def test_bots_do_not_see_a_choice_that_is_made_at_the_same_time() -> None:
    """They have chosen before one acts, and all the same whatever one does."""
    after = set()
    for choice in range(2):
        env = AgainstBots("six-nimmt", seats=2, opponents="greedy", seat=0)
        observed, _ = env.reset(seed=4)
        chosen = env.table.state.view(env.table.state.seats[1])
        after.add(str(chosen))
        env.step(int(np.flatnonzero(observed["action_mask"])[choice]))
    assert len(after) == 1


def test_an_illegal_action_ends_the_match_and_says_why() -> None:
    env = AgainstBots("six-nimmt", seats=2, opponents="random")
    env.reset(seed=1)
    _, reward, terminated, _, info = env.step(0)
    assert (reward, terminated) == (-1.0, True)
    assert "6N-3" in info["illegal"]
    with pytest.raises(BadInput, match="env-over"):
        env.step(1)


def test_masks_are_there_for_libraries_that_ask_for_them() -> None:
    env = AgainstBots("six-nimmt", seats=2, opponents="random")
    observed, _ = env.reset(seed=1)
    assert env.action_masks().tolist() == observed["action_mask"].astype(bool).tolist()


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        ({"opponents": "stockfish"}, "unknown-bot"),
        ({"opponents": ["random"]}, "opponents-count"),
        ({"opponents": 5}, "bad-opponent"),
        ({"opponents": dict}, "bad-opponent"),
        ({"seat": 4}, "bad-own-seat"),
        ({"seat": "first"}, "bad-own-seat"),
        ({"seats": 1}, "bad-seats"),
        ({"reward": "fame"}, "unknown-reward"),
    ],
)
def test_bad_arguments_are_refused(arguments: dict[str, Any], code: str) -> None:
    with pytest.raises(BadInput, match=code):
        AgainstBots("six-nimmt", **arguments)


def test_people_see_the_table_as_it_changes(capsys: pytest.CaptureFixture[str]) -> None:
    env = AgainstBots("six-nimmt", seats=2, opponents="random", render_mode="human")
    observed, _ = env.reset(seed=1)
    first = capsys.readouterr().out
    env.step(int(np.flatnonzero(observed["action_mask"])[0]))
    assert first
    assert capsys.readouterr().out not in ("", first)
