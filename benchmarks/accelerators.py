"""The accelerators that programs can be compiled for without one: what their makers say of them, and what XLA has to be told.

Memory, bandwidth and peak are those of the data sheets named at each; the peak is that of dense bfloat16 products. A GPU's
``target`` is a ``GpuTargetConfigProto`` in text form (``xla/stream_executor/device_description.proto`` of
https://github.com/openxla/xla), with the numbers that the CUDA driver tells there; XLA publishes some in
``xla/backends/gpu/target_config/specs``. A TPU's is known to ``libtpu`` by its name.
"""

from __future__ import annotations

import importlib.util
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import jax

from hfjax_demo.bridge.platforms import Platform
from hfjax_demo.errors import UserError

LIBTPU = "libtpu==0.0.42.1"
"""What ``jax[tpu]`` of the version that ``requirements.txt`` has asks for."""

GB = 10**9


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
    sources: tuple[str, ...]
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
    """A GPU as XLA wants to be told of it; what all GPUs here share is added."""
    major, minor = divmod(int(numbers.pop("capability")), 10)
    shared = {
        "threads_per_block_limit": 1024,
        "threads_per_warp": 32,
        "shared_memory_per_block": 49152,
        "block_dim_limit_x": 2147483647,
        "block_dim_limit_y": 65535,
        "block_dim_limit_z": 65535,
        "registers_per_core_limit": 65536,
        "registers_per_block_limit": 65536,
    }
    lines = "\n".join(f"  {key}: {number}" for key, number in {**shared, **numbers}.items())
    return (
        f"gpu_device_info {{\n{lines}\n  cuda_compute_capability {{ major: {major} minor: {minor} }}\n}}\n"
        'platform_name: "CUDA"\n'
        "dnn_version_info { major: 9 minor: 8 patch: 0 }\n"
        f'device_description_str: "{name}"\n'
    )


ACCELERATORS: tuple[Accelerator, ...] = (
    Accelerator(
        name="v5e",
        title="TPU v5e",
        platform=Platform.TPU,
        memory_bytes=16 * GB,
        bytes_per_s=819e9,
        operations_per_s=197e12,
        sources=("https://cloud.google.com/tpu/docs/v5e",),
        target="v5e",
    ),
    Accelerator(
        name="v6e",
        title="TPU v6e",
        platform=Platform.TPU,
        memory_bytes=32 * GB,
        bytes_per_s=1638e9,
        operations_per_s=918e12,
        sources=("https://cloud.google.com/tpu/docs/v6e",),
        target="v6e",
    ),
    Accelerator(
        name="h100",
        title="NVIDIA H100 SXM, 80 GB",
        platform=Platform.GPU,
        memory_bytes=80 * GB,
        bytes_per_s=3.35e12,
        operations_per_s=989e12,
        sources=("https://www.nvidia.com/en-us/data-center/h100/",),
        target=_target(
            "NVIDIA H100 80GB HBM3",
            capability=90,
            shared_memory_per_core=233472,
            threads_per_core_limit=2048,
            core_count=132,
            fpus_per_core=128,
            memory_bandwidth=3352320000000,
            l2_cache_size=52428800,
            clock_rate_ghz=1.98,
            device_memory_size=84978434048,
            shared_memory_per_block_optin=232448,
        ),
    ),
    Accelerator(
        name="a100",
        title="NVIDIA A100 SXM, 80 GB",
        platform=Platform.GPU,
        memory_bytes=80 * GB,
        bytes_per_s=2.039e12,
        operations_per_s=312e12,
        sources=(
            "https://www.nvidia.com/en-us/data-center/a100/",
            "https://github.com/openxla/xla/blob/main/xla/backends/gpu/target_config/specs/a100_sxm_80.txtpb",
        ),
        target=_target(
            "NVIDIA A100-SXM4-80GB",
            capability=80,
            shared_memory_per_core=167936,
            threads_per_core_limit=2048,
            core_count=108,
            fpus_per_core=64,
            memory_bandwidth=2039040000000,
            l2_cache_size=41943040,
            clock_rate_ghz=1.41,
            device_memory_size=85100068864,
            shared_memory_per_block_optin=166912,
        ),
    ),
    Accelerator(
        name="l4",
        title="NVIDIA L4, 24 GB",
        platform=Platform.GPU,
        memory_bytes=24 * GB,
        bytes_per_s=300e9,
        operations_per_s=121e12,  # the data sheet's 242 are with sparsity
        sources=(
            "https://www.nvidia.com/en-us/data-center/l4/",
            # Threads and shared memory of compute capability 8.9
            "https://docs.nvidia.com/cuda/ada-tuning-guide/index.html",
            # Cores and cache of the chip, AD104
            "https://images.nvidia.com/aem-dam/Solutions/Data-Center/l4/nvidia-ada-gpu-architecture-whitepaper-v2.1.pdf",
        ),
        target=_target(
            "NVIDIA L4",
            capability=89,
            shared_memory_per_core=102400,
            threads_per_core_limit=1536,
            core_count=58,
            fpus_per_core=128,
            memory_bandwidth=300096000000,
            l2_cache_size=50331648,
            clock_rate_ghz=2.04,
            device_memory_size=24152899584,
            shared_memory_per_block_optin=101376,
        ),
    ),
)


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
