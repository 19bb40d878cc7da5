"""The command as people use it: real input, real files, and one real process for every command.

Whatever does not depend on a process of its own runs inside the tests: a start takes 0.6 seconds.
"""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from ludoteka.core import form
from ludoteka.games import games
from ludoteka.texts import LANGUAGES
from tests.cli.inside import inside

ROOT = Path(__file__).parent.parent.parent
SCENARIOS = ROOT / "tests/games/six_nimmt/scenarios"
RECORD = ROOT / "tests/games/six_nimmt/records/2-seats-2.json"


def ludoteka(*arguments: str, typed: str = "", lang: str | None = None) -> tuple[int, str, str]:
    """Exit code, output and errors."""
    hidden = ("COVERAGE_", "LC_ALL", "LUDOTEKA_LANG")
    environment = {name: text for name, text in os.environ.items() if not name.startswith(hidden)}
    environment |= {"COLUMNS": "120", "LANG": "C.UTF-8", "PYTHONWARNINGS": "error"}
    if lang:
        environment["LUDOTEKA_LANG"] = lang
    done = subprocess.run(
        [sys.executable, "-m", "ludoteka", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        env=environment,
        timeout=120,
        check=False,
    )
    return done.returncode, done.stdout, done.stderr


def test_version_says_which_form_is_running() -> None:
    code, out, _ = ludoteka("--version")
    assert code == 0
    assert os.environ.get("LUDOTEKA_EXPECT", "") in out
    assert "Python 3." in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_is_in_the_readers_language(language: str) -> None:
    code, out, _ = inside("--help", lang=language)
    assert code == 0
    assert {"en": "List the games", "ru": "Показать список игр", "uk": "Показати список ігор"}[
        language
    ] in out


def test_games_are_listed() -> None:
    code, out, _ = ludoteka("games", "--json")
    assert code == 0
    assert [game["key"] for game in json.loads(out)] == list(games())
    assert "6 nimmt!" in inside("games")[1]


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_are_complete(game: str, language: str) -> None:
    code, out, _ = inside("rules", game, "--lang", language)
    assert code == 0
    assert all(clause in out for clause in games()[game].clauses)


def test_one_clause_of_the_rules() -> None:
    assert "Full row" in ludoteka("rules", "six-nimmt", "6n-7")[1]


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_match_is_played(game: str, language: str, tmp_path: Path) -> None:
    record = tmp_path / "match.json"
    typed = "?\nlog\n" + "#1\n" * 3000
    run = ludoteka if (game, language) == ("six-nimmt", "en") else inside
    code, out, err = run("play", game, "--lang", language, "--record", str(record), typed=typed)
    assert (code, err) == (0, "")
    assert str(record) in out.replace("\n", "")
    assert run("verify", str(record))[0] == 0
    assert json.loads(record.read_text("utf-8"))["result"] is not None
    for seat in ([], ["--seat", "1"]):
        code, out, _ = run("replay", str(record), "--boards", "--lang", language, *seat)
        assert code == 0
        assert out


def test_leaving_saves_the_record(tmp_path: Path) -> None:
    record = tmp_path / "match.json"
    for typed in ("quit\n", "1\n"):
        code, out, _ = inside("play", "six-nimmt", "--record", str(record), typed=typed)
        assert code == 0
        assert "Goodbye" in out
        assert inside("verify", str(record))[0] == 0


def test_what_is_typed_may_be_a_number_a_text_or_nonsense(tmp_path: Path) -> None:
    record = str(tmp_path / "match.json")
    lines = ["", "dance", "999", "#99", "undo", "? 6N-7", "? 6N-99", "row 1", "1", "q"]
    _, out, _ = inside("play", "six-nimmt", "--record", record, typed="\n".join(lines) + "\n")
    for told in (
        "“dance” isn’t a move of this game",
        "There is no move number 999",
        "There is no move number 99",
        "Not here: the bots have already seen your move.",
        "Full row.",
        "six-nimmt has no clause “6N-99”",
        "Choose a card from your hand. [6N-3]",
        "Revealed:",
    ):
        assert told in out


def test_very_many_moves_are_told_by_how_they_begin(tmp_path: Path) -> None:
    lines = ["1"] * 4 + ["merchant", "#9999", "quit"]
    arguments = ["-o", "prices=[0, 0, 0]", "--record", str(tmp_path / "match.json")]
    _, out, _ = inside("play", "intrigo", *arguments, typed="\n".join(lines) + "\n")
    assert "courtesan  ×" in out
    assert "moves: type how one begins" in out
    assert "> merchant at " in out.replace(">  ", "> ")
    assert "There is no move number 9999" in out


def test_a_name_is_no_markup(tmp_path: Path) -> None:
    record = str(tmp_path / "match.json")
    arguments = ["--name", "[/red] :bomb:", "--record", record]
    code, out, err = inside("play", "six-nimmt", *arguments, typed="1\nq\n")
    assert (code, err) == (0, "")
    assert "[/red] :bomb: has chosen" in out


def test_bots_play_among_themselves(tmp_path: Path) -> None:
    record = str(tmp_path / "match.json")
    arguments = ["--watch", "--seats", "3", "--bots", "greedy,random", "-o", "deals=1"]
    code, out, _ = inside("play", "six-nimmt", *arguments, "--record", record)
    assert code == 0
    assert "Winner" in out


def test_without_a_file_the_record_goes_to_the_data_folder(tmp_path: Path) -> None:
    os.environ["XDG_DATA_HOME"] = str(tmp_path)
    try:
        code, _, _ = inside("play", "six-nimmt", typed="q\n")
    finally:
        del os.environ["XDG_DATA_HOME"]
    assert code == 0
    assert len(list(tmp_path.rglob("*-six-nimmt.json"))) == 1


def test_a_tampered_record_turns_red(tmp_path: Path) -> None:
    told = json.loads(RECORD.read_text("utf-8"))
    told["result"]["scores"][0] += 1
    wrong = tmp_path / "wrong.json"
    wrong.write_text(json.dumps(told), "utf-8")
    code, out, _ = ludoteka("verify", str(wrong))
    assert code == 1
    assert "✗" in out
    code, out, _ = inside("verify", str(wrong), "--json")
    assert code == 1
    assert [check["key"] for check in json.loads(out) if not check["holds"]] == ["result"]


def test_scenarios_run(tmp_path: Path) -> None:
    files = [str(path) for path in sorted(SCENARIOS.glob("*.yaml"))]
    code, out, _ = ludoteka("scenario", *files)
    assert code == 0
    assert "Failed: 0." in out
    wrong = tmp_path / "wrong.yaml"
    text = (SCENARIOS / "match.yaml").read_text("utf-8").replace("[66, 20]", "[65, 20]")
    wrong.write_text(text, "utf-8")
    code, out, _ = inside("scenario", str(wrong))
    assert code == 1
    assert "expected [65, 20], found [66, 20]" in out
    code, out, _ = inside("scenario", str(wrong), "--json")
    assert code == 1
    assert json.loads(out)[0]["failure"]["step"] == 3


def test_the_arena_reports(tmp_path: Path) -> None:
    arguments = ["six-nimmt", "greedy", "random", "--games", "20", "-o", "deals=1", "-j", "2"]
    code, out, _ = ludoteka("arena", *arguments, "--json")
    assert code == 0
    report = json.loads(out)
    assert report["matches"] == 20
    assert [bot["bot"] for bot in report["bots"]] == ["greedy", "random"]
    assert "greedy" in inside("arena", *arguments)[1]


def test_the_arena_goes_on_from_its_journal(tmp_path: Path) -> None:
    journal = tmp_path / "run.jsonl"
    arguments = ["arena", "six-nimmt", "greedy", "random", "-o", "deals=1", "-j", "1"]
    saving = [*arguments, "--save", str(journal), "--json"]
    assert inside(*saving, "-g", "4")[0] == 0
    assert inside(*saving, "-g", "8")[1] == inside(*arguments, "-g", "8", "--json")[1]
    assert len(journal.read_text().splitlines()) == 1 + 4


def test_the_arena_tests_and_holds_leagues(tmp_path: Path) -> None:
    options = ["-o", "deals=1", "-j", "1"]
    better = ["arena", "six-nimmt", "greedy", "random", *options]
    worse = ["arena", "six-nimmt", "random", "greedy", *options]
    assert "Decided: greedy is better" in inside(*better, "--sprt", "0:10")[1]
    assert "Decided: random is not better" in inside(*worse, "--sprt", "0:10")[1]
    assert "Not decided yet" in inside(*better, "--sprt", "0:10", "-g", "4")[1]
    league = [*better, "--league", "-g", "20"]
    code, out, _ = inside(*league, "--save", str(tmp_path / "league"), "--json")
    assert code == 0
    assert json.loads(out)["ratings"][0]["bot"] == "greedy"
    assert (tmp_path / "league" / "000.jsonl").exists()
    assert "among random" in inside(*league)[1]


def test_the_arena_plays_by_side() -> None:
    arguments = ["arena", "bang", "greedy", "random", "-n", "5", "-g", "12", "-j", "1", "--by-side"]
    code, out, _ = inside(*arguments)
    assert code == 0
    assert "12 matches on 2 deals" in out
    assert "Seats" not in out, "how many a bot has differs from match to match"
    assert json.loads(inside(*arguments, "--json")[1])["contest"]["by_side"] is True


def test_the_arena_draws_what_it_found(tmp_path: Path) -> None:
    arguments = ["arena", "six-nimmt", "greedy", "random", "-o", "deals=1", "-j", "1", "-g", "20"]
    contest, league = tmp_path / "contest.svg", tmp_path / "league.png"
    assert inside(*arguments, "--plot", str(contest), lang="ru")[0] == 0
    assert "Победы на место" in contest.read_text("utf-8")
    assert inside(*arguments, "--league", "--plot", str(league))[0] == 0
    assert league.read_bytes().startswith(b"\x89PNG")


def test_the_bench_reports() -> None:
    code, out, _ = ludoteka("bench", "six-nimmt", "--seconds", "0.01", "--json")
    assert code == 0
    report = json.loads(out)
    assert report["form"] in ("pure", "compiled")
    assert all(each["rate"] > 0 for each in report["measured"])
    assert "six-nimmt 5: copies" in inside("bench", "-n", "5", "--seconds", "0.01")[1]


def test_the_bench_of_environments_reports() -> None:
    code, out, _ = inside("bench", "--envs", "sakura", "--seconds", "0.01", "--json")
    rates = {each["name"]: each["rate"] for each in json.loads(out)["measured"]}
    assert code == 0
    ours = {name: rate for name, rate in rates.items() if name.startswith("sakura 4: ")}
    assert len(ours) == 4
    assert all(rate > 0 for rate in ours.values())


def test_a_soak_checks_many_matches() -> None:
    arguments = ["soak", "six-nimmt", "-g", "600", "-o", "deals=1", "-n", "2"]
    code, out, _ = ludoteka(*arguments, "--json")
    assert code == 0
    assert json.loads(out)["matches"] == 600
    assert "all checks passed" in inside(*arguments)[1]


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["play", "poker"], "There is no game “poker”"),
        (["play", "six-nimt"], "Did you mean “six-nimmt”?"),
        (["play", "six-nimmt", "--seats", "11"], "six-nimmt is for 2 to 10 players, not for 11"),
        (["play", "six-nimmt", "--seat", "4"], "There is no seat 4 at this table"),
        (["play", "six-nimmt", "--bots", "clever"], "There is no bot “clever” for six-nimmt"),
        (["play", "six-nimmt", "-o", "limit"], "“limit” isn’t an option: write NAME=VALUE"),
        (["play", "six-nimmt", "-o", "limt=5"], "six-nimmt has no option “limt”"),
        (["play", "six-nimmt", "-o", "limit=x"], "Option limit: “x” isn’t valid"),
        (["play", "six-nimmt", "-o", "limit=5", "-o", "deals=2"], "not both"),
        (["play", "six-nimmt", "--lang", "fr"], "There is no language “fr”"),
        (["rules", "six-nimmt", "6N-99"], "six-nimmt has no clause “6N-99”"),
        (["replay", "nowhere.json"], "Can’t read nowhere.json"),
        (["replay", str(ROOT / "LICENSE")], "This isn’t a valid record"),
        (["replay", str(RECORD), "--seat", "7"], "There is no seat 7"),
        (["verify", str(ROOT / "tests")], "Can’t read"),
        (["scenario", str(ROOT / "LICENSE")], "isn’t a scenario file"),
        (["scenario", "nowhere.yaml"], "Can’t read"),
        (["arena", "six-nimmt", "clever"], "There is no bot “clever”"),
        (["arena", "six-nimmt", "random", "-n", "1"], "is for 2 to 10 players"),
        (["arena", "six-nimmt", "random", "--sprt", "3:0"], "the lower first, such as 0:3"),
        (["arena", "six-nimmt", "random", "--sprt", "much"], "not “much”"),
        (["arena", "six-nimmt", "random", "--league"], "at least two different bots"),
        (
            ["arena", "six-nimmt", "random", "greedy", "--league", "--sprt", "0:3"],
            "choose --league",
        ),
        (["arena", "bang", "random", "--by-side"], "two bots play each other; you named 1"),
        (["arena", "bang", "random", "greedy", "--league", "--by-side"], "choose --league"),
        (["arena", "six-nimmt", "random", "--save", "/"], "can’t be used as the journal"),
        (["arena", "six-nimmt", "random", "greedy", "--league", "--save", "/dev/null"], "journal"),
        (["arena", "six-nimmt", "random", "--plot", "a.gif"], "one of .png, .svg"),
        (["arena", "six-nimmt", "random", "--plot", "/nowhere/a.png"], "There is no folder"),
        (["bench", "--search", "-n", "4"], "--seats can’t be combined with --search"),
        (["bench", "--search", "--server"], "--search is for the engine"),
        (["bench", "--search", "--moves"], "--moves can’t be combined with --search"),
        (["bench", "--moves", "--seconds", "1"], "--seconds can’t be combined with --moves"),
        (["bench", "--moves", "--level", "clever"], "There is no bot “clever”"),
        (["bench", "--count", "3"], "--count can’t be combined with bench"),
        (["bench", "--moves", "--server"], "--moves is for the engine"),
        (["bench", "poker"], "There is no game “poker”"),
        (["bench", "six-nimmt", "-n", "99"], "is for 2 to 10 players"),
        (["soak", "six-nimmt", "-o", "deals=0"], "Option deals: “0” isn’t valid"),
    ],
)
def test_mistakes_are_one_clear_line(arguments: list[str], told: str) -> None:
    assert_one_clear_line(inside(*arguments), told)


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["play", "poker"], "There is no game “poker”"),
        (["rules", "six-nimmt", "6N-99"], "six-nimmt has no clause “6N-99”"),
        (["replay", "nowhere.json"], "Can’t read nowhere.json"),
        (["verify", str(ROOT / "tests")], "Can’t read"),
        (["scenario", "nowhere.yaml"], "Can’t read"),
        (["arena", "six-nimmt", "random", "--ray", "127.0.0.1:1"], "Can’t reach Ray"),
        (["bench", "poker"], "There is no game “poker”"),
        (["soak", "six-nimmt", "-o", "deals=0"], "Option deals: “0” isn’t valid"),
    ],
)
def test_mistakes_are_one_clear_line_of_a_process(arguments: list[str], told: str) -> None:
    assert_one_clear_line(ludoteka(*arguments), told)


