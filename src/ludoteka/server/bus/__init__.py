"""Messages between nodes: hints that may get lost; the database is the truth."""

from ludoteka.server.bus.base import LOBBY, PEOPLE, Bus, Handler
from ludoteka.server.bus.choosing import make_bus
from ludoteka.server.bus.local import LocalBus, LocalNetwork
from ludoteka.server.bus.postgres_bus import PostgresBus
from ludoteka.server.bus.redis_bus import RedisBus

__all__ = [
    "LOBBY",
    "PEOPLE",
    "Bus",
    "Handler",
    "LocalBus",
    "LocalNetwork",
    "PostgresBus",
    "RedisBus",
    "make_bus",
]
