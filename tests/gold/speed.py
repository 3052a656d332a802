"""Compare the speed of two checkouts on one machine: each measurement alternates between them for several rounds, and the medians
are compared. Nothing is recorded, because measurements of different days are not comparable."""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import httpx

from ..api.serving import wait_for
from ..ports import free_port

WITHIN = 0.03  # tolerance, as a fraction of the old speed
PROMPT_TOKENS = 512
WARM, PROMPTS = 2, 7  # prompts for warm-up, and measured ones
CHILD = {"HF_HUB_OFFLINE": "1", "OMP_WAIT_POLICY": "passive"}
TEXT_MODELS = ("smollm2-135m-instruct", "qwen2.5-coder-0.5b-instruct", "qwen2.5-coder-1.5b-instruct")
IMAGE_MODEL = "emoji-diffusion"
RATES = ("tokens_per_s", "steps_per_s", "prefill_tokens_per_s")

Command = Sequence[str]
Run = Callable[[Path, Command], Any]


def measures() -> dict[str, tuple[str, Command]]:
    """The measurements by name: the required model, and the command."""
    once = ("--only", "hfjax", "--json")
    at_once = ("--precision", "float32", "--conversations", "1", "--conversations", "8", "--repeats", "1")
    clients = ("--clients", "1", "--clients", "8", "--repeats", "1", "--json")
    texts = {f"text {model}": (model, ("bench", "text", model, *once, *at_once)) for model in TEXT_MODELS}
    prompts = {f"prompt {model}": (model, ("prompt", model)) for model in TEXT_MODELS}
    return {
        **{name: each for pair in zip(texts.items(), prompts.items(), strict=True) for name, each in pair},
        f"image {IMAGE_MODEL}": (IMAGE_MODEL, ("bench", "image", IMAGE_MODEL, *once, "--repeats", "3")),
        f"serve {TEXT_MODELS[0]}": (TEXT_MODELS[0], ("bench", "serve", TEXT_MODELS[0], *clients)),
    }


def run(checkout: Path, command: Command) -> Any:
    """Run a command of a checkout; return the JSON that it prints. In older ones "bench" is a command of the program."""
    if command[0] == "prompt":
        return prompts_read(checkout, command[1])
    is_apart = command[0] == "bench" and (checkout / "benchmarks").is_dir()
    asked = [sys.executable, "-m", *(("benchmarks", *command[1:]) if is_apart else ("hfjax_demo", *command))]
    environment = {**os.environ, **CHILD}
    printed = subprocess.run(asked, cwd=checkout, env=environment, check=True, stdout=subprocess.PIPE, text=True).stdout
    return json.loads(printed if command[0] == "models" else printed.splitlines()[-1])


def prompts_read(checkout: Path, model: str) -> dict[str, float]:
    """Measure the prefill speed of a checkout's server for new prompts: the median of several, after a warm-up."""
    port = free_port()
    settings = {"HFJAX_PORT": str(port), "HFJAX_DEFAULT_MODEL": model, "HFJAX_COMPILE_AHEAD": "false"}
    environment = {**os.environ, **CHILD, **settings}
    server = subprocess.Popen([sys.executable, "-m", "hfjax_demo", "serve"], cwd=checkout, env=environment)
    seconds: list[float] = []
    try:
        with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=600) as client:
            wait_for(lambda: server.poll() is not None or _is_ready(client))
            for number in range(WARM + PROMPTS):
                ids = [100 + (7 * place + number) % 800 for place in range(PROMPT_TOKENS)]
                began = time.perf_counter()
                client.post("/v1/completions", json={"model": model, "prompt": ids, "max_tokens": 1}).raise_for_status()
                seconds.append(time.perf_counter() - began)
    finally:
        server.terminate()
        server.wait()
    return {"prefill_tokens_per_s": PROMPT_TOKENS / statistics.median(seconds[WARM:])}


def _is_ready(client: httpx.Client) -> bool:
    try:
        return client.get("/ready").status_code == 200
    except httpx.HTTPError:
        return False


def rates(printed: Mapping[str, Any]) -> Iterator[tuple[str, float]]:
    """Yield the speeds in a command's output, one for each rate of a row, or of the output itself."""
    for row in printed.get("rows", [printed]):
        about = [str(row[key]) for key in ("name", "precision", "conversations", "size") if key in row]
        for rate in RATES:
            if row.get(rate):
                yield ", ".join([*about, rate]), float(row[rate])


def compare(old: Path, new: Path, rounds: int, only: Sequence[str] = (), run: Run = run) -> int:
    """Measure, and print a line for each rate; return 1 if a rate is slower, 2 if nothing was measured, else 0."""
    there = {row["name"] for row in run(new, ("models", "--json")) if row["fetched"]}
    slower = measured = 0
    for name, (model, command) in measures().items():
        if not name.startswith(tuple(only) or ("",)):
            continue
        if model not in there:
            print(f"speed: {name}: not measured, {model} is not in the cache")
            continue
        found: dict[str, tuple[list[float], list[float]]] = {}
        for turn in range(rounds + 1):
            for side in (0, 1) if turn % 2 else (1, 0):
                for rate, value in rates(run((old, new)[side], command)):
                    if turn:  # the first round compiles
                        found.setdefault(rate, ([], []))[side].append(value)
        for rate, sides in found.items():
            measured += 1
            before, after = (statistics.median(side) if side else 0.0 for side in sides)
            is_slower = after < before * (1 - WITHIN)
            slower += is_slower
            share = f"{after / before - 1:+.1%}" if before else "new"
            share += ", slower" if is_slower else ""
            print(f"speed: {name}: {rate}: {before:.1f} became {after:.1f} ({share})", flush=True)
    print(f"speed: {measured} compared, {slower} slower by more than {WITHIN:.0%}")
    return 1 if slower else 0 if measured else 2
