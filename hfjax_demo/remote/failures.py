"""Errors of remote servers. Each message names the server and says what to do.

``where`` is the server's host and port. The server's own message is included if it is helpful, shortened to one line; never if it
contains the key, as some servers' messages do, and never a page of HTML.
"""

from __future__ import annotations

import contextlib
import json
import socket
import ssl
from collections.abc import Mapping

import httpx2

from ..errors import ContextTooLong, HfjaxError, InvalidRequest, QueueFull, RemoteFailed, iterate_error_chain

MAX_MESSAGE_CHARACTERS = 240  # characters of a server's own message
_CONTEXT_LENGTH_PHRASES = (
    "context_length_exceeded",
    "maximum context length",
    "exceeds the available context",
    "exceed_context",
)


def refused(where: str, status: int, body: bytes, secret: str | None) -> HfjaxError:
    """Return the error for a status other than 200. ``body`` may be truncated; ``secret``, the key, is never included."""
    said: object = None
    with contextlib.suppress(ValueError, RecursionError):
        said = json.loads(body)
    words = server_message(said, secret)
    own = f": {words}" if words else ""
    if status in (401, 403):
        return RemoteFailed(
            f"The remote server at {where} rejected the API key (status {status}); set HFJAX_REMOTE_KEY."
        )
    if 300 <= status < 400:
        return RemoteFailed(
            f"The remote server at {where} redirected the request (status {status}); set the final URL in HFJAX_REMOTE."
        )
    if status == 404:
        return RemoteFailed(
            f"The remote server at {where} has no such model or path (status 404{own}); check HFJAX_REMOTE."
        )
    if status == 429:
        return QueueFull(f"The remote server at {where} is busy{own}; try again in a moment.")
    if status in (400, 413, 422):
        return _rejected_request_error(where, said, words, f"status {status}")
    return RemoteFailed(f"The remote server at {where} failed (status {status}{own}); try again in a moment.")


def stream_error(where: str, error: object, secret: str | None) -> HfjaxError:
    """Return the error for an error that the server sent in its stream, or as the JSON body of its answer."""
    said, code = {"error": error}, error.get("code") if isinstance(error, Mapping) else None
    words = server_message(said, secret)
    if _is_about_context(said) or code in (400, 413, 422):
        return _rejected_request_error(where, said, words, "in the stream")
    if code == 429:
        return QueueFull(f"The remote server at {where} is busy; try again in a moment.")
    own = f" ({words})" if words else ""
    return RemoteFailed(f"The remote server at {where} failed while generating the answer{own}; try again in a moment.")


def connection_error(where: str, error: Exception, began: bool, timeout_s: float, connect_s: float) -> HfjaxError:
    """Return the error for a connection that failed, was interrupted or timed out.

    Args:
        error: the exception of the HTTP client.
        began: whether part of the answer had arrived.
        timeout_s: the limit for silence, in seconds.
        connect_s: the limit for connecting, in seconds.
    """
    then = "try again in a moment or choose another model"
    if isinstance(error, httpx2.ConnectTimeout | httpx2.PoolTimeout):
        what = f"did not accept the connection within {connect_s:g} s"
    elif isinstance(error, httpx2.TimeoutException):
        what = f"{'stopped responding' if began else 'did not respond'} for {timeout_s:g} s"
    elif isinstance(error, httpx2.ConnectError | httpx2.ProxyError):
        what = f"cannot be reached{_reason(error)}"
    elif began:
        what, then = "interrupted its answer", "try again"
    else:
        what, then = "closed the connection without a response", "try again in a moment"
    return RemoteFailed(f"The remote server at {where} {what}; {then}.")


def invalid_response_error(where: str, what: str) -> HfjaxError:
    """Return the error for a response that is not one of the OpenAI API; ``what`` describes it."""
    return RemoteFailed(
        f"The remote server at {where} sent {what}, which is not a valid OpenAI API response; check "
        "its URL in HFJAX_REMOTE, which usually ends in /v1."
    )


def server_message(said: object, secret: str | None) -> str:
    """Return the server's message in an error of any of the usual formats; empty if there is none that may be shown."""
    found = said
    for _ in range(2):  # {"error": {"message": …}}; some servers omit one of the two, or send "detail"
        if isinstance(found, Mapping):
            found = next((found[name] for name in ("error", "message", "detail") if found.get(name)), None)
    if not isinstance(found, str) or (secret and secret in found):
        return ""
    line = "".join(sign if sign.isprintable() else " " for sign in found[: 4 * MAX_MESSAGE_CHARACTERS])
    line = " ".join(line.split())
    return (line if len(line) <= MAX_MESSAGE_CHARACTERS else f"{line[: MAX_MESSAGE_CHARACTERS - 1]}…").rstrip(".;")


def _rejected_request_error(where: str, said: object, words: str, place: str) -> HfjaxError:
    if _is_about_context(said):
        return ContextTooLong(
            f"The conversation and the requested answer exceed the context length of the remote server at {where}; start a "
            "new chat, shorten the conversation, or request fewer tokens."
        )
    own = f": {words}" if words else ""
    return InvalidRequest(
        f"The remote server at {where} rejected the request ({place}{own}); change the settings or the message."
    )


def _is_about_context(said: object) -> bool:
    return any(sign in json.dumps(said, default=str).lower() for sign in _CONTEXT_LENGTH_PHRASES)


def _reason(error: BaseException) -> str:
    for link in iterate_error_chain(error):
        if isinstance(link, socket.gaierror):
            return " (unknown host)"
        if isinstance(link, ConnectionRefusedError):
            return " (connection refused)"
        if isinstance(link, ssl.SSLError):
            return " (TLS handshake failed)"
    return ""
