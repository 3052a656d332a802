"""What leading programs tell is all that following ones need: their state is the same after everything an engine does."""

from __future__ import annotations

import functools
import socket
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from hfjax_demo.bridge.compiler import Compiler
from hfjax_demo.runtime import wire
from hfjax_demo.text.building import build_engine, make_programs
from hfjax_demo.text.engine import TextEngine
from hfjax_demo.text.leading import FollowingPrograms, LeadingPrograms
from hfjax_demo.text.loading import load_text_model

from .. import tiny_models
from ..parity import generate, run, submit
from ..tiny_models import prompt_ids


class Follower:
    """A process that follows, without the process: it does at once what it is told, over a real connection."""

    def __init__(self, programs: FollowingPrograms) -> None:
        self.programs = programs
        self.calls: list[str] = []
        self._here, self._there = socket.socketpair()

    def tell(self, call: str, *arguments: Any) -> None:
        wire.send(self._here, {"call": call, "arguments": arguments})
        message = wire.receive(self._there)
        row, *rest = message["arguments"]
        assert row == 3
        self.calls.append(message["call"])
        self.programs.do(message["call"], *rest)

    def wait(self) -> None:
        assert self.calls[-1] == "compile"


def engines(folder: Path) -> tuple[TextEngine, Follower]:
    settings = tiny_models.settings(slots=2, prefill_chunks=(8,), initial_positions=64)
    params, model = load_text_model(folder, "tiny", "float32", lambda *_: None)
    follower = Follower(FollowingPrograms(make_programs(jax.tree.map(jnp.copy, params), model, settings, Compiler())))
    make = functools.partial(LeadingPrograms, followers=follower, row=3)
    return build_engine(params, model, settings=settings, device="cpu", compiler=Compiler(), make=make), follower


def test_a_follower_stands_where_the_leader_stands(tmp_path: Path) -> None:
    engine, follower = engines(tiny_models.make_model(tmp_path, "llama"))
    shared = prompt_ids(40)
    alone = generate(engine, shared, max_new_tokens=30).tokens  # grows the cache
    job, recorder = submit(engine, shared, max_new_tokens=100)
    run(engine, 12)
    submit(engine, [*shared, 5, 6], max_new_tokens=8)  # copies what they have in common, into a slot that gets memory
    run(engine, 4)
    engine.cancel(job)
    run(engine)

    assert recorder.tokens[:30] == alone
    assert {"init_state", "place", "grow", "prefill", "decode", "copy", "release", "compile"} == set(follower.calls)
    leaders, followers = (jax.tree.leaves(state) for state in (engine._state, follower.programs.state))
    assert len(leaders) == len(followers) > 10
    for mine, other in zip(leaders, followers, strict=True):
        np.testing.assert_array_equal(np.asarray(mine), np.asarray(other))

    engine.fail(RuntimeError("a test"))
    assert follower.calls[-1] == "init_state"
    engine.close()
    assert follower.calls[-1] == "close" and follower.programs.state is None
    assert all(array.is_deleted() for array in follower.programs.programs.params.values())
