"""Machine code on disk: the next process compiles none, and what it finds computes the same."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from hfjax_demo.bridge.kernels import machine_code, skinny_gemm
from hfjax_demo.bridge.kernels.machine_code import native

FOLDER = "jax_compilation_cache_dir"
WEIGHTS = np.random.default_rng(0).normal(size=(75, 256)).astype("float16")
X = np.random.default_rng(1).normal(size=(3, 256)).astype(np.float32)


@pytest.fixture
def kept_in(tmp_path: Path) -> Iterator[Path]:
    before = jax.config.values.get(FOLDER)
    jax.config.update(FOLDER, str(tmp_path))
    yield tmp_path
    jax.config.update(FOLDER, before)


@pytest.fixture(autouse=True)
def new_process(monkeypatch: pytest.MonkeyPatch) -> None:
    another_process(monkeypatch)


def another_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(machine_code, "_REGISTERED", {})


def told_xla(monkeypatch: pytest.MonkeyPatch, name: str) -> list[bytes]:
    """What is registered from now on, under that name in place of its own."""
    codes: list[bytes] = []
    register = machine_code.register_object

    def renamed(_: str, code: bytes) -> None:
        codes.append(code)
        register(f"{name} {len(codes)}", code)

    monkeypatch.setattr(machine_code, "register_object", renamed)
    return codes


def register() -> bool:
    return dataclasses.replace(skinny_gemm.CALLS["float16"], target="kept").register()


def check(target: str) -> None:
    product = jax.ffi.ffi_call(target, [jax.ShapeDtypeStruct((3, 75), jnp.float32)])(
        jnp.asarray(X), jnp.asarray(WEIGHTS)
    )
    wanted = X.astype(np.float64) @ WEIGHTS.astype(np.float64).T
    np.testing.assert_allclose(product[0], wanted, atol=3e-6 * abs(wanted).max())


def test_the_next_process_makes_none(kept_in: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    codes = told_xla(monkeypatch, "kept for the next")
    assert register()
    another_process(monkeypatch)

    def fails(*_: Any, **__: Any) -> bytes:
        raise AssertionError("it is there")

    monkeypatch.setattr(machine_code, "make_object", fails)
    monkeypatch.setattr(native, "assembly", fails)
    assert register()
    assert codes[0] == codes[1]
    check("kept for the next 2")


def test_what_is_torn_is_made_anew(kept_in: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    codes = told_xla(monkeypatch, "kept but torn")
    assert register()
    (entry,) = kept_in.iterdir()
    entry.write_bytes(entry.read_bytes()[:-100])
    another_process(monkeypatch)
    assert register()
    assert codes[0] == codes[1]
    check("kept but torn 2")
    whole = entry.read_bytes()
    assert whole.endswith(codes[1])


def test_code_of_another_processor_is_not_taken(kept_in: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told_xla(monkeypatch, "kept for another")
    assert register()
    another_process(monkeypatch)
    monkeypatch.setattr(machine_code, "host_features", lambda: "+another")
    made: list[bytes] = []
    make = machine_code.make_object

    def counted(*texts: Any, **options: Any) -> bytes:
        made.append(make(*texts, **options))
        return made[-1]

    monkeypatch.setattr(machine_code, "make_object", counted)
    assert register()
    assert made
    assert len(list(kept_in.iterdir())) == 2


def test_nothing_is_kept_where_jax_keeps_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = jax.config.values.get(FOLDER)
    jax.config.update(FOLDER, None)
    try:
        monkeypatch.chdir(tmp_path)
        told_xla(monkeypatch, "kept nowhere")
        assert register()
    finally:
        jax.config.update(FOLDER, before)
    check("kept nowhere 1")
    assert not list(tmp_path.iterdir())
