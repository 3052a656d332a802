"""Who asks, as far as a server can tell: the address that a request comes from."""

from __future__ import annotations

import ipaddress
from collections.abc import Mapping
from typing import Any

from starlette.datastructures import Headers
from starlette.types import Scope

IPV6_PREFIX = 64  # bits that a provider gives to one customer at least, who has every address behind them


def visitor_of(scope: Mapping[str, Any]) -> str:
    """Who asks, for limits; "" where no server of this program has marked the scope: one visitor, its owner."""
    return str(scope.get("state", {}).get("visitor", ""))


def address_of(scope: Scope, trusted_proxies: int) -> str:
    """The visitor's address: an IPv4 address, or the network of an IPv6 one.

    Each proxy adds the address that it was called from to ``X-Forwarded-For``. So behind ``trusted_proxies`` of them the
    visitor's is so many entries from the right; what stands left of it was written by the visitor and means nothing. Without
    proxies, or where that entry is no address, it is the connection's.
    """
    client = scope.get("client")
    connected = _network(client[0]) if client else ""
    if trusted_proxies == 0:
        return connected
    entries = ",".join(Headers(scope=scope).getlist("x-forwarded-for")).split(",")
    return _network(entries[-min(trusted_proxies, len(entries))].strip()) or connected


def _network(text: str) -> str:
    """ "" if the text is no address. Some proxies write a port behind it."""
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        address = ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return ""
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is None:
            return str(ipaddress.ip_network((address, IPV6_PREFIX), strict=False))
        address = address.ipv4_mapped
    return str(address)
