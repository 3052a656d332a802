"""The same work done by others on the same device: PyTorch, and vLLM where it is installed."""

from __future__ import annotations

import importlib.util
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

VLLM = "vllm"


def has_vllm() -> bool:
    """Whether it is installed."""
    return importlib.util.find_spec(VLLM) is not None


def pytorch_tokens_per_s(folder: Path, prompts: Sequence[str], new_tokens: int) -> float:
    """Tokens a second of ``generate``, all prompts in one batch; on CUDA where PyTorch has it, in bfloat16 there.

    A first call warms up.
    """
    import torch
    from transformers import AutoModelForCausalLM, AutoTokenizer

    path, file = (folder.parent, {"gguf_file": folder.name}) if folder.is_file() else (folder, {})
    where = "cuda" if torch.cuda.is_available() else "cpu"
    dtype = torch.bfloat16 if where == "cuda" else torch.float32
    tokenizer: Any = AutoTokenizer.from_pretrained(path, padding_side="left", **file)
    tokenizer.pad_token = tokenizer.pad_token or tokenizer.eos_token
    model: Any = AutoModelForCausalLM.from_pretrained(path, dtype=dtype, **file).to(where).eval()
    given = tokenizer(list(prompts), return_tensors="pt", padding=True).to(where)
    given.pop("token_type_ids", None)
    options = {
        "do_sample": False,
        "max_new_tokens": new_tokens,
        "min_new_tokens": new_tokens,
        "pad_token_id": tokenizer.pad_token_id,
    }
    with torch.inference_mode():
        model.generate(**given, **options)
        started = time.perf_counter()
        answers = model.generate(**given, **options)
        count = answers[:, given.input_ids.shape[1] :].numel()  # waits for the device
        return float(count / (time.perf_counter() - started))


def vllm_tokens_per_s(folder: Path, prompts: Sequence[str], new_tokens: int) -> float:
    """Tokens a second of vLLM's offline engine, which gets half of the device's memory. A first call warms up."""
    from vllm import LLM, SamplingParams  # type: ignore[import-not-found]

    engine = LLM(model=str(folder), gpu_memory_utilization=0.5, max_model_len=2048)
    sampling = SamplingParams(temperature=0.0, max_tokens=new_tokens, ignore_eos=True)
    engine.generate(list(prompts), sampling)
    started = time.perf_counter()
    answers = engine.generate(list(prompts), sampling)
    count = sum(len(answer.outputs[0].token_ids) for answer in answers)
    return float(count / (time.perf_counter() - started))
