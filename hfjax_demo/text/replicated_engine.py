"""Data parallelism: several rows of devices, each with the whole model (the data axis of a mesh).

Each row is a :class:`.engine.TextEngine` with its own weights and its share of the slots. It computes without waiting for the
others: JAX returns from a call before its devices are done, so that while the tokens of one row are read the other rows compute.
A request is routed to the row that has its conversation, else to the one with the fewest sequences. No data is exchanged between
rows.
"""

from __future__ import annotations

from collections.abc import Iterator

from ..bridge.sharding import combined_memory
from ..requests import EmbeddingRequest, TextRequest
from .chat_format import ChatFormat
from .embedding import EmbeddingJob
from .engine import TextEngine
from .model import TextModel
from .output_stream import Emit, TextRunner
from .prompt_tokenizer import PromptTokenizer
from .sequence import Sequence
from .slots import MemoryRequest


class ReplicatedEngine:
    """Serves one model on several rows of devices, as :class:`.engine.TextEngine` does on one.

    Args:
        rows: engines of the same model, at least one.
    """

    def __init__(self, rows: list[TextEngine]) -> None:
        self.rows = tuple(rows)

    @property
    def model(self) -> TextModel:
        """The model of the first row."""
        return self.rows[0].model

    @property
    def context_length(self) -> int:
        """Context length in tokens, answer included."""
        return self.rows[0].context_length

    @property
    def decode_steps(self) -> int:
        """Number of decode steps that all rows have run."""
        return sum(row.decode_steps for row in self.rows)

    @property
    def memory_bytes(self) -> int:
        """Memory of a device that weights and caches take now; see :func:`hfjax_demo.bridge.sharding.memory_bytes`."""
        return combined_memory(row.memory_bytes for row in self.rows)

    @property
    def chat(self) -> ChatFormat:
        """The model's chat format; all rows have the same tokenizer."""
        return self.rows[0].chat

    @property
    def encoder(self) -> PromptTokenizer:
        """Tokenizes requests, on any thread."""
        return self.rows[0].encoder

    @property
    def has_work(self) -> bool:
        """Whether a call of :meth:`step` would do anything."""
        return any(row.has_work for row in self.rows)

    def prepare(self, name: str) -> None:
        """Call :meth:`.engine.TextEngine.prepare` of every row."""
        for row in self.rows:
            row.prepare(name)

    def check(self, name: str) -> Iterator[None]:
        """Run :meth:`.engine.TextEngine.check` of every row."""
        for row in self.rows:
            yield from row.check(name)

    def compile_next(self) -> bool:
        """Call :meth:`.engine.TextEngine.compile_next` of the first row that has a program left to compile."""
        return any(row.compile_next() for row in self.rows)

    def embed(
        self,
        request: EmbeddingRequest,
        emit: Emit,
        load_s: float = 0.0,
        inputs: list[list[int]] | None = None,
        *,
        since: float | None = None,
    ) -> EmbeddingJob:
        """Call :meth:`.engine.TextEngine.embed` of the row with the fewest sequences."""
        row = min(self.rows, key=lambda row: (row.has_embedding_requests, len(row.sequences)))
        return row.embed(request, emit, load_s, inputs, since=since)

    def begin(
        self,
        request: TextRequest,
        emit: Emit,
        load_s: float = 0.0,
        *,
        share: str = "",
        since: float | None = None,
        runner: TextRunner | None = None,
    ) -> Sequence:
        """See :meth:`.engine.TextEngine.begin`; any row may get the sequence."""
        return self.rows[0].begin(request, emit, load_s, share=share, since=since, runner=runner)

    def add(self, sequence: Sequence) -> Sequence:
        """Call :meth:`.engine.TextEngine.add` of the row that has the conversation, else of the one with the fewest sequences."""
        row = min(self.rows, key=lambda row: (not row.holds_conversation(sequence), len(row.sequences)))
        return row.add(sequence)

    def submit(self, request: TextRequest, emit: Emit, load_s: float = 0.0, *, share: str = "") -> Sequence:
        """Call :meth:`begin` and :meth:`add`."""
        return self.add(self.begin(request, emit, load_s, share=share))

    def cancel(self, request: Sequence | EmbeddingJob) -> None:
        """Cancel a request in any state. When this returns, its slot is free and nothing computes for it any more."""
        for row in self.rows:
            if isinstance(request, EmbeddingJob) or request in row.sequences:
                row.cancel(request)

    def fail(self, error: Exception) -> None:
        """Fail every request after an error, and start over with empty slots."""
        for row in self.rows:
            row.fail(error)

    def step(self) -> None:
        """Run a step of every row that has work."""
        for row in self.rows:
            if row.has_work:
                row.step()

    def stop_compiling(self) -> None:
        """Call :meth:`.engine.TextEngine.stop_compiling` of every row."""
        for row in self.rows:
            row.stop_compiling()

    def free(self) -> None:
        """Call :meth:`.engine.TextEngine.free` of every row."""
        for row in self.rows:
            row.free()

    def close(self) -> None:
        """Call :meth:`.engine.TextEngine.close` of every row."""
        for row in self.rows:
            row.close()


def split_memory_requests(request_memory: MemoryRequest, rows: int) -> list[MemoryRequest]:
    """Return an :data:`.slots.MemoryRequest` for each row. It adds the bytes granted to the other rows before it calls
    ``request_memory``."""
    granted = [0] * rows

    def asking(row: int) -> MemoryRequest:
        def ask(needed: int) -> bool:
            wanted = [needed if place == row else had for place, had in enumerate(granted)]
            if not request_memory(combined_memory(wanted)):
                return False
            granted[row] = needed
            return True

        return ask

    return [asking(row) for row in range(rows)]
