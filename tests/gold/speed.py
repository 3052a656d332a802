"""Speed of two checkouts on one machine: each measure is taken of the one and the other in turn, round after round, and medians
are compared. Nothing is recorded: what a machine was like another day says little."""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

WITHIN = 0.03  # by which the new one may be slower
PROMPT_TOKENS = 512
TEXT_MODELS = ("smollm2-135m-instruct", "qwen2.5-coder-0.5b-instruct", "qwen2.5-coder-1.5b-instruct")
IMAGE_MODEL = "emoji-diffusion"
RATES = ("tokens_per_s", "steps_per_s", "prefill_tokens_per_s")

Command = Sequence[str]
Run = Callable[[Path, Command], Any]


def measures() -> dict[str, tuple[str, Command]]:
    """By what they are called: the model that has to be there, and the command, of which "bench" may live elsewhere."""
    ids = ",".join(str(100 + place % 800) for place in range(PROMPT_TOKENS))
    once = ("--only", "hfjax", "--json")
    found: dict[str, tuple[str, Command]] = {}
    for model in TEXT_MODELS:
        at_once = ("--precision", "float32", "--conversations", "1", "--conversations", "8", "--repeats", "1")
        found[f"text {model}"] = model, ("bench", "text", model, *once, *at_once)
        asked = ("--prompt-ids", ids, "--max-new-tokens", "2", "--temperature", "0", "--json")
        found[f"prompt {model}"] = model, ("generate", model, *asked)
    found[f"image {IMAGE_MODEL}"] = IMAGE_MODEL, ("bench", "image", IMAGE_MODEL, *once, "--repeats", "3")
    clients = ("--clients", "1", "--clients", "8", "--repeats", "1", "--json")
    found[f"serve {TEXT_MODELS[0]}"] = TEXT_MODELS[0], ("bench", "serve", TEXT_MODELS[0], *clients)
    return found


def run(checkout: Path, command: Command) -> Any:
    """The JSON that a command of a checkout prints.

    Raises:
        subprocess.CalledProcessError: it failed.
    """
    module = ["hfjax_demo", *command]
    if command[0] == "bench" and (checkout / "benchmarks").is_dir():
        module = ["benchmarks", *command[1:]]
    environment = {**os.environ, "HF_HUB_OFFLINE": "1", "OMP_WAIT_POLICY": "passive"}
    asked = [sys.executable, "-m", *module]
    printed = subprocess.run(asked, cwd=checkout, env=environment, check=True, stdout=subprocess.PIPE, text=True).stdout
    return json.loads(printed if command[0] == "models" else printed.splitlines()[-1])


def rates(printed: Mapping[str, Any]) -> Iterator[tuple[str, float]]:
    """What a command says of speed: a rate a row, or its own."""
    for row in printed.get("rows", [printed]):
        about = [str(row[key]) for key in ("name", "precision", "conversations", "size") if key in row]
        for rate in RATES:
            if row.get(rate):
                yield ", ".join([*about, rate]), float(row[rate])


def compare(old: Path, new: Path, rounds: int, only: Sequence[str] = (), run: Run = run) -> int:
    """Measure, and print a line for each rate. Returns 1 where something got slower, 2 where nothing was measured."""
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
                    if turn:  # the first one compiles
                        found.setdefault(rate, ([], []))[side].append(value)
        for rate, sides in found.items():
            measured += 1
            before, after = (statistics.median(side) if side else 0.0 for side in sides)
            is_slower = after < before * (1 - WITHIN)
            slower += is_slower
            share = f"{after / before - 1:+.1%}" if before else "new"
            print(
                f"speed: {name}: {rate}: {before:.1f} became {after:.1f} ({share}{', slower' if is_slower else ''})",
                flush=True,
            )
    print(f"speed: {measured} compared, {slower} slower by more than {WITHIN:.0%}")
    return 1 if slower else 0 if measured else 2
