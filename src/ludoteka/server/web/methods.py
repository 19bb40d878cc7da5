"""`OPTIONS`, and answers to methods that a path does not have.

Litestar's own answer knows the handlers of one controller only, and its 405 none.
"""

from typing import Final

from litestar import Litestar, Response
from litestar.exceptions import HTTPException
from litestar.types import Method
from litestar.utils import normalize_path

from ludoteka.server.web.connections import AnyRequest

METHODS: Final[tuple[Method, ...]] = ("DELETE", "GET", "OPTIONS", "PATCH", "POST", "PUT")


def allowed_methods(app: Litestar, path: str) -> str:
    """As the header `Allow` lists them."""
    return ", ".join(method for method in METHODS if _is_allowed(app, path, method))


def _is_allowed(app: Litestar, path: str, method: Method) -> bool:
    try:
        app.asgi_router.handle_routing(path=normalize_path(path), method=method)
    except HTTPException:
        return False
    return True


def answer_options(request: AnyRequest) -> Response[None] | None:
    """The answer to `OPTIONS`; nothing to any other request."""
    if request.method != "OPTIONS":
        return None
    allowed = allowed_methods(request.app, request.url.path)
    return Response(None, status_code=204, headers={"allow": allowed})
