"""The accelerators that programs can be compiled for without one, as the file beside this module describes them."""

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
"""What ``jax[tpu]`` of the version that ``requirements.txt`` has asks for."""


@dataclass(frozen=True, slots=True)
class Accelerator:
    """A device, as its maker describes it.

    Attributes:
        name: what the command line calls it.
        title: what people call it.
        platform: by JAX's name; ``lowering`` is the name that JAX lowers for.
        memory_bytes: of one device.
        bytes_per_s: of its memory.
        operations_per_s: at most, in bfloat16: multiplications and additions of matrix products.
        sources: the data sheets' addresses.
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
        """One sentence on what has to be installed to compile for it; None if nothing has."""
        packages = ["libtpu"] if self.platform is Platform.TPU else ["jax_cuda12_plugin", "jax_cuda13_plugin"]
        wanted = LIBTPU if self.platform is Platform.TPU else f"jax[cuda12]=={jax.__version__}"
        if any(importlib.util.find_spec(package) is not None for package in packages):
            return None
        return f"Compiling for {self.title} takes {wanted}, which is not installed here: pip install '{wanted}'."

    def environment(self) -> Mapping[str, str]:
        """Variables that a process which compiles for it has to have before it starts: JAX computes on the CPU there."""
        return {
            "JAX_PLATFORMS": "cpu",
            "JAX_SKIP_CUDA_CONSTRAINTS_CHECK": "1",  # there is no driver whose version could be checked
            "TPU_SKIP_MDS_QUERY": "1",  # nor a server that tells a TPU's host about itself
            "TPU_ACCELERATOR_TYPE": "v5litepod-8",
            "TPU_WORKER_HOSTNAMES": "localhost",
            "ALLOW_MULTIPLE_LIBTPU_LOAD": "1",  # nothing is shared with another process that compiles
            "TF_CPP_MIN_LOG_LEVEL": "3",
        }

    def devices(self, count: int) -> Sequence[Any]:
        """So many devices, which programs can be compiled for and nothing can be put on.

        Raises:
            UserError: there are no hosts with so many.
        """
        from jax.experimental import topologies

        if self.platform is Platform.CPU:  # which is here
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


# A host's TPUs; the smallest that libtpu has are two by two.
_TPU_HOSTS = ((4, "2x2"), (8, "2x4"))


def _target(name: str, **numbers: int | float) -> str:
    """A GPU as XLA wants to be told of it, a ``GpuTargetConfigProto`` in text form."""
    major, minor = divmod(int(numbers.pop("capability")), 10)
    lines = "\n".join(f"  {key}: {number}" for key, number in numbers.items())
    return (
        f"gpu_device_info {{\n{lines}\n  cuda_compute_capability {{ major: {major} minor: {minor} }}\n}}\n"
        'platform_name: "CUDA"\n'
        "dnn_version_info { major: 9 minor: 8 patch: 0 }\n"
        f'device_description_str: "{name}"\n'
    )


def _described() -> Iterator[Accelerator]:
    read = tomllib.loads(Path(__file__).with_suffix(".toml").read_text(encoding="utf-8"))
    shared = read.pop("gpus")
    for name, device in read.items():
        platform, target = Platform(device.pop("platform")), device.pop("target")
        told = _target(target.pop("name"), **shared, **target) if platform is Platform.GPU else target["name"]
        yield Accelerator(name, platform=platform, target=told, **device)


ACCELERATORS = tuple(_described())


def accelerator(name: str) -> Accelerator:
    """The one called ``name``, in any case.

    Raises:
        UserError: there is none.
    """
    found = next((item for item in ACCELERATORS if item.name == name.strip().lower()), None)
    if found is None:
        raise UserError(
            f"There is no device called {name!r}; choose one of {', '.join(item.name for item in ACCELERATORS)}."
        )
    return found
