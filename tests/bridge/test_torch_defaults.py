"""Who constructs a model has PyTorch's defaults to itself; everybody else shares them."""

from __future__ import annotations

import threading
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path

import pytest
import torch
import transformers
from transformers.initialization import meta_device_safe_creation_ops
from transformers.modeling_utils import local_torch_dtype

from hfjax_demo.bridge.torch_defaults import TORCH_DEFAULTS, TorchDefaultsLock
from hfjax_demo.text.loading import load_replicas
from tests import tiny_models
from tests.meshes import one_device

LONG = 600.0


def test_a_construction_waits_for_those_who_compute_and_they_for_it_but_nobody_waits_for_what_is_read() -> None:
    defaults, order = TorchDefaultsLock(), []
    reading, computing, go_on, constructing, done, read = (threading.Event() for _ in range(6))

    def compute() -> None:
        assert reading.wait(LONG)
        with defaults.used():
            with defaults.used_if_free() as free:
                assert free, "files are being read"
            computing.set()
            go_on.wait(LONG)
            with defaults.used(), defaults.used_if_free() as free:  # who is inside does not wait for who waits for it
                assert free
                order.append("computed")

    def construct() -> None:
        with defaults.changed():
            reading.set()
            computing.wait(LONG)
            with local_torch_dtype(torch.bfloat16), meta_device_safe_creation_ops(), local_torch_dtype(torch.float32):
                order.append("constructed")
                constructing.set()
                done.wait(LONG)
            read.wait(LONG)

    def come_later() -> None:
        with defaults.used():
            order.append("computed later")

    with ThreadPoolExecutor(3) as threads, ExitStack() as at_last:
        for event in (go_on, done, read):
            at_last.callback(event.set)  # whatever fails
        futures = [threads.submit(compute), threads.submit(construct)]
        while defaults.is_free:
            pass
        go_on.set()
        assert constructing.wait(LONG)
        assert order == ["computed", "constructed"]
        with defaults.used_if_free() as free:
            assert not free
        free_again = defaults.when_free()
        assert not free_again.done()
        done.set()
        free_again.result(LONG)
        assert defaults.when_free().done()
        threads.submit(come_later).result(LONG)
        assert order == ["computed", "constructed", "computed later"]
        read.set()
        for future in futures:
            future.result(LONG)
    assert not defaults.is_constructing


def test_two_constructions_one_after_the_other_are_both_alone() -> None:
    own, defaults, alone = torch.set_default_dtype, TorchDefaultsLock(), list[bool]()
    first, go_on = threading.Event(), threading.Event()

    def construct() -> None:
        with defaults.changed():
            first.set()
            go_on.wait(LONG)
            with local_torch_dtype(torch.float32):
                alone.append(not defaults.is_free)

    with ThreadPoolExecutor(2) as threads:
        futures = [threads.submit(construct)]
        assert first.wait(LONG)
        futures.append(threads.submit(construct))  # while the first one's is in PyTorch's place
        for _ in range(1000):  # it may come to wait now; it must not have looked before
            time.sleep(0)
        go_on.set()
        for future in futures:
            future.result(LONG)
    assert alone == [True, True] and torch.set_default_dtype is own


def test_defaults_are_given_back_where_a_construction_fails_half_way() -> None:
    before = torch.get_default_dtype(), torch.set_default_dtype
    defaults = TorchDefaultsLock()
    with pytest.raises(ZeroDivisionError), defaults.changed():
        torch.set_default_dtype(torch.float16)  # as diffusers does: nothing gives it back where its constructor raises
        raise ZeroDivisionError
    assert (torch.get_default_dtype(), torch.set_default_dtype) == before and defaults.is_free


@pytest.mark.parametrize("from_pretrained", [True, False])
def test_the_libraries_say_when_they_construct(from_pretrained: bool, tmp_path: Path) -> None:
    """Both change the default dtype at the beginning and at the end, and what else they change they change between."""
    folder = tiny_models.make_model(tmp_path, "llama")
    inside: list[bool] = []

    class Told(transformers.LlamaForCausalLM):
        def __init__(self, config: transformers.LlamaConfig) -> None:
            inside.append(TORCH_DEFAULTS.is_free)
            super().__init__(config)

    with TORCH_DEFAULTS.changed():
        if from_pretrained:
            Told.from_pretrained(folder)
        else:
            Told._from_config(transformers.AutoConfig.from_pretrained(folder))
        inside.append(TORCH_DEFAULTS.is_free)
    assert inside == [False, True]


def test_many_models_at_once_are_read_as_one_alone_is(tmp_path: Path) -> None:
    """transformers takes the function that ties weights away while it reads a model: two at once lost it for good."""
    plain = tiny_models.make_model(tmp_path / "plain", "gemma")  # its output weights are its embedding
    before = torch.get_default_dtype(), transformers.PreTrainedModel.tie_weights

    def read(_: int) -> int:
        ((_, model),) = load_replicas(plain, "tiny", "bfloat16", lambda *_: None, meshes=[one_device()])
        return model.parameters

    with ThreadPoolExecutor(4) as threads:
        counts = set(threads.map(read, range(8)))

    assert len(counts) == 1
    assert (torch.get_default_dtype(), transformers.PreTrainedModel.tie_weights) == before
