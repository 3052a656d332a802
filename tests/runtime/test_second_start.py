"""A second start traces nothing anew: every program comes from the store on disk."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests import tiny_models

pytestmark = [pytest.mark.usefixtures("processes"), pytest.mark.release]

# Lists the programs that a whole process makes while it answers one question.
STARTED = """
import json, sys
from hfjax_demo.bridge.programs import compiler
made = []
initialize = compiler.Compiler.__init__
def listening(self, *, on_end=compiler.ignore, **options):
    initialize(self, on_end=lambda program: (made.append((program.name, program.stored)), on_end(program)), **options)
compiler.Compiler.__init__ = listening
from hfjax_demo.cli import main
status = main(["generate", sys.argv[1], "--prompt", "hello", "--temperature", "0", "--max-new-tokens", "12", "--json"])
print(json.dumps({
    "status": status,
    "made": made,
}))
"""


def start(folder: Path, cache: Path) -> dict[str, Any]:
    environ = os.environ | {
        "HFJAX_CACHE_DIR": str(cache),
        "HFJAX_CONTEXT_LENGTH": "128",
        "HFJAX_COMPILE_AHEAD": "false",  # so that every start makes the same programs, however long each takes
    }
    completed = subprocess.run(
        [sys.executable, "-c", STARTED, str(folder)], capture_output=True, text=True, env=environ, check=True
    )
    answer, made = completed.stdout.splitlines()[-2:]
    return {"token_ids": json.loads(answer)["token_ids"], **json.loads(made)}


def test_the_second_start_traces_and_compiles_nothing_anew(tmp_path: Path) -> None:
    folder, cache = tiny_models.make_model(tmp_path / "llama", "llama"), tmp_path / "cache"
    first = start(folder, cache)
    assert first["status"] == 0
    names = {name for name, _ in first["made"]}
    assert {"prefill (16)", "decode (1)"} == names
    second = start(folder, cache)
    assert second["status"] == 0
    assert {name for name, _ in second["made"]} == names
    assert all(stored for _, stored in second["made"])
    assert second["token_ids"] == first["token_ids"]
    # What another process left behind half-written is as good as nothing.
    whole = {path: path.stat().st_size for path in (cache / "programs").iterdir()}
    for path in whole:
        path.write_bytes(path.read_bytes()[:-100])
    third = start(folder, cache)
    assert third["status"] == 0 and third["token_ids"] == first["token_ids"]
    assert all(path.stat().st_size > size - 100 for path, size in whole.items()), "each is made anew"


SWITCHES = 10

# Wide enough that a model left behind shows: 26 MB of weights each.
SIZE = {"hidden_size": 512, "intermediate_size": 1536, "vocab_size": tiny_models.VOCABULARY}

SWITCHED = """
import gc, json, sys
from pathlib import Path
import psutil
from hfjax_demo.runtime.manager import ModelManager
from tests import tiny_models
from tests.runtime.managing import ask, collect, tokens

cache, switches, models = Path(sys.argv[1]), int(sys.argv[2]), sys.argv[3:]
manager = ModelManager(tiny_models.settings(cache_dir=cache, compile_ahead=False, max_loaded_models=1))

def switch_to(model):
    assert len(tokens(collect(manager.generate(ask(model, 4))))) == 4
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
        [sys.executable, "-c", SWITCHED, str(shared_cache), str(SWITCHES), *map(str, folders)],
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
