"""The client's files: built by Vite, part of the package; every path of its own is one page."""

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from mimetypes import guess_type
from typing import Final

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from ludoteka.server.errors import Unknown

STATIC: Final = "static"
YEAR: Final = "public, max-age=31536000, immutable"
"""For files whose name holds a hash of their content."""
PATHS: Final = (
    "/",
    "/new/{rest:path}",
    "/t/{rest:path}",
    "/rules/{rest:path}",
    "/learn/{rest:path}",
    "/replay",
    "/replay/{rest:path}",
    "/records/{rest:path}",
    "/people/{rest:path}",
    "/me",
)


def page_handlers() -> list[HTTPRouteHandler]:
    return [_page, _asset, _plain, _api_page]


@get(list(PATHS), include_in_schema=False, sync_to_thread=False, scope="read")
def _page() -> Response[bytes]:
    headers = {"cache-control": "no-cache"}
    return Response(_read("index.html"), media_type="text/html; charset=utf-8", headers=headers)


@get("/api/docs", include_in_schema=False, sync_to_thread=False, scope="read")
def _api_page() -> Response[bytes]:
    """A page to try the API on, from the OpenAPI document."""
    return Response(_read_own("api.html"), media_type="text/html; charset=utf-8")


@get("/assets/{name:str}", include_in_schema=False, sync_to_thread=False, scope="read")
def _asset(name: FromPath[str]) -> Response[bytes]:
    return _file(f"assets/{name}", {"cache-control": YEAR})


@get(
    [
        "/favicon.svg",
        "/manifest.webmanifest",
        "/robots.txt",
        "/minimal.js",
        "/minimal.css",
        "/api.js",
    ],
    include_in_schema=False,
    sync_to_thread=False,
    scope="read",
)
def _plain(request: Request[object, object, State]) -> Response[bytes]:
    path = request.url.path.removeprefix("/")
    if path.startswith(("minimal", "api")):
        kind = guess_type(path)[0] or "text/plain"
        return Response(_read_own(path), media_type=kind)
    return _file(path, {"cache-control": "public, max-age=3600"})


def _file(name: str, headers: dict[str, str]) -> Response[bytes]:
    kind = guess_type(name)[0] or "application/octet-stream"
    return Response(_read(name), media_type=kind, headers=headers)


@cache
def _root() -> Traversable:
    """The built client; without one, a page that says so and lets people play in plain text."""
    built = files("ludoteka.server.web") / STATIC
    return built if (built / "index.html").is_file() else files("ludoteka.server.web") / "minimal"


def _read_own(name: str) -> bytes:
    return (files("ludoteka.server.web") / "minimal" / name).read_bytes()


@cache
def _read(name: str) -> bytes:
    found = _root()
    for part in name.split("/"):
        if part in ("", ".", ".."):
            raise Unknown("no-such-page", path=name[:100])
        found = found / part
    if not found.is_file():
        raise Unknown("no-such-page", path=name[:100])
    return found.read_bytes()
