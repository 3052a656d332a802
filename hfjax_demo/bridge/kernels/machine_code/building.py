"""Building LLVM code from Python: loops, loads, vectors, and the record of a product's arguments.

``llvmlite.ir`` writes down one instruction a call. On top of it, :class:`Code` has what the products are made of, so that they
read like the loops they are. Sums that loops carry are variables in memory at first; LLVM puts them into registers.
"""

from __future__ import annotations

import struct
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from llvmlite import ir

Value = Any
"""One of LLVM's values: llvmlite has no types for them."""

BYTE, SHORT, INT, LONG = (ir.IntType(bits) for bits in (8, 16, 32, 64))
HALF, FLOAT = ir.HalfType(), ir.FloatType()
POINTER, NOTHING = ir.PointerType(), ir.VoidType()

CACHE_LINE = 64  # bytes, of the processors that matter

FAILED = 16
"""The field of a call's record (:mod:`.handler`) that says that there was no memory for a piece."""


class _Bfloat16(ir.Type):  # type: ignore[misc]
    """LLVM's type, of which llvmlite does not know."""

    def __str__(self) -> str:
        return "bfloat"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Bfloat16)

    def __hash__(self) -> int:
        return hash(_Bfloat16)


BFLOAT16 = _Bfloat16()


def vector(element: Any, count: int) -> Any:
    """The type of so many numbers side by side."""
    return ir.VectorType(element, count)


def constant(kind: Any, number: float) -> Value:
    """A number of a type; of a vector's, all over it."""
    if isinstance(kind, ir.VectorType):
        return ir.Constant(kind, [constant(kind.element, number)] * kind.count)
    return ir.Constant(kind, float32(number) if kind == FLOAT else number)


def constants(element: Any, numbers: Iterable[float]) -> Value:
    """A vector of these numbers."""
    found = [constant(element, number) for number in numbers]
    return ir.Constant(vector(element, len(found)), found)


def float32(number: float) -> float:
    """The nearest float32 number."""
    nearest: float = struct.unpack("f", struct.pack("f", number))[0]
    return nearest


