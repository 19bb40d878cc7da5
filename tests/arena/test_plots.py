"""Pictures of an arena: they show its figures, and the same ones for the same result."""

import re
from pathlib import Path

import pytest

from ludoteka.arena import ArenaResult, Contest, run_arena
from ludoteka.arena.course import Course
from ludoteka.arena.extras import require, require_picture
from ludoteka.arena.league import LeagueResult, pairings, run_league
from ludoteka.arena.plots import plot_contest, plot_league
from ludoteka.arena.schedule import make_contest
from ludoteka.core import BadInput
from ludoteka.texts import LANGUAGES, Texts

OPTIONS = {"deals": 1}


@pytest.fixture(scope="module")
def contest() -> Contest:
    return make_contest("six-nimmt", ("greedy", "random"), seats=3, options=OPTIONS, seed=3)


@pytest.fixture(scope="module")
def played(contest: Contest) -> tuple[ArenaResult, Course]:
    course = Course()
    return run_arena(contest, 240, jobs=1, progress=course.add), course


@pytest.fixture(scope="module")
def league() -> LeagueResult:
    bots = ("greedy", "random", "tests.bots.test_bots:First")
    contests = pairings("six-nimmt", bots, seats=3, options=OPTIONS, seed=1)
    return run_league(contests, 5, jobs=1)


def written(path: Path) -> set[str]:
    """The texts of an SVG, which matplotlib draws as outlines beside a comment."""
    return set(re.findall(r"<!-- (.*?) -->", path.read_text("utf-8"), re.DOTALL))


def test_a_contest_is_drawn_with_its_figures(
    played: tuple[ArenaResult, Course], tmp_path: Path
) -> None:
    result, course = played
    path = tmp_path / "contest.svg"
    plot_contest(result, course, Texts("en"), path)
    shown = written(path)
    greedy = result.bots[0]
    assert greedy.wins.margin
    assert f"{100 * greedy.wins.mean:.1f} ± {100 * greedy.wins.margin:.1f} %" in shown
    assert {"greedy", "random", "6 nimmt! · 3 seats", "dashed: par, 33.3 %"} <= shown
    assert any("240 on 120 deals" in text for text in shown)


def test_a_league_is_drawn_with_its_figures(league: LeagueResult, tmp_path: Path) -> None:
    path = tmp_path / "league.svg"
    plot_league(league, Texts("en"), path)
    shown = written(path)
    assert {"greedy", "random", "First", "League: 6 nimmt! · 3 seats"} <= shown
    assert f"{league.ratings[0].rating:+.0f}" in shown
    for pay_off in league.pay_offs:
        assert any(f"{100 * pay_off.wins.mean:.1f}" in text for text in shown)


def test_the_same_result_gives_the_same_bytes(
    played: tuple[ArenaResult, Course], league: LeagueResult, tmp_path: Path
) -> None:
    for name in ("first.svg", "second.svg"):
        plot_contest(*played, Texts("en"), tmp_path / name)
    first = (tmp_path / "first.svg").read_bytes()
    assert first == (tmp_path / "second.svg").read_bytes()
    for name in ("first.svg", "second.svg"):
        plot_league(league, Texts("en"), tmp_path / name)
    assert (tmp_path / "first.svg").read_bytes() == (tmp_path / "second.svg").read_bytes() != first


@pytest.mark.parametrize("language", LANGUAGES)
def test_pictures_speak_the_readers_language(
    language: str, played: tuple[ArenaResult, Course], tmp_path: Path
) -> None:
    path = tmp_path / "contest.svg"
    texts = Texts(language)
    plot_contest(*played, texts, path)
    assert {texts.get("plot-wins"), texts.get("plot-leads"), texts.get("plot-course")} <= written(
        path
    )
    comma = "33,3 %" if language != "en" else "33.3 %"
    assert any(comma in text for text in written(path))


def test_one_deal_has_no_interval_to_draw(contest: Contest, tmp_path: Path) -> None:
    course = Course()
    result = run_arena(contest, 3, jobs=1, progress=course.add)
    plot_contest(result, course, Texts("en"), tmp_path / "small.svg")
    assert "An interval needs at least two deals." in written(tmp_path / "small.svg")


def test_a_picture_is_a_png_too(league: LeagueResult, tmp_path: Path) -> None:
    plot_league(league, Texts("ru"), tmp_path / "league.png")
    assert (tmp_path / "league.png").read_bytes().startswith(b"\x89PNG")
    with pytest.raises(BadInput, match="bad-picture-file"):
        plot_league(league, Texts("ru"), tmp_path / "nowhere" / "league.png")


def test_a_course_keeps_few_points_and_the_last(contest: Contest) -> None:
    course = Course()
    result = run_arena(contest, 3, jobs=1)
    for blocks in range(1, 5001):
        course.add(ArenaResult(contest, blocks, 3 * blocks, 1 / 3, result.bots))
    numbers = [point.blocks for point in course.points]
    assert numbers[:40] == list(range(1, 41))
    assert numbers[-1] == 5000
    assert numbers == sorted(set(numbers))
    assert len(numbers) < 400


def test_leads_are_against_the_table_on_the_same_deals(
    played: tuple[ArenaResult, Course],
) -> None:
    result, _ = played
    greedy, random = result.bots
    assert greedy.lead.mean + random.lead.mean == pytest.approx(0)
    assert greedy.score.mean - random.score.mean == pytest.approx(
        greedy.lead.mean - random.lead.mean
    )


@pytest.mark.parametrize(
    ("name", "code"), [("a.gif", "bad-picture"), ("nowhere/a.png", "no-folder")]
)
def test_files_that_will_not_do_are_refused_before_anything_is_played(
    name: str, code: str, tmp_path: Path
) -> None:
    require_picture(tmp_path / "a.SVG")
    with pytest.raises(BadInput) as caught:
        require_picture(tmp_path / name)
    assert caught.value.code == code


def test_what_is_not_installed_is_asked_for(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    require("plots", "matplotlib")
    with pytest.raises(BadInput, match="missing-extra"):
        require("plots", "a_module_that_nobody_has")
    monkeypatch.setattr("ludoteka.arena.extras.find_spec", lambda name: None)
    with pytest.raises(BadInput) as caught:
        require_picture(tmp_path / "a.png")
    assert caught.value.arguments == {"extra": "plots"}
