"""Whether the compiled programs answer as PyTorch does: every model is compared when it is loaded."""

from __future__ import annotations

from collections.abc import Iterator

import jax.numpy as jnp
import numpy as np

from ..errors import InvalidSetting
from ..requests import SamplingSettings
from .decode import prefill_chunk
from .model import Probe, TextModel
from .programs import Programs
from .sampling import SamplingRows
from .scheduler import next_chunk
from .slots import CacheSlots


def require_room(model: TextModel, programs: Programs, name: str) -> None:
    """Raises :class:`InvalidSetting` where the context is too short for :func:`check_answer`."""
    least = len(model.probe.tokens)
    if least > programs.positions:
        raise InvalidSetting(
            f"A context of {programs.shapes.context_length} tokens is too short to load {name}; choose at least {least}.",
            field="context_length",
        )


def check_answer(model: TextModel, programs: Programs, slots: CacheSlots, name: str) -> Iterator[None]:
    """Compare what the first programs give with PyTorch (see :class:`model.Probe`), one program's run at a time.
    What is beyond a window or the like is compared by a program that is made for that alone.

    The probe goes in as two chunks or more, so that the last has to read what came before from the cache. All slots have to be
    free; they hold nothing afterwards that counts.

    Raises:
        UnsupportedModel: the answer is another one.
    """
    probe, shapes = model.probe.tokens, programs.shapes
    greedy = SamplingRows.one(SamplingSettings(temperature=0), 0)
    done, logits = 0, None
    for end in (len(probe) - 4, len(probe)):
        while done < end:
            piece = next_chunk(done, end, shapes.prefill_chunks[:1], programs.positions)
            chunk = prefill_chunk(probe, piece, slot=0, budget=0, sampling=greedy, vocabulary=model.vocabulary)
            slots.state, _, logits = programs.prefill(slots.state, chunk)
            done = piece.start + piece.count
            yield
    model.check(model.probe, np.asarray(logits), name)
    if model.long_probe is not None:
        yield from _check_long(model, programs, model.long_probe, name)
    slots.decode([], shapes.decode_widths[0], 0, tokens=0, others=[], with_logprobs=False)


def _check_long(model: TextModel, programs: Programs, probe: Probe, name: str) -> Iterator[None]:
    tokens = jnp.asarray(probe.tokens)
    program = programs.compiler.compile("check", model.last_logits, programs.params, tokens)
    yield
    model.check(probe, np.asarray(program(programs.params, tokens)), name)
