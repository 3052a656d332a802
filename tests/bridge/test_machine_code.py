"""Custom calls of this program's own: who finds their code, and what happens without memory."""

from __future__ import annotations

import importlib
import re

import jax
import numpy as np
import pytest

from hfjax_demo.bridge.kernels import custom_calls, dense_product, machine_code
from hfjax_demo.bridge.kernels.machine_code import native
from hfjax_demo.bridge.platforms import Platform, for_platform
from hfjax_demo.runtime.worker import is_out_of_memory

RECORD_BYTES = 200  # more than a call's record has, and less than any piece of work wants


def without_memory(text: str, lacks: str) -> str:
    """LLVM assembly whose ``malloc`` has none for a call's record, or for what is larger."""
    compared = "ule" if lacks == "the call" else "ugt"
    own = f"""
define internal ptr @some(i64 %size) {{
  %lacks = icmp {compared} i64 %size, {RECORD_BYTES}
  br i1 %lacks, label %none, label %got
none:
  ret ptr null
got:
  %found = call ptr @malloc(i64 %size)
  ret ptr %found
}}
"""
    called = re.subn(r"(call [^@\n]*)@malloc\(", r"\1@some(", text)
    assert called[1] >= 2
    return called[0] + own


@pytest.mark.parametrize("lacks", ["the call", "a piece"])
def test_a_call_without_memory_is_an_error_of_the_program_that_made_it(lacks: str) -> None:
    processor = machine_code.host_processor()
    if processor is None:
        pytest.skip("this processor has no such products")
    target = f"a_test_where_{lacks.split()[-1]}_lacks_memory"
    machine_code.register_object(
        target, machine_code.make_object(without_memory(dense_product.FLOAT32.assembly(processor), lacks), processor)
    )
    x, weights = np.ones((128, 64), np.float32), np.ones((96, 64), np.float32)
    product = jax.jit(
        lambda *given: jax.ffi.ffi_call(target, jax.ShapeDtypeStruct((128, 96), np.float32))(
            *given, np.array([48, 64], np.int32)
        )
    )
    for _ in range(2):
        with pytest.raises(jax.errors.JaxRuntimeError, match="RESOURCE_EXHAUSTED") as caught:
            product(x, weights, np.zeros(96, np.float32)).block_until_ready()
        assert is_out_of_memory(caught.value)


def test_a_stored_program_finds_its_code(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in {path.parent.name for path in native.KERNELS.glob("*/*.cc")}:
        calls = importlib.import_module(f"hfjax_demo.bridge.kernels.{name}").CALLS
        assert set(calls.values() if isinstance(calls, dict) else calls) <= set(custom_calls.CALLS), name
    asked: list[str] = []
    monkeypatch.setattr(machine_code, "_register", lambda call: asked.append(call.target))
    for call in custom_calls.CALLS:
        monkeypatch.setattr(machine_code, "_REGISTERED", {})
        custom_calls.register_for(b"... " + call.target.encode() + b" ...")
        assert call.target in asked


def test_a_call_is_for_a_cpu() -> None:
    assert dense_product.FLOAT32.usable()
    with for_platform(Platform.TPU):
        assert not dense_product.FLOAT32.usable()
