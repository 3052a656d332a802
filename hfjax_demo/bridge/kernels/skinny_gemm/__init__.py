"""Products of a few rows with stored weights on a CPU, as quick as the weights can be read.

XLA's CPU library packs the weights of such a product anew in every call, that is, it writes a copy of them and reads that.
While text is generated the weights are all there is to read, so this halves the speed. Here the same product is a custom call
whose code LLVM makes for the processor at hand, in a tenth of a second: it reads each weight once, widens it in a register, and
sums in float32, so that the activations are not rounded at all. "Skinny": a matrix with few rows.

handler.py    how a product is spread over XLA's threads
product.py    the product itself, for each format of weights

``python -m hfjax_demo bench products MODEL`` measures it beside XLA's own.
"""

from __future__ import annotations

import ctypes
import functools
import logging
import sys
import threading

import jax
import jax.numpy as jnp

from .product import FORMATS, TURN, Registers, assembly

log = logging.getLogger(__name__)

_REGISTERING = threading.Lock()

PREFIX = "hfjax_demo_skinny_gemm_"
"""Of the names under which XLA knows the custom calls; a format's name follows."""


def supports(inputs: int) -> bool:
    """Whether :func:`matmul` can be used for so many inputs, where a program that is traced now will run."""
    # XLA does not know how to split a custom call, and would gather the weights of a mesh for it.
    return jax.default_backend() == "cpu" and jax.device_count() == 1 and inputs % TURN == 0 and register()


def matmul(format: str, x: jax.Array, weights: jax.Array, *more: jax.Array) -> jax.Array:
    """``x @ w.T``, summed in float32.

    Args:
        format: of w, one of :data:`.product.FORMATS`; for the shapes of all parts see
            :class:`~hfjax_demo.bridge.weights.formats.StoredWeight`.
        x: float32 (rows, inputs), such that :func:`supports` agrees.
        weights: (outputs, …).
        more: scales and offsets, as far as the format has any.

    Returns:
        float32 (rows, outputs).
    """
    result = jax.ShapeDtypeStruct((x.shape[0], weights.shape[0]), jnp.float32)
    product: jax.Array = jax.ffi.ffi_call(PREFIX + format, result)(x, weights, *more)
    return product


def targets() -> list[str]:
    """The names of all custom calls."""
    return [PREFIX + format for format in FORMATS]


def register_for(program: bytes) -> None:
    """Make known what a program needs that was stored by an earlier process, before it is compiled."""
    if PREFIX.encode() in program:
        register()


def register() -> bool:
    """Make the code and tell XLA of it, once in a process. False where that cannot be done.

    A model that is being read and its programs that are being restored want this at the same moment, on two threads.
    """
    with _REGISTERING:
        return _register()


@functools.cache
def _register() -> bool:
    try:
        registers = host_registers()
        if registers is None:
            return False
        for format in FORMATS:
            register_code(PREFIX + format, format, registers)
    except (OSError, RuntimeError) as error:
        log.warning("Models are slower here than they could be, for LLVM cannot make code: %s.", error)
        return False
    return True


def host_registers() -> Registers | None:
    """What this processor has: 32 registers of 512 bits, 16 of 256, or (ARM) 32 of 128; None for older ones."""
    import llvmlite.binding as llvm

    features = llvm.get_host_cpu_features()
    if features.get("avx512f"):
        return Registers(lanes=16, sums=4)
    if features.get("avx2") and features.get("fma") and features.get("f16c"):
        return Registers(lanes=8, sums=2)
    return Registers(lanes=4, sums=4) if features.get("neon") else None


def register_code(target: str, format: str, registers: Registers) -> None:
    """Compile the product with weights of a format, and tell XLA of it under a name.

    Raises:
        RuntimeError: LLVM cannot make code for this processor.
        OSError: the system does not let it run any.
    """
    import llvmlite.binding as llvm  # a tenth of a second, which only those pay who use it

    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    machine = llvm.Target.from_default_triple().create_target_machine(
        cpu=llvm.get_host_cpu_name(), features=llvm.get_host_cpu_features().flatten(), opt=3
    )
    module = llvm.parse_assembly(assembly(format, registers, can_yield=sys.platform != "win32"))
    module.verify()
    passes = llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options(speed_level=3))
    passes.getModulePassManager().run(module, passes)
    engine = llvm.create_mcjit_compiler(module, machine)
    engine.finalize_object()
    handler = ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p)(engine.get_function_address("handler"))
    jax.ffi.register_ffi_target(target, jax.ffi.pycapsule(handler), platform="cpu")
    engine.detach()  # XLA may call the code until the process ends, so nobody is to free it
