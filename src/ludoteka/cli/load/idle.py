"""Sockets of people who think: what each costs in memory, and that none is lost."""

from ludoteka.cli.load.crowd import PATIENCE, Crowd
from ludoteka.cli.load.opening import SEATS, Host, places
from ludoteka.cli.load.plans import IdlePlan, IdleReport
from ludoteka.cli.load.telling import Tell
from ludoteka.cli.load.watching import resident_bytes

GAMES = ("six-nimmt", "bang")


async def measure_idle(plan: IdlePlan, tell: Tell) -> IdleReport:
    count = max(1, plan.sockets // SEATS)
    async with Host(plan.server.port) as host:
        await _warm_up(host)
        before = resident_bytes(plan.server.pid)
        tables = await host.open([GAMES[n % len(GAMES)] for n in range(count)], seats=SEATS)
        tell(0.2)
        crowd = Crowd()
        async with crowd.seated(places(host, tables, SEATS)):
            tell(0.8)
            await host.start(tables, crowd)
            await crowd.ping(PATIENCE)  # all that was under way before has arrived as well
            after = resident_bytes(plan.server.pid)
            tell(0.9)
            dropped = await crowd.ping(PATIENCE)
    sockets = len(crowd.players)
    return IdleReport(
        tables=count,
        sockets=sockets,
        kilobytes_each=(after - before) / 1024 / sockets,
        dropped=dropped,
    )


async def _warm_up(host: Host) -> None:
    """What the server loads when the first people come is not what each of them costs."""
    tables = await host.open(GAMES, seats=SEATS)
    crowd = Crowd()
    async with crowd.seated(places(host, tables, SEATS)):
        await host.start(tables, crowd)
        await crowd.ping(PATIENCE)
