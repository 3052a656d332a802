"""Several rows of devices, each with the whole model: the data axis of a mesh.

Each row is a :class:`.engine.TextEngine` of its own, with its weights and its share of the slots, and computes without
waiting for the others: JAX returns from a call before its devices are done, so that while the tokens of one row are read the
other rows compute. A request goes to the row that has its conversation, else to the one with the least to do. Nothing passes
between rows.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ..bridge.sharding import combined_memory
from ..events import Tokenized
from ..requests import EmbeddingRequest, TextRequest, TokensRequest
from .chat_format import ChatFormat
from .embedding import EmbeddingJob
from .engine import TextEngine
from .job import Emit, Job
from .model import TextModel
from .prompt import EncodedPrompt
from .slots import AskRoom


class ReplicatedEngine:
    """Serves conversations with one model on several rows of devices, as :class:`.engine.TextEngine` does on one.

    Args:
        rows: engines of the same model, one at least.
    """

    def __init__(self, rows: Sequence[TextEngine]) -> None:
        self.rows = tuple(rows)

    @property
    def model(self) -> TextModel:
        """The model as the first row has it."""
        return self.rows[0].model

    @property
    def context_length(self) -> int:
        """Context length in tokens, answer included."""
        return self.rows[0].context_length

    @property
    def decode_steps(self) -> int:
        """Steps of decoding that all rows have run."""
        return sum(row.decode_steps for row in self.rows)

    @property
    def memory_bytes(self) -> int:
        """Memory of a device that weights and conversations take now; see :func:`hfjax_demo.bridge.sharding.memory_bytes`."""
        return combined_memory(row.memory_bytes for row in self.rows)

    @property
    def chat(self) -> ChatFormat:
        """What the model's chat template can do; all rows have one tokenizer."""
        return self.rows[0].chat

    @property
    def has_work(self) -> bool:
        """Whether a call of :meth:`step` would do anything."""
        return any(row.has_work for row in self.rows)

    def prepare(self, name: str) -> None:
        """See :meth:`.engine.TextEngine.prepare`; of every row."""
        for row in self.rows:
            row.prepare(name)

    def check(self, name: str) -> Iterator[None]:
        """See :meth:`.engine.TextEngine.check`; of every row."""
        for row in self.rows:
            yield from row.check(name)

    def compile_next(self) -> bool:
        """See :meth:`.engine.TextEngine.compile_next`; of the first row that has a program left to make."""
        return any(row.compile_next() for row in self.rows)

    def encode(self, request: TextRequest) -> EncodedPrompt:
        """See :meth:`.engine.TextEngine.encode`; all rows have one tokenizer."""
        return self.rows[0].encode(request)

    def encode_inputs(self, request: EmbeddingRequest) -> list[list[int]]:
        """See :meth:`.engine.TextEngine.encode_inputs`."""
        return self.rows[0].encode_inputs(request)

    def tokenized(self, request: TokensRequest) -> Tokenized:
        """See :meth:`.engine.TextEngine.tokenized`."""
        return self.rows[0].tokenized(request)

    def count(self, request: TokensRequest) -> int:
        """See :meth:`.engine.TextEngine.count`."""
        return self.rows[0].count(request)

    def embed(
        self,
        request: EmbeddingRequest,
        emit: Emit,
        load_s: float = 0.0,
        inputs: Sequence[Sequence[int]] | None = None,
        *,
        since: float | None = None,
    ) -> EmbeddingJob:
        """See :meth:`.engine.TextEngine.embed`; by the row with the least to do."""
        row = min(self.rows, key=lambda row: (row.embeds, len(row.jobs)))
        return row.embed(request, emit, load_s, inputs, since=since)

    def submit(
        self,
        request: TextRequest,
        emit: Emit,
        load_s: float = 0.0,
        prompt: EncodedPrompt | None = None,
        *,
        share: str = "",
        since: float | None = None,
    ) -> Job:
        """See :meth:`.engine.TextEngine.submit`; to the row that has the conversation, else to that with the least to do."""
        prompt = self.encode(request) if prompt is None else prompt
        row = min(self.rows, key=lambda row: (not row.has_conversation(prompt.ids, share), len(row.jobs)))
        return row.submit(request, emit, load_s, prompt, share=share, since=since)

    def cancel(self, job: Job | EmbeddingJob) -> None:
        """Stop a job wherever it stands; its slot is free when this returns, and nothing is computing for it any more."""
        for row in self.rows:
            if isinstance(job, EmbeddingJob) or job in row.jobs:
                row.cancel(job)

    def fail(self, error: Exception) -> None:
        """End every job after something broke, and start over with empty slots."""
        for row in self.rows:
            row.fail(error)

    def step(self) -> None:
        """Do a little of everything in every row that has something to do."""
        for row in self.rows:
            if row.has_work:
                row.step()

    def stop_making(self) -> None:
        """See :meth:`.engine.TextEngine.stop_making`; of every row."""
        for row in self.rows:
            row.stop_making()

    def free(self) -> None:
        """See :meth:`.engine.TextEngine.free`; of every row."""
        for row in self.rows:
            row.free()

    def close(self) -> None:
        """Free the devices' memory. Nothing may be asked of the engine afterwards."""
        for row in self.rows:
            row.close()


def sharing_room(ask_room: AskRoom, rows: int) -> list[AskRoom]:
    """One :data:`.slots.AskRoom` for each row. Each adds what the other rows were granted before it asks ``ask_room``."""
    granted = [0] * rows

    def asking(row: int) -> AskRoom:
        def ask(needed: int) -> bool:
            wanted = [needed if place == row else had for place, had in enumerate(granted)]
            if not ask_room(combined_memory(wanted)):
                return False
            granted[row] = needed
            return True

        return ask

    return [asking(row) for row in range(rows)]
