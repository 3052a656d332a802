"""Rotary frequencies that change with the length of a conversation: greedy answers beside PyTorch's ``generate``."""

from __future__ import annotations

from pathlib import Path

import pytest

from .. import tiny_models
from ..parity import generate, run, submit
from ..tiny_models import Reference, prompt_ids

pytestmark = [pytest.mark.usefixtures("engines"), pytest.mark.release]

SWITCH = 64
ROPE = {
    "rope_type": "longrope",
    "rope_theta": 10000.0,
    "short_factor": [1.0] * 6,
    "long_factor": [4.0] * 6,
    "original_max_position_embeddings": SWITCH,
}


def test_frequencies_change_where_they_do_in_generate(tmp_path: Path) -> None:
    """In the middle of an answer all is computed anew; what is beyond the switch has nothing in common with what is not."""
    lengths = {"max_position_embeddings": 512, "original_max_position_embeddings": SWITCH}
    folder = tiny_models.make_folder(tmp_path / "model", "Phi3ForCausalLM", rope_parameters=ROPE, **lengths)
    engine, reference = tiny_models.load(folder), Reference(folder)

    def reused(prompt: list[int], count: int = 12) -> int:
        answer = generate(engine, prompt, max_new_tokens=count)
        assert answer.tokens == reference.greedy(prompt, count)
        return answer.finished.statistics.reused_tokens

    prompts = [prompt_ids(length, seed=2) for length in (SWITCH - 6, SWITCH, SWITCH + 1)]
    together = [submit(engine, prompt, max_new_tokens=20)[1] for prompt in prompts]
    run(engine)
    for prompt, answer in zip(prompts, together, strict=True):
        assert answer.tokens == reference.greedy(prompt, 20)

    assert reused([*prompts[0], *together[0].tokens, 7]) > SWITCH, "read anew when it crossed the switch"
    assert reused([*prompts[2][:20], 7]) == 0
    assert reused([*prompts[2][:20], 8]) == 20
