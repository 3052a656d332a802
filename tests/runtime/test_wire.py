"""Messages between the processes of a group."""

from __future__ import annotations

import socket

import numpy as np
import pytest

from hfjax_demo.runtime import wire


def test_what_is_sent_arrives() -> None:
    here, there = socket.socketpair()
    arrays = [np.arange(6, dtype=np.int32).reshape(2, 3), np.array([True, False]), np.float32(0.5)]
    wire.send(here, {"call": "prefill", "arguments": [0, [1, 2], arrays, None, "naïve"]})
    received = wire.receive(there)
    assert received["arguments"][:2] == [0, [1, 2]] and received["arguments"][3:] == [None, "naïve"]
    for sent, found in zip(arrays, received["arguments"][2], strict=True):
        np.testing.assert_array_equal(sent, found)
        assert np.asarray(found).dtype == sent.dtype or np.ndim(sent) == 0


@pytest.mark.parametrize(
    "content", [b"", b"\x00\x00", b'\x00\x00\x00\x04{"a"', b"\xff\xff\xff\xff", b"\x00\x00\x00\x03abc"]
)
def test_what_is_no_message_ends_the_connection(content: bytes) -> None:
    here, there = socket.socketpair()
    here.sendall(content)
    here.close()
    with pytest.raises(EOFError):
        wire.receive(there)
