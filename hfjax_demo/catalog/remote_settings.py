"""Read ``HFJAX_REMOTE`` and ``HFJAX_REMOTE_KEY``: the models that other servers serve, and the keys for those servers.

    HFJAX_REMOTE="crowd=http://10.0.0.5:8000/v1, big=https://llm.example.org/v1#meta-llama/Llama-3.3-70B-Instruct"
    HFJAX_REMOTE_KEY="big=sk-…"

``name`` is this program's name for the model; that of the server follows ``#``, if the server has several models. A key without a
name is for all servers. Error messages never contain a key.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from urllib.parse import urlsplit

from ..errors import InvalidSetting
from .records import ModelKind, ModelSpec, RemoteSource

MODEL_NAME_PATTERN = re.compile(r"[a-z0-9][a-z0-9._-]{0,99}")  # as in a catalogue file
MAX_URL_CHARACTERS = 500
_VARIABLE, _KEYS = "HFJAX_REMOTE", "HFJAX_REMOTE_KEY"


def remote_models(text: str) -> tuple[ModelSpec, ...]:
    """Return the models in the value of ``HFJAX_REMOTE``.

    Raises:
        InvalidSetting: the value does not have this form, or two servers have the same name.
    """
    specs: dict[str, ModelSpec] = {}
    for number, item in enumerate(_items(text), 1):
        name, equals, written = item.partition("=")
        if not equals or not MODEL_NAME_PATTERN.fullmatch(name):
            raise InvalidSetting(
                f"{_VARIABLE}, server {number}: write name=http://host:8000/v1, the name in lower-case letters, digits, dots, "
                "hyphens and underscores."
            )
        if name in specs:
            raise InvalidSetting(f"{_VARIABLE}: two servers are named {name!r}; names must be unique.")
        address, _, model = written.partition("#")
        try:
            source = RemoteSource(parse_server_address(address), model or None)
        except ValueError as error:
            raise InvalidSetting(f"{_VARIABLE}, server {name!r}: {error}.") from None
        specs[name] = ModelSpec(
            name=name,
            title=name,
            kind=ModelKind.TEXT,
            family="remote",
            source=source,
            summary=f"Runs on the server at {source.where}.",
            chat=True,
        )
    return tuple(specs.values())


def parse_server_address(text: str) -> str:
    """Return the base address of a server without a trailing slash.

    Raises:
        ValueError: ``text`` is not a valid address. The message does not repeat it, since it may contain a password.
    """
    try:
        parts = urlsplit(text)
        host, port = parts.hostname, parts.port
    except ValueError:
        raise ValueError("the address is not a URL; use a form such as http://host:8000/v1") from None
    if parts.username is not None or parts.password is not None:
        raise ValueError(f"the address contains credentials; set the key in {_KEYS} instead")
    if parts.scheme not in ("http", "https") or not host or port == 0 or len(text) > MAX_URL_CHARACTERS:
        raise ValueError("the address is not an http or https URL; use a form such as http://host:8000/v1")
    if parts.query or parts.fragment or not text.isascii() or not text.isprintable():
        raise ValueError("the address must be ASCII without a query string; use a form such as http://host:8000/v1")
    return text.rstrip("/")


def remote_keys(text: str | None, names: Iterable[str]) -> Mapping[str, str]:
    """Return the keys of the remote models that have one, by model name.

    Args:
        text: one key for all servers, or entries ``name=key`` separated by commas or spaces.
        names: the names of all remote models.

    Raises:
        InvalidSetting: there are several entries and one of them does not begin with a known name; or a key has a character
            that is not allowed in an HTTP header.
    """
    items, known = _items(text or ""), tuple(names)
    if not all(item.isascii() and item.isprintable() for item in items):
        raise InvalidSetting(f"{_KEYS} contains a character that is not allowed in a header; use printable ASCII.")
    keys: dict[str, str] = {}
    for item in items:
        name, _, key = item.partition("=")
        if name in known and key:
            keys[name] = key
        elif len(items) == 1:  # a key may contain equals signs
            return dict.fromkeys(known, item)
        else:
            raise InvalidSetting(
                f"{_KEYS} has a key for an unknown remote model; use name=key, where name is one of "
                f"{', '.join(known) or 'those in ' + _VARIABLE}."
            )
    return keys


def _items(text: str) -> list[str]:
    return text.replace(",", " ").split()
