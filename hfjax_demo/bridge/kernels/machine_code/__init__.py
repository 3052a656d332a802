"""Kernels in C++ that LLVM finishes for the processor at hand, as custom calls of XLA.

handler.h       how the work of a custom call is spread over XLA's threads
vectors.h       vectors of a processor's registers
native.py       the kernels' code, as a compiler has left it in this repository
processors.py   what is to be known of a processor
kept.py         finished code on disk, for the next process

A compiled wheel would have to be built for every platform and processor; this way one text of a kernel serves all processors
with registers of one size, and all weight formats, and no machine that runs the program needs a compiler. A compiler's own
vectoriser does well with one row and badly with four, so kernels say what is in a register.
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

from ...platforms import Platform, current
from . import kept, native
from .native import Constants

log = logging.getLogger(__name__)

_REGISTERING = threading.Lock()
_REGISTERED: dict[str, bool] = {}  # XLA keeps custom calls for as long as the process lives


@dataclass(frozen=True, slots=True)
class CustomCall:
    """A custom call of XLA on a CPU.

    Attributes:
        target: the name under which XLA knows it.
        kernel: the name of its C++ file, such as "skinny_gemm/halves".
        constants: of the C++ file, for a :class:`.processors.Processor`; see :func:`.native.assembly`.
        pairs: it multiplies bfloat16 numbers two by two, which not every processor does.
    """

    target: str
    kernel: str
    constants: Callable[[Any], Constants]
    pairs: bool = False

    def usable(self) -> bool:
        """Whether a program that is traced now may call it."""
        # XLA does not know how to split a custom call over a mesh.
        return current() is Platform.CPU and jax.device_count() == 1 and self.register()

    def __call__(self, results: Any, *arguments: Any) -> Any:
        """Arrays, or one, like ``results`` (``jax.ShapeDtypeStruct``): called while a program is traced, if it is usable."""
        return jax.ffi.ffi_call(self.target, results)(*arguments)

    def assembly(self, processor: Any) -> str:
        """Its code for a :class:`.processors.Processor`, as LLVM assembly."""
        return native.assembly(self.kernel, processor.lanes, self.constants(processor))

    def register(self) -> bool:
        """Make the code and tell XLA of it, once in a process. False where that cannot be done.

        A model that is being read and its programs that are being restored want this at the same moment, on two threads.
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
        code = kept.load(call.target, processor, host_features())
        if code is None:
            code = make_object(call.assembly(processor), processor)
            kept.save(call.target, processor, host_features(), code)
        register_object(call.target, code)
    except (OSError, RuntimeError) as error:
        log.warning("Models run slower than possible, because LLVM can't generate code: %s.", error)
        return False
    return True


@functools.cache  # it stays the same
def host_processor() -> Any:
    """The :class:`.processors.Processor` at hand; None for an old one."""
    import llvmlite.binding as llvm

    from .processors import arm_has_dot_product, processor_with

    return processor_with(llvm.get_host_cpu_features(), dot_product=arm_has_dot_product())


def register_object(target: str, code: bytes) -> None:
    """Tell XLA of a custom call, of which ``code`` is the object file with a function ``handler``.

    Raises:
        RuntimeError, OSError: the system does not let it run.
    """
    address, engine = load_object(code, "handler")
    handler = ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p)(address)
    jax.ffi.register_ffi_target(target, jax.ffi.pycapsule(handler), platform="cpu")
    engine.detach()  # XLA may call the code until the process ends, so nobody is to free it


def make_object(text: str, processor: Any = None) -> bytes:
    """Compile LLVM assembly to an object file, for the processor at hand with what ``processor`` tells of it.

    Raises:
        RuntimeError: LLVM cannot make code for this processor.
    """
    import llvmlite.binding as llvm

    features, level = (processor.features, processor.speed_level) if processor else ("", 1)
    machine = _machine(features)
    code: bytes = machine.emit_object(optimised(llvm.parse_assembly(text), machine, level))
    return code


def load_object(code: bytes, function: str) -> tuple[int, Any]:
    """Bring an object file into memory; the address of one of its functions, and the engine that the code lives as long as.

    Raises:
        RuntimeError: there is no such function.
        OSError: the system lets nobody run code that was made.
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
    """All that LLVM knows of the processor at hand."""
    import llvmlite.binding as llvm

    return f"{llvm.get_host_cpu_name()} {llvm.get_host_cpu_features().flatten()}"


def _machine(more_features: str = "") -> Any:
    """LLVM's, of the processor at hand."""
    import llvmlite.binding as llvm  # a tenth of a second, which only those pay who use it

    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    features = ",".join(filter(None, [llvm.get_host_cpu_features().flatten(), more_features]))
    return llvm.Target.from_default_triple().create_target_machine(
        cpu=llvm.get_host_cpu_name(), features=features, opt=3
    )


def optimised(module: Any, machine: Any, speed_level: int) -> Any:
    """An LLVM module, made ready for a machine: loops are unrolled where the kernels say so, and nothing is vectorised.

    Raises:
        RuntimeError: there is something in it that LLVM does not understand.
    """
    import llvmlite.binding as llvm

    module.data_layout = str(machine.target_data)
    module.triple = machine.triple
    module.verify()
    options = llvm.create_pipeline_tuning_options(speed_level=speed_level)
    options.loop_unrolling = options.slp_vectorization = options.loop_vectorization = False  # that is done already
    passes = llvm.create_pass_builder(machine, options)
    passes.getModulePassManager().run(module, passes)
    return module
