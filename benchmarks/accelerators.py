"""Accelerators that programs can be compiled for without having one, described in the TOML file of the same name."""

from __future__ import annotations

import importlib.util
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import jax

from hfjax_demo.bridge.platforms import Platform
from hfjax_demo.errors import UserError

LIBTPU = "libtpu==0.0.42.1"
"""The version required by ``jax[tpu]`` of the JAX version in ``requirements.txt``."""

COMPILER_ENVIRONMENT = {
    "JAX_PLATFORMS": "cpu",
    "JAX_SKIP_CUDA_CONSTRAINTS_CHECK": "1",  # there is no CUDA driver to check
    "TPU_SKIP_MDS_QUERY": "1",  # nor a metadata server of a TPU
    "TPU_ACCELERATOR_TYPE": "v5litepod-8",
    "TPU_WORKER_HOSTNAMES": "localhost",
    "ALLOW_MULTIPLE_LIBTPU_LOAD": "1",  # several processes may compile; they share nothing
    "TF_CPP_MIN_LOG_LEVEL": "3",
}
"""Environment variables that a process must start with to compile for any of them. JAX computes on the CPU there."""
MOST_TPUS = 8  # of one host


@dataclass(frozen=True, slots=True)
class Accelerator:
    """A device, as described by its manufacturer: see the TOML file. ``operations_per_s`` are multiplications and additions."""

    name: str
    title: str
    platform: Platform
    memory_bytes: int
    bytes_per_s: float
    operations_per_s: float
    sources: Sequence[str]
    target: str

    @property
    def lowering(self) -> str:
        """The platform that JAX lowers for."""
        return "cuda" if self.platform is Platform.GPU else self.platform.value

    def missing(self) -> str | None:
        """Return a sentence that names the package to install for compiling; None if none is missing."""
        packages = ["libtpu"] if self.platform is Platform.TPU else ["jax_cuda12_plugin", "jax_cuda13_plugin"]
        wanted = LIBTPU if self.platform is Platform.TPU else f"jax[cuda12]=={jax.__version__}"
        if any(importlib.util.find_spec(package) is not None for package in packages):
            return None
        return f"Compiling for {self.title} takes {wanted}, which is not installed here: pip install '{wanted}'."

    def devices(self, count: int) -> Sequence[Any]:
        """Return ``count`` devices for which programs can be compiled. Raises UserError if no host has that many."""
        from jax.experimental import topologies

        if self.platform is Platform.CPU:  # real devices
            return jax.devices("cpu")[:count]
        if self.platform is Platform.TPU:
            if count > MOST_TPUS:
                raise UserError(f"Programs are compiled for {MOST_TPUS} TPUs at most; choose a smaller mesh.")
            host = "2x2" if count <= 4 else "2x4"  # libtpu's smallest is 2x2
            topology = topologies.get_topology_desc(topology_name=f"{self.target}:{host}", platform="tpu")
        else:
            topology = topologies.get_topology_desc(
                topology_name="", platform="cuda", target_config=self.target, topology=f"1x1x{count}"
            )
        return list(topology.devices[:count])


ACCELERATORS = tuple(
    Accelerator(name, platform=Platform(described.pop("platform")), **described)
    for name, described in tomllib.loads(Path(__file__).with_suffix(".toml").read_text(encoding="utf-8")).items()
)


def accelerator(name: str) -> Accelerator:
    """Return the accelerator called ``name``, in any case. Raises UserError if there is none."""
    found = next((item for item in ACCELERATORS if item.name == name.strip().lower()), None)
    if found is None:
        raise UserError(
            f"There is no device called {name!r}; choose one of {', '.join(item.name for item in ACCELERATORS)}."
        )
    return found
