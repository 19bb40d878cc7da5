"""Types of Litestar's requests, for all handlers alike."""

from typing import Any

from litestar import Request
from litestar.datastructures import State

AnyRequest = Request[Any, Any, State]
