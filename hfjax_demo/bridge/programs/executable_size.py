"""Makes a serialized executable for a CPU smaller, without a change to what it computes: removes HLO that XLA does not run.

An executable is machine code, the sequence of thunks that call it, and the HLO module that both were compiled from. XLA parses,
analyses and keeps the HLO when it loads an executable, because it takes the buffers of parameters, results and constants from
it: 65 of the 75 MB of a prefill of SmolLM2 135M, and half of the time. Most of that are the bodies of fusions. Only YNNPACK's,
of the kind "kCustom", are read again (`YnnFusionThunkFromProto` in xla/backends/cpu/runtime/thunk_proto_serdes.cc); here the
others become custom calls of the same operands and shapes, which are never called.

The formats are those of https://github.com/openxla/xla, version 1 of JAX 0.10: xla/service/hlo.proto (``HloModuleProto``,
``BufferAssignmentProto``), xla/service/cpu/executable.proto (``CompilationResultProto``) and xla/pjrt/proto.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

# Field numbers of the messages.
_EXECUTABLE = 1  # ExecutableAndOptionsProto, a CompilationResultProto
_MODULE_AND_CONFIG, _BUFFERS = 1, 2  # CompilationResultProto
_MODULE = 1  # HloModuleProtoWithConfig
_COMPUTATION, _ENTRY_ID = 3, 6  # HloModuleProto
_INSTRUCTION, _COMPUTATION_ID = 2, 5  # HloComputationProto
_OPCODE, _METADATA, _FUSION_KIND, _TARGET = 2, 7, 11, 28  # HloInstructionProto
_INSTRUCTION_ID, _CALLED, _BACKEND_CONFIG = 35, 38, 43  # HloInstructionProto
_LOGICAL_BUFFER, _ALIAS, _ALLOCATION, _HEAP_TRACE, _PEAK = 1, 2, 3, 4, 5  # BufferAssignmentProto
_BUFFER_ID, _DEFINED_AT, _DEFINED_BY = 1, 3, 4  # LogicalBufferProto and its location
_ASSIGNED, _ASSIGNED_ID = 9, 1  # BufferAllocationProto
_PEAK_IDS = 2

_LENGTH_DELIMITED = 2  # protobuf's wire type of messages, strings and packed numbers
_FUSION = bytes((_OPCODE << 3 | _LENGTH_DELIMITED, 6)) + b"fusion"  # the serialized field


class _Field(NamedTuple):
    """A field of a serialized message: its number, its value (a number, or the bytes of another message), and its own bytes."""

    number: int
    value: int | bytes
    raw: bytes


def strip_executable(serialized: bytes) -> bytes:
    """Return a serialized executable without the HLO that XLA does not run.

    Args:
        serialized: as returned by JAX's ``client.serialize_executable``.

    Raises:
        ValueError, IndexError, KeyError, TypeError, StopIteration: it has another format.
    """
    length, begin = _read_varint(serialized, 0)  # of IFRT's own message in front of PjRt's
    front = begin + length
    return serialized[:front] + _edit(serialized[front:], _EXECUTABLE, _strip_result)


def _strip_result(result: bytes) -> bytes:
    stripped = _edit(_first(result, _MODULE_AND_CONFIG), _MODULE, _strip_module)
    ids = {
        _number(instruction, _INSTRUCTION_ID)
        for computation in _values(_first(stripped, _MODULE), _COMPUTATION)
        for instruction in _values(computation, _INSTRUCTION)
    }
    result = _edit(result, _MODULE_AND_CONFIG, lambda _: stripped)
    return _edit(result, _BUFFERS, lambda buffers: _strip_buffers(buffers, ids))


def _strip_module(module: bytes) -> bytes:
    computations = {_number(each, _COMPUTATION_ID): each for each in _values(module, _COMPUTATION)}
    kept, waiting = set[int](), [_number(module, _ENTRY_ID)]
    while waiting:
        key = waiting.pop()
        if key not in kept:
            kept.add(key)
            for instruction in _values(computations[key], _INSTRUCTION):
                if not _is_removable(instruction):
                    waiting += _numbers(instruction, _CALLED)

    def keeps(field: _Field) -> bool:
        return field.number != _COMPUTATION or _number(_bytes(field), _COMPUTATION_ID) in kept

    module = b"".join(field.raw for field in _fields(module) if keeps(field))
    return _edit(module, _COMPUTATION, lambda each: _edit(each, _INSTRUCTION, _strip_instruction))


def _strip_instruction(instruction: bytes) -> bytes:
    removable = _is_removable(instruction)
    gone = {_METADATA, _OPCODE, _FUSION_KIND, _CALLED, _BACKEND_CONFIG} if removable else {_METADATA}
    kept = b"".join(field.raw for field in _fields(instruction) if field.number not in gone)
    return kept + _message(_OPCODE, b"custom-call") + _message(_TARGET, b"fusion") if removable else kept


def _is_removable(instruction: bytes) -> bool:
    """Whether an instruction is a fusion whose body XLA does not read."""
    if _FUSION not in instruction:  # most are none, and need not be parsed
        return False
    return _first(instruction, _OPCODE) == b"fusion" and _first(instruction, _FUSION_KIND) != b"kCustom"


def _strip_buffers(buffers: bytes, instructions: set[int]) -> bytes:
    """Return a buffer assignment without the buffers of removed instructions. Allocations stay, because thunks refer to them by
    their index."""
    defined_by = {
        _number(each, _BUFFER_ID): _number(_first(each, _DEFINED_AT), _DEFINED_BY)
        for each in _values(buffers, _LOGICAL_BUFFER)
    }
    gone = {buffer for buffer, instruction in defined_by.items() if instruction not in instructions}

    def strip_allocation(allocation: bytes) -> bytes:
        return b"".join(
            field.raw
            for field in _fields(allocation)
            if field.number != _ASSIGNED or _number(_bytes(field), _ASSIGNED_ID) not in gone
        )

    def strip_peak(peak: bytes) -> bytes:
        left = b"".join(_write_varint(each) for each in _numbers(peak, _PEAK_IDS) if each not in gone)
        rest = b"".join(field.raw for field in _fields(peak) if field.number != _PEAK_IDS)
        return rest + (_message(_PEAK_IDS, left) if left else b"")

    def keeps(field: _Field) -> bool:
        is_gone = field.number == _LOGICAL_BUFFER and _number(_bytes(field), _BUFFER_ID) in gone
        return not is_gone and field.number not in (_ALIAS, _HEAP_TRACE)  # for messages only

    kept = b"".join(field.raw for field in _fields(buffers) if keeps(field))
    return _edit(_edit(kept, _ALLOCATION, strip_allocation), _PEAK, strip_peak)


def _fields(message: bytes) -> Iterator[_Field]:
    place = 0
    while place < len(message):
        begin = place
        tag, place = _read_varint(message, place)
        value: int | bytes
        if tag & 7 == 0:
            value, place = _read_varint(message, place)
        elif tag & 7 == _LENGTH_DELIMITED:
            length, place = _read_varint(message, place)
            value, place = message[place : place + length], place + length
        elif tag & 7 in (1, 5):
            length = 8 if tag & 7 == 1 else 4
            value, place = message[place : place + length], place + length
        else:
            raise ValueError(f"unexpected wire type {tag & 7}")
        if place > len(message):
            raise ValueError("the message is incomplete")
        yield _Field(tag >> 3, value, message[begin:place])


def _edit(message: bytes, number: int, change: Callable[[bytes], bytes]) -> bytes:
    """Return a message whose fields of this number, all of them messages, are changed."""
    return b"".join(
        _message(number, change(_bytes(field))) if field.number == number else field.raw for field in _fields(message)
    )


def _message(number: int, value: bytes) -> bytes:
    return _write_varint(number << 3 | _LENGTH_DELIMITED) + _write_varint(len(value)) + value


def _values(message: bytes, number: int) -> Iterator[bytes]:
    return (_bytes(field) for field in _fields(message) if field.number == number)


def _first(message: bytes, number: int) -> bytes:
    return next(_values(message, number), b"")


def _number(message: bytes, number: int) -> int:
    """Return a number, 0 if it is absent: protobuf leaves zeros out."""
    return next(iter(_numbers(message, number)), 0)


def _numbers(message: bytes, number: int) -> Iterable[int]:
    """Yield the numbers of a field that is repeated, packed or not."""
    for field in _fields(message):
        if field.number == number:
            if isinstance(field.value, int):
                yield field.value
            else:
                place = 0
                while place < len(field.value):
                    value, place = _read_varint(field.value, place)
                    yield value


def _bytes(field: _Field) -> bytes:
    if isinstance(field.value, int):
        raise TypeError(f"field {field.number} is a number")
    return field.value


def _read_varint(message: bytes, place: int) -> tuple[int, int]:
    """Return the variable-length number at a place, and the place after it."""
    value = shift = 0
    while True:
        byte = message[place]
        place += 1
        value |= (byte & 127) << shift
        shift += 7
        if byte < 128:
            return value, place


def _write_varint(value: int) -> bytes:
    found = bytearray()
    while value > 127:
        found.append(value & 127 | 128)
        value >>= 7
    return bytes((*found, value))
