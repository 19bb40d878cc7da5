"""Limits of one table: no log grows without end, and every match can be finished."""

from typing import Final

from ludoteka.server import protocol
from ludoteka.server.config import Settings
from ludoteka.server.errors import Forbidden
from ludoteka.server.metrics import counted
from ludoteka.server.tables.proposals import Actor
from ludoteka.server.tables.table import Table

FINISHES: Final = (
    protocol.Start,
    protocol.Commit,
    protocol.Reveal,
    protocol.Play,
    protocol.Answer,
    protocol.Automate,
    protocol.Return,
    protocol.Resign,
    protocol.AnswerStop,
    protocol.Stand,
    protocol.Rematch,
    protocol.Close,
)
"""What is done however long the log is: each of these happens once, or brings the end nearer."""


def must_fit(
    settings: Settings, table: Table, actor: Actor, command: protocol.TableCommand
) -> None:
    """What was done before is answered again."""
    if table.commands.find(actor.person, command.id) is not None:
        return
    match command:
        case protocol.Say() if table.said >= (most := settings.max_chat):
            full = Forbidden("chat-full", most=most)
        case protocol.Sit() | protocol.AddBot() if table.seatings[actor.person] >= (
            most := settings.max_seatings
        ):
            full = Forbidden("seatings-full", most=most)
        case protocol.TakeBack() if table.taken_back >= (most := settings.max_take_backs):
            full = Forbidden("take-backs-full", most=most)
        case _ if table.seq >= (most := settings.max_entries) and not isinstance(command, FINISHES):
            full = Forbidden("table-full", most=most)
        case _:
            return
    raise counted(full.code, full)
