"""Reads ``HFJAX_REMOTE`` and ``HFJAX_REMOTE_KEY``: which models other servers compute, and the keys to those servers.

    HFJAX_REMOTE="crowd=http://10.0.0.5:8000/v1, big=https://llm.example.org/v1#meta-llama/Llama-3.3-70B-Instruct"
    HFJAX_REMOTE_KEY="big=sk-…"

``name=URL``: ``name`` is what this program calls the model, ``URL`` the base address of an OpenAI-compatible server (what its
clients call ``OPENAI_BASE_URL``). ``#MODEL`` after the URL is what that server calls the model; a server that has only one model
does not need it. Commas or spaces separate entries. ``name=key`` is the key for one server; a key without a name is for all of
them. No error message repeats a key.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from urllib.parse import urlsplit

from ..errors import InvalidSetting
from .records import ModelKind, ModelSpec, RemoteSource

NAME = re.compile(r"[a-z0-9][a-z0-9._-]{0,99}")  # as in a catalogue file
MAX_URL_CHARACTERS = 500
_VARIABLE, _KEYS = "HFJAX_REMOTE", "HFJAX_REMOTE_KEY"


def remote_models(text: str) -> tuple[ModelSpec, ...]:
    """The models that the text of ``HFJAX_REMOTE`` lists; the module's docstring has an example.

    Raises:
        InvalidSetting: the text does not have this form, or two servers have the same name.
    """
    specs: dict[str, ModelSpec] = {}
    for number, item in enumerate(_items(text), 1):
        name, equals, written = item.partition("=")
        if not equals or not NAME.fullmatch(name):
            raise InvalidSetting(
                f"{_VARIABLE}, server {number}: write name=http://host:8000/v1, the name in lower-case letters, digits, dots, "
                "hyphens and underscores."
            )
        if name in specs:
            raise InvalidSetting(f"{_VARIABLE}: two servers are named {name!r}; names must be unique.")
        address, _, model = written.partition("#")
        try:
            source = RemoteSource(checked_address(address), model or None)
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


def checked_address(text: str) -> str:
    """The base address of a server, without a slash at its end.

    Raises:
        ValueError: ``text`` is no usable address. Its message is the middle of a sentence: it says what to write and does not
            repeat ``text``, which may hold a password.
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
    """The key of each remote model that has one.

    Args:
        text: one key for all servers, or entries ``name=key`` separated by commas or spaces.
        names: the names of all remote models.

    Raises:
        InvalidSetting: there are several entries and one of them does not begin with a known name; or a key has a character
            that an HTTP header cannot carry.
    """
    items, known = _items(text or ""), tuple(names)
    if not all(item.isascii() and item.isprintable() for item in items):
        raise InvalidSetting(f"{_KEYS} contains a character that is not allowed in a header; use printable ASCII.")
    keys: dict[str, str] = {}
    for item in items:
        name, _, key = item.partition("=")
        if name in known and key:
            keys[name] = key
        elif len(items) == 1:  # a key may have equals signs of its own
            return dict.fromkeys(known, item)
        else:
            raise InvalidSetting(
                f"{_KEYS} has a key for an unknown remote model; use name=key, where name is one of "
                f"{', '.join(known) or 'those in ' + _VARIABLE}."
            )
    return keys


def _items(text: str) -> list[str]:
    return text.replace(",", " ").split()
