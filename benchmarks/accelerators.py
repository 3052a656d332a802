"""Accelerators that programs can be compiled for without having one, described in the TOML file of the same name."""

from __future__ import annotations

import importlib.util
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import jax

from hfjax_demo.bridge.platforms import Platform
from hfjax_demo.errors import UserError

LIBTPU = "libtpu==0.0.42.1"
"""The version required by ``jax[tpu]`` of the JAX version in ``requirements.txt``."""


@dataclass(frozen=True, slots=True)
class Accelerator:
    """A device, as described by its manufacturer.

    Attributes:
        name: its name on the command line.
        title: its full name.
        platform: JAX's name of its platform; ``lowering`` is the name that JAX lowers for.
        memory_bytes: of one device.
        bytes_per_s: memory bandwidth.
        operations_per_s: peak in bfloat16: multiplications and additions of matrix products.
        sources: URLs of the data sheets.
        target: a TPU's name for ``libtpu``; a GPU's target configuration.
    """

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
        return {Platform.TPU: "tpu", Platform.GPU: "cuda", Platform.CPU: "cpu"}[self.platform]

    def missing(self) -> str | None:
        """Return a sentence that names the package to install for compiling; None if none is missing."""
        packages = ["libtpu"] if self.platform is Platform.TPU else ["jax_cuda12_plugin", "jax_cuda13_plugin"]
        wanted = LIBTPU if self.platform is Platform.TPU else f"jax[cuda12]=={jax.__version__}"
        if any(importlib.util.find_spec(package) is not None for package in packages):
            return None
        return f"Compiling for {self.title} takes {wanted}, which is not installed here: pip install '{wanted}'."

    def environment(self) -> Mapping[str, str]:
        """Return the environment variables that a process must start with to compile for it. JAX computes on the CPU there."""
        return {
            "JAX_PLATFORMS": "cpu",
            "JAX_SKIP_CUDA_CONSTRAINTS_CHECK": "1",  # there is no CUDA driver to check
            "TPU_SKIP_MDS_QUERY": "1",  # nor a metadata server of a TPU
            "TPU_ACCELERATOR_TYPE": "v5litepod-8",
            "TPU_WORKER_HOSTNAMES": "localhost",
            "ALLOW_MULTIPLE_LIBTPU_LOAD": "1",  # several processes may compile; they share nothing
            "TF_CPP_MIN_LOG_LEVEL": "3",
        }

    def devices(self, count: int) -> Sequence[Any]:
        """Return ``count`` devices for which programs can be compiled, but which hold no arrays.

        Raises:
            UserError: no host has that many.
        """
        from jax.experimental import topologies

        if self.platform is Platform.CPU:  # real devices
            return jax.devices("cpu")[:count]
        if self.platform is Platform.TPU:
            side = next((layout for most, layout in _TPU_HOSTS if count <= most), None)
            if side is None:
                raise UserError(f"Programs are compiled for {_TPU_HOSTS[-1][0]} TPUs at most; choose a smaller mesh.")
            topology = topologies.get_topology_desc(topology_name=f"{self.target}:{side}", platform="tpu")
        else:
            topology = topologies.get_topology_desc(
                topology_name="", platform="cuda", target_config=self.target, topology=f"1x1x{count}"
            )
        return list(topology.devices[:count])


# Number of TPUs of a host, and its topology; libtpu's smallest is 2x2.
_TPU_HOSTS = ((4, "2x2"), (8, "2x4"))


def _gpu_target_config(name: str, **numbers: int | float) -> str:
    """Return XLA's description of a GPU, a ``GpuTargetConfigProto`` in text form."""
    major, minor = divmod(int(numbers.pop("capability")), 10)
    lines = "\n".join(f"  {key}: {number}" for key, number in numbers.items())
    return (
        f"gpu_device_info {{\n{lines}\n  cuda_compute_capability {{ major: {major} minor: {minor} }}\n}}\n"
        'platform_name: "CUDA"\n'
        "dnn_version_info { major: 9 minor: 8 patch: 0 }\n"
        f'device_description_str: "{name}"\n'
    )


def _read_accelerators() -> Iterator[Accelerator]:
    read = tomllib.loads(Path(__file__).with_suffix(".toml").read_text(encoding="utf-8"))
    shared = read.pop("gpus")
    for name, device in read.items():
        platform, target = Platform(device.pop("platform")), device.pop("target")
        told = (
            _gpu_target_config(target.pop("name"), **shared, **target) if platform is Platform.GPU else target["name"]
        )
        yield Accelerator(name, platform=platform, target=told, **device)


ACCELERATORS = tuple(_read_accelerators())


def accelerator(name: str) -> Accelerator:
    """Return the accelerator called ``name``, in any case.

    Raises:
        UserError: there is none.
    """
    found = next((item for item in ACCELERATORS if item.name == name.strip().lower()), None)
    if found is None:
        raise UserError(
            f"There is no device called {name!r}; choose one of {', '.join(item.name for item in ACCELERATORS)}."
        )
    return found
