"""How the work of a custom call is spread over XLA's threads: the half of the machine code that all of them share, in assembly.

``@handler`` is a custom call as XLA's foreign function interface defines it (``xla/ffi/api/c_api.h``, version 0.3, whose
structures appear here under their names without ``XLA_FFI_``). It cuts the work into pieces: of a product, first some rows of
activations each, to be prepared; then some strips of 16 outputs each, of all rows. Any thread of XLA's that comes claims pieces,
one at a time, from a counter in a record on the heap; the calling thread is one of them, and waits in the end for pieces that
others have claimed and not finished. So nobody waits for a thread that comes late and finds nothing left, no pool of threads is
too small, and the last thread that looks at the record frees it. A thread that has claimed a strip waits until all rows are
prepared, by threads that are at it: pieces are claimed in order. Where there is no memory for the record or for a piece, the call
fails, and XLA tells whoever runs the program.

What a piece is, ``@prepare(work, begin, end)`` and ``@piece(work, begin, end)``, is up to :mod:`..skinny_gemm` and
the others, for which :func:`field` reads the record. It is assembly, and they are not, because it is the same for
all: no type and no branch of it depends on a format or a processor.
"""

from __future__ import annotations

from enum import IntEnum

from .building import FAILED, LONG, POINTER, Code, Value

PIECE_WEIGHTS = 16 * 1024
"""In a piece, at least: below that, claiming a piece is no longer cheap beside computing it."""


class Field(IntEnum):
    """The fields of the record that a piece needs, by their places in it."""

    X = 5
    WEIGHTS = 6
    DIGITS = 7
    RESULT = 8
    ROWS = 9
    INPUTS = 10
    OUTPUTS = 11
    STRIDE = 12


POINTERS = frozenset({Field.X, Field.WEIGHTS, Field.DIGITS, Field.RESULT})


def field(code: Code, work: Value, place: Field) -> Value:
    """A pointer or a 64-bit integer from the record ``work``."""
    at = code.at(work, int(place), LONG)
    return code.builder.load(at, typ=POINTER if place in POINTERS else LONG, align=8)


def handler(arguments: str, *, prepared: bool = False, can_yield: bool) -> str:
    """LLVM assembly of ``@handler``, which calls ``@piece`` and, if something is ``prepared`` first, ``@prepare``.

    Args:
        arguments: assembly that names what the call is given and gives, of ``%args`` and ``%rets``: the pointers ``%x``, ``%w``,
            ``%digits`` and ``%out``, and the numbers ``%rows`` (what is prepared), ``%inputs``, ``%stride`` and ``%outputs``.
            A strip of 16 outputs takes 16 times ``%inputs`` multiplications; ``@data`` and ``@dim`` read a buffer.
        can_yield: the C library has ``sched_yield``, for a thread that waits.
    """
    code = _CODE.format(
        piece_weights=PIECE_WEIGHTS,
        wait="call i32 @sched_yield()" if can_yield else "",
        arguments=arguments,
        failed=FAILED,
        prepared=int(prepared),
        prepare="call void @prepare(ptr %work, i64 %begin, i64 %end)" if prepared else "",
    )
    declared = "declare void @piece(ptr, i64, i64)\n" + ("declare void @prepare(ptr, i64, i64)\n" if prepared else "")
    return code + declared + ("declare i32 @sched_yield()\n" if can_yield else "")


