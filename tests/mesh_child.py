"""Engines on meshes of virtual devices, which exist only in a process that asked for them: ``python -m tests.mesh_child JSON``.

The argument: ``folder``, ``meshes`` (null is one device), ``prompts`` (token ids), ``new_tokens``, ``settings``. Printed as
the last line: for each mesh, by its name, what :class:`Told` says.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

DEVICES = 8
REPOSITORY = Path(__file__).parent.parent


@dataclass(frozen=True)
class Told:
    """What an engine on one mesh did.

    Attributes:
        tokens: of each prompt's answer.
        again: of the first prompt's, asked once more behind its own answer.
        sentences: what loading told.
        weights: bytes of weights that each device has.
        caches: bytes of the cache that each device has.
        width: rows of a decode program.
        exchanges: of that program: kind, bytes a row, loops.
    """

    tokens: list[list[int]]
    again: list[int]
    sentences: list[str]
    weights: list[int]
    caches: list[int]
    width: int
    exchanges: list[tuple[str, int, int]]


def on_meshes(
    folder: Path,
    cache: Path,
    meshes: Sequence[str | None],
    prompts: Sequence[Sequence[int]],
    new_tokens: int,
    **settings: Any,
) -> dict[str, Told]:
    """Run the engine of a model folder on each mesh, in a process with :data:`DEVICES` virtual devices."""
    task = {
        "folder": str(folder),
        "meshes": meshes,
        "prompts": prompts,
        "new_tokens": new_tokens,
        "settings": settings,
        "cache": str(cache),
    }
    done = subprocess.run(
        [sys.executable, "-m", "tests.mesh_child", json.dumps(task)],
        cwd=REPOSITORY,
        env=virtual_devices(DEVICES),
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-4000:]
    told: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return {mesh: Told(**values) for mesh, values in told.items()}


def virtual_devices(count: int) -> dict[str, str]:
    """The environment of a process in which JAX finds so many devices."""
    return os.environ | {"JAX_PLATFORMS": "cpu", "XLA_FLAGS": f"--xla_force_host_platform_device_count={count}"}


def main(task: Mapping[str, Any]) -> None:
    """Runs in the child."""
    from . import tiny_models

    tiny_models.use_compilation_cache(Path(task["cache"]))
    told = {str(mesh): asdict(_told(task, mesh)) for mesh in task["meshes"]}
    print(json.dumps(told))


def _told(task: Mapping[str, Any], mesh: str | None) -> Told:
    from hfjax_demo.bridge.programs.compiler import Compiler
    from hfjax_demo.bridge.sharding import bytes_by_device
    from hfjax_demo.text.building import load_engine
    from tests.collectives import exchanges

    from . import parity, tiny_models

    sentences: list[str] = []
    engine = load_engine(
        Path(task["folder"]),
        "the model",
        dtype="float32",
        settings=tiny_models.settings(mesh=mesh, **task["settings"]),
        device="cpu",
        on_progress=lambda message, _: sentences.append(message),
        compiler=Compiler(),
    )
    prompts, count = task["prompts"], task["new_tokens"]
    answers = [parity.submit(engine, prompt, max_new_tokens=count)[1] for prompt in prompts]
    parity.run(engine)
    behind = [*prompts[0], *answers[0].tokens]
    again = parity.generate(engine, behind, max_new_tokens=4)
    rows = getattr(engine, "rows", (engine,))
    compiled = rows[0]._programs._compiled
    width, decode = next((size, program) for (kind, size, _), program in compiled.items() if kind == "decode")
    return Told(
        tokens=[answer.tokens for answer in answers],
        again=again.tokens,
        sentences=list(dict.fromkeys(sentences)),
        weights=[held for row in rows for held in bytes_by_device(row._programs.params).values()],
        caches=[held for row in rows for held in bytes_by_device(row._state.caches).values()],
        width=width,
        exchanges=[(found.kind, found.bytes // width, found.loops) for found in exchanges(decode)],
    )


if __name__ == "__main__":
    main(json.loads(sys.argv[1]))
