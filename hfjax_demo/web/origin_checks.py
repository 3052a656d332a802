"""Protection against requests that pages of other web sites make a browser send.

The ``Host`` header must be a name of this server (:func:`check_host`), which prevents DNS rebinding: a foreign host name that
resolves to this machine. Requests that may change state must come from a page of the same host (:func:`check_same_site`), which
prevents cross-site request forgery. The checks need neither cookies nor tokens. Starlette's ``TrustedHostMiddleware`` does not
know IP addresses, which the page of a server without a name has, and Starlette has no check of origins.
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
    """Raise :class:`Refusal` (421) unless ``host``, a ``Host`` header, is an allowed name of this server.

    Loopback names and IP addresses are always allowed; IP addresses cannot be rebound. ``names`` are further allowed names, in
    lower case; ``*`` allows any. A missing host is allowed, since browsers always send it.
    """
    name = host_name(host)
    if not host or name in names or ANY_HOST in names or _is_ip_address(name):
        return
    if name == LOOPBACK or name.endswith(f".{LOOPBACK}"):
        return
    raise Refusal(421, "Unknown host name. To allow it, add it to HFJAX_HOSTS on the server.", code="unknown_host")


def requested_host(scope: Scope) -> str:
    """Return the host name and port of the request; "" if there is none.

    ``X-Forwarded-Host`` comes from a trusted proxy: otherwise :mod:`.gate` has removed it.
    """
    headers = Headers(scope=scope)
    return headers.get("x-forwarded-host", headers.get("host", "")).partition(",")[0].strip()


def is_same_site(scope: Scope) -> bool:
    """Return False if a browser sends the request for a page of another site.

    Browsers report this in ``Sec-Fetch-Site`` on HTTPS and on loopback, and elsewhere in ``Origin``, of which only host and port
    are compared, because a proxy may terminate TLS. Other clients send neither. This is the algorithm of Go's
    https://pkg.go.dev/net/http#CrossOriginProtection.
    """
    headers = Headers(scope=scope)
    site, origin = headers.get("sec-fetch-site"), headers.get("origin")
    if site is not None:
        return site in ("same-origin", "none")
    return origin is None or requested_host(scope).lower() in _origin_hosts(origin)


def check_same_site(scope: Scope) -> None:
    """Raise :class:`Refusal` (403) for a cross-site request with a method that may change state."""
    if scope["method"] in SAFE_METHODS or is_same_site(scope):
        return
    raise Refusal(
        403,
        "Cross-site request blocked; open this server's own page and try there. "
        "Behind a proxy that changes the Host header, set HFJAX_TRUSTED_PROXIES.",
        code="cross_site",
    )


def host_name(host: str) -> str:
    """Return the name in a ``Host`` header, in lower case, without the port."""
    if host.startswith("["):
        return host.partition("]")[0] + "]"
    return host.partition(":")[0].lower().removesuffix(".")


def _is_ip_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name.strip("[]"))
    except ValueError:
        return False
    return True


def _origin_hosts(origin: str) -> tuple[str, ...]:
    """Return the ``Host`` headers that belong to this origin; none if it is invalid, such as ``null``."""
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
