"""A second start traces nothing anew: every program comes from the store on disk, everything else from XLA's own cache."""

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

# Counts, while a whole process answers one question, what JAX says about its persistent cache, and the programs.
CHILD = """
import collections, json, sys
from jax import monitoring
counts = collections.Counter()
monitoring.register_event_listener(lambda event, **kwargs: counts.update([event]))
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
    "misses": counts["/jax/compilation_cache/cache_misses"],
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
        [sys.executable, "-c", CHILD, str(folder)], capture_output=True, text=True, env=environ, check=True
    )
    answer, counts = completed.stdout.splitlines()[-2:]
    return {"token_ids": json.loads(answer)["token_ids"], **json.loads(counts)}


def test_the_second_start_traces_and_compiles_nothing_anew(tmp_path: Path) -> None:
    folder, cache = tiny_models.make_model(tmp_path / "llama", "llama"), tmp_path / "cache"
    first = start(folder, cache)
    assert first["status"] == 0 and first["misses"] > 0
    names = {name for name, _ in first["made"]}
    assert {"prefill (16)", "decode (1)", "release"} == names
    assert not any(stored for _, stored in first["made"])

    second = start(folder, cache)
    assert second["status"] == 0 and second["misses"] == 0
    assert {name for name, _ in second["made"]} == names
    assert all(stored for _, stored in second["made"])
    assert second["token_ids"] == first["token_ids"]

    # What another process left behind half-written is as good as nothing.
    for path in (cache / "programs").iterdir():
        path.write_bytes(path.read_bytes()[:-100])
    third = start(folder, cache)
    assert third["status"] == 0 and not any(stored for _, stored in third["made"])
    assert third["token_ids"] == first["token_ids"]
