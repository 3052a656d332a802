"""Identifies the owner of a public page.

On a page that is not public every client is the owner. On a public one the owner proves to have ``Settings.owner_key``: a browser
by the signed cookie that it received for the key, a program by ``Authorization: Bearer KEY``. Without a key there is no owner.

:meth:`OwnerAuthentication.mark` stores the result in each scope, for :func:`is_owner`. The sign-in form is
:mod:`hfjax_demo.ui.sign_in`.
"""

from __future__ import annotations

import hashlib
import hmac
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from starlette.datastructures import Headers
from starlette.requests import cookie_parser
from starlette.types import Scope

from ..settings import Settings
from .origin_checks import is_same_site
from .visitors import visitor_of

COOKIE_NAME = "hfjax-owner"
SIGNED_IN_SECONDS = 7 * 24 * 3600

FREE_GUESSES = 3  # wrong keys from one address before delays begin
MAX_DELAY_SECONDS = 300
COUNT_RESET_SECONDS = 3600  # without a wrong key, after which an address's count is reset
MAX_ADDRESSES = 10_000  # whose wrong keys are counted; the least recent ones are dropped

NO_OWNER_KEY_MESSAGE = (
    "This page is public and has no owner key, so nobody can load models manually or run the lab; set HFJAX_OWNER_KEY."
)


def is_owner(scope: Mapping[str, Any], otherwise: bool = True) -> bool:
    """Return whether the client has the owner's rights; ``otherwise`` if the gate has not marked the scope.

    If a program embeds the page without this package's server, its only visitor is the owner.
    """
    return bool(scope.get("state", {}).get("owner", otherwise))


class OwnerAuthentication:
    """Checks keys and cookies, and issues the cookies. Runs on the event loop, without blocking.

    ``now`` returns the time in seconds since the epoch.
    """

    def __init__(self, settings: Settings, now: Callable[[], float] = time.time) -> None:
        self._public = settings.public
        self._key = settings.owner_key.encode() if settings.owner_key else None
        self._now = now
        self._wrong_keys = WrongKeyLimiter(now)

    @property
    def has_key(self) -> bool:
        """Whether signing in is possible."""
        return self._key is not None

    def mark(self, scope: Scope) -> None:
        """Store in the scope whether the client is the owner. ``state["visitor"]`` must be set before."""
        scope.setdefault("state", {})["owner"] = not self._public or self.has_owner_credentials(scope)

    def has_owner_credentials(self, scope: Scope) -> bool:
        """Return whether the request has the owner's key or cookie, on a public page or not.

        A cookie counts only in same-site requests: in an ``<iframe>``, browsers send the cookie with cross-site requests too.
        """
        if self._key is None:
            return False
        headers = Headers(scope=scope)
        scheme, _, key = headers.get("authorization", "").partition(" ")
        if scheme.lower() == "bearer" and key and self.check_owner_key(scope, key.strip()) is None:
            return True
        cookie = cookie_parser(headers.get("cookie", "")).get(COOKIE_NAME, "")
        return bool(cookie) and self._is_valid(cookie) and is_same_site(scope)

    def check_owner_key(self, scope: Scope, key: str) -> float | None:
        """Return None if the key is the owner's, else the seconds until the visitor's keys are checked again: no key is checked
        during a delay. A wrong key is counted for the visitor, and returns 0."""
        visitor = visitor_of(scope)
        wait_s = self._wrong_keys.wait(visitor)
        if wait_s > 0:
            return wait_s
        given = _digest(key.encode("utf-8", "surrogatepass"))
        if self._key is not None and hmac.compare_digest(given, _digest(self._key)):
            self._wrong_keys.forget(visitor)
            return None
        self._wrong_keys.note(visitor, given)
        return 0.0

    def cookie(self, scope: Scope) -> str:
        """Return the ``Set-Cookie`` header that signs a browser in; ``scope`` is that of the request with the key."""
        expires = f"{int(self._now() + SIGNED_IN_SECONDS):x}"
        return _set_cookie(scope, f"{expires}.{self._signature(expires)}", SIGNED_IN_SECONDS)

    def expired_cookie(self, scope: Scope) -> str:
        return _set_cookie(scope, "", 0)

    def _is_valid(self, cookie: str) -> bool:
        expires, _, signature = cookie.partition(".")
        if not hmac.compare_digest(signature.encode(), self._signature(expires).encode()):
            return False
        return int(expires, 16) > self._now()  # a valid number, since the signature is valid

    def _signature(self, expires: str) -> str:  # of a changed key is another, so all cookies become invalid
        assert self._key is not None
        return hmac.new(self._key, f"{COOKIE_NAME} {expires}".encode(), hashlib.sha256).hexdigest()


@dataclass
class _WrongKeyCount:
    wrong: int = 0
    last: float = 0.0
    guess: bytes = b""


class WrongKeyLimiter:
    """Counts wrong keys by visitor. After the first :data:`FREE_GUESSES`, each one doubles the delay until the next is checked.

    A repeated wrong key is not counted, since programs may send a key of another service with every request.
    """

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._counts_by_visitor: OrderedDict[str, _WrongKeyCount] = OrderedDict()

    def wait(self, visitor: str) -> float:
        """Return the seconds until the visitor's next key is checked; 0 if there is no delay."""
        tally = self._counts_by_visitor.get(visitor)
        if tally is None or tally.wrong < FREE_GUESSES:
            return 0.0
        doubled = 2.0 ** min(tally.wrong - FREE_GUESSES, 20)
        return max(tally.last + min(doubled, MAX_DELAY_SECONDS) - self._now(), 0.0)

    def note(self, visitor: str, guess: bytes) -> None:
        """Count a wrong key, with the digest ``guess``, of the visitor."""
        tally = self._counts_by_visitor.setdefault(visitor, _WrongKeyCount())
        if self._now() - tally.last > COUNT_RESET_SECONDS:
            tally.wrong = 0
        elif guess == tally.guess:
            return
        tally.wrong, tally.last, tally.guess = tally.wrong + 1, self._now(), guess
        self._counts_by_visitor.move_to_end(visitor)
        if len(self._counts_by_visitor) > MAX_ADDRESSES:
            self._counts_by_visitor.popitem(last=False)

    def forget(self, visitor: str) -> None:
        self._counts_by_visitor.pop(visitor, None)


def _digest(key: bytes) -> bytes:
    """Return a digest, whose length does not depend on the key, so that the comparison takes constant time."""
    return hashlib.sha256(key).digest()


def _set_cookie(scope: Scope, value: str, seconds: int) -> str:
    """Return a ``Set-Cookie`` header with the strictest attributes that work. In an ``<iframe>`` of another site, in which
    huggingface.co shows a Space, browsers only send cookies partitioned by that site:
    https://developer.mozilla.org/docs/Web/Privacy/Guides/Privacy_sandbox/Partitioned_cookies
    """
    headers = Headers(scope=scope)
    if headers.get("sec-fetch-dest") == "iframe":
        kind = "SameSite=None; Secure; Partitioned"
    elif scope.get("scheme") == "https" or headers.get("origin", "").startswith("https:"):
        kind = "SameSite=Strict; Secure"
    else:
        kind = "SameSite=Strict"
    return f"{COOKIE_NAME}={value}; Max-Age={seconds}; Path=/; HttpOnly; {kind}"
