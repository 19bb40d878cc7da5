"""How much later the other player sees a move if they are on another node."""

from contextlib import AsyncExitStack

from ludoteka.cli.load.crowd import Crowd
from ludoteka.cli.load.opening import Host
from ludoteka.cli.load.plans import NodesPlan, NodesReport
from ludoteka.cli.load.player import Place
from ludoteka.cli.load.telling import Tell, times


async def measure_nodes(plan: NodesPlan, tell: Tell) -> NodesReport:
    """At even tables both sit on the first node, at odd ones the second player on the other."""
    crowd = Crowd(pause=plan.pause)
    async with AsyncExitStack() as stack:
        first, second = [await stack.enter_async_context(Host(node.port)) for node in plan.servers]
        tables = await first.open(["six-nimmt"] * plan.tables, seats=2)
        seats = [
            (Place(number, seat), (second if number % 2 and seat else first).url(table))
            for number, table in enumerate(tables)
            for seat in range(2)
        ]
        await stack.enter_async_context(crowd.seated(seats))
        await first.start(tables, crowd)
        tell(0.2)
        await crowd.play(plan.seconds / 4)
        crowd.delays.clear()
        tell(0.4)
        await crowd.play(plan.seconds)
        await crowd.rest()
    one = times([seconds for table, seconds in crowd.delays if not table % 2])
    two = times([seconds for table, seconds in crowd.delays if table % 2])
    added = two.p50 - one.p50 if one.count and two.count else None
    return NodesReport(tables=plan.tables, one_node=one, two_nodes=two, added_ms=added)
