"""Where the server is, and who we are there: a token, or a guest's cookie."""

from collections.abc import Iterable
from http.cookiejar import CookieJar, DefaultCookiePolicy
from http.cookies import SimpleCookie
from typing import Final
from urllib.parse import urlsplit

from ludoteka.core.errors import BadInput

SCHEMES: Final = {"http": "ws", "https": "wss"}


class Identity:
    def __init__(self, url: str, token: str | None = None) -> None:
        parts = urlsplit(url)
        if parts.scheme not in SCHEMES or not parts.netloc:
            raise BadInput("bad-server-url", url=url)
        self.url: Final = url.rstrip("/")
        self._origin = f"{parts.scheme}://{parts.netloc}"
        self._token = token
        self._cookies: dict[str, str] = {}

    @property
    def socket_url(self) -> str:
        scheme, _, rest = self.url.partition("://")
        return f"{SCHEMES[scheme]}://{rest}"

    def headers(self) -> dict[str, str]:
        if self._token is not None:
            return {"authorization": f"Bearer {self._token}"}
        # A cookie counts only together with the server's own origin.
        headers = {"origin": self._origin}
        if self._cookies:
            headers["cookie"] = "; ".join(f"{k}={v}" for k, v in self._cookies.items())
        return headers

    def remember(self, set_cookies: Iterable[str]) -> None:
        """Stay the guest that the server has made of us."""
        for line in set_cookies:
            for name, morsel in SimpleCookie(line).items():
                self._cookies[name] = morsel.value


def no_jar() -> CookieJar:
    """The identity is shared with sockets; the HTTP library keeps no second one."""
    return CookieJar(DefaultCookiePolicy(allowed_domains=[]))
