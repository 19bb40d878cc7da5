"""The arena on a real Ray of this machine: another place to play, the same numbers."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from ludoteka.arena import run_arena
from ludoteka.arena.journal import Journal
from ludoteka.arena.on_ray import _play, ray_cluster
from ludoteka.arena.play import play_block
from ludoteka.arena.run import PlayBlocks
from ludoteka.arena.schedule import make_contest
from ludoteka.arena.sequential import Test
from ludoteka.core import BadInput
from ludoteka.games import find_game

OPTIONS = {"deals": 1}


@pytest.fixture(scope="module")
def doom(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("doom") / "doom"


@pytest.fixture(scope="module")
def on_ray(doom: Path) -> Iterator[PlayBlocks]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("LUDOTEKA_TEST_DOOM", str(doom))
        with ray_cluster("local", 2) as (play, jobs):
            assert jobs == 2
            with pytest.raises(BadInput, match="ray-runs-already"), ray_cluster("local", 2):
                pass
            yield play


@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1", "there:here", "nonsense"])
def test_a_cluster_that_is_not_there_is_told(address: str) -> None:
    with pytest.raises(BadInput) as caught, ray_cluster(address, 1):
        pass
    assert caught.value.code == "no-ray"


def test_a_cluster_finds_what_one_process_finds(on_ray: PlayBlocks, tmp_path: Path) -> None:
    contest = make_contest("six-nimmt", ("greedy", "random"), seats=2, options=OPTIONS, seed=5)
    test = Test(low=0.0, high=0.1)
    alone = run_arena(contest, 2000, jobs=1, test=test)
    with Journal(tmp_path / "run.jsonl", contest) as journal:
        run_arena(contest, 10, jobs=2, journal=journal, play=on_ray)
    with Journal(tmp_path / "run.jsonl", contest) as journal:
        assert sorted(journal.blocks) == [0, 1, 2, 3, 4]
        found = run_arena(contest, 2000, jobs=2, journal=journal, test=test, play=on_ray)
    assert found == alone
    assert found.tested
    assert found.tested.verdict == "better"


def test_a_worker_of_the_cluster_that_is_killed_changes_nothing(
    on_ray: PlayBlocks, doom: Path
) -> None:
    bots = ("tests.arena.test_journal:Doomed", "random")
    contest = make_contest("six-nimmt", bots, seats=2, options=OPTIONS, seed=1)
    doom.touch()
    blocks = sorted(on_ray(contest, range(12), jobs=2), key=lambda block: block.number)
    assert not doom.exists()
    assert blocks == [play_block(contest, number) for number in range(12)]


def test_bots_that_always_kill_their_worker_are_given_up(on_ray: PlayBlocks) -> None:
    bots = ("tests.arena.test_journal:Mortal", "random")
    contest = make_contest("six-nimmt", bots, seats=2, options=OPTIONS, seed=1)
    with pytest.raises(BadInput, match="arena-workers-die"):
        list(on_ray(contest, range(2), jobs=1))


def test_a_machine_with_other_rules_is_told() -> None:
    contest = make_contest("six-nimmt", ("random",), seats=2, options=OPTIONS, seed=1)
    version = find_game("six-nimmt").rules_version
    assert _play(contest, version, 0) == play_block(contest, 0)
    with pytest.raises(BadInput) as caught:
        _play(contest, version + 1, 0)
    assert caught.value.code == "other-rules"
