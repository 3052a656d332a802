"""The training loop that the autoencoder and the diffusion share.

:func:`train` runs a :class:`Task` until its time or steps are used up. It keeps an average of the weights (EMA), saves a
checkpoint every few minutes and at the end, and draws the loss curve and a sample grid as it goes. A run that was killed
goes on where its last checkpoint stood when the same command is given again; with more ``--minutes`` it is extended, its
learning rate rising back to where the longer schedule has it.
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

import torch
from torch import Tensor, nn

from .drawing import loss_curve
from .optimizer import make_optimizers
from .workspace import Stopwatch, load_checkpoint, save_checkpoint, step_generator, write_atomically

GRADIENT_NORM = 1.0
SMOOTHING = 50  # steps averaged into one point of the curve


class Task(Protocol):
    """What is trained: named modules, and a loss that depends on the step's random numbers alone."""

    modules: Mapping[str, nn.Module]

    def loss(self, random: torch.Generator) -> Tensor:
        """The loss of one batch drawn from ``random``, ready to be differentiated. Called by several threads at once."""
        ...

    def sample(self, folder: Path) -> None:
        """Write a picture of what the modules can do now; called with the averaged weights in place."""
        ...


@dataclass(frozen=True)
class Budget:
    """How long and how fast. ``steps`` ends a run after so many steps; without it ``minutes`` of training do."""

    minutes: float
    peak_rate: float
    steps: int | None = None
    warmup: int = 100
    final_share: float = 0.02
    average: float = 0.999
    checkpoint_minutes: float = 4.0
    sample_minutes: float = 10.0

    def progress(self, step: int, seconds: float) -> float:
        """The share of the budget that is used up, in [0, 1]."""
        used = step / self.steps if self.steps is not None else seconds / max(1e-9, self.minutes * 60)
        return min(1.0, used)

    def rate(self, step: int, progress: float) -> float:
        """The learning rate: a short rise, then linearly down to ``final_share`` of the peak."""
        return self.peak_rate * min(1.0, (step + 1) / self.warmup) * (1 - (1 - self.final_share) * progress)


def add_budget_options(parser: argparse.ArgumentParser, minutes: float, rate: float, batch: int) -> None:
    parser.add_argument("--minutes", type=float, default=minutes, help="training time, earlier runs included")
    parser.add_argument("--steps", type=int, help="end after so many steps instead")
    parser.add_argument("--rate", type=float, default=rate, help="peak learning rate")
    parser.add_argument("--batch", type=int, default=batch)
    parser.add_argument("--checkpoint-minutes", type=float, default=4.0)
    parser.add_argument("--sample-minutes", type=float, default=10.0)


def budget_from(arguments: argparse.Namespace, average: float) -> Budget:
    return Budget(
        minutes=arguments.minutes,
        peak_rate=arguments.rate,
        steps=arguments.steps,
        average=average,
        checkpoint_minutes=arguments.checkpoint_minutes,
        sample_minutes=arguments.sample_minutes,
    )


class Average:
    """An exponential moving average of the weights. Its memory grows with the step until it reaches ``limit``."""

    def __init__(self, modules: Mapping[str, nn.Module], limit: float) -> None:
        self.limit = limit
        self.parameters = [parameter for module in modules.values() for parameter in module.parameters()]
        self.values = [parameter.detach().clone() for parameter in self.parameters]

    @torch.no_grad()
    def update(self, step: int) -> None:
        decay = min(self.limit, (1 + step) / (10 + step))
        torch._foreach_lerp_(self.values, [parameter.detach() for parameter in self.parameters], 1 - decay)

    @torch.no_grad()
    def swap(self) -> None:
        """Exchange weights and average; a second call puts them back."""
        for parameter, value in zip(self.parameters, self.values, strict=True):
            keep = parameter.detach().clone()
            parameter.copy_(value)
            value.copy_(keep)


