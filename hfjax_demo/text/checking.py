"""Checks whether the compiled programs compute what PyTorch does, for every model that is loaded."""

from __future__ import annotations

from collections.abc import Iterator

import jax
import numpy as np

from ..bridge.sharding import replicated
from ..errors import InvalidSetting
from ..requests import SamplingSettings
from .model import Probe, TextModel
from .program_specs import PREFILL
from .programs import Programs
from .prompt_chunk import ChunkPlace, prefill_chunk
from .sampling import SamplingParameters
from .slots import SlotManager


def require_context_for_probe(model: TextModel, programs: Programs, name: str) -> None:
    """Raise :class:`InvalidSetting` if the context is too short for :func:`check_logits`."""
    least = len(model.probe.tokens)
    if least > programs.shapes.context_length:
        raise InvalidSetting(
            f"The context length of {programs.shapes.context_length} tokens is too short for {name}; choose at least {least}.",
            field="context_length",
        )


def check_logits(model: TextModel, programs: Programs, slots: SlotManager, name: str) -> Iterator[None]:
    """Compare the results of the first programs with PyTorch's (see :class:`model.Probe`); each step of the generator runs one
    program. A probe beyond a window is compared by a program that is compiled only for that. So is the longest cache, if a
    model's own code computes with it: a mask of its own may be wrong there.

    The probe is prefilled in two chunks or more, so that the last one has to read earlier tokens from the cache. For a model with
    states the last token is a chunk of its own, as in a decode. All slots have to be free; their contents are void afterwards.

    Raises:
        UnsupportedModel: the logits differ.
    """
    probe, shapes = model.probe.tokens, programs.shapes
    greedy = SamplingParameters.one(SamplingSettings(temperature=0), 0)
    done, logits = 0, None
    for end in (len(probe) - 4, len(probe)) if shapes.padded else (len(probe) - 4, len(probe) - 1, len(probe)):
        while done < end:
            piece = shapes.next_chunk(done, end, programs.checked_chunks)
            assert piece is not None
            read = programs.pages_read(PREFILL, piece.length, piece.start + piece.length)
            table = np.zeros(read, np.int32)
            pages = model.cache.pages_for(len(probe))
            table[:pages] = range(1, 1 + pages)
            place = ChunkPlace(0, table, table, done, states_from=0)
            chunk = prefill_chunk(probe, piece, place=place, budget=0, sampling=greedy, vocabulary=model.vocabulary)
            slots.state, _, logits, _ = programs.prefill(slots.state, chunk)
            done = piece.start + piece.count
            yield
    model.check(model.probe, np.asarray(logits), name)
    if model.long_probe is not None or model.use.computes_with_cache:
        yield from _check_long_probe(model, programs, model.long_probe or model.probe, name)
    slots.decode([], shapes.decode_widths[0], 0, tokens=1)


def _check_long_probe(model: TextModel, programs: Programs, probe: Probe, name: str) -> Iterator[None]:
    from .forward import last_logits  # needs torch, and this check is made once

    tokens = jax.device_put(probe.tokens, replicated(model.mesh))
    positions = programs.shapes.positions if model.use.computes_with_cache else len(probe.tokens)
    program = programs.compiler.compile(
        "check",
        lambda params, tokens: last_logits(model, positions, params, tokens),
        programs.params,
        tokens,
        key=repr(("check", positions, model.trace_key)),
    )
    yield
    model.check(probe, np.asarray(program(programs.params, tokens)), name)
