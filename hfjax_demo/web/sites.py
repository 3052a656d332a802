"""Whether a browser asks for this site's own pages, or a page of another web site makes it ask.

Two checks. The ``Host`` header has to be a name of this server (:func:`check_host`): else a site whose name suddenly means this
machine's address would count as this one ("DNS rebinding"). And what changes something has to come from a page of the same
host (:func:`check_same_site`). Together they need neither cookies nor tokens.
"""

from __future__ import annotations

import ipaddress
from collections.abc import Collection
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import Scope

from .refusals import Refusal

ANY_HOST = "*"
LOOPBACK = "localhost"
SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})


def check_host(host: str, names: Collection[str]) -> None:
    """Raises :class:`Refusal` (421) unless ``host``, as a header has it, is a name under which this server may be asked for.

    Loopback names always are, and every address written in numbers, since no site can make its own name mean something else
    there. ``names`` are further ones, in small letters; ``*`` is any. No name at all passes: no browser sends none.
    """
    name = name_of(host)
    if not host or name in names or ANY_HOST in names or _is_number(name):
        return
    if name == LOOPBACK or name.endswith(f".{LOOPBACK}"):
        return
    raise Refusal(
        421,
        "Unknown host name. To allow it, add it to HFJAX_HOSTS on the server.",
        code="unknown_host",
    )


def asked_host(scope: Scope) -> str:
    """The name and port that the server was asked for, "" if none was said.

    ``X-Forwarded-Host`` has to be of a proxy that is trusted: :mod:`.gate` takes that of anybody else away.
    """
    headers = Headers(scope=scope)
    return headers.get("x-forwarded-host", headers.get("host", "")).partition(",")[0].strip()


def is_same_site(scope: Scope) -> bool:
    """False if a browser says that a page of another site makes it send this.

    Browsers say in ``Sec-Fetch-Site`` who asks, on HTTPS and on loopback; elsewhere ``Origin`` does, of which only host and port
    count, for a proxy may have ended the TLS. Programs send neither. This is the algorithm of Go's
    https://pkg.go.dev/net/http#CrossOriginProtection.
    """
    headers = Headers(scope=scope)
    site, origin = headers.get("sec-fetch-site"), headers.get("origin")
    if site is not None:
        return site in ("same-origin", "none")
    return origin is None or asked_host(scope).lower() in _hosts_of(origin)


def check_same_site(scope: Scope) -> None:
    """Raises :class:`Refusal` (403) if a page of another site makes the browser send what may change something."""
    if scope["method"] in SAFE_METHODS or is_same_site(scope):
        return
    raise Refusal(
        403,
        "Cross-site request blocked; open this server's own page and try there. "
        "Behind a proxy that changes the Host header, set HFJAX_TRUSTED_PROXIES.",
        code="cross_site",
    )


def name_of(host: str) -> str:
    """The name in a ``Host`` header, in small letters, without its port."""
    if host.startswith("["):
        return host.partition("]")[0] + "]"
    return host.partition(":")[0].lower().removesuffix(".")


def _is_number(name: str) -> bool:
    try:
        ipaddress.ip_address(name.strip("[]"))
    except ValueError:
        return False
    return True


def _hosts_of(origin: str) -> tuple[str, ...]:
    """The ``Host`` headers that a page of this origin sends to its own server; none for what is no origin, such as ``null``."""
    try:
        parts = urlsplit(origin)
        name, port = parts.hostname, parts.port
    except ValueError:
        return ()
    if not name:
        return ()
    name = f"[{name}]" if ":" in name else name
    default = {"http": 80, "https": 443}.get(parts.scheme)
    return (name, f"{name}:{default}") if port in (None, default) else (f"{name}:{port}",)
