"""httpx with a minute in place of its five seconds: a server that other processes keep from the processor answers later."""

from __future__ import annotations

import functools

import httpx

MINUTE_S = 60.0

get = functools.partial(httpx.get, timeout=MINUTE_S)
head = functools.partial(httpx.head, timeout=MINUTE_S)
options = functools.partial(httpx.options, timeout=MINUTE_S)
post = functools.partial(httpx.post, timeout=MINUTE_S)
request = functools.partial(httpx.request, timeout=MINUTE_S)
stream = functools.partial(httpx.stream, timeout=MINUTE_S)
Client = functools.partial(httpx.Client, timeout=MINUTE_S)
