"""Pictures on several virtual devices: a batch is shared out by rows, nothing is exchanged, and the pictures are the same."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from .. import tiny_pipelines
from ..mesh_child import REPOSITORY, virtual_devices

pytestmark = [pytest.mark.usefixtures("processes"), pytest.mark.release]

# Devices exist only in a process that asked for them before it used the first.
CHILD = """
import json, sys
from pathlib import Path
import jax
from benchmarks.collectives import exchanges
from tests import picture_parity, tiny_models, tiny_pipelines

folder, cache = map(Path, sys.argv[1:])
tiny_models.use_compilation_cache(cache)
def is_split(program):
    return any(not sharding.is_fully_replicated for sharding in jax.tree.leaves(program.compiled.input_shardings))

def tell(engine, count):
    pixels = picture_parity.make(engine, picture_parity.request(steps=3, guidance_scale=4.0, count=count))
    states = [module.calls for module in engine._pipeline.modules]
    programs = [making.result() for state in states for making in state.programs.values()]
    weights = next(iter(engine._pipeline.modules[1].params.values()))
    return {
        "pixels": pixels.tolist(),
        "exchanges": sum(len(exchanges(program.text)) for program in programs),
        "devices": len(weights.sharding.device_set),
        "split": sum(is_split(program) for program in programs),
    }

told = {}
for mesh in (None, "2x2"):
    engine = tiny_pipelines.load(folder, max_image_size=128, mesh=mesh)
    told |= {f"{mesh} {count}": tell(engine, count) for count in (2, 3)}
print(json.dumps(told))
"""


def test_two_rows_of_devices_share_the_pictures(tmp_path: Path, shared_cache: Path) -> None:
    folder = tiny_pipelines.make_pipeline(tmp_path / "sd", "stable-diffusion")

    done = subprocess.run(
        [sys.executable, "-c", CHILD, str(folder), str(shared_cache)],
        cwd=REPOSITORY,
        env=virtual_devices(4),
        capture_output=True,
        text=True,
        timeout=600,
    )

    assert done.returncode == 0, done.stderr[-4000:]
    told = json.loads(done.stdout.splitlines()[-1])
    # The denoiser for two pictures and for three (two rows each, with and without the prompt), and decoding two.
    for count, split in (("2", 2), ("3", 3)):
        found, alone = told[f"2x2 {count}"], told[f"None {count}"]
        assert np.abs(np.subtract(found["pixels"], alone["pixels"])).max() <= 1
        assert (alone["split"], found["split"]) == (0, split)
        assert (found["exchanges"], found["devices"], alone["devices"]) == (0, 2, 1)
