"""Keeps people apart who have blocked each other.

At a table that the blocker hosts, and at a listed one where the blocker sits, the blocked
person cannot take a seat. To other unlisted tables one comes by a link, which is an invitation
of its host; and who challenges someone has invited them. A person's programs are blocked with
the person, and do not play with people the person has blocked.
"""

from ludoteka.server.errors import Forbidden
from ludoteka.server.play.hub import Hub
from ludoteka.server.play.live import LiveTable
from ludoteka.server.tables.proposals import Actor


async def must_be_wanted(hub: Hub, live: LiveTable, actor: Actor, invited_by: str = "") -> None:
    table = live.table
    if table.host in (actor.person, actor.owner) or table.seats_of(actor.person):
        return
    concerned = {table.host}
    if table.created.listed:
        concerned |= {chair.person for chair in table.chairs if chair.person}
    blockers = set(await hub.blockers_of(actor.person)) - {invited_by}
    if blockers & concerned:
        raise Forbidden("blocked-here")


async def must_be_wanted_again(hub: Hub, live: LiveTable, actor: Actor) -> None:
    """Nobody calls those who have blocked them to another match."""
    players = {chair.person for chair in live.table.chairs if chair.person}
    if players & set(await hub.blockers_of(actor.person)):
        raise Forbidden("blocked-here")
