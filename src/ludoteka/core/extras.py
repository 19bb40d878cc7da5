"""Parts of the package that need more than engine and bots: `pip install "ludoteka[server]"`."""

from importlib.util import find_spec
from typing import Final

NEEDS: Final = {
    "client": ("httpx", "websockets"),
    "server": (
        "aiosmtplib",
        "aiosqlite",
        "alembic",
        "argon2",
        "asyncpg",
        "cryptography",
        "httptools",
        "litestar",
        "openskill",
        "prometheus_client",
        "redis",
        "segno",
        "sqlalchemy",
        "structlog",
        "uvicorn",
        "websockets",
    ),
}
"""What each extra of pyproject.toml brings, by the names of modules."""


class MissingExtra(ImportError):
    """Something is not installed that only this part of the package needs."""

    def __init__(self, part: str, module: str, extra: str) -> None:
        super().__init__(f'{part} needs {module}: pip install "ludoteka[{extra}]"', name=module)
        self.module = module
        self.extra = extra


def need(part: str, extra: str) -> None:
    """Raise MissingExtra for the first module of the extra that is not there."""
    for module in NEEDS[extra]:
        if find_spec(module) is None:
            raise MissingExtra(part, module, extra)
