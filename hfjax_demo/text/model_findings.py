"""What was found about a model by running it, stored for the next process."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass

import numpy as np
from pydantic import TypeAdapter

from ..bridge.programs.store import ProgramStore
from .kv_cache import CacheUse
from .model import Probe, TextModel

# The key of the findings in a store.
_FINDINGS = {"program": "what PyTorch answers, and what the cache keeps"}


@dataclass(frozen=True, eq=False, slots=True)
class ModelFindings:
    """What was found about a model by running it; the same for the same files.

    Attributes:
        probe: the short one.
        use: how the model uses the cache.
        crossed: length of the longest probe that the compiled programs were checked with.
    """

    probe: Probe
    use: CacheUse
    crossed: int = 0

    @classmethod
    def load(cls, store: ProgramStore) -> ModelFindings | None:
        """Return the findings of an earlier process; None if there are none."""
        stored = store.load(_FINDINGS)
        if stored is None:
            return None
        try:
            note, (numbers,) = stored.note, stored.parts
            tokens, logits = np.asarray(note["tokens"], np.int32), np.frombuffer(numbers, np.float32)
            use = TypeAdapter(CacheUse).validate_python(note["use"])
            return cls(Probe(tokens, logits, float(note["tolerance"])), use, int(note["crossed"]))
        except (KeyError, TypeError, ValueError):  # written by another version
            return None


def save_findings(model: TextModel, store: ProgramStore) -> None:
    """Store what was found about a model whose compiled programs have been checked, for :meth:`ModelFindings.load`."""
    found = ModelFindings.load(store)
    if found is not None and model.long_probe is None and found.use == model.use:
        return
    crossed = found.crossed if found is not None else 0
    note = {
        "tokens": model.probe.tokens.tolist(),
        "tolerance": model.probe.tolerance,
        "use": dataclasses.asdict(model.use),
        "crossed": crossed if model.long_probe is None else len(model.long_probe.tokens),
    }
    store.save(_FINDINGS, note, model.probe.logits.astype(np.float32).tobytes())
