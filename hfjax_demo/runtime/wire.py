"""Messages between the processes of a group: JSON, its length before it (four bytes, the highest first).

NumPy's arrays travel as ``{"dtype": …, "shape": …, "bytes": …}`` with their bytes in base64. Nothing of a message is ever run,
but whoever can connect can send some, so the network between the processes has to be their own.
"""

from __future__ import annotations

import base64
import json
import socket
import struct
from typing import Any

import numpy as np

LENGTH = struct.Struct(">I")
MAX_BYTES = 64 << 20


def send(connection: socket.socket, message: Any) -> None:
    """Send a message: numbers, texts, arrays, lists and dicts of those.

    Raises:
        OSError: the other side is gone.
    """
    content = json.dumps(message, default=_written).encode()
    connection.sendall(LENGTH.pack(len(content)) + content)


def receive(connection: socket.socket) -> Any:
    """The next message.

    Raises:
        EOFError: there is none: the other side is gone, or sends something else.
    """
    (length,) = LENGTH.unpack(_read(connection, LENGTH.size))
    if length > MAX_BYTES:
        raise EOFError("not a message")
    try:
        return json.loads(_read(connection, length), object_hook=_restored)
    except (ValueError, KeyError, TypeError) as error:
        raise EOFError("not a message") from error


def _read(connection: socket.socket, count: int) -> bytes:
    found = bytearray()
    while len(found) < count:
        try:
            piece = connection.recv(count - len(found))
        except OSError as error:
            raise EOFError(str(error)) from error
        if not piece:
            raise EOFError("closed")
        found += piece
    return bytes(found)


def _written(value: Any) -> Any:
    if isinstance(value, np.ndarray):
        return {"dtype": value.dtype.name, "shape": value.shape, "bytes": base64.b64encode(value.tobytes()).decode()}
    if isinstance(value, np.generic):
        return value.item()
    raise TypeError(f"a message cannot have a {type(value).__name__} in it")


def _restored(value: dict[str, Any]) -> Any:
    if value.keys() != {"dtype", "shape", "bytes"}:
        return value
    return np.frombuffer(base64.b64decode(value["bytes"]), np.dtype(value["dtype"])).reshape(value["shape"])
