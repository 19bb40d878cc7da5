"""A cache of encoded answers, limited by bytes."""

from collections import OrderedDict
from collections.abc import Hashable


class ByteCache:
    """The least recently used give way."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._kept: OrderedDict[Hashable, bytes] = OrderedDict()
        self.bytes = 0

    def get(self, key: Hashable) -> bytes | None:
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
        return found

    def put(self, key: Hashable, content: bytes) -> None:
        self.bytes += len(content) - len(self._kept.pop(key, b""))
        self._kept[key] = content
        while self.bytes > self._most:
            _, old = self._kept.popitem(last=False)
            self.bytes -= len(old)
