"""Kernels in C++ that LLVM compiles for the processor at runtime, as custom calls of XLA.

handler.h       distributes the work of a custom call over XLA's threads
vectors.h       vectors of a processor's registers
native.py       the kernels' code as LLVM assembly, which is part of this repository
processor_loading.py   the relevant features of a processor
object_store.py         stores compiled code on disk for the next process

A compiled wheel would have to be built for every platform and processor. This way one source of a kernel serves all processors
with registers of one size, and all weight formats, and no compiler is required on the machine that runs the program. A
compiler's automatic vectorization is good for one row and bad for four, so the kernels are written with explicit vectors.
"""

from __future__ import annotations

import ctypes
import functools
import logging
import threading
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import jax

from ...platforms import Platform, current_platform
from . import native, object_store
from .native import Constants

log = logging.getLogger(__name__)

_REGISTERING = threading.Lock()
_REGISTERED: dict[str, bool] = {}  # XLA keeps custom calls until the process ends


@dataclass(frozen=True, slots=True)
class CustomCall:
    """A custom call of XLA on a CPU.

    Attributes:
        target: its name in XLA.
        kernel: the name of its C++ file, such as "skinny_gemm/halves".
        constants: returns the constants of the C++ file for a :class:`.processor_loading.CpuFeatures`; see
            :func:`.native.assembly`.
        pairs: whether it multiplies bfloat16 values in pairs, which not every processor supports.
    """

    target: str
    kernel: str
    constants: Callable[[Any], Constants]
    pairs: bool = False

    def usable(self) -> bool:
        """Return whether a program that is traced now may call it."""
        # XLA cannot split a custom call over a mesh.
        return current_platform() is Platform.CPU and jax.device_count() == 1 and self.register()

    def __call__(self, results: Any, *arguments: Any) -> Any:
        """Return arrays, or one, like ``results`` (``jax.ShapeDtypeStruct``). For use within a trace, if it is usable."""
        return jax.ffi.ffi_call(self.target, results)(*arguments)

    def assembly(self, processor: Any) -> str:
        """Return its code for a :class:`.processor_loading.CpuFeatures`, as LLVM assembly."""
        return native.assembly(self.kernel, processor.lanes, self.constants(processor))

    def register(self) -> bool:
        """Compile the code and register it with XLA, once per process. Return False if that fails.

        Thread-safe: a model and its stored programs may be loaded at the same time, on two threads.
        """
        with _REGISTERING:
            if self.target not in _REGISTERED:
                _REGISTERED[self.target] = _register(self)
            return _REGISTERED[self.target]


def _register(call: CustomCall) -> bool:
    try:
        processor = host_processor()
        if processor is None or (call.pairs and not processor.bfloat16_dot):
            return False
        code = object_store.load(call.target, processor, host_features())
        if code is None:
            code = make_object(call.assembly(processor), processor)
            object_store.save(call.target, processor, host_features(), code)
        register_object(call.target, code)
    except (OSError, RuntimeError) as error:
        log.warning("Models run slower than possible, because LLVM can't generate code: %s.", error)
        return False
    return True


@functools.cache  # constant for the process
def host_processor() -> Any:
    """Return the :class:`.processor_loading.CpuFeatures` of this machine; None for an old one."""
    import llvmlite.binding as llvm

    from .processors import arm_has_dot_product, detect_processor

    return detect_processor(llvm.get_host_cpu_features(), dot_product=arm_has_dot_product())


def register_object(target: str, code: bytes) -> None:
    """Register a custom call with XLA from ``code``, an object file with a function ``handler``.

    Raises:
        RuntimeError, OSError: the system does not allow running it.
    """
    address, engine = load_object(code, "handler")
    handler = ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p)(address)
    jax.ffi.register_ffi_target(target, jax.ffi.pycapsule(handler), platform="cpu")
    engine.detach()  # XLA may call the code until the process ends, so it is never freed


def make_object(text: str, processor: Any = None) -> bytes:
    """Compile LLVM assembly to an object file for this machine, with the additional features of ``processor``.

    Raises:
        RuntimeError: LLVM cannot generate code for this processor.
    """
    import llvmlite.binding as llvm

    features, level = (processor.features, processor.speed_level) if processor else ("", 1)
    machine = _machine(features)
    return machine.emit_object(optimised(llvm.parse_assembly(text), machine, level))


def load_object(code: bytes, function: str) -> tuple[int, Any]:
    """Load an object file into memory; return the address of a function, and the engine, which keeps the code alive.

    Raises:
        RuntimeError: there is no such function.
        OSError: the system does not allow running generated code.
    """
    import llvmlite.binding as llvm

    engine = llvm.create_mcjit_compiler(llvm.parse_assembly(""), _machine())
    engine.add_object_file(llvm.ObjectFileRef.from_data(code))
    engine.finalize_object()
    address = engine.get_function_address(function)
    if not address:
        raise RuntimeError(f"there is no function {function} in the code")
    return address, engine


def host_features() -> str:
    """Return all that LLVM reports about this machine's processor."""
    import llvmlite.binding as llvm

    return f"{llvm.get_host_cpu_name()} {llvm.get_host_cpu_features().flatten()}"


def _machine(more_features: str = "") -> Any:
    """Return LLVM's target machine for this machine's processor."""
    import llvmlite.binding as llvm  # imported when needed, because it takes a tenth of a second

    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    features = ",".join(filter(None, [llvm.get_host_cpu_features().flatten(), more_features]))
    return llvm.Target.from_default_triple().create_target_machine(
        cpu=llvm.get_host_cpu_name(), features=features, opt=3
    )


def optimised(module: Any, machine: Any, speed_level: int) -> Any:
    """Optimize an LLVM module for a machine: loops are unrolled where the kernels request it, and nothing is vectorized.

    Raises:
        RuntimeError: the module is invalid for LLVM.
    """
    import llvmlite.binding as llvm

    module.data_layout = str(machine.target_data)
    module.triple = machine.triple
    module.verify()
    options = llvm.create_pipeline_tuning_options(speed_level=speed_level)
    options.loop_unrolling = options.slp_vectorization = options.loop_vectorization = False  # done already
    passes = llvm.create_pass_builder(machine, options)
    passes.getModulePassManager().run(module, passes)
    return module
