"""Writes docs/server-settings.md from the settings themselves: python scripts/settings_page.py"""

import typing
from pathlib import Path

import msgspec

from ludoteka.server.config import Settings
from ludoteka.server.sources import PREFIX

PAGE = Path(__file__).parent.parent / "docs" / "server-settings.md"

INTRODUCTION = f"""\
# Settings of the server

Every setting has a default that suits a laptop. Other values come, the later ones winning,
from a TOML file (`--config`, the variable `{PREFIX}CONFIG`, or `server.toml` in the user's
configuration folder), from environment variables (`{PREFIX}PORT` for `port`; lists with commas)
and from the command line. An unknown key or an invalid value stops the server before it starts,
with the name of the source.

```toml
# server.toml
public_url = "https://cards.example.org"
database = "postgresql://ludoteka@localhost/ludoteka"
trusted_proxies = ["127.0.0.1"]
```

A rate such as `20/60` allows twenty at once, and twenty more in the course of 60 seconds.

| Setting | Default | Meaning |
|---|---|---|
"""


def page() -> str:
    kinds = typing.get_type_hints(Settings, include_extras=True)
    fields = msgspec.structs.fields(Settings)
    return INTRODUCTION + "".join(
        f"| `{field.name}` | {_default(field.default)} | {_meaning(kinds[field.name])} |\n"
        for field in fields
    )


def _default(value: object) -> str:
    if value is None or value == ():
        return "none"
    return f"`{value}`" if isinstance(value, str) else f"`{msgspec.json.encode(value).decode()}`"


def _meaning(kind: object) -> str:
    for part in typing.get_args(kind)[1:]:
        if isinstance(part, msgspec.Meta) and part.description:
            return f"{part.description}{_choices(kind)}"
    raise LookupError(f"a setting without a description: {kind}")


def _choices(kind: object) -> str:
    inner = typing.get_args(kind)[0]
    if typing.get_origin(inner) is not typing.Literal:
        return ""
    return " One of " + ", ".join(f"`{choice}`" for choice in typing.get_args(inner)) + "."


def main() -> None:
    PAGE.write_text(page(), "utf-8")
    print(PAGE.name)


if __name__ == "__main__":
    main()
