"""Kernels in C++ that LLVM compiles for the processor at runtime, as custom calls of XLA.

One source serves all processors with registers of one size and all weight formats, and running the program needs neither a
compiler nor a wheel per platform. ``handler.h`` distributes a call over XLA's threads, ``vectors.h`` has the explicit vectors.
``python -m tests.kernel_code`` compiles each ``.cc`` file to LLVM assembly, a ``.ll`` file for each register size that is part of
this repository, not optimized yet and for no particular processor.
"""

from __future__ import annotations

import ctypes
import functools
import importlib.metadata
import logging
import re
import sys
import threading
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import jax

from ...platforms import Platform, current_platform
from ...programs.fingerprint import own_code, processor_features
from ...programs.store import ProgramStore

log = logging.getLogger(__name__)

KERNELS = Path(__file__).parents[1]
FAMILIES = {16: "avx512", 8: "avx2", 4: "neon"}
"""Names of register sizes, by the number of float32 values in a register."""

Constants = Mapping[str, int | Sequence[int]]
"""Values of everything that a C++ file declares ``extern const``: an ``int32_t``, or the bytes of an array of ``uint8_t``."""

_CONSTANT = re.compile(r"^@(\w+) = external (?:local_unnamed_addr )?constant .*$", re.MULTILINE)

# About 20 custom calls of 15 KB each; beyond it, code that is stale after an update of this program or of LLVM is removed.
MAX_STORED_BYTES = 8 << 20

_REGISTERING = threading.Lock()
_REGISTERED: dict[str, bool] = {}  # XLA keeps custom calls until the process ends


@dataclass(frozen=True, slots=True)
class CustomCall:
    """A custom call of XLA on a CPU.

    Attributes:
        target: its name in XLA.
        kernel: the name of its C++ file, such as "skinny_gemm/halves".
        constants: returns the constants of the C++ file for a :class:`.processors.CpuFeatures`. LLVM unrolls and removes code
            according to them.
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
        """Return its code for a :class:`.processors.CpuFeatures`, as LLVM assembly.

        Raises:
            KeyError: a constant has no value.
        """
        text = (KERNELS / f"{self.kernel}.{FAMILIES[processor.lanes]}.ll").read_text(encoding="utf-8")
        constants = self.constants(processor)

        def defined(found: re.Match[str]) -> str:
            value = constants[found[1]]
            if isinstance(value, int):
                return f"@{found[1]} = internal constant i32 {int(value)}, align 4"
            items = ", ".join(f"i8 {byte}" for byte in value)
            return f"@{found[1]} = internal constant [{len(value)} x i8] [{items}], align 1"

        return _CONSTANT.sub(defined, text)

    def register(self) -> bool:
        """Compile the code and register it with XLA, once per process and thread-safe. Return False if that fails."""
        with _REGISTERING:
            if self.target not in _REGISTERED:
                _REGISTERED[self.target] = _register(self)
            return _REGISTERED[self.target]


def _register(call: CustomCall) -> bool:
    try:
        processor = host_processor()
        if processor is None or (call.pairs and not processor.bfloat16_dot):
            return False
        register_object(call.target, _load_or_make_object(call, processor))
    except (OSError, RuntimeError) as error:
        log.warning("Models run slower than possible, because LLVM can't generate code: %s.", error)
        return False
    return True


def _load_or_make_object(call: CustomCall, processor: Any) -> bytes:
    """Return the object file of a custom call, stored in the folder of JAX's persistent cache, if there is one.

    For the four custom calls of an image model this saves 0.9 s of one core, and 45 MB that LLVM would not release.
    """
    folder: str | None = jax.config.values.get("jax_compilation_cache_dir")
    versions = {"llvmlite": importlib.metadata.version("llvmlite"), "system": sys.platform}
    versions |= processor_features() | own_code()
    store = ProgramStore(Path(folder), versions, limit_bytes=MAX_STORED_BYTES) if folder else None
    key = {"target": call.target, "for": repr(processor)}
    found = None if store is None else store.load(key)
    if found is not None:
        return found.parts[0]
    code = make_object(call.assembly(processor), processor)
    if store is not None:
        store.save(key, None, code)
    return code


@functools.cache  # constant for the process
def host_processor() -> Any:
    """Return the :class:`.processors.CpuFeatures` of this machine; None for an old one."""
    import llvmlite.binding as llvm

    from .processors import arm_has_dot_product, detect_processor

    return detect_processor(llvm.get_host_cpu_features(), dot_product=arm_has_dot_product())


def register_object(target: str, code: bytes) -> None:
    """Register a custom call with XLA from ``code``, an object file with a function ``handler``.

    Raises:
        RuntimeError: there is no such function.
        OSError: the system does not allow running generated code.
    """
    import llvmlite.binding as llvm

    engine = llvm.create_mcjit_compiler(llvm.parse_assembly(""), _machine())
    engine.add_object_file(llvm.ObjectFileRef.from_data(code))
    engine.finalize_object()
    address = engine.get_function_address("handler")
    if not address:
        raise RuntimeError("there is no function handler in the code")
    handler = ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p)(address)
    jax.ffi.register_ffi_target(target, jax.ffi.pycapsule(handler), platform="cpu")
    engine.detach()  # XLA may call the code until the process ends, so it is never freed


def make_object(text: str, processor: Any) -> bytes:
    """Compile LLVM assembly to an object file for this machine, with the additional features of ``processor``.

    Raises:
        RuntimeError: LLVM cannot generate code for this processor.
    """
    import llvmlite.binding as llvm

    machine = _machine(processor.features)
    code: bytes = machine.emit_object(optimised(llvm.parse_assembly(text), machine, processor.speed_level))
    return code


def _machine(more_features: str = "") -> Any:
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
