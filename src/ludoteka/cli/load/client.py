"""A process with a crowd of people: reads what to measure, and writes what it found."""

import sys
from typing import Final

import msgspec
import uvloop

from ludoteka.cli.load.idle import measure_idle
from ludoteka.cli.load.moves import measure_moves
from ludoteka.cli.load.plans import (
    AnyPlan,
    AnyReport,
    BotsPlan,
    IdlePlan,
    MovesPlan,
)
from ludoteka.cli.load.telling import tell
from ludoteka.cli.load.two_nodes import measure_nodes
from ludoteka.cli.load.with_bots import measure_bots

_plans: Final[msgspec.json.Decoder[AnyPlan]] = msgspec.json.Decoder(AnyPlan)


async def measure(plan: AnyPlan) -> AnyReport:
    if isinstance(plan, MovesPlan):
        return await measure_moves(plan, tell)
    if isinstance(plan, IdlePlan):
        return await measure_idle(plan, tell)
    if isinstance(plan, BotsPlan):
        return await measure_bots(plan, tell)
    return await measure_nodes(plan, tell)


if __name__ == "__main__":
    tell(1.0, uvloop.run(measure(_plans.decode(sys.stdin.buffer.read()))))
