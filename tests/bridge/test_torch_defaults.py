"""Who constructs a model has PyTorch's defaults to itself; everybody else shares them."""

from __future__ import annotations

import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
import torch
import transformers

from hfjax_demo.bridge.torch_defaults import TorchDefaults
from hfjax_demo.text.loading import load_replicas
from tests import tiny_models
from tests.meshes import one_device

LONG = 600.0


def test_a_construction_waits_for_those_who_compute_and_keeps_new_ones_waiting() -> None:
    defaults, order = TorchDefaults(), []
    computing, go_on, constructing, done = (threading.Event() for _ in range(4))

    def compute() -> None:
        with defaults.used():
            computing.set()
            go_on.wait(LONG)
            with defaults.used():  # whoever is inside already does not wait for who waits for it
                order.append("computed")

    def construct() -> None:
        with defaults.changed():
            order.append("constructed")
            constructing.set()
            done.wait(LONG)

    def come_later() -> None:
        with defaults.used():
            order.append("computed later")

    with ThreadPoolExecutor(3) as threads:
        first = threads.submit(compute)
        assert computing.wait(LONG)
        second = threads.submit(construct)
        while not defaults._changing:
            pass
        third = threads.submit(come_later)
        go_on.set()
        assert constructing.wait(LONG)
        assert order == ["computed", "constructed"]
        done.set()
        for future in (first, second, third):
            future.result(LONG)

    assert order == ["computed", "constructed", "computed later"]


@pytest.mark.parametrize("dtype", ["float32", "bfloat16"])
def test_many_models_at_once_are_read_as_one_alone_is(dtype: str, tmp_path: Path) -> None:
    """transformers takes the function that ties weights away while it reads a model: two at once lost it for good."""
    plain = tiny_models.make_model(tmp_path / "plain", "gemma")  # its output weights are its embedding
    before = torch.get_default_dtype(), transformers.PreTrainedModel.tie_weights

    def read(_: int) -> int:
        ((_, model),) = load_replicas(plain, "tiny", dtype, lambda *_: None, meshes=[one_device()])
        return model.parameters

    with ThreadPoolExecutor(4) as threads:
        counts = set(threads.map(read, range(8)))

    assert len(counts) == 1
    assert (torch.get_default_dtype(), transformers.PreTrainedModel.tie_weights) == before
