"""A second start compiles nothing anew: every program comes from the cache on disk."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from tests import tiny_models

# Counts what JAX says about its persistent cache while a whole process answers one question.
CHILD = """
import collections, json, sys
from jax import monitoring
counts = collections.Counter()
monitoring.register_event_listener(lambda event, **kwargs: counts.update([event]))
from hfjax_demo.cli import main
status = main(["generate", sys.argv[1], "--prompt", "hello", "--temperature", "0", "--max-new-tokens", "12"])
print(json.dumps({
    "status": status,
    "hits": counts["/jax/compilation_cache/cache_hits"],
    "misses": counts["/jax/compilation_cache/cache_misses"],
}))
"""


def start(folder: Path, cache: Path) -> dict[str, int]:
    environ = os.environ | {
        "HFJAX_CACHE_DIR": str(cache),
        "HFJAX_CONTEXT_LENGTH": "128",
        "HFJAX_PREFILL_CHUNKS": "8,32",
    }
    completed = subprocess.run(
        [sys.executable, "-c", CHILD, str(folder)], capture_output=True, text=True, env=environ, check=True
    )
    counts: dict[str, int] = json.loads(completed.stdout.splitlines()[-1])
    return counts


def test_the_second_start_compiles_nothing_anew(tmp_path: Path) -> None:
    folder = tiny_models.make_model(tmp_path / "llama", "llama")
    first = start(folder, tmp_path / "cache")
    assert first["status"] == 0
    assert first["misses"] > 0
    second = start(folder, tmp_path / "cache")
    assert second["status"] == 0
    assert second["misses"] == 0
    assert second["hits"] >= first["misses"]
