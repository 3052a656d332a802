"""Summing up the oldest turns of a conversation that is too long for the context.

The model itself writes the note, by requests of its own: the conversation so far, and after it the question for a summary. What
is summed up is therefore a prefix that the cache mostly has. Turns that do not fit one such request take several, each of which
extends the note; a turn that is too long by itself is cut. The system prompt stays, the latest turns stay as they are, and calls
of tools are never parted from their results.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from ..errors import ContextTooLong
from ..requests import MAX_NOTE_CHARACTERS, ConversationNote, Message, SamplingSettings, TextRequest, TokensRequest
from .prompt_trimming import possible_starts, system_messages

if TYPE_CHECKING:
    from .prompt_tokenizer import PromptTokenizer

MAX_REQUESTS = 32  # for one note
NOTE_SHARE = 8  # a note has at most 1/8 of the context, and
MAX_NOTE_TOKENS = 1024
MAX_HALVED = 8  # how often the length is halved to which the messages of a turn are cut
CUT = "\n[…]\n"
QUESTION = (
    "Sum up our conversation so far in at most {words} words. I will delete the messages above and keep your summary only, so "
    "include every name, number, date, place, preference and decision that was mentioned, also those of an earlier summary. "
    "Write short factual notes in the language of the conversation, without an introduction."
)


def max_note_tokens(context_length: int) -> int:
    """Return the maximum number of tokens of a note."""
    return max(min(context_length // NOTE_SHARE, MAX_NOTE_TOKENS), 1)


@dataclass(eq=False, slots=True)
class Compaction:
    """The note of one request, while it is being written.

    Attributes:
        request: the request, whose conversation is too long.
        upto: number of messages after the system prompt that the note will stand for; the rest stays as it is.
        text: the note so far.
        done: number of messages that it stands for.
        error: why it cannot be written; empty: it can.
    """

    request: TextRequest
    encoder: PromptTokenizer
    upto: int
    text: str = ""
    done: int = 0
    error: str = ""
    _requests: int = 0
    _end: int = 0
    _pieces: list[str] = field(default_factory=list)

    @classmethod
    def of(cls, request: TextRequest, encoder: PromptTokenizer) -> Compaction | None:
        """Return the compaction that a request needs; None: it fits, or it is not to be summed up. Raises what encoding does."""
        if request.overflow != "sum_up" or not request.messages:
            return None
        dropped = encoder.encode(request).prompt.dropped_messages
        note = request.note
        known = note.messages if note is not None else 0
        return cls(request, encoder, known + dropped, note.text if note is not None else "", known) if dropped else None

    @property
    def answered(self) -> TextRequest:
        """The request with the note; what does not fit nevertheless is left out, as everything if there is no note."""
        note = ConversationNote(self.text, self.done) if self.text else None
        return replace(self.request, overflow="leave_out", note=note)

    def next_request(self) -> TextRequest | None:
        """Return the next request to the model; None: the note is complete, or cannot be written or used."""
        if not self.error and self.done >= self.upto and not self._leaves_room():
            self.text, self.done = "", 0
            self.fail("the latest message leaves no room for a summary")
        if self.error or self.done >= self.upto:
            return None
        self._requests += 1
        if self._requests > MAX_REQUESTS:
            self.fail(f"they take more than {MAX_REQUESTS} requests to the model")
            return None
        first = system_messages(self.messages)
        ends = [start - first for start in possible_starts(self.messages) if self.done < start - first <= self.upto]
        tried = [(end, None) for end in _latest_first(ends)]
        shorter = [(ends[0], 4 * self.encoder.context_length >> halved) for halved in range(MAX_HALVED)]
        for end, limit in (*tried, *shorter):
            asked = self._question(end, limit)
            if self._fits(asked):
                self._end = end
                return asked
        self.fail("one of them is too long")
        return None

    def add(self, text: str) -> int:
        """Add a piece of the note; return the number of pieces so far."""
        self._pieces.append(text)
        return len(self._pieces)

    def take(self) -> None:
        """The model has answered the last request."""
        text, self._pieces = "".join(self._pieces).strip(), []
        if text:
            self.text, self.done = text[:MAX_NOTE_CHARACTERS], self._end
        else:
            self.fail("the model wrote nothing")

    def fail(self, why: str) -> None:
        """Have the oldest turns left out; ``why`` goes on the sentence that says so."""
        self.error, self._pieces = why, []

    @property
    def messages(self) -> Sequence[Message]:
        return self.request.messages or ()

    def _question(self, end: int, limit: int | None = None) -> TextRequest:
        """Return the request that sums up the messages up to ``end``; their contents cut to ``limit`` characters."""
        most = max_note_tokens(self.encoder.context_length)
        first = system_messages(self.messages)
        messages = list(self.messages[: first + end])
        if limit is not None:
            messages[first + self.done :] = [_cut(each, limit) for each in messages[first + self.done :]]
        asked: Message = {"role": "user", "content": QUESTION.format(words=max(most // 2, 10))}
        note = ConversationNote(self.text, self.done) if self.text else None
        return TextRequest(
            self.request.model,
            [*messages, asked],
            sampling=SamplingSettings(max_new_tokens=most, temperature=0.0),
            overflow="refuse",
            note=note,
            thinking=False,
        )

    def _leaves_room(self) -> bool:
        try:
            self.encoder.encode(self.answered)
        except ContextTooLong:
            return False
        return True

    def _fits(self, asked: TextRequest) -> bool:
        counted = self.encoder.count(TokensRequest(asked.model, request=asked))
        return counted + asked.sampling.max_new_tokens <= self.encoder.context_length


def _latest_first(ends: Sequence[int]) -> list[int]:
    """Return some of the ends, the latest first, so that few of them have to be tried: all, a half, a quarter and so on."""
    count, chosen = len(ends), []
    while count:
        chosen.append(ends[count - 1])
        count //= 2
    return chosen


def _cut(message: Message, limit: int) -> Message:
    content = message["content"]
    if len(content) <= limit:
        return message
    half = max(limit - len(CUT), 2) // 2
    return {**message, "content": content[:half] + CUT + content[len(content) - half :]}