def assert_one_clear_line(ended: tuple[int, str, str], told: str) -> None:
    code, out, err = ended
    assert code == 2
    assert out == ""
    assert told in " ".join(err.split())
    assert "Traceback" not in err


@pytest.mark.parametrize("arguments", [["-h"], ["arena", "--help"], ["admin", "mute", "-h"]])
def test_every_command_has_help_by_both_names(arguments: list[str]) -> None:
    code, out, _ = inside(*arguments)
    assert code == 0
    assert "Show this help." in out


def test_a_command_that_is_nearly_known_is_guessed() -> None:
    code, _, err = inside("plya")
    assert code == 2
    assert "Did you mean “play”?" in err


@pytest.mark.parametrize("arguments", [["dance"], ["play"], ["arena", "six-nimmt", "x", "-g", "0"]])
def test_misuse_of_the_command_is_no_traceback(arguments: list[str]) -> None:
    code, _, err = inside(*arguments)
    assert code == 2
    assert "Traceback" not in err


def test_mistakes_are_told_in_the_readers_language() -> None:
    assert "Игры «poker» нет" in inside("play", "poker", lang="ru")[2]
    assert "Гри «poker» немає" in inside("play", "poker", "--lang=uk")[2]


def test_the_bench_measures_searches() -> None:
    code, out, _ = inside("bench", "--search", "face-to-face", "--seconds", "0.01", "--json")
    assert code == 0
    report = json.loads(out)
    assert [each["level"] for each in report["measured"]] == ["sampler", "expert", "master"]
    for each in report["measured"]:
        assert each["pure"] > 0
        assert (each["ratio"] is None) == (each["compiled"] is None) == (form() == "pure")


