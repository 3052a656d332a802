"""Run engines on meshes of virtual devices, which must be configured before a process starts: in a :class:`MeshChild`."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from hfjax_demo.children import Child

from .compiling import FLAGS, compiling_for_people

DEVICES = 8
REPOSITORY = Path(__file__).parent.parent


@dataclass(frozen=True)
class Told:
    """The results of an engine on one mesh.

    Attributes:
        tokens: the tokens of each prompt's answer.
        again: the tokens of a second answer, to the first prompt followed by its answer.
        sentences: the progress messages of loading.
        weights: bytes of weights on each device.
        caches: bytes of KV cache on each device.
        width: rows of a decode program.
        exchanges: the collectives of that program: kind, bytes per row, loops.
    """

    tokens: list[list[int]]
    again: list[int]
    sentences: list[str]
    weights: list[int]
    caches: list[int]
    width: int
    exchanges: list[tuple[str, int, int]]


class MeshChild(contextlib.ExitStack):
    """A process with :data:`DEVICES` virtual devices, for several runs because its start takes longest; ``cache`` is the folder
    for compiled programs."""

    def __init__(self, cache: Path) -> None:
        super().__init__()
        self._child = self.enter_context(Child("meshes", virtual_devices(DEVICES)))
        self._cache = cache

    def run(
        self,
        folder: Path,
        meshes: Sequence[str | None],
        prompts: Sequence[Sequence[int]],
        new_tokens: int,
        *,
        optimized: bool = False,
        platform: str = "cpu",
        **settings: Any,
    ) -> dict[str, Told]:
        """Run the engine of a model folder on each mesh; ``optimized`` compiles with the options of production, and ``platform``
        selects the form of the KV cache and the attention."""
        given = (self._cache, folder, prompts, new_tokens, optimized, platform)
        return {str(mesh): self._child.call(_run, *given, settings | {"mesh": mesh}) for mesh in meshes}


def virtual_devices(count: int) -> dict[str, str]:
    return os.environ | {"JAX_PLATFORMS": "cpu", "XLA_FLAGS": f"--xla_force_host_platform_device_count={count} {FLAGS}"}


def _run(
    cache: Path,
    folder: Path,
    prompts: Sequence[Sequence[int]],
    new_tokens: int,
    optimized: bool,
    platform: str,
    settings: dict[str, Any],
) -> Told:
    from benchmarks.collectives import exchanges
    from hfjax_demo.bridge.platforms import Platform, for_platform
    from hfjax_demo.bridge.sharding import bytes_by_device

    from . import parity, tiny_models

    tiny_models.use_compilation_cache(cache)
    sentences: list[str] = []
    with compiling_for_people() if optimized else contextlib.nullcontext():
        with for_platform(Platform(platform)):
            engine = tiny_models.load(
                folder, "the model", on_progress=lambda message, _: sentences.append(message), **settings
            )
        answers = [parity.submit(engine, prompt, max_new_tokens=new_tokens)[1] for prompt in prompts]
        parity.run(engine)
        behind = [*prompts[0], *answers[0].tokens]
        again = parity.generate(engine, behind, max_new_tokens=4)
    rows = getattr(engine, "rows", (engine,))
    compiled = rows[0].programs._table.there
    width, decode = next((key.size, program) for key, program in compiled.items() if key.kind == "decode")
    return Told(
        tokens=[answer.tokens for answer in answers],
        again=again.tokens,
        sentences=list(dict.fromkeys(sentences)),
        weights=[held for row in rows for held in bytes_by_device(row.programs.params).values()],
        caches=[held for row in rows for held in bytes_by_device(row._slots.state.caches).values()],
        width=width,
        exchanges=[(found.kind, found.bytes // width, found.loops) for found in exchanges(decode.text)],
    )
