"""What a custom call was given, as its pieces of work find it: the numbers and sizes of its arguments."""

from __future__ import annotations

from .building import LONG, POINTER, Code, Value, constant

# Of ``XLA_FFI_Buffer`` (xla/ffi/api/c_api.h): where the pointers to its numbers and to its dimensions are, in bytes.
DATA, DIMENSIONS = 24, 40


class Buffers:
    """The arguments of a custom call.

    Args:
        pointers: to the list of pointers to them.
    """

    def __init__(self, code: Code, pointers: Value) -> None:
        self._code = code
        self._pointers = pointers

    def data(self, index: Value | int) -> Value:
        """The pointer to an argument's numbers."""
        return self._pointer(self._buffer(index), DATA)

    def dimension(self, index: Value | int, place: int) -> Value:
        """One of an argument's sizes, a 64-bit integer."""
        dimensions = self._pointer(self._buffer(index), DIMENSIONS)
        return self._code.builder.load(self._code.at(dimensions, place, LONG), typ=LONG, align=8)

    def _buffer(self, index: Value | int) -> Value:
        index = constant(LONG, index) if isinstance(index, int) else index
        return self._code.builder.load(self._code.at(self._pointers, index, POINTER), typ=POINTER, align=8)

    def _pointer(self, at: Value, offset: int) -> Value:
        return self._code.builder.load(self._code.at(at, offset), typ=POINTER, align=8)
