"""A custom call of this program's own that gets no memory: XLA is told, and the process lives."""

from __future__ import annotations

import re

import jax
import numpy as np
import pytest

from hfjax_demo.bridge.kernels import dense_product, machine_code
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
