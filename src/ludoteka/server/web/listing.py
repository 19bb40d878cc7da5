"""Whether someone may put one table more into the list, which is for everybody."""

from ludoteka.server.config import Settings
from ludoteka.server.errors import Forbidden
from ludoteka.server.metrics import refusals_by
from ludoteka.server.play.lobby import Lobby
from ludoteka.server.tables.proposals import Actor
from ludoteka.server.web.limits import Limiter


async def may_list(lobby: Lobby, limiter: Limiter, settings: Settings, actor: Actor) -> bool:
    """The same limits as for a table that is opened; what is too much is not refused here, but
    opened without the list."""
    try:
        await lobby.check_listed(actor.person, besides="", most=settings.listed_each)
    except Forbidden:
        return False
    wait = await limiter.wait("listed", actor.address, settings.limit_listed)
    if wait:
        refusals_by("listed").inc()
    return not wait
