"""A custom call of this program's own that gets no memory: XLA is told, and the process lives."""

from __future__ import annotations

import re

import jax
import numpy as np
import pytest

from hfjax_demo.bridge.kernels import dense_product, machine_code
from hfjax_demo.runtime.worker import ran_out_of_memory

NOTHING = "define internal ptr @nothing(i64 %size) {\n  ret ptr null\n}"


def without_memory(text: str) -> str:
    """LLVM assembly whose ``malloc`` has none."""
    text, declared = re.subn(r'declare ptr @"?malloc"?\([^)]*\)', NOTHING, text)
    assert declared == 1
    return re.sub(r'@"?malloc"?\(', "@nothing(", text)


@pytest.mark.parametrize("lacks", ["the call", "a piece"])
def test_a_call_without_memory_is_an_error_of_the_program_that_made_it(lacks: str) -> None:
    processor = machine_code.host_processor()
    if processor is None:
        pytest.skip("this processor has no such products")
    call, piece = dense_product.assembly(processor)
    target = f"a_test_where_{lacks.split()[-1]}_lacks_memory"
    texts = [without_memory(call), piece] if lacks == "the call" else [call, without_memory(piece)]
    machine_code.register_code(target, texts, processor)
    x, weights = np.ones((128, 64), np.float32), np.ones((96, 64), np.float32)
    product = jax.jit(
        lambda *given: jax.ffi.ffi_call(target, jax.ShapeDtypeStruct((128, 96), np.float32))(
            *given, np.array([48, 64], np.int32)
        )
    )
    for _ in range(2):
        with pytest.raises(jax.errors.JaxRuntimeError, match="RESOURCE_EXHAUSTED") as caught:
            product(x, weights, np.zeros(96, np.float32)).block_until_ready()
        assert ran_out_of_memory(caught.value)