_CODE = """
%Buffer = type {{ i64, ptr, i32, ptr, i64, ptr }}               ; size, extension, dtype, data, rank, dims
%Buffers = type {{ i64, ptr, i64, ptr, ptr }}                   ; size, extension, count, types, buffers
%CallFrame = type {{ i64, ptr, ptr, ptr, i32, %Buffers, %Buffers }} ; size, extension, api, context, stage, args, rets
%Api_Version = type {{ i64, ptr, i32, i32 }}                    ; size, extension, major, minor
%Api = type {{ i64, ptr, %Api_Version, ptr, [15 x ptr] }}       ; size, extension, version, internal, functions
%Metadata = type {{ i64, %Api_Version, i32, i64 }}              ; size, version, traits, state type
%Metadata_Extension = type {{ i64, i32, ptr, ptr }}             ; size, type, next, metadata
%Error_Create_Args = type {{ i64, ptr, ptr, i32 }}             ; size, extension, message, code
%Error_Destroy_Args = type {{ i64, ptr, ptr }}                  ; size, extension, error
%NumThreads_Args = type {{ i64, ptr, ptr, ptr }}                ; size, extension, context, number
%Schedule_Args = type {{ i64, ptr, ptr, ptr, ptr }}             ; size, extension, context, task, data

; claimed and finished pieces, products in all, who still looks at this, strips in a product,
; activations, weights, digits, result, rows, inputs, outputs, numbers of a strip (or row) of weights: the fields from 0 to 12;
; then prepared pieces, those to prepare in all, and rows in one, and whether there was no memory for a piece
%Work = type {{ i64, i64, i64, i64, i64, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, i64, i64 }}

@no.memory = private constant [50 x i8] c"out of memory for what a product of numbers needs\\00"

declare ptr @malloc(i64)
declare void @free(ptr)
declare i64 @llvm.smin.i64(i64, i64)
declare i64 @llvm.smax.i64(i64, i64)

define ptr @handler(ptr %frame) {{
  %extension.at = getelementptr %CallFrame, ptr %frame, i32 0, i32 1
  %extension = load ptr, ptr %extension.at
  %asked = icmp ne ptr %extension, null
  br i1 %asked, label %describe, label %run

describe:                                    ; XLA asks once which version of its interface this speaks
  %metadata.at = getelementptr %Metadata_Extension, ptr %extension, i32 0, i32 3
  %metadata = load ptr, ptr %metadata.at
  %major = getelementptr %Metadata, ptr %metadata, i32 0, i32 1, i32 2
  %minor = getelementptr %Metadata, ptr %metadata, i32 0, i32 1, i32 3
  %traits = getelementptr %Metadata, ptr %metadata, i32 0, i32 2
  store i32 0, ptr %major
  store i32 3, ptr %minor
  store i32 0, ptr %traits
  ret ptr null

run:
  %api.at = getelementptr %CallFrame, ptr %frame, i32 0, i32 2
  %api = load ptr, ptr %api.at
  %context.at = getelementptr %CallFrame, ptr %frame, i32 0, i32 3
  %context = load ptr, ptr %context.at
  %args.at = getelementptr %CallFrame, ptr %frame, i32 0, i32 5, i32 4
  %args = load ptr, ptr %args.at
  %rets.at = getelementptr %CallFrame, ptr %frame, i32 0, i32 6, i32 4
  %rets = load ptr, ptr %rets.at
{arguments}  %strips.0 = add i64 %outputs, 15
  %strips = sdiv i64 %strips.0, 16

  %threads.at = alloca i64
  store i64 1, ptr %threads.at
  %asking = alloca %NumThreads_Args
  store %NumThreads_Args {{ i64 32, ptr null, ptr null, ptr null }}, ptr %asking
  %asking.context = getelementptr %NumThreads_Args, ptr %asking, i32 0, i32 2
  store ptr %context, ptr %asking.context
  %asking.number = getelementptr %NumThreads_Args, ptr %asking, i32 0, i32 3
  store ptr %threads.at, ptr %asking.number
  call i1 @api(ptr %api, i64 12, ptr %asking)
  %threads = load i64, ptr %threads.at

  ; Four pieces a thread, so that one that starts late or is held up does not keep the others waiting for long.
  %alone = icmp sle i64 %threads, 1
  %wanted.4 = mul i64 %threads, 4
  %wanted = select i1 %alone, i64 1, i64 %wanted.4
  %even.0 = add i64 %strips, %wanted
  %even.1 = sub i64 %even.0, 1
  %even = sdiv i64 %even.1, %wanted
  %strip.weights = mul i64 %inputs, 16
  %least.0 = sdiv i64 {piece_weights}, %strip.weights
  %least = call i64 @llvm.smax.i64(i64 %least.0, i64 1)
  %size = call i64 @llvm.smax.i64(i64 %even, i64 %least)
  %pieces.0 = add i64 %strips, %size
  %pieces.1 = sub i64 %pieces.0, 1
  %pieces = sdiv i64 %pieces.1, %size

  ; As many rows together as give a piece enough to do.
  %few.0 = sdiv i64 {piece_weights}, %inputs
  %few = call i64 @llvm.smax.i64(i64 %few.0, i64 1)
  %rows.each.0 = add i64 %rows, %threads
  %rows.each.1 = sub i64 %rows.each.0, 1
  %rows.each.2 = sdiv i64 %rows.each.1, %threads
  %rows.each = call i64 @llvm.smax.i64(i64 %rows.each.2, i64 %few)
  %to.prepare.0 = add i64 %rows, %rows.each
  %to.prepare.1 = sub i64 %to.prepare.0, 1
  %to.prepare.2 = sdiv i64 %to.prepare.1, %rows.each
  %to.prepare = mul i64 %to.prepare.2, {prepared}
  %helpers.0 = sub i64 %threads, 1
  %helpers.1 = sub i64 %pieces, 1
  %helpers = call i64 @llvm.smin.i64(i64 %helpers.0, i64 %helpers.1)
  %lookers = add i64 %helpers, 1

  %work.bytes = ptrtoint ptr getelementptr (%Work, ptr null, i64 1) to i64
  %work = call ptr @malloc(i64 %work.bytes)
  %none = icmp eq ptr %work, null
  br i1 %none, label %fail, label %fill

fill:
  call void @put(ptr %work, i64 0, i64 0)
  call void @put(ptr %work, i64 1, i64 0)
  call void @put(ptr %work, i64 2, i64 %pieces)
  call void @put(ptr %work, i64 3, i64 %lookers)
  call void @put(ptr %work, i64 4, i64 %size)
  call void @put.ptr(ptr %work, i64 5, ptr %x)
  call void @put.ptr(ptr %work, i64 6, ptr %w)
  call void @put.ptr(ptr %work, i64 7, ptr %digits)
  call void @put.ptr(ptr %work, i64 8, ptr %out)
  call void @put(ptr %work, i64 9, i64 %rows)
  call void @put(ptr %work, i64 10, i64 %inputs)
  call void @put(ptr %work, i64 11, i64 %outputs)
  call void @put(ptr %work, i64 12, i64 %stride)
  call void @put(ptr %work, i64 13, i64 0)
  call void @put(ptr %work, i64 14, i64 %to.prepare)
  call void @put(ptr %work, i64 15, i64 %rows.each)
  call void @put(ptr %work, i64 {failed}, i64 0)

  %calling = alloca %Schedule_Args
  store %Schedule_Args {{ i64 40, ptr null, ptr null, ptr @help, ptr null }}, ptr %calling
  %calling.context = getelementptr %Schedule_Args, ptr %calling, i32 0, i32 2
  store ptr %context, ptr %calling.context
  %calling.work = getelementptr %Schedule_Args, ptr %calling, i32 0, i32 4
  store ptr %work, ptr %calling.work
  br label %call.helpers

call.helpers:
  %called = phi i64 [ 0, %fill ], [ %called.next, %call.helper.done ]
  %more = icmp slt i64 %called, %helpers
  br i1 %more, label %call.helper, label %share

call.helper:
  %called.next = add i64 %called, 1
  %failed = call i1 @api(ptr %api, i64 11, ptr %calling)
  br i1 %failed, label %not.coming, label %call.helper.done

not.coming:
  call void @leave(ptr %work)
  br label %call.helper.done

call.helper.done:
  br label %call.helpers

share:
  call void @share(ptr %work)
  %finished.at = getelementptr %Work, ptr %work, i32 0, i32 1
  br label %wait

wait:
  %finished = load atomic i64, ptr %finished.at acquire, align 8
  %waiting = icmp slt i64 %finished, %pieces
  br i1 %waiting, label %wait.on, label %done

wait.on:
  {wait}
  br label %wait

done:
  %lacked.at = getelementptr %Work, ptr %work, i32 0, i32 {failed}
  %lacked.0 = load i64, ptr %lacked.at
  call void @leave(ptr %work)
  %lacked = icmp ne i64 %lacked.0, 0
  br i1 %lacked, label %fail, label %well

well:
  ret ptr null

fail:
  %creating = alloca %Error_Create_Args
  store %Error_Create_Args {{ i64 28, ptr null, ptr @no.memory, i32 8 }}, ptr %creating ; RESOURCE_EXHAUSTED
  %create.at = getelementptr %Api, ptr %api, i32 0, i32 4, i64 0
  %create = load ptr, ptr %create.at
  %error = call ptr %create(ptr %creating)
  ret ptr %error
}}

define internal ptr @buffer(ptr %buffers, i64 %index) alwaysinline {{
  %at = getelementptr ptr, ptr %buffers, i64 %index
  %buffer = load ptr, ptr %at
  ret ptr %buffer
}}

define internal ptr @data(ptr %buffers, i64 %index) alwaysinline {{
  %buffer = call ptr @buffer(ptr %buffers, i64 %index)
  %at = getelementptr %Buffer, ptr %buffer, i32 0, i32 3
  %data = load ptr, ptr %at
  ret ptr %data
}}

define internal i64 @dim(ptr %buffers, i64 %index, i64 %dimension) alwaysinline {{
  %buffer = call ptr @buffer(ptr %buffers, i64 %index)
  %dims.at = getelementptr %Buffer, ptr %buffer, i32 0, i32 5
  %dims = load ptr, ptr %dims.at
  %at = getelementptr i64, ptr %dims, i64 %dimension
  %dim = load i64, ptr %at
  ret i64 %dim
}}

define internal void @put(ptr %work, i64 %field, i64 %value) alwaysinline {{
  %at = getelementptr i64, ptr %work, i64 %field
  store i64 %value, ptr %at
  ret void
}}

define internal void @put.ptr(ptr %work, i64 %field, ptr %value) alwaysinline {{
  %at = getelementptr ptr, ptr %work, i64 %field
  store ptr %value, ptr %at
  ret void
}}

; Call one of XLA's functions. Its error, if any, is thrown away after it has been looked at.
define internal i1 @api(ptr %api, i64 %index, ptr %arguments) {{
  %at = getelementptr %Api, ptr %api, i32 0, i32 4, i64 %index
  %function = load ptr, ptr %at
  %error = call ptr %function(ptr %arguments)
  %failed = icmp ne ptr %error, null
  br i1 %failed, label %destroy, label %done
destroy:
  %destroying = alloca %Error_Destroy_Args
  store %Error_Destroy_Args {{ i64 24, ptr null, ptr null }}, ptr %destroying
  %destroying.error = getelementptr %Error_Destroy_Args, ptr %destroying, i32 0, i32 2
  store ptr %error, ptr %destroying.error
  %destroy.at = getelementptr %Api, ptr %api, i32 0, i32 4, i64 2
  %destroy.function = load ptr, ptr %destroy.at
  call void %destroy.function(ptr %destroying)
  br label %done
done:
  ret i1 %failed
}}

; What another thread does: take part, and go.
define internal void @help(ptr %work) {{
  call void @share(ptr %work)
  call void @leave(ptr %work)
  ret void
}}

; The last who looks at the work puts it away.
define internal void @leave(ptr %work) {{
  %lookers.at = getelementptr %Work, ptr %work, i32 0, i32 3
  %lookers = atomicrmw sub ptr %lookers.at, i64 1 acq_rel
  %last = icmp eq i64 %lookers, 1
  br i1 %last, label %away, label %done
away:
  call void @free(ptr %work)
  br label %done
done:
  ret void
}}

; Claim pieces and compute them until there are none.
define internal void @share(ptr %work) {{
  %claimed.at = getelementptr %Work, ptr %work, i32 0, i32 0
  %finished.at = getelementptr %Work, ptr %work, i32 0, i32 1
  %prepared.at = getelementptr %Work, ptr %work, i32 0, i32 13
  %pieces = call i64 @take(ptr %work, i64 2)
  %size = call i64 @take(ptr %work, i64 4)
  %rows = call i64 @take(ptr %work, i64 9)
  %outputs = call i64 @take(ptr %work, i64 11)
  %to.prepare = call i64 @take(ptr %work, i64 14)
  %rows.each = call i64 @take(ptr %work, i64 15)
  %strips.0 = add i64 %outputs, 15
  %strips = sdiv i64 %strips.0, 16
  br label %claim

claim:
  %claimed = atomicrmw add ptr %claimed.at, i64 1 monotonic
  %piece = sub i64 %claimed, %to.prepare
  %preparing = icmp slt i64 %piece, 0
  br i1 %preparing, label %prepare, label %product

prepare:
  %row = mul i64 %claimed, %rows.each
  %row.end = add i64 %row, %rows.each
  %row.last = call i64 @llvm.smin.i64(i64 %row.end, i64 %rows)
  call void @prepared.rows(ptr %work, i64 %row, i64 %row.last)
  atomicrmw add ptr %prepared.at, i64 1 release
  br label %claim

product:
  %any = icmp slt i64 %piece, %pieces
  br i1 %any, label %wait, label %done

wait:
  %prepared = load atomic i64, ptr %prepared.at acquire, align 8
  %waiting = icmp slt i64 %prepared, %to.prepare
  br i1 %waiting, label %wait.on, label %compute

wait.on:
  {wait}
  br label %wait

compute:
  %begin = mul i64 %piece, %size
  %end.0 = add i64 %begin, %size
  %end = call i64 @llvm.smin.i64(i64 %end.0, i64 %strips)
  call void @piece(ptr %work, i64 %begin, i64 %end)
  atomicrmw add ptr %finished.at, i64 1 release
  br label %claim

done:
  ret void
}}

define internal void @prepared.rows(ptr %work, i64 %begin, i64 %end) {{
  {prepare}
  ret void
}}

define internal i64 @take(ptr %work, i64 %field) alwaysinline {{
  %at = getelementptr i64, ptr %work, i64 %field
  %value = load i64, ptr %at
  ret i64 %value
}}
"""
