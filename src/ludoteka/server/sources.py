"""Where settings come from: defaults < TOML file < environment < command line.

A key that nobody knows or a value that will not do is refused with its source: a typing
error in a limit must not silently leave the default in force.
"""

import difflib
import ipaddress
import os
import tomllib
import typing
from collections.abc import Mapping
from email.utils import parseaddr
from pathlib import Path
from typing import Final

import msgspec
from platformdirs import user_config_path

from ludoteka.core import BadInput
from ludoteka.server.config import EXAMPLES, SECRET, Origin, Settings
from ludoteka.server.mail_server import MailServer

PREFIX: Final = "LUDOTEKA_"
NOT_SETTINGS: Final = frozenset({"CONFIG", "LANG", "PURE", "COMPILED", "EXPECT"})
"""Variables of the same prefix that mean something else."""

Values = dict[str, object]


def load_settings(
    *,
    config: Path | None = None,
    environment: Mapping[str, str] = os.environ,
    overrides: Mapping[str, object] | None = None,
) -> Settings:
    """`overrides` are from the command line; those that are None were not given."""
    values: Values = {}
    values |= _from_file(_file(config, environment))
    values |= _from_environment(environment)
    given = {key: value for key, value in (overrides or {}).items() if value is not None}
    values |= _checked("command line", given, strict=True)
    return msgspec.convert(values, Settings)


def _file(config: Path | None, environment: Mapping[str, str]) -> Path | None:
    """The file that was named, which must exist, or the usual one if it exists."""
    if config is None and (named := environment.get(f"{PREFIX}CONFIG")):
        config = Path(named)
    if config is not None:
        return config
    usual = user_config_path("ludoteka") / "server.toml"
    return usual if usual.exists() else None


def _from_file(path: Path | None) -> Values:
    if path is None:
        return {}
    try:
        raw = tomllib.loads(path.read_text("utf-8"))
    except OSError as problem:
        reason = problem.strerror or type(problem).__name__
        raise BadInput("unreadable-file", path=str(path), problem=reason) from None
    except ValueError as problem:  # TOML and UTF-8 alike
        raise BadInput("bad-settings-file", path=str(path), problem=str(problem)) from None
    return _checked(str(path), raw, strict=True)


def _from_environment(environment: Mapping[str, str]) -> Values:
    """An empty variable is one that was not given, as compose files make them."""
    given: Values = {}
    for name, value in environment.items():
        key = name.removeprefix(PREFIX)
        if name.startswith(PREFIX) and value and not _means_something_else(key):
            given[key.lower()] = value
    return _checked("environment", given, strict=False)


def _means_something_else(key: str) -> bool:
    return key in NOT_SETTINGS or key.startswith("TEST_")


def _checked(source: str, given: Mapping[str, object], *, strict: bool) -> Values:
    return {key: _value(source, key, raw, strict=strict) for key, raw in given.items()}


def _value(source: str, key: str, raw: object, *, strict: bool) -> object:
    kinds = typing.get_type_hints(Settings, include_extras=True)
    if key not in kinds:
        near = difflib.get_close_matches(key, kinds, n=1)
        raise BadInput(
            "unknown-setting",
            source=source,
            key=key,
            near=near[0] if near else "none",
        )
    if not strict and isinstance(raw, str) and _is_list(kinds[key]):
        raw = tuple(part.strip() for part in raw.split(",") if part.strip())
    try:
        value: object = msgspec.convert(raw, kinds[key], strict=strict)
        _check_further(key, value)
    except ValueError as problem:
        raise _refusal(source, key, raw, _in_words(str(problem))) from None
    return value


def _in_words(problem: str) -> str:
    """Not the pattern that was not matched, but something that would match it."""
    for pattern, example in EXAMPLES.items():
        if repr(pattern) in problem:
            return example
    return problem


def _is_list(kind: object) -> bool:
    return any(typing.get_origin(part) is tuple for part in typing.get_args(kind))


def _check_further(key: str, value: object) -> None:
    """What a type cannot say."""
    if key == "trusted_proxies" and isinstance(value, tuple):
        for network in value:
            ipaddress.ip_network(network)
    if key == "allowed_origins" and isinstance(value, tuple):
        for origin in value:
            msgspec.convert(origin, Origin)
    schemes = ("sqlite:///", "postgresql://")
    if key == "database" and isinstance(value, str) and not value.startswith(schemes):
        raise ValueError("sqlite:///path or postgresql://user:password@host/name")
    if key == "smtp" and isinstance(value, str):
        MailServer.parse(value)
    if key == "smtp_from" and isinstance(value, str) and "@" not in parseaddr(value)[1]:
        raise ValueError("Name <name@example.org>")
    if key == "redis" and isinstance(value, str) and not value.startswith("redis"):
        raise ValueError("redis://host:port/number")


def _refusal(source: str, key: str, raw: object, problem: str) -> BadInput:
    shown = ", ".join(map(str, raw)) if isinstance(raw, tuple) else str(raw)
    if key in SECRET:
        shown = "…"
    return BadInput("bad-setting", source=source, key=key, value=shown, problem=problem)
