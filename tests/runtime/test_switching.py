"""Switching back and forth between two models leaves no memory behind: a process of its own, which measures itself."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests import tiny_models

pytestmark = [pytest.mark.usefixtures("processes"), pytest.mark.release]

SWITCHES = 10

# Wide enough that a model left behind shows: 26 MB of weights each.
SIZE = {"hidden_size": 512, "intermediate_size": 1536, "vocab_size": tiny_models.VOCABULARY}

CHILD = """
import gc, json, sys
from pathlib import Path
import psutil
from hfjax_demo.events import Failed
from hfjax_demo.runtime.manager import ModelManager
from hfjax_demo.requests import SamplingSettings
from hfjax_demo.requests import TextRequest
from tests import tiny_models

cache, switches, models = Path(sys.argv[1]), int(sys.argv[2]), sys.argv[3:]
manager = ModelManager(tiny_models.settings(cache_dir=cache, compile_ahead=False, max_loaded_models=1))

def switch_to(model):
    request = TextRequest(model, prompt_ids=[3, 4, 5], sampling=SamplingSettings(max_new_tokens=4, temperature=0))
    with manager.generate(request) as stream:
        events = list(stream)
    if isinstance(events[-1], Failed):
        raise events[-1].error
    manager._pool.worker.call(gc.collect).result()  # after what was unloaded
    manager._pool.worker.call(lambda: None).result()
    return psutil.Process().memory_info().rss

for model in models:
    switch_to(model)  # whatever is made once is made now
rss = [switch_to(models[number % 2]) for number in range(switches + 1)]
held = [manager.status(model).memory_bytes for model in models]
manager.close()
print(json.dumps({"rss": rss, "held": held}))
"""


def test_ten_switches_leave_nothing_behind(tmp_path: Path, shared_cache: Path) -> None:
    folders = [tiny_models.make_model(tmp_path / f"model{seed}", "llama", seed=seed, **SIZE) for seed in range(2)]
    weights = sum(path.stat().st_size for path in folders[0].glob("*.safetensors"))

    completed = subprocess.run(
        [sys.executable, "-c", CHILD, str(shared_cache), str(SWITCHES), *map(str, folders)],
        capture_output=True,
        text=True,
        env=os.environ,
        check=True,
    )

    found = json.loads(completed.stdout.splitlines()[-1])
    before, after = found["rss"][0], found["rss"][-1]
    print(f"resident memory in MB, switch by switch: {[round(value / 1e6) for value in found['rss']]}")
    assert [value is None for value in found["held"]] in ([True, False], [False, True]), "one at a time"
    # Ten weights left behind would be ten times as much; what varies is what the C library keeps of freed memory.
    assert after - before < 2 * weights, found["rss"]
