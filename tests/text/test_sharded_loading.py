"""Weights on a mesh are read from the files piece by piece, nothing twice."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from .. import tiny_models
from ..mesh_child import virtual_devices

pytestmark = [pytest.mark.usefixtures("processes"), pytest.mark.release]


def last_line(code: str, devices: int, *folders: Path) -> str:
    """What a child with so many virtual devices prints last."""
    command = [sys.executable, "-c", code, *map(str, folders)]
    done = subprocess.run(
        command, env=virtual_devices(devices), capture_output=True, text=True, timeout=600, check=False
    )
    assert done.returncode == 0, done.stderr[-4000:]
    return done.stdout.splitlines()[-1]


SAME = """
import sys
from pathlib import Path
import numpy as np, torch
from transformers import AutoModelForCausalLM
from hfjax_demo.bridge.sharding import make_model_meshes
from hfjax_demo.text.loading import load_replicas, load_text_model

folder = Path(sys.argv[1])
(mesh,) = make_model_meshes(1, 2)
alone, _ = load_text_model(folder, "tiny", "float32", lambda *_: None)
for dtype in ("float32", "bfloat16"):
    ((read, model),) = load_replicas(folder, "tiny", dtype, lambda *_: None, meshes=[mesh])
    wanted = AutoModelForCausalLM.from_pretrained(folder, dtype=getattr(torch, dtype)).state_dict()
    assert "lm_head.weight" not in read and model.mesh is mesh and set(read) == set(alone)
    for name, array in read.items():
        if name in wanted:
            assert str(array.dtype) == dtype
            np.testing.assert_array_equal(np.asarray(array, np.float32), wanted[name].float().numpy(), err_msg=name)
print(len(set(read) & set(wanted)))
"""


def test_the_same_weights_as_on_one_device(tmp_path: Path) -> None:
    folder = tiny_models.make_model(tmp_path, "gemma3", tie_word_embeddings=True)
    assert int(last_line(SAME, 2, folder)) > 20


CHILD = """
import gc, json, sys
from pathlib import Path
import torch, transformers
from hfjax_demo.bridge.sharding import bytes_by_device, make_model_meshes
from hfjax_demo.runtime.device import collect_garbage
from hfjax_demo.text.loading import load_replicas

def memory(name):
    (line,) = (line for line in open("/proc/self/status") if line.startswith(name))
    return int(line.split()[1]) * 1024

small, large = map(Path, sys.argv[1:])
meshes = make_model_meshes(1, 4)
load_replicas(small, "small", "float32", lambda *_: None, meshes=meshes)  # what is imported and kept for good is here then
collect_garbage()
Path("/proc/self/clear_refs").write_text("5")  # the peak begins anew
before = memory("VmRSS")
((params, _),) = load_replicas(large, "large", "float32", lambda *_: None, meshes=meshes)
size = sum(array.nbytes for array in params.values())
print(json.dumps({"peak": memory("VmHWM") - before, "size": size, "devices": list(bytes_by_device(params).values())}))
"""


@pytest.mark.skipif(sys.platform != "linux", reason="reads Linux's own account of a process's memory")
def test_the_model_is_never_in_memory_twice(tmp_path: Path) -> None:
    sizes = {"hidden_size": 768, "intermediate_size": 3072, "num_hidden_layers": 6, "num_attention_heads": 8}
    folders = [
        tiny_models.make_model(tmp_path / "small", "llama", num_key_value_heads=4),
        tiny_models.make_model(tmp_path / "large", "llama", num_key_value_heads=8, vocab_size=12_000, **sizes),
    ]
    told = json.loads(last_line(CHILD, 4, *folders))
    assert told["size"] > 250e6
    assert told["peak"] < 1.3 * told["size"]  # 1.54 times as much on one device
    assert told["devices"] == [told["devices"][0]] * 4 and told["devices"][0] < 0.26 * told["size"]