def test_the_bench_measures_moves() -> None:
    arguments = ["bench", "--moves", "face-to-face", "sakura", "--level", "expert@4", "--count"]
    code, out, _ = inside(*arguments, "90", "--json")
    assert code == 0
    report = json.loads(out)
    assert report["goals"] == {"p95": 1.0, "peak": 300.0}
    assert [each["game"] for each in report["measured"]] == ["face-to-face", "sakura"]
    for each in report["measured"]:
        assert (each["bot"], each["moves"]) == ("expert@4", 90)
        assert 0 < each["median"] <= each["p95"] <= each["longest"]
        assert 0 < each["resident"] <= each["peak"]
    shown = " ".join(inside(*arguments, "2")[1].split())
    assert "face-to-face 2 expert@4 2" in shown
    assert "less than 300 MB" in shown


def test_bots_say_after_the_match_why_they_moved(tmp_path: Path) -> None:
    arguments = ["play", "six-nimmt", "--watch", "--why", "-n", "2", "-o", "deals=1"]
    code, out, _ = inside(*arguments, "--record", str(tmp_path / "match.json"))
    assert code == 0
    assert "This card should cost" in " ".join(out.split())
    silent = [*arguments, "--bots", "random", "--record", str(tmp_path / "match.json")]
    assert "said nothing about their moves" in inside(*silent)[1]


@pytest.mark.parametrize(
    ("lang", "arguments", "told"),
    [
        ("ru", ["dance"], "Команды «dance» нет"),
        ("ru", ["play"], "Не указано: «GAME»"),
        ("uk", ["play", "--dance", "six-nimmt"], "Параметра «--dance» немає"),
        ("uk", ["play", "six-nimmt", "--seats", "x"], "Неправильне значення: «--seats»"),
    ],
)
def test_misuse_is_told_in_the_readers_language(lang: str, arguments: list[str], told: str) -> None:
    code, _, err = inside(*arguments, lang=lang)
    assert (code, "Usage" in err) == (2, False)
    assert told in " ".join(err.split())


@pytest.mark.parametrize(
    ("lang", "usage", "usual"),
    [("ru", "Вызов: ludoteka arena", "[по умолчанию: 1000]"), ("uk", "Виклик:", "[типово: 1000]")],
)
def test_help_is_whole_in_the_readers_language(lang: str, usage: str, usual: str) -> None:
    out = " ".join(inside("arena", "--help", lang=lang)[1].split())
    assert usage in out
    assert usual in out
    assert not re.search("Usage|required|default|OPTIONS", out)
