"""Products with stored weights on a CPU, as quick as the weights can be read.

XLA's CPU library packs the weights of a product with few rows anew in every call, that is, it writes a copy of them and reads
that; and it knows no weights of four bits. Here the product is a custom call whose code LLVM makes for the processor at hand, in
a third of a second a format: it reads each weight once, as it is stored, and is as exact as a float32 product. docs/products.md
explains it with a drawing. "Skinny": a matrix with few rows, for which this is made; long prompts run through it as well.

handler.py      how a product is spread over XLA's threads
quantised.py    the product with weights of any :class:`~...weights.layout.Format`
digits.py       its activations, for processors with integer dot products
floats.py       the product with weights of 16-bit floating-point numbers
processors.py   what is to be known of a processor
building.py     LLVM code from Python

The code is built with ``llvmlite.ir``, one Python function for each thing that a product does (load, unpack, multiply, store),
which every format and processor shares. Text of LLVM's assembly, as handler.py still is, cannot be read any more where twelve
formats and three kinds of registers meet in it; numba would be a large dependency for the same instructions; a compiled wheel
would have to be built for every platform. A compiler's own vectoriser does well with one row and badly with four.

``python -m hfjax_demo bench products MODEL`` measures it beside XLA's own.
"""

from __future__ import annotations

import ctypes
import functools
import logging
import sys
import threading
from collections.abc import Sequence
from typing import Any

import jax
import jax.numpy as jnp

from ...platforms import Platform, current
from ...weights.layout import BLOCK, FLOATS, FORMATS

log = logging.getLogger(__name__)

_REGISTERING = threading.Lock()

PREFIX = "hfjax_demo_product_"
"""Of the names under which XLA knows the custom calls; a format's name follows."""

TURN = 64  # of the inputs of 16-bit floating-point weights there has to be a multiple; see :mod:`.floats`
RECORD_BYTES = 128  # of the digits of a block; see :mod:`.digits`


def supports(format: str, inputs: int) -> bool:
    """Whether :func:`matmul` can be used for weights of a format, where a program that is traced now will run."""
    whole = inputs % TURN == 0 if format in FLOATS else FORMATS[format].holds(inputs)
    # XLA does not know how to split a custom call, and would gather the weights of a mesh for it.
    return whole and current() is Platform.CPU and jax.device_count() == 1 and register(format)


def matmul(format: str, x: jax.Array, weights: jax.Array, outputs: int) -> jax.Array:
    """``x @ w.T``, summed in float32.

    Each row's result is the same whatever other rows there are. A row of quantised weights' product with a number that is
    infinite, or none, is no number.

    Args:
        format: of w, one of :data:`...weights.layout.FORMATS` or :data:`...weights.layout.FLOATS`.
        x: float32 (rows, inputs), such that :func:`supports` agrees.
        weights: uint8 (strips, bytes of a strip), or 16-bit floating-point numbers (outputs, inputs).

    Returns:
        float32 (rows, outputs).
    """
    rows, inputs = x.shape
    results = [jax.ShapeDtypeStruct((rows, outputs), jnp.float32)]
    if format in FORMATS:  # room for digits, whatever this processor needs: a stored program may run on another
        results.append(jax.ShapeDtypeStruct((rows, inputs // BLOCK * RECORD_BYTES), jnp.uint8))
    product: jax.Array = jax.ffi.ffi_call(PREFIX + format, results)(x, weights)[0]
    return product


def targets() -> list[str]:
    """The names of all custom calls."""
    return [PREFIX + format for format in (*FORMATS, *FLOATS)]


def register_for(program: bytes) -> None:
    """Make known what a program needs that was stored by an earlier process, before it is compiled."""
    for format in (*FORMATS, *FLOATS):
        if (PREFIX + format).encode() in program:
            register(format)


def register(format: str) -> bool:
    """Make the code for a format and tell XLA of it, once in a process. False where that cannot be done.

    A model that is being read and its programs that are being restored want this at the same moment, on two threads.
    """
    with _REGISTERING:
        return _register(format)


@functools.cache
def _register(format: str) -> bool:
    try:
        processor = host_processor()
        if processor is None:
            return False
        register_code(PREFIX + format, format, processor)
    except (OSError, RuntimeError) as error:
        log.warning("Models are slower here than they could be, for LLVM cannot make code: %s.", error)
        return False
    return True


@functools.cache  # it stays the same
def host_processor() -> Any:
    """The :class:`.processors.Processor` at hand; None for an old one."""
    import llvmlite.binding as llvm

    from .processors import arm_has_dot_product, processor_with

    return processor_with(llvm.get_host_cpu_features(), dot_product=arm_has_dot_product())


def assembly(format: str, processor: Any) -> tuple[str, str]:
    """LLVM assembly of products with weights of a format: the handler, and the pieces of work that it calls."""
    from llvmlite import ir

    from . import floats, quantised
    from .handler import handler

    module = ir.Module(format)
    if format in FORMATS:
        quantised.write(module, processor, FORMATS[format])
    else:
        floats.write(module, processor, format)
    prepared = format in FORMATS and processor.dot is not None
    return handler(digits=format in FORMATS, prepared=prepared, can_yield=sys.platform != "win32"), str(module)


def optimised(module: Any, machine: Any) -> Any:
    """An LLVM module, made ready for a machine.

    Raises:
        RuntimeError: there is something in it that LLVM does not understand.
    """
    import llvmlite.binding as llvm

    module.verify()
    options = llvm.create_pipeline_tuning_options(speed_level=1)
    options.loop_unrolling = options.slp_vectorization = options.loop_vectorization = False  # that is done already
    passes = llvm.create_pass_builder(machine, options)
    passes.getModulePassManager().run(module, passes)
    return module


def register_code(target: str, format: str, processor: Any) -> None:
    """Compile the product with weights of a format, and tell XLA of it under a name.

    Raises:
        RuntimeError: LLVM cannot make code for this processor.
        OSError: the system does not let it run any.
    """
    address, engine = machine_code(assembly(format, processor), "handler", more_features=processor.features)
    handler = ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p)(address)
    jax.ffi.register_ffi_target(target, jax.ffi.pycapsule(handler), platform="cpu")
    engine.detach()  # XLA may call the code until the process ends, so nobody is to free it


def machine_code(texts: Sequence[str], function: str, *, more_features: str = "") -> tuple[int, Any]:
    """Compile LLVM assembly for the processor at hand; the address of a function, and the engine that its code lives as long as.

    Raises:
        RuntimeError: LLVM cannot make code for this processor.
        OSError: the system does not let it run any.
    """
    import llvmlite.binding as llvm  # a tenth of a second, which only those pay who use it

    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    features = ",".join(filter(None, [llvm.get_host_cpu_features().flatten(), more_features]))
    target = llvm.Target.from_default_triple()
    machine = target.create_target_machine(cpu=llvm.get_host_cpu_name(), features=features, opt=3)
    module, *others = (llvm.parse_assembly(text) for text in texts)
    for other in others:
        module.link_in(other)
    engine = llvm.create_mcjit_compiler(optimised(module, machine), machine)
    engine.finalize_object()
    return engine.get_function_address(function), engine
