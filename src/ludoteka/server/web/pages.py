"""The client's files: built by Vite, part of the package; every path of its own is one page."""

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from mimetypes import guess_type
from typing import Final

from litestar import Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from ludoteka.games import packages
from ludoteka.server.errors import Unknown
from ludoteka.server.web.compression import ONCE, PACKED, VARY, can_unpack, pack
from ludoteka.server.web.connections import AnyRequest

STATIC: Final = "static"
YEAR: Final = "public, max-age=31536000, immutable"
"""For files whose name holds a hash of their content."""
PACKABLE: Final = frozenset(
    {
        "application/javascript",
        "application/manifest+json",
        "image/svg+xml",
        "text/css",
        "text/html",
        "text/javascript",
        "text/plain",
    }
)
"""Kinds that shrink: the client's own files, which hold nobody's secret. Fonts are packed."""

NO_GAMES: Final = b'<meta name="games" content="" />'

PATHS: Final = (
    "/",
    "/new/{rest:path}",
    "/t/{rest:path}",
    "/rules/{rest:path}",
    "/learn/{rest:path}",
    "/replay",
    "/replay/{rest:path}",
    "/records/{rest:path}",
    "/try/{rest:path}",
    "/people",
    "/people/{rest:path}",
    "/me",
    "/guide",
    "/host",
    "/host/{rest:path}",
    "/reset",
    "/enter",
    "/mail/confirm",
    "/mail/unsubscribe/{word:str}",
)


def page_handlers() -> list[HTTPRouteHandler]:
    return [_page, _asset, _plain, _worker, _api_page]


@get(list(PATHS), include_in_schema=False, sync_to_thread=False, scope="read")
def _page(request: AnyRequest) -> Response[bytes]:
    return the_page(request)


def the_page(request: AnyRequest, *, status: int = 200) -> Response[bytes]:
    """The client, which reads from its address what to show; also that there is nothing."""
    return _file(request, "index.html", "no-cache", status=status)


def wants_page(request: AnyRequest) -> bool:
    """Someone follows a link; programs ask for JSON."""
    is_read = request.method == "GET" and not request.url.path.startswith("/api/")
    return is_read and "text/html" in request.headers.get("accept", "")


@get("/api/docs", include_in_schema=False, sync_to_thread=False, scope="read")
def _api_page() -> Response[bytes]:
    """A page to try the API on, from the OpenAPI document."""
    return Response(_read_own("api.html"), media_type="text/html")


@get("/assets/{name:str}", include_in_schema=False, sync_to_thread=False, scope="read")
def _asset(request: AnyRequest, name: FromPath[str]) -> Response[bytes]:
    return _file(request, f"assets/{name}", YEAR)


@get(
    [
        "/favicon.svg",
        "/favicon-asked.svg",
        "/icon-180.png",
        "/icon-192.png",
        "/icon-512.png",
        "/icon-maskable-512.png",
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
def _plain(request: AnyRequest) -> Response[bytes]:
    path = request.url.path.removeprefix("/")
    if path.startswith(("minimal", "api")):
        kind = guess_type(path)[0] or "text/plain"
        return Response(_read_own(path), media_type=kind)
    return _file(request, path, "public, max-age=3600")


@get("/sw.js", include_in_schema=False, sync_to_thread=False, scope="read")
def _worker(request: AnyRequest) -> Response[bytes]:
    """The service worker: browsers ask for its next version by the same name."""
    return _file(request, "sw.js", "no-cache")


@cache
def build_id() -> str:
    """Of the client that this server has: a page of another build has to be loaded anew."""
    try:
        return _read("build.txt").decode().strip()
    except Unknown:
        return "none"


def _file(request: AnyRequest, name: str, cache: str, *, status: int = 200) -> Response[bytes]:
    kind = guess_type(name)[0] or "application/octet-stream"
    headers = {"cache-control": cache}
    content = _read(name)
    if kind in PACKABLE and can_unpack(request):
        headers |= PACKED
        content = _packed(name)
    elif kind in PACKABLE:
        headers |= VARY
    return Response(content, status_code=status, media_type=kind, headers=headers)


def has_client() -> bool:
    """Whether the built web client is here; else people get a plain page."""
    return (files("ludoteka.server.web") / STATIC / "index.html").is_file()


@cache
def _root() -> Traversable:
    """The built client; without one, a page that says so and lets people play in plain text."""
    return files("ludoteka.server.web") / (STATIC if has_client() else "minimal")


def _read_own(name: str) -> bytes:
    return (files("ludoteka.server.web") / "minimal" / name).read_bytes()


@cache
def _packed(name: str) -> bytes:
    return pack(_read(name), ONCE)


@cache
def _read(name: str) -> bytes:
    found = _root()
    for part in name.split("/"):
        if part in ("", ".", ".."):
            raise Unknown("no-such-page", path=name[:100])
        found = found / part
    if not found.is_file():
        raise Unknown("no-such-page", path=name[:100])
    content = found.read_bytes()
    return content.replace(NO_GAMES, _games()) if name == "index.html" else content


def _games() -> bytes:
    """Which games other packages brought: the page asks for their texts before it shows any."""
    return NO_GAMES.replace(b'""', f'"{" ".join(packages())}"'.encode())
