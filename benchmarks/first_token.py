"""PyTorch's side of ``start``: ``python -m benchmarks.first_token FOLDER DTYPE`` runs ``model.generate`` as transformers
documents it, in a process without JAX, and prints a dot for each token. Imports hardly more than what is timed.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

PROMPT = "What is the capital of France?"
NEW_TOKENS = 16


def streamer(tick: Callable[[], object]) -> Any:
    """Return a ``streamer`` of ``generate`` that calls ``tick`` for the prompt, and for each token."""
    return SimpleNamespace(put=lambda _: tick(), end=lambda: None)


def main(folder: Path, dtype: str) -> None:
    """Answer the prompt greedily."""
    import torch

    from hfjax_demo.text.model_reader import read_torch_model

    tokenizer, model = read_torch_model(folder, folder.name, getattr(torch, dtype))
    if tokenizer.chat_template:
        messages = [{"role": "user", "content": PROMPT}]
        encoded: Any = tokenizer.apply_chat_template(
            messages, add_generation_prompt=True, return_tensors="pt", return_dict=True
        )
    else:
        encoded = tokenizer(PROMPT, return_tensors="pt")
    dots = iter(["", *"." * NEW_TOKENS])  # the first put is the prompt itself
    with torch.inference_mode():
        model.generate(
            encoded.input_ids,
            attention_mask=torch.ones_like(encoded.input_ids),
            do_sample=False,
            max_new_tokens=NEW_TOKENS,
            pad_token_id=0,
            streamer=streamer(lambda: print(next(dots), end="", flush=True)),
        )


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2])
