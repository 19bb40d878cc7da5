"""Settings from their four sources, and what is refused."""

from pathlib import Path

import pytest

from ludoteka.core import BadInput
from ludoteka.server.config import Settings, parse_rate
from ludoteka.server.sources import load_settings
from ludoteka.texts import LANGUAGES, Texts
from ludoteka.texts.speaker import say_error
from scripts import settings_page


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "server.toml"
    path.write_text('port = 9000\nlog_level = "debug"\nhost = "::1"\n', "utf-8")
    return path


def test_without_any_source_the_defaults_hold(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludoteka.server.sources.user_config_path", lambda _name: tmp_path)
    assert load_settings(environment={}) == Settings()


def test_the_usual_file_is_read_if_it_exists(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludoteka.server.sources.user_config_path", lambda _name: file.parent)
    assert load_settings(environment={}).port == 9000


def test_each_source_beats_the_one_before(file: Path) -> None:
    environment = {"LUDOTEKA_PORT": "9001", "LUDOTEKA_LOG_LEVEL": "error"}
    settings = load_settings(config=file, environment=environment, overrides={"port": 9002})
    assert (settings.host, settings.log_level, settings.port) == ("::1", "error", 9002)


def test_options_that_were_not_given_change_nothing(file: Path) -> None:
    assert load_settings(config=file, environment={}, overrides={"port": None}).port == 9000


def test_the_environment_can_name_the_file(file: Path) -> None:
    assert load_settings(environment={"LUDOTEKA_CONFIG": str(file)}).port == 9000


def test_variables_hold_numbers_flags_lists_and_nothing(file: Path) -> None:
    environment = {
        "LUDOTEKA_LAN": "true",
        "LUDOTEKA_TRUSTED_PROXIES": "127.0.0.1, 10.0.0.0/8",
        "LUDOTEKA_REDIS": "",
    }
    settings = load_settings(config=file, environment=environment)
    assert settings.lan
    assert settings.trusted_proxies == ("127.0.0.1", "10.0.0.0/8")
    assert settings.redis is None


def test_variables_of_the_command_are_no_settings(file: Path) -> None:
    load_settings(config=file, environment={"LUDOTEKA_LANG": "uk", "PORT": "1"})


def test_an_unknown_key_is_refused_with_the_nearest_known_one(file: Path) -> None:
    with pytest.raises(BadInput) as refused:
        load_settings(config=file, environment={"LUDOTEKA_PROT": "1"})
    assert refused.value.code == "unknown-setting"
    assert refused.value.arguments["near"] == "port"
    assert refused.value.arguments["source"] == "environment"


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("PORT", "many"),
        ("PORT", "70000"),
        ("LOG_FORMAT", "xml"),
        ("LIMIT_CHAT", "often"),
        ("LIMIT_CHAT", "0/1"),
        ("TRUSTED_PROXIES", "proxy.example.org"),
        ("ALLOWED_ORIGINS", "example.org"),
        ("PUBLIC_URL", "https://example.org/cards"),
        ("DATABASE", "mysql://x"),
        ("REDIS", "localhost"),
        ("SECRET", "short"),
    ],
)
def test_a_bad_value_is_refused_with_its_source(key: str, value: str, file: Path) -> None:
    with pytest.raises(BadInput) as refused:
        load_settings(config=file, environment={f"LUDOTEKA_{key}": value})
    assert refused.value.code == "bad-setting"
    assert refused.value.arguments["key"] == key.lower()
    for language in LANGUAGES:
        assert key.lower() in say_error(Texts(language), refused.value)


def test_secret_values_are_not_repeated_in_the_refusal(file: Path) -> None:
    with pytest.raises(BadInput) as refused:
        load_settings(config=file, environment={"LUDOTEKA_SECRET": "hunter2"})
    assert "hunter2" not in str(refused.value)


def test_a_file_that_is_not_toml_or_not_there_is_refused(tmp_path: Path) -> None:
    broken = tmp_path / "broken.toml"
    broken.write_text("port =", "utf-8")
    with pytest.raises(BadInput, match="bad-settings-file"):
        load_settings(config=broken, environment={})
    with pytest.raises(BadInput, match="unreadable-file"):
        load_settings(config=tmp_path / "missing.toml", environment={})


def test_a_string_in_the_file_is_no_number(tmp_path: Path) -> None:
    path = tmp_path / "server.toml"
    path.write_text('port = "9000"', "utf-8")
    with pytest.raises(BadInput, match="bad-setting"):
        load_settings(config=path, environment={})


def test_the_local_network_is_served_only_when_asked() -> None:
    assert Settings().listen_host() == "127.0.0.1"
    assert Settings(lan=True).listen_host() == "0.0.0.0"
    assert Settings(lan=True, host="10.0.0.7").listen_host() == "10.0.0.7"


def test_without_a_database_a_file_of_the_user_is_used() -> None:
    assert Settings().database_url().startswith("sqlite:///")
    assert Settings(database="sqlite:///x").database_url() == "sqlite:///x"


def test_a_rate_is_a_number_and_a_time() -> None:
    assert parse_rate("20/60") == (20, 60)


def test_the_page_of_settings_is_what_the_settings_say() -> None:
    assert settings_page.PAGE.read_text("utf-8") == settings_page.page(), (
        "run python scripts/settings_page.py"
    )
