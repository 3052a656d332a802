"""llama.cpp, if the package ``cyllama``, which includes a build of it, is installed.

It is used as in its own examples of parallel decoding: in each step a batch with the next token of every sequence, greedy
sampling, and as many threads as the machine has cores. Calling it from Python costs a few microseconds per token.
"""

from __future__ import annotations

import collections
import importlib
import time
from pathlib import Path
from typing import Any

import psutil

from hfjax_demo.errors import UserError

from .prompts import PROMPTS
from .text_sides import GenerationTiming, allowed_cores, facts

PACKAGE = "cyllama"
BATCH = 512  # prompt tokens in one pass, llama.cpp's default micro-batch size


class LlamaCpp:
    """A GGUF file in llama.cpp.

    Raises:
        UserError: the package is not installed, or the file cannot be read.
    """

    def __init__(self, gguf: Path) -> None:
        try:
            self._lib: Any = importlib.import_module(f"{PACKAGE}.llama.llama_cpp")
        except ImportError as error:
            raise UserError(f"{PACKAGE} is not installed; get it with 'pip install {PACKAGE}'.") from error
        self._lib.disable_logging()
        self._lib.ggml_backend_load_all()
        self._gguf = gguf
        try:
            self._model = self._lib.LlamaModel(str(gguf), self._lib.LlamaModelParams())
        except Exception as error:  # the package raises various exceptions
            raise UserError(f"llama.cpp could not read {gguf} ({error}); name a GGUF file of a text model.") from error
        self._vocabulary = self._model.get_vocab()
        self._sampler = self._lib.LlamaSampler(self._lib.LlamaSamplerChainParams())
        self._sampler.add_greedy()

    def generate(self, conversations: int, new_tokens: int) -> GenerationTiming:
        """Generate several sequences at once, each from its prompt; end tokens do not end them."""
        context = self._context(conversations, new_tokens)
        started = time.perf_counter()
        prompts = [
            self._vocabulary.tokenize(PROMPTS[index % len(PROMPTS)], add_special=True, parse_special=False)
            for index in range(conversations)
        ]
        last = self._prefill(context, prompts)
        batch = self._lib.LlamaBatch(n_tokens=conversations, embd=0, n_seq_max=conversations)
        times: list[float] = []
        for step in range(new_tokens):
            tokens = [self._sampler.sample(context, index) for index in last]
            times.append(time.perf_counter())
            if step == new_tokens - 1:
                break
            batch.clear()
            for sequence, (token, prompt) in enumerate(zip(tokens, prompts, strict=True)):
                batch.add(token, len(prompt) + step, [sequence], True)
            last = list(range(conversations))
            context.decode(batch)
        first, *_, ended = times
        return GenerationTiming(conversations * (new_tokens - 1) / (ended - first), ended - started, first - started)

    def facts(self) -> dict[str, Any]:
        """Return facts as :meth:`.text_sides.Engine.facts`; memory includes the pages of the mapped file. The precision is the
        type of most of the file's bytes, by its name in llama.cpp, such as "Q4_1"."""
        ((precision, _),) = _tensor_bytes(self._gguf).most_common(1)
        return facts(_tensor_bytes(self._gguf, without_table=True).total(), precision=precision)

    def _context(self, conversations: int, new_tokens: int) -> Any:
        parameters = self._lib.LlamaContextParams()
        parameters.n_seq_max = conversations
        length = -(-(new_tokens + 64) // 256) * 256  # llama.cpp rounds a context up to this
        parameters.n_ctx = conversations * length  # divided evenly among the sequences
        parameters.n_batch = BATCH
        parameters.n_threads = parameters.n_threads_batch = cores()
        return self._lib.LlamaContext(self._model, parameters)

    def _prefill(self, context: Any, prompts: list[list[int]]) -> list[int]:
        """Prefill all prompts in one pass; return the positions of the logits of each one's last token."""
        batch = self._lib.LlamaBatch(n_tokens=BATCH, embd=0, n_seq_max=len(prompts))
        last, total = [], 0
        for sequence, tokens in enumerate(prompts):
            for position, token in enumerate(tokens):
                batch.add(token, position, [sequence], position == len(tokens) - 1)
            total += len(tokens)
            last.append(total - 1)
        context.decode(batch)
        return last


def cores() -> int:
    """Return the number of physical cores that this process may use, which PyTorch and XLA also use for their threads."""
    return min(allowed_cores(), psutil.cpu_count(logical=False) or allowed_cores())


def _tensor_bytes(gguf: Path, *, without_table: bool = False) -> collections.Counter[str]:
    """Return the bytes of the file's tensors by type; with ``without_table``, only of those that are read for each token."""
    from gguf import GGUFReader

    tensors = {tensor.name: tensor for tensor in GGUFReader(gguf).tensors}
    if without_table and "output.weight" in tensors:  # else the table is also the output's weight
        tensors.pop("token_embd.weight", None)
    found: collections.Counter[str] = collections.Counter()
    for tensor in tensors.values():
        found[tensor.tensor_type.name] += int(tensor.n_bytes)
    return found
