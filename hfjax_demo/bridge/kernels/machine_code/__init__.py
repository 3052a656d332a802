"""Machine code that LLVM makes for the processor at hand, and custom calls of XLA that run it.

building.py     LLVM code from Python
processors.py   what is to be known of a processor
handler.py      how the work of a custom call is spread over XLA's threads

The code is built with ``llvmlite.ir``, one Python function for each thing that is done (load, unpack, multiply, store), which
every format and processor shares. Text of LLVM's assembly, as handler.py still is, cannot be read any more where twelve formats
and three kinds of registers meet in it; numba would be a large dependency for the same instructions; a compiled wheel would have
to be built for every platform. A compiler's own vectoriser does well with one row and badly with four.
"""

from __future__ import annotations

import ctypes
import functools
import logging
import threading
from collections.abc import Callable, Sequence
from typing import Any

import jax

log = logging.getLogger(__name__)

_REGISTERING = threading.Lock()
_REGISTERED: dict[str, bool] = {}  # XLA keeps custom calls for as long as the process lives

Write = Callable[[Any], Sequence[str]]
"""What makes LLVM assembly for a :class:`.processors.Processor`: texts that are linked together, with a function ``@handler``."""


def register(target: str, write: Write, *, pairs: bool = False) -> bool:
    """Make a custom call's code and tell XLA of it, once in a process. False where that cannot be done.

    ``pairs``: it multiplies bfloat16 numbers two by two, which not every processor does.

    A model that is being read and its programs that are being restored want this at the same moment, on two threads.
    """
    with _REGISTERING:
        if target not in _REGISTERED:
            _REGISTERED[target] = _register(target, write, pairs)
        return _REGISTERED[target]


def _register(target: str, write: Write, pairs: bool) -> bool:
    try:
        processor = host_processor()
        if processor is None or (pairs and not processor.bfloat16_dot):
            return False
        register_code(target, write(processor), processor)
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


def register_code(target: str, texts: Sequence[str], processor: Any) -> None:
    """Compile a custom call's code for a processor, and tell XLA of it under a name.

    Raises:
        RuntimeError: LLVM cannot make code for this processor.
        OSError: the system does not let it run any.
    """
    address, engine = make_code(texts, "handler", more_features=processor.features)
    handler = ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p)(address)
    jax.ffi.register_ffi_target(target, jax.ffi.pycapsule(handler), platform="cpu")
    engine.detach()  # XLA may call the code until the process ends, so nobody is to free it


def make_code(texts: Sequence[str], function: str, *, more_features: str = "") -> tuple[int, Any]:
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
