"""Who the owner of a public page is.

On a page that is not public everybody is. On a public one it is who proves to know ``Settings.owner_key``: a browser by the
signed cookie that it got for the key, a program by ``Authorization: Bearer KEY``. Without a key nobody is.

:meth:`Ownership.mark` writes into each scope what :func:`is_owner` reads. The form in which a person types the key is
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
from .sites import is_same_site
from .visitors import visitor_of

COOKIE = "hfjax-owner"
SIGNED_IN_SECONDS = 7 * 24 * 3600

FREE_GUESSES = 3  # wrong keys from one address before the next has to wait
LONGEST_WAIT_SECONDS = 300
FORGIVEN_SECONDS = 3600  # without a wrong key, after which an address begins anew
MOST_ADDRESSES = 10_000  # that are remembered; whoever has guessed least lately is forgotten first

NO_KEY = (
    "This page is public and has no owner key, so nobody can load models manually or run the lab; set HFJAX_OWNER_KEY."
)


def is_owner(scope: Mapping[str, Any], otherwise: bool = True) -> bool:
    """Whether whoever asks may do what owners may; ``otherwise`` where nobody has marked the scope.

    A program that embeds the page without this program's server has one visitor, its owner.
    """
    return bool(scope.get("state", {}).get("owner", otherwise))


class Ownership:
    """Checks keys and cookies, and makes the cookies. All of it runs on the event loop; nothing here waits.

    ``now`` tells the time in seconds since the epoch.
    """

    def __init__(self, settings: Settings, now: Callable[[], float] = time.time) -> None:
        self._public = settings.public
        self._key = settings.owner_key.encode() if settings.owner_key else None
        self._now = now
        self._guesses = Guesses(now)

    @property
    def has_key(self) -> bool:
        """Whether anybody can sign in."""
        return self._key is not None

    def mark(self, scope: Scope) -> None:
        """Write into the scope whether the owner asks. ``state["visitor"]``, who that is, has to be there before."""
        scope.setdefault("state", {})["owner"] = not self._public or self.is_proven(scope)

    def is_proven(self, scope: Scope) -> bool:
        """Whether the owner's key or cookie comes with it, be the page public or not.

        A cookie counts only in what the page itself asks: in an ``<iframe>`` it has to be one that browsers send from anywhere.
        """
        if self._key is None:
            return False
        headers = Headers(scope=scope)
        scheme, _, key = headers.get("authorization", "").partition(" ")
        if scheme.lower() == "bearer" and key and self.try_key(scope, key.strip()) is None:
            return True
        cookie = cookie_parser(headers.get("cookie", "")).get(COOKIE, "")
        return bool(cookie) and self._is_valid(cookie) and is_same_site(scope)

    def try_key(self, scope: Scope, key: str) -> Refused | None:
        """None if it is the owner's. A wrong one is counted against the visitor; too soon after others it is not looked at."""
        visitor = visitor_of(scope)
        wait = self._guesses.wait(visitor)
        if wait > 0:
            return Refused(wait)
        given = _digest(key.encode("utf-8", "surrogatepass"))
        if self._key is not None and hmac.compare_digest(given, _digest(self._key)):
            self._guesses.forget(visitor)
            return None
        self._guesses.note(visitor, given)
        return Refused(0.0)

    def cookie(self, scope: Scope) -> str:
        """The ``Set-Cookie`` header that signs a browser in; ``scope`` is the request with which it sent the key."""
        expires = f"{int(self._now() + SIGNED_IN_SECONDS):x}"
        return _set_cookie(scope, f"{expires}.{self._signature(expires)}", SIGNED_IN_SECONDS)

    def no_cookie(self, scope: Scope) -> str:
        """The ``Set-Cookie`` header that signs it out."""
        return _set_cookie(scope, "", 0)

    def _is_valid(self, cookie: str) -> bool:
        expires, _, signature = cookie.partition(".")
        if not hmac.compare_digest(signature.encode(), self._signature(expires).encode()):
            return False
        return int(expires, 16) > self._now()  # it is a number: it was signed here

    def _signature(self, expires: str) -> str:
        """Of a cookie's end; another key signs otherwise, so that to change the key signs everybody out."""
        assert self._key is not None, "whoever asks has looked"
        return hmac.new(self._key, f"{COOKIE} {expires}".encode(), hashlib.sha256).hexdigest()


@dataclass(frozen=True)
class Refused:
    """A key was not accepted: a wrong one, or one that came ``wait_s`` seconds too soon after others."""

    wait_s: float


@dataclass
class _Tally:
    wrong: int = 0
    last: float = 0.0
    guess: bytes = b""


class Guesses:
    """Wrong keys by visitor. After a few each one doubles the time until the next is looked at.

    The same wrong key again is no new guess: programs send a key of something else with every request.
    """

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._tallies: OrderedDict[str, _Tally] = OrderedDict()

    def wait(self, visitor: str) -> float:
        """Seconds until the visitor's next key is looked at; 0 when it would be now."""
        tally = self._tallies.get(visitor)
        if tally is None or tally.wrong < FREE_GUESSES:
            return 0.0
        doubled = 2.0 ** min(tally.wrong - FREE_GUESSES, 20)
        return max(tally.last + min(doubled, LONGEST_WAIT_SECONDS) - self._now(), 0.0)

    def note(self, visitor: str, guess: bytes) -> None:
        """The visitor gave the key with this digest, and it is wrong."""
        tally = self._tallies.setdefault(visitor, _Tally())
        if self._now() - tally.last > FORGIVEN_SECONDS:
            tally.wrong = 0
        elif guess == tally.guess:
            return
        tally.wrong, tally.last, tally.guess = tally.wrong + 1, self._now(), guess
        self._tallies.move_to_end(visitor)
        if len(self._tallies) > MOST_ADDRESSES:
            self._tallies.popitem(last=False)

    def forget(self, visitor: str) -> None:
        """The visitor knows the key."""
        self._tallies.pop(visitor, None)


def _digest(key: bytes) -> bytes:
    """Of one length whatever the key's, so that comparing takes the same time."""
    return hashlib.sha256(key).digest()


def _set_cookie(scope: Scope, value: str, seconds: int) -> str:
    """As strict as browsers allow. Within an ``<iframe>`` of another site (huggingface.co shows a Space in one) only a cookie of
    that site's own partition is sent back: https://developer.mozilla.org/docs/Web/Privacy/Guides/Privacy_sandbox/Partitioned_cookies
    """
    headers = Headers(scope=scope)
    if headers.get("sec-fetch-dest") == "iframe":
        kind = "SameSite=None; Secure; Partitioned"
    elif scope.get("scheme") == "https" or headers.get("origin", "").startswith("https:"):
        kind = "SameSite=Strict; Secure"
    else:
        kind = "SameSite=Strict"
    return f"{COOKIE}={value}; Max-Age={seconds}; Path=/; HttpOnly; {kind}"
