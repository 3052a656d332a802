"""Models whose attention is not the common one: their greedy answers beside PyTorch's ``generate``."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from hfjax_demo.text.engine import TextEngine

from .. import tiny_models
from ..parity import compare, generate, run, submit
from ..tiny_models import UNTIED, WINDOW, Reference, prompt_ids

pytestmark = [pytest.mark.usefixtures("engines"), pytest.mark.release]

SWITCH = 64

FORMS: dict[str, tuple[str, dict[str, Any], tuple[str, ...]]] = {
    # Masks of chunks, and queries that grow with their position: the floor is so low that they do after a few tokens.
    "chunks": (
        "Llama4ForCausalLM",
        {
            "head_dim": 16,
            "attention_chunk_size": WINDOW,
            "num_local_experts": 4,
            "intermediate_size_mlp": 96,
            "no_rope_layers": [1, 0],
            "layer_types": ["chunked_attention", "full_attention"],
            "floor_scale": 8,
            "attn_scale": 0.5,
        }
        | UNTIED,
        (),
    ),
    "two sets of frequencies": (
        "Phi3ForCausalLM",
        {
            "max_position_embeddings": 512,
            "original_max_position_embeddings": SWITCH,
            "rope_parameters": {
                "rope_type": "longrope",
                "rope_theta": 10000.0,
                "short_factor": [1.0] * 6,
                "long_factor": [4.0] * 6,
                "original_max_position_embeddings": SWITCH,
            },
        },
        (),
    ),
}


def load(tmp_path: Path, form: str) -> tuple[TextEngine, Reference]:
    model_class, extra, without = FORMS[form]
    folder = tiny_models.make_folder(tmp_path / "model", model_class, without=without, **extra)
    return tiny_models.load(folder, form), Reference(folder)


@pytest.mark.parametrize("form", FORMS)
def test_conversations_together_say_what_generate_says(form: str, tmp_path: Path) -> None:
    engine, reference = load(tmp_path, form)
    prompts = [prompt_ids(length, seed=4) for length in (4, 90)]

    answers = []
    for prompt in prompts:
        answers.append(submit(engine, prompt, max_new_tokens=24)[1])
        run(engine, 3)
    run(engine)
    prompts.append([*prompts[0], *answers[0].tokens, *prompt_ids(5, seed=6)])
    answers.append(generate(engine, prompts[-1], max_new_tokens=8))

    assert answers[-1].finished.statistics.reused_tokens > 0, "the next turn"
    for prompt, answer, count in zip(prompts, answers, (24, 24, 8), strict=True):
        compared = compare(engine, reference, prompt, answer.tokens, count)
        assert len(set(compared.expected)) >= 4, "a model that repeats itself shows little"


def test_frequencies_change_where_they_do_in_generate(tmp_path: Path) -> None:
    """In the middle of an answer all is computed anew; what is beyond the switch has nothing in common with what is not."""
    engine, reference = load(tmp_path, "two sets of frequencies")

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