class Code:
    """The body of a function that is being written.

    Attributes:
        builder: of llvmlite, for single instructions.
        arguments: of the function.
    """

    def __init__(self, module: Any, name: str, *kinds: Any, internal: bool = True) -> None:
        self.module = module
        self.function = ir.Function(module, ir.FunctionType(NOTHING, kinds), name)
        if internal:
            self.function.linkage = "internal"
        self.arguments = self.function.args
        self._borrowed: list[tuple[Value, Value]] = []
        self.builder = ir.IRBuilder(self.function.append_basic_block())

    def call(self, name: str, result: Any, *arguments: Value) -> Value:
        """Call a function, such as one of LLVM's intrinsic ones."""
        found = self.module.globals.get(name)
        if found is None:
            found = ir.Function(self.module, ir.FunctionType(result, [value.type for value in arguments]), name)
        return self.builder.call(found, arguments)

    @contextmanager
    def loop(self, begin: Value, end: Value, step: int = 1) -> Iterator[Value]:
        """What is written within is done for ``begin``, ``begin + step``, … below ``end``: 64-bit integers."""
        builder = self.builder
        before = builder.block
        head, body, after = (builder.append_basic_block() for _ in range(3))
        builder.branch(head)
        builder.position_at_end(head)
        index = builder.phi(LONG)
        index.add_incoming(begin, before)
        builder.cbranch(builder.icmp_signed("<", index, end), body, after)
        builder.position_at_end(body)
        yield index
        index.add_incoming(builder.add(index, constant(LONG, step)), builder.block)
        builder.branch(head)
        builder.position_at_end(after)

    def variable(self, kind: Any, number: float = 0) -> Value:
        """A place for a value that changes; see :meth:`get` and :meth:`set`."""
        with self.builder.goto_entry_block():
            place = self.builder.alloca(kind)
        self.set(place, constant(kind, number))
        return place

    def get(self, place: Value) -> Value:
        return self.builder.load(place, typ=place.allocated_type)

    def set(self, place: Value, value: Value) -> None:
        self.builder.store(value, place)

    def at(self, pointer: Value, offset: Value | int, kind: Any = BYTE) -> Value:
        """``pointer`` and so many numbers of a type further: bytes, unless told otherwise."""
        offset = constant(LONG, offset) if isinstance(offset, int) else offset
        return self.builder.gep(pointer, [offset], source_etype=kind)

    def load(self, kind: Any, pointer: Value, offset: Value | int = 0, align: int = 1) -> Value:
        """Numbers of a type from a place that is so many bytes behind ``pointer``."""
        return self.builder.load(self.at(pointer, offset), typ=kind, align=align)

    def store(self, value: Value, pointer: Value, offset: Value | int = 0) -> None:
        self.builder.store(value, self.at(pointer, offset), align=1)

    def load_masked(self, kind: Any, pointer: Value, mask: Value) -> Value:
        """A vector from memory, with zeros where ``mask``, a bit for each lane, has none; memory is not looked at there."""
        name = f"llvm.masked.load.v{kind.count}{'f32' if kind.element == FLOAT else kind.element}.p0"
        return self.call(name, kind, pointer, constant(INT, 1), mask, constant(kind, 0))

    def store_masked(self, value: Value, pointer: Value, mask: Value) -> None:
        """Write a vector's numbers where ``mask`` has a bit."""
        name = f"llvm.masked.store.v{value.type.count}{'f32' if value.type.element == FLOAT else 'bf16'}.p0"
        self.call(name, NOTHING, value, pointer, constant(INT, 1), mask)

    def copy(self, into: Value, source: Value, count: Value) -> None:
        """Copy so many bytes to a place that is not among them."""
        self.call("llvm.memcpy.p0.p0.i64", NOTHING, into, source, count, ir.Constant(ir.IntType(1), 0))

    def prefetch(self, pointer: Value) -> None:
        """Have what is there, if there is anything, brought into the innermost cache."""
        reading, near, data = (constant(INT, number) for number in (0, 3, 1))
        self.call("llvm.prefetch.p0", NOTHING, pointer, reading, near, data)

    def room(self, kind: Any, count: int) -> Value:
        """Memory of this call's own for so many numbers of a type."""
        with self.builder.goto_entry_block():
            place = self.builder.alloca(kind, count)
            place.align = 64
        place.type = POINTER  # of llvmlite's own kind it would be a pointer to numbers of one type
        return place

    def borrow(self, work: Value, size: Value) -> Value:
        """Memory for so many bytes, from where one of the cache's lines begins, until it is given back (:meth:`give_back`).

        Where there is none, the function returns, and the call whose record ``work`` is fails when its pieces are done.
        """
        got = self.call("malloc", POINTER, self.builder.add(size, constant(LONG, CACHE_LINE)))
        with self.builder.if_then(self.builder.icmp_unsigned("==", got, ir.Constant(POINTER, None))):
            self.store(constant(LONG, 1), self.at(work, FAILED, LONG))  # which is read when all pieces are done
            for _, other in self._borrowed:
                self.call("free", NOTHING, other)
            self.builder.ret_void()
        behind = self.builder.add(self.builder.ptrtoint(got, LONG), constant(LONG, CACHE_LINE))
        place = self.builder.inttoptr(self.builder.and_(behind, constant(LONG, -CACHE_LINE)), POINTER)
        self._borrowed.append((place, got))
        return place

    def give_back(self, place: Value) -> None:
        """What :meth:`borrow` gave."""
        (got,) = (got for borrowed, got in self._borrowed if borrowed is place)
        self.call("free", NOTHING, got)

    def product(self, *numbers: Value) -> Value:
        """Of integers."""
        product, *others = numbers
        for number in others:
            product = self.builder.mul(product, number)
        return product

    def whole(self, size: Value, lanes: int) -> Value:
        """An integer up to a multiple of so many, which are a power of two."""
        return self.builder.and_(self.builder.add(size, constant(LONG, lanes - 1)), constant(LONG, -lanes))

    def below(self, size: Value, start: Value, lanes: int) -> Value:
        """A mask: which of so many places, from ``start`` on, are below ``size``; 64-bit integers."""
        left = self.splat(self.builder.trunc(self.builder.sub(size, start), INT), lanes)
        return self.builder.icmp_signed("<", constants(INT, range(lanes)), left)

    def turned(self, rows: Sequence[Value]) -> Sequence[Value]:
        """A square of numbers, given by its rows, by its columns: halves change places, then the halves of halves, and so on."""
        lanes, half = len(rows), len(rows) // 2
        places = range(lanes)
        while half:
            first = constants(INT, [lanes + place - half if place & half else place for place in places])
            second = constants(INT, [lanes + place if place & half else place + half for place in places])
            turned = list(rows)
            for row in places:
                if not row & half:
                    both = rows[row], rows[row + half]
                    turned[row] = self.builder.shuffle_vector(*both, first)
                    turned[row + half] = self.builder.shuffle_vector(*both, second)
            rows, half = turned, half // 2
        return rows

    def splat(self, value: Value, lanes: int) -> Value:
        """A number all over a vector."""
        kind = vector(value.type, lanes)
        undefined = ir.Constant(kind, ir.Undefined)
        first = self.builder.insert_element(undefined, value, constant(INT, 0))
        return self.builder.shuffle_vector(first, undefined, constant(vector(INT, lanes), 0))

    def everywhere(self, kind: Any, pointer: Value, offset: Value | int, lanes: int) -> Value:
        """One number from memory, all over a vector."""
        return self.splat(self.load(kind, pointer, offset), lanes)

    def fma(self, one: Value, other: Value, added: Value) -> Value:
        """``one * other + added`` with one rounding."""
        return self.call(f"llvm.fma.v{one.type.count}f32", one.type, one, other, added)

    def add_pairs(self, one: Value, other: Value, added: Value) -> Value:
        """``added``, plus in each of its 16 lanes the products of two pairs of bfloat16 numbers, which take a lane's room each.
        For a processor with such products (:attr:`.processors.Processor.bfloat16_dot`)."""
        pairs = vector(BFLOAT16, 2 * added.type.count)
        one, other = (self.builder.bitcast(value, pairs) for value in (one, other))
        return self.call("llvm.x86.avx512bf16.dpbf16ps.512", added.type, added, one, other)

    def pair(self, low: Value, high: Value) -> Value:
        """Of two vectors of 16-bit integers one of pairs, in whose lower halves the first one's are."""
        whole = vector(INT, low.type.count)
        upper = self.builder.shl(self.builder.zext(high, whole), constant(whole, 16))
        return self.builder.or_(self.builder.zext(low, whole), upper)

    def widened(self, halves: Value) -> Value:
        """bfloat16 numbers, given as 16-bit integers, as float32 ones: a vector or a single one."""
        several = isinstance(halves.type, ir.VectorType)
        whole, wide = (vector(kind, halves.type.count) if several else kind for kind in (INT, FLOAT))
        upper = self.builder.shl(self.builder.zext(halves, whole), constant(whole, 16))
        return self.builder.bitcast(upper, wide)

    def over_lanes(self, numbers: Value, operation: str | None = None) -> Value:
        """The sum of a vector's numbers, or what one of LLVM's operations makes of them (``llvm.maxnum``), by halves."""
        while (half := numbers.type.count // 2) >= 1:
            places = (constants(INT, range(start, start + half)) for start in (0, half))
            low, high = (self.builder.shuffle_vector(numbers, numbers, those) for those in places)
            if operation is None:
                numbers = self.builder.fadd(low, high)
            else:
                numbers = self.call(f"{operation}.v{half}f32", low.type, low, high)
        return self.builder.extract_element(numbers, constant(INT, 0))

    def joined(self, vectors: Sequence[Value]) -> Value:
        """Vectors of one length, one behind the other."""
        if len(vectors) == 1:
            return vectors[0]
        middle = len(vectors) // 2
        first, second = self.joined(vectors[:middle]), self.joined(vectors[middle:])
        count = first.type.count + second.type.count
        return self.builder.shuffle_vector(first, second, constants(INT, range(count)))
