"""Identifies visitors by the address of the client."""

from __future__ import annotations

import ipaddress
from collections.abc import Mapping
from typing import Any

from starlette.datastructures import Headers
from starlette.types import Scope

IPV6_PREFIX = 64  # bits of the smallest network that providers assign to a customer


def visitor_of(scope: Mapping[str, Any]) -> str:
    """Return the visitor, for limits; "" if the gate has not marked the scope: then the only visitor is the owner."""
    return str(scope.get("state", {}).get("visitor", ""))


def client_address(scope: Scope, trusted_proxies: int) -> str:
    """Return the visitor's address: an IPv4 address, or the network of an IPv6 address.

    Each proxy appends the address of its client to ``X-Forwarded-For``. With ``trusted_proxies`` proxies, the visitor's address
    is therefore that many entries from the right; entries further left are set by the visitor and are ignored. Without proxies,
    or if that entry is not an address, the connection's address is returned.
    """
    client = scope.get("client")
    connected = _address_or_network(client[0]) if client else ""
    if trusted_proxies == 0:
        return connected
    entries = ",".join(Headers(scope=scope).getlist("x-forwarded-for")).split(",")
    return _address_or_network(entries[-min(trusted_proxies, len(entries))].strip()) or connected


def _address_or_network(text: str) -> str:
    """Return the address or IPv6 network in ``text``, which may have a port; "" if it is not an address."""
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
