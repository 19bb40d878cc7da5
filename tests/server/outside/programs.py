"""Bot accounts with tokens."""

from typing import Any

from tests.server.outside.browsers import Browser
from tests.server.outside.serving import Served


async def program(
    served: Served, name: str, *, scopes: list[str] | None = None
) -> tuple[Browser, dict[str, Any]]:
    """A program that plays under its own name, and what it is."""
    owner = served.browser()
    await owner.register(f"Maker of {name}")
    bot = await owner.post("/api/me/bots", name=name)
    wanted = scopes or ["play", "read"]
    made = await owner.post(f"/api/me/bots/{bot['id']}/tokens", label="t", scopes=wanted)
    return served.browser(token=made["secret"]), bot
