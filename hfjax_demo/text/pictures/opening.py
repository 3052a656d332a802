"""Gives a loaded model its sight, or says why it has none."""

from __future__ import annotations

import dataclasses
from pathlib import Path

import torch

from ...bridge.programs.compiler import Compiler
from ..model import SLIDING, TextModel
from .sight import Sight, read_sight

# How far the encoder's answer may be from PyTorch's, as a share of its spread.
TOLERANCE = {"float32": 1e-3, "bfloat16": 0.1, "float16": 0.05}


def open_sight(path: Path, name: str, model: TextModel, compiler: Compiler) -> tuple[Sight | None, TextModel]:
    """The sight of a model whose folder has one, and the model with what goes with its pictures.

    A model whose pictures cannot be encoded as PyTorch does has no sight; it chats all the same, and says why it sees nothing.
    """
    dtype = str(model.dtype)
    other_kind = dataclasses.replace(model, blind="images are not supported for this language model")
    if model.use.recomputes or model.one_by_one or model.rope_switch is not None:
        return None, other_kind
    try:
        sight = read_sight(path, getattr(torch, dtype), model.window if _slides(model) else None, model.kinds)
        # Its own code wants other masks than pictures come with, or goes by the tokens' places.
        in_own_way = model.use.in_own_way and (sight.handing.masked or sight.handing.axes is not None)
        # Tokens that see each other go in together, and what goes in at once has no padding where there are states.
        if in_own_way or (model.stateful and sight.handing.masked):
            return None, other_kind
        sight.compile(name, compiler, model.mesh)
        difference = sight.difference()
        if not difference <= TOLERANCE[dtype]:
            raise ValueError(
                f"its vision encoder gives different values than in PyTorch, {difference:.3g} of their spread apart"
            )
    except Exception as error:  # whatever a foreign processor or encoder says has the same meaning here
        reason = (str(error).strip().splitlines() or [type(error).__name__])[0].split(". ")[0]
        return None, dataclasses.replace(model, blind=f"its image input is not supported ({reason[:200]})")
    return sight, dataclasses.replace(model, handing=sight.handing)


def _slides(model: TextModel) -> bool:
    return model.mask_kinds is None or SLIDING in model.mask_kinds