def train(task: Task, budget: Budget, folder: Path, seed: int, shards: int = 1, stop_after: int | None = None) -> int:
    """Train until the budget is used up and return the number of steps, earlier runs included.

    A step is the mean over ``shards`` batches, each in a thread of its own (see :func:`shard_gradients`).

    Writes ``checkpoint.pt``, ``curve.png``, ``curve.csv`` and what ``task.sample`` draws to ``folder``. ``stop_after`` ends this
    run early at that step with a checkpoint, as a kill just after one would.
    """
    average = Average(task.modules, budget.average)
    device = average.parameters[0].device
    optimizers = make_optimizers(task.modules, budget.peak_rate, threads=shards)
    state = load_checkpoint(folder / "checkpoint.pt")
    step, curve, watch = 0, [], Stopwatch()
    if state is not None:
        step, curve, watch = state["step"], state["curve"], Stopwatch(state["seconds"])
        _restore(task, average, optimizers, state, device)
        print(f"resumed at step {step}, {watch.seconds / 60:.1f} minutes", flush=True)

    saved = sampled = watch.seconds
    recent: list[Tensor] = []
    pool = ThreadPoolExecutor(shards)
    while (progress := budget.progress(step, watch.seconds)) < 1 and step != stop_after:
        for group in (group for optimizer in optimizers for group in optimizer.param_groups):
            group["lr"] = budget.rate(step, progress)
        loss, gradients = shard_gradients(task, average.parameters, seed, step, shards, pool)
        for parameter, gradient in zip(average.parameters, gradients, strict=True):
            parameter.grad = gradient
        torch.nn.utils.clip_grad_norm_(average.parameters, GRADIENT_NORM)
        for optimizer in optimizers:
            optimizer.step()
        average.update(step)
        step += 1
        recent.append(loss)
        seconds = watch.lap()
        if len(recent) == SMOOTHING:
            curve.append((step, seconds, float(torch.stack(recent).mean())))
            print(
                f"step {step}  {seconds / 60:6.1f} min  loss {curve[-1][2]:.4f}  rate {budget.rate(step, progress):.2e}",
                flush=True,
            )
            recent.clear()
        if seconds - saved > budget.checkpoint_minutes * 60:
            _save(task, average, optimizers, step, seconds, curve, folder)
            saved = seconds
            if seconds - sampled > budget.sample_minutes * 60:
                _sample(task, average, folder)
                sampled = seconds
            watch.skip()
    pool.shutdown()
    _save(task, average, optimizers, step, watch.seconds, curve, folder)
    if step != stop_after:
        _sample(task, average, folder)
    return step


def shard_gradients(
    task: Task, parameters: Sequence[nn.Parameter], seed: int, step: int, shards: int, pool: ThreadPoolExecutor
) -> tuple[Tensor, list[Tensor | None]]:
    """The loss of one step and its gradients, the mean over ``shards`` batches that run side by side.

    On a CPU one thread a batch is better than several threads an operation: the library's weight gradients wait for each
    other actively, which beside other programs costs many times the work itself. A parameter without part in the loss has
    no gradient.
    """

    def one(shard: int) -> tuple[Tensor, tuple[Tensor | None, ...]]:
        loss = task.loss(step_generator(seed, step * shards + shard))
        return loss.detach(), torch.autograd.grad(loss, parameters, allow_unused=True)

    results = list(pool.map(one, range(shards)))
    losses = torch.stack([loss for loss, _ in results])
    if shards == 1:
        return losses[0], list(results[0][1])
    columns = zip(*(gradients for _, gradients in results), strict=True)
    return losses.mean(), [None if column[0] is None else sum(column) / shards for column in columns]


def load_averaged(modules: Mapping[str, nn.Module], folder: Path) -> dict[str, Any]:
    """Put the averaged weights of a run's checkpoint into ``modules``; returns its step, seconds and curve.

    ``modules`` are the run's own, in its order, or the first ones of them: a head that only the training needs comes last.

    Raises:
        FileNotFoundError: the run has no checkpoint yet.
    """
    state = load_checkpoint(folder / "checkpoint.pt")
    if state is None:
        raise FileNotFoundError(f"no checkpoint in {folder}: train first")
    average = Average(modules, 0.0)
    with torch.no_grad():
        for parameter, value in zip(average.parameters, state["average"], strict=False):
            parameter.copy_(value)
    return {key: state[key] for key in ("step", "seconds", "curve")}


def _save(
    task: Task,
    average: Average,
    optimizers: Sequence[torch.optim.Optimizer],
    step: int,
    seconds: float,
    curve: list[Any],
    folder: Path,
) -> None:
    state = {
        "step": step,
        "seconds": seconds,
        "curve": curve,
        "modules": {name: module.state_dict() for name, module in task.modules.items()},
        "average": average.values,
        "optimizers": [optimizer.state_dict() for optimizer in optimizers],
    }
    save_checkpoint(folder / "checkpoint.pt", state)
    rows = "".join(f"{step},{seconds:.0f},{loss:.5f}\n" for step, seconds, loss in curve)
    write_atomically(folder / "curve.csv", lambda temporary: temporary.write_text("step,seconds,loss\n" + rows))
    if len(curve) > 1:
        loss_curve(curve, folder / "curve.png")


def _restore(
    task: Task,
    average: Average,
    optimizers: Sequence[torch.optim.Optimizer],
    state: dict[str, Any],
    device: torch.device,
) -> None:
    for name, module in task.modules.items():
        module.load_state_dict(state["modules"][name])
    average.values = [value.to(device) for value in state["average"]]
    # A checkpoint made from a folder that ships (training.adopt) has none: the optimisers' memory is soon built up again.
    for optimizer, stored in zip(optimizers, state["optimizers"], strict=False):
        optimizer.load_state_dict(stored)


def _sample(task: Task, average: Average, folder: Path) -> None:
    average.swap()
    for module in task.modules.values():
        module.eval()
    with torch.no_grad():
        task.sample(folder)
    for module in task.modules.values():
        module.train()
    average.swap()
