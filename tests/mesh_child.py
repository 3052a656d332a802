"""Run engines on meshes of virtual devices, which must be configured before a process starts: in a :class:`MeshChild`.

The child runs several tasks one after another, because its start takes longest. A task is a line of JSON with the arguments of
:meth:`MeshChild.run`. The response is a line of JSON after :data:`ANSWER`, with a :class:`Told` for each mesh name, or ``error``.
"""

from __future__ import annotations

import contextlib
import json
import os
import subprocess
import sys
import tempfile
import traceback
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Self

from .compiling import FLAGS

DEVICES = 8
REPOSITORY = Path(__file__).parent.parent
ANSWER = "told: "  # libraries print to stdout too


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


class MeshChild:
    """A process with :data:`DEVICES` virtual devices; ``cache`` is the folder for compiled programs."""

    def __init__(self, cache: Path) -> None:
        self._errors = tempfile.TemporaryFile()  # a pipe would fill up if it is not read  # noqa: SIM115
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.mesh_child", str(cache)],
            cwd=REPOSITORY,
            env=virtual_devices(DEVICES),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._errors,
            text=True,
        )

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
        task = {
            "folder": str(folder),
            "meshes": meshes,
            "prompts": prompts,
            "new_tokens": new_tokens,
            "optimized": optimized,
            "platform": platform,
            "settings": settings,
        }
        assert self._process.stdin is not None and self._process.stdout is not None
        self._process.stdin.write(json.dumps(task) + "\n")
        self._process.stdin.flush()
        line = next((line for line in self._process.stdout if line.startswith(ANSWER)), None)
        if line is None:
            self._errors.seek(0)
            raise AssertionError(self._errors.read().decode(errors="replace")[-4000:])
        told: dict[str, Any] = json.loads(line.removeprefix(ANSWER))
        assert "error" not in told, told["error"]
        return {mesh: Told(**values) for mesh, values in told.items()}

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *exc_info: object) -> None:
        self._process.kill()
        self._process.communicate()
        self._errors.close()


def virtual_devices(count: int) -> dict[str, str]:
    """Return the environment of a process in which JAX finds ``count`` devices."""
    return os.environ | {"JAX_PLATFORMS": "cpu", "XLA_FLAGS": f"--xla_force_host_platform_device_count={count} {FLAGS}"}


def main(cache: Path) -> None:
    """Run the tasks from standard input, in the child process."""
    from . import tiny_models
    from .compiling import compiling_for_people

    tiny_models.use_compilation_cache(cache)
    for line in sys.stdin:
        task = json.loads(line)
        try:
            with compiling_for_people() if task["optimized"] else contextlib.nullcontext():
                told = {str(mesh): asdict(_told(task, mesh)) for mesh in task["meshes"]}
        except Exception:
            told = {"error": traceback.format_exc()}
        print(ANSWER + json.dumps(told), flush=True)


def _told(task: Mapping[str, Any], mesh: str | None) -> Told:
    from benchmarks.collectives import exchanges
    from hfjax_demo.bridge.platforms import Platform, for_platform
    from hfjax_demo.bridge.programs.compiler import Compiler
    from hfjax_demo.bridge.sharding import bytes_by_device
    from hfjax_demo.text.engine_builder import load_engine

    from . import parity, tiny_models

    sentences: list[str] = []
    with for_platform(Platform(task["platform"])):
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
    compiled = rows[0]._programs._table.there
    width, decode = next((key.size, program) for key, program in compiled.items() if key.kind == "decode")
    return Told(
        tokens=[answer.tokens for answer in answers],
        again=again.tokens,
        sentences=list(dict.fromkeys(sentences)),
        weights=[held for row in rows for held in bytes_by_device(row._programs.params).values()],
        caches=[held for row in rows for held in bytes_by_device(row._slots.state.caches).values()],
        width=width,
        exchanges=[(found.kind, found.bytes // width, found.loops) for found in exchanges(decode.text)],
    )


if __name__ == "__main__":
    main(Path(sys.argv[1]))
