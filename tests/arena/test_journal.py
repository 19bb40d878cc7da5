"""A run that was killed goes on where it stood, and ends as if nothing had happened."""

import os
import signal
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from ludoteka.arena import Contest, run_arena
from ludoteka.arena.journal import Journal
from ludoteka.arena.play import Block, play_block
from ludoteka.arena.processes import MOST_DEATHS, play_blocks
from ludoteka.arena.schedule import make_contest
from ludoteka.bots import Bot
from ludoteka.core import BadInput, Move, View

OPTIONS = {"deals": 1}
MATCHES = 30


@pytest.fixture
def contest() -> Contest:
    return make_contest("six-nimmt", ("greedy", "random"), seats=3, options=OPTIONS, seed=3)


class Doomed(Bot):
    """Kills its process whenever the file that it knows of can be removed."""

    def choose(self, view: View, moves: list[Move]) -> Move:
        try:
            Path(os.environ["LUDOTEKA_TEST_DOOM"]).unlink()
        except FileNotFoundError:
            return moves[0]
        os.kill(os.getpid(), signal.SIGKILL)
        return moves[0]


class Mortal(Bot):
    def choose(self, view: View, moves: list[Move]) -> Move:
        os.kill(os.getpid(), signal.SIGKILL)
        return moves[0]


def test_a_run_goes_on_from_its_journal(contest: Contest, tmp_path: Path) -> None:
    whole = run_arena(contest, MATCHES, jobs=1)
    path = tmp_path / "run.jsonl"
    with Journal(path, contest) as journal:
        run_arena(contest, 12, jobs=1, journal=journal)
    half = path.read_bytes()
    path.write_bytes(half[:-7])  # as a kill in the middle of a line leaves it
    with Journal(path, contest) as journal:
        assert sorted(journal.blocks) == [0, 1, 2, 3, 4]
        assert run_arena(contest, MATCHES, jobs=1, journal=journal) == whole

    def refuse(contest: Contest, numbers: Iterable[int], *, jobs: int) -> Iterator[Block]:
        assert not list(numbers), "everything stands in the journal"
        return iter(())

    with Journal(path, contest) as journal:
        assert run_arena(contest, MATCHES, journal=journal, play=refuse) == whole


def test_a_journal_cut_in_its_first_line_begins_anew(contest: Contest, tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    with Journal(path, contest):
        pass
    whole = path.read_bytes()
    path.write_bytes(whole[:20])
    with Journal(path, contest) as journal:
        assert not journal.blocks
    assert path.read_bytes() == whole


def test_a_foreign_file_is_refused_and_left_alone(contest: Contest, tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    for content in (b"Dear Ada", b"Dear Ada,\n\nhow are you?\n", b'{"a": 1}\n'):
        path.write_bytes(content)
        with pytest.raises(BadInput, match="bad-journal"):
            Journal(path, contest)
        assert path.read_bytes() == content
    with pytest.raises(BadInput, match="bad-journal"):
        Journal(tmp_path, contest)
    with pytest.raises(BadInput, match="bad-journal"):
        Journal(tmp_path / "no" / "such" / "folder", contest)


def test_a_journal_is_of_one_contest(contest: Contest, tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    with Journal(path, contest) as journal:
        run_arena(contest, 3, jobs=1, journal=journal)
    other = make_contest("six-nimmt", ("greedy", "random"), seats=3, options=OPTIONS, seed=4)
    with pytest.raises(BadInput, match="other-journal"):
        Journal(path, other)


def test_a_killed_worker_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    doom = tmp_path / "doom"
    monkeypatch.setenv("LUDOTEKA_TEST_DOOM", str(doom))
    bots = ("tests.arena.test_journal:Doomed", "random")
    contest = make_contest("six-nimmt", bots, seats=2, options=OPTIONS, seed=1)
    expected = [play_block(contest, number) for number in range(12)]
    doom.touch()
    blocks = sorted(play_blocks(contest, range(12), jobs=2), key=lambda block: block.number)
    assert not doom.exists()
    assert blocks == expected


def test_workers_that_always_die_are_given_up() -> None:
    bots = ("tests.arena.test_journal:Mortal", "random")
    contest = make_contest("six-nimmt", bots, seats=2, options=OPTIONS, seed=1)
    with pytest.raises(BadInput) as caught:
        list(play_blocks(contest, range(4), jobs=2))
    assert caught.value.code == "arena-workers-die"
    assert caught.value.arguments["times"] == MOST_DEATHS
