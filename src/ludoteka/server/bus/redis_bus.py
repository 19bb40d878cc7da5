"""The bus over Redis: publish and subscribe."""

import asyncio
from contextlib import suppress
from typing import Final
from urllib.parse import urlsplit

from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from ludoteka.server.bus.messages import Message, encode
from ludoteka.server.bus.remote import RemoteBus

CONNECT_TIMEOUT: Final = 5.0
SILENCE: Final = 15.0
"""Seconds without a message after which the connection is asked whether it lives."""


class RedisBus(RemoteBus):
    failures = (RedisError, OSError, TimeoutError)

    def __init__(self, url: str, *, channel: str = "ludoteka") -> None:
        parts = urlsplit(url)
        super().__init__(f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}{parts.path}")
        self._channel = channel
        self._redis = Redis.from_url(
            url,
            client_name=f"ludoteka-{self.node}",  # for `CLIENT LIST`
            socket_connect_timeout=CONNECT_TIMEOUT,
            socket_timeout=CONNECT_TIMEOUT,
            socket_keepalive=True,
            health_check_interval=SILENCE,
            retry=Retry(NoBackoff(), 0),  # a message that comes late is worth less than none
        )
        self._subscription: PubSub | None = None

    async def _connect(self) -> None:
        self._subscription = self._redis.pubsub()
        async with asyncio.timeout(CONNECT_TIMEOUT):
            await self._subscription.subscribe(self._channel)
            while await self._subscription.get_message(timeout=CONNECT_TIMEOUT) is None:
                pass

    async def _listen(self) -> None:
        assert self._subscription is not None
        while True:
            message = await self._subscription.get_message(
                ignore_subscribe_messages=True, timeout=SILENCE
            )
            if message is not None:
                self._receive(message["data"])

    async def _send(self, batch: list[Message]) -> None:
        async with self._redis.pipeline(transaction=False) as pipeline:
            for message in batch:
                pipeline.publish(self._channel, encode(message))
            await pipeline.execute()

    async def _disconnect(self) -> None:
        subscription, self._subscription = self._subscription, None
        with suppress(*self.failures):
            if subscription is not None:
                await subscription.aclose()  # type: ignore[no-untyped-call]
            await self._redis.aclose()
