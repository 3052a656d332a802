"""Converted tokenizers give transformers' tokens, texts and prompts, also after they were stored; others are not converted."""

from __future__ import annotations

import copy
import functools
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import hypothesis.strategies as st
import numpy as np
import pytest
import torch
from hypothesis import given, settings
from PIL import Image
from tokenizers import Tokenizer, decoders, models, normalizers, pre_tokenizers
from tokenizers.processors import TemplateProcessing
from transformers import ByT5Tokenizer, PreTrainedTokenizerFast

from hfjax_demo import sources
from hfjax_demo.requests import MessageImage
from hfjax_demo.settings import Settings
from hfjax_demo.sources.gguf_file import GgufHeader, read_header
from hfjax_demo.text import conversation_renderer
from hfjax_demo.text.conversation_renderer import ConversationRenderer
from hfjax_demo.text.gguf_tokenizer import read_tokenizer
from hfjax_demo.text.logprobs import TokenBytes
from hfjax_demo.text.model_reader import read_model
from hfjax_demo.text.template_probes import find_chat_format
from hfjax_demo.text.tokenizer import HARD_TEXTS, FastTokenizer
from hfjax_demo.text.tokenizer_conversion import convert_tokenizer, serving_tokenizer

from .. import gguf_vocabularies, tiny_models
from ..catalogue import BUILT_IN
from . import chat_templates
from .chat_templates import tokenizer_of
from .test_detokenizer import deltas


def byte_level(folder: Path) -> PreTrainedTokenizerFast:
    tiny_models.make_tokenizer(folder)
    return PreTrainedTokenizerFast.from_pretrained(folder)


def word_pieces(**settings: Any) -> PreTrainedTokenizerFast:
    """As BERT's, with tokens around a text, and texts that are cleaned up."""
    names = [
        "[PAD]", "[UNK]", "[CLS]", "[SEP]", "i", "don", "'", "t", "know", "##s", "##n", ".", "?", "!", ",", "ve", "m", "n't",
    ]  # fmt: skip
    backend = Tokenizer(models.WordPiece({name: place for place, name in enumerate(names)}, unk_token="[UNK]"))
    backend.normalizer = normalizers.BertNormalizer()  # type: ignore[assignment]
    backend.pre_tokenizer = pre_tokenizers.BertPreTokenizer()  # type: ignore[assignment]
    backend.decoder = decoders.WordPiece(cleanup=False)  # type: ignore[assignment]
    backend.post_processor = TemplateProcessing(single="[CLS] $A [SEP]", special_tokens=[("[CLS]", 2), ("[SEP]", 3)])
    special = {f"{name.lower()}_token": f"[{name}]" for name in ("CLS", "SEP", "PAD", "UNK", "EOS")}
    given = {"clean_up_tokenization_spaces": True} | special | settings
    return PreTrainedTokenizerFast(tokenizer_object=backend, **given)


def unusual() -> PreTrainedTokenizerFast:
    """With truncation and padding, which transformers ignores unless they are asked for, and an end that it does not have."""
    words = word_pieces(truncation_side="left")
    words.eos_token = "[X]"
    words.backend_tokenizer.enable_truncation(3)
    words.backend_tokenizer.enable_padding(length=9)
    return words


def from_gguf(metadata: dict[str, Any], cleans_up: bool = False) -> PreTrainedTokenizerFast:
    tokenizer = read_tokenizer(GgufHeader(metadata, {}), "tiny")
    tokenizer.clean_up_tokenization_spaces = True  # of no effect for byte pairs
    tokenizer.clean_up_tokenization_spaces_for_bpe_even_though_it_will_corrupt_output = cleans_up
    return tokenizer


MAKERS: dict[str, Callable[[Path], PreTrainedTokenizerFast]] = {
    "byte level": byte_level,
    "word pieces": lambda _: word_pieces(),
    "split special tokens": lambda _: word_pieces(split_special_tokens=True),
    "unusual": lambda _: unusual(),
    "byte pairs of GGUF": lambda _: from_gguf(
        gguf_vocabularies.by_pairs(("hello", " hello you", "don't 1234"), ("<|im_end|>", 3), ("<tool>", 4), pre="qwen2")
    ),
    "scores of GGUF": lambda _: from_gguf(gguf_vocabularies.by_scores(), cleans_up=True),
    "letters of GGUF": lambda _: from_gguf({**gguf_vocabularies.by_letters(), "tokenizer.ggml.model": "gemma4"}),
}


@pytest.fixture(scope="module", params=MAKERS)
def both(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> tuple[Any, FastTokenizer]:
    """A tokenizer of transformers and what was made of another like it, stored and read again."""
    folder = tmp_path_factory.mktemp("tokenizer")
    converted = convert_tokenizer(MAKERS[request.param](folder))
    assert converted is not None
    stored = json.dumps(converted.to_dict())
    return MAKERS[request.param](folder), FastTokenizer.from_dict(json.loads(stored))


PIECES = st.sampled_from(
    [*HARD_TEXTS, "<bos>", "<s>", "[SEP]", "<|im_end|>", "<tool>", "<|user|>", "I don't know.", "hello  "]
)
TEXTS = st.lists(st.one_of(PIECES, st.text(max_size=8)), max_size=6).map("".join)


@settings(max_examples=60, deadline=None)
@given(texts=st.lists(TEXTS, min_size=1, max_size=4), most=st.integers(2, 9), special=st.booleans())
def test_tokens_are_those_of_transformers(both: Any, texts: list[str], most: int, special: bool) -> None:
    theirs, ours = both
    assert ours(texts, add_special_tokens=special).input_ids == theirs(texts, add_special_tokens=special).input_ids
    cut = {"truncation": True, "max_length": most, "add_special_tokens": special}
    copied = copy.deepcopy(ours)
    assert copied(texts[0], **cut).input_ids == theirs(texts[0], **cut).input_ids
    for tokenizer in (copied, ours):
        assert tokenizer(texts[0]).input_ids == theirs(texts[0]).input_ids, "cut once, but not for good"
    ids = ours(texts[0]).input_ids
    assert ours.convert_ids_to_tokens(ids) == theirs.convert_ids_to_tokens(ids)


@settings(max_examples=60, deadline=None)
@given(text=TEXTS, drawn=st.lists(st.integers(0, 400), max_size=12), skips=st.booleans())
def test_texts_are_those_of_transformers(both: Any, text: str, drawn: list[int], skips: bool) -> None:
    theirs, ours = both
    for ids in (ours(text).input_ids, drawn):
        assert ours.decode(ids, skip_special_tokens=skips) == theirs.decode(ids, skip_special_tokens=skips)
        plain = {"skip_special_tokens": skips, "clean_up_tokenization_spaces": False}
        assert ours.decode(ids, **plain) == theirs.decode(ids, **plain)
        assert deltas(ours, ids) == deltas(theirs, ids)


def test_so_is_what_is_known_of_the_tokens(both: Any) -> None:
    theirs, ours = both
    assert ours.get_vocab() == theirs.get_vocab()
    assert ours.special_tokens == theirs.special_tokens_map
    assert ours.eos_token_id == theirs.eos_token_id
    described = [
        {
            token: (known.content, known.special, known.lstrip, known.rstrip)
            for token, known in each.added_tokens_decoder.items()
        }
        for each in both
    ]
    assert described[0] == described[1]
    assert [ours.convert_ids_to_tokens(token) for token in (0, 3, 10**6)] == [
        theirs.convert_ids_to_tokens(token) for token in (0, 3, 10**6)
    ]
    spelled = [[TokenBytes(each)(token) for token in range(min(len(theirs) + 2, 400))] for each in both]
    assert spelled[0] == spelled[1]


@pytest.mark.parametrize("text", ["\ud800", 3, None])
def test_what_is_no_text_is_refused_by_both(text: Any, tmp_path: Path) -> None:
    theirs = byte_level(tmp_path)
    ours = serving_tokenizer(byte_level(tmp_path))
    for tokenizer in (theirs, ours):
        with pytest.raises((TypeError, ValueError)):
            tokenizer(text)


# -- chat templates -----------------------------------------------------------------------------------------------

SAYS = "{% for m in messages %}{{ m.content }}{% endfor %}"
TEMPLATES: dict[str, Any] = {
    **{
        name: text
        for name, text in vars(chat_templates).items()
        if name.isupper() and isinstance(text, str) and name[0] != "_"
    },
    **chat_templates.ODD,
    "of the tiny models": tiny_models.CHAT_TEMPLATE,
    "several": {"default": "D" + SAYS, "tool_use": "T" + SAYS},
    "several without tools": {"default": SAYS},
    "none of several": {"other": SAYS, "b": SAYS},
    "none": None,
}
TOOLS = [{"type": "function", "function": {"name": "look", "parameters": {"properties": {"x": {"type": "string"}}}}}]
CALL = {"id": "abcdefghi", "type": "function", "function": {"name": "look", "arguments": {"x": "<é>"}}}
CONVERSATIONS: tuple[list[Any], ...] = (
    [{"role": "system", "content": "Be brief."}, {"role": "user", "content": " hi\n"}],
    [
        {"role": "user", "content": "a", "name": None},
        {"role": "assistant", "content": "", "tool_calls": [CALL], "thinking": "Hm."},
        {"role": "tool", "content": "1", "tool_call_id": "abcdefghi"},
        {"role": "assistant", "content": "b", "reasoning": "So."},
    ],
    [
        {"role": "user", "content": [{"type": "image"}, {"type": "text", "text": "x"}], "size": np.int64(3)},
        {"role": "user", "content": "c", "pictures": (MessageImage.of(Image.new("RGB", (2, 2))), b"bytes", 1.5, True)},
    ],
    [{"role": "user", "content": "call", "tool_calls": [{**CALL, "function": {"name": "look", "arguments": "{}"}}]}],
    [],
)


def rendered(tokenizer: Any, messages: Any, **keywords: Any) -> Any:
    try:
        return tokenizer.apply_chat_template(messages, tokenize=False, **keywords)
    except Exception as error:
        return type(error), str(error)


@pytest.mark.parametrize("name", TEMPLATES)
def test_conversations_are_those_of_transformers(name: str, tmp_path: Path) -> None:
    theirs = byte_level(tmp_path)
    theirs.chat_template = TEMPLATES[name]
    converted = convert_tokenizer(theirs)
    assert converted is not None
    ours = FastTokenizer.from_dict(json.loads(json.dumps(converted.to_dict())))
    for messages in CONVERSATIONS:
        for keywords in (
            {},
            {"tools": TOOLS},
            {"tools": ()},
            {"enable_thinking": True, "depth": (1, [2.5])},
            {"bos_token": "x"},
        ):
            for begins in (True, False):
                given = keywords | {"add_generation_prompt": begins}
                assert rendered(ours, messages, **given) == rendered(theirs, messages, **given)


@pytest.mark.parametrize("name", chat_templates.CALLING)
def test_the_probes_of_a_template_find_the_same(name: str) -> None:
    theirs = tokenizer_of(getattr(chat_templates, name))
    theirs.response_template = {"fields": {"thinking": {"open": "<a>", "close": ["</a>", "</b>"]}}}
    converted = convert_tokenizer(theirs)
    assert converted is not None
    assert find_chat_format(converted) == find_chat_format(theirs)


def test_a_conversation_of_a_request_is_rendered_within_its_limits(monkeypatch: pytest.MonkeyPatch) -> None:
    loops = "{% for i in range(9999) %}{% for j in range(9999) %}{% set k = i %}{% endfor %}{% endfor %}"
    ours = convert_tokenizer(tokenizer_of(SAYS + "{% if messages[0].content == 'loop' %}" + loops + "{% endif %}"))
    assert ours is not None
    monkeypatch.setattr(conversation_renderer, "MAX_RENDER_SECONDS", 0.05)
    assert ConversationRenderer(ours).text([{"role": "user", "content": "a"}]) == "a"
    with pytest.raises(conversation_renderer.TemplateLimitExceeded, match="takes too long"):
        ConversationRenderer(ours).text([{"role": "user", "content": "loop"}])


# -- what is not converted ----------------------------------------------------------------------------------------


class OtherDecoding(PreTrainedTokenizerFast):
    def _decode(self, *args: Any, **kwargs: Any) -> Any:
        return super()._decode(*args, **kwargs).strip()


class OtherTemplates(PreTrainedTokenizerFast):
    @property
    def special_tokens_map(self) -> Any:
        return super().special_tokens_map | {"bos_token": "x"}


class WithMode(PreTrainedTokenizerFast):
    def _switch_to_input_mode(self) -> None:
        """Called by transformers before each encoding."""


class OtherSetUp(PreTrainedTokenizerFast):
    model_input_names = ["input_ids"]  # noqa: RUF012  # as transformers declares it

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.verbose = False


class Words:
    """A pre-tokenizer in Python."""

    def pre_tokenize(self, text: Any) -> None:
        text.split(lambda _, part: part.split(" ", "isolated"))


def test_python_code_of_a_tokenizers_own_is_not_passed_over(tmp_path: Path) -> None:
    plain = byte_level(tmp_path)
    assert convert_tokenizer(OtherSetUp.from_pretrained(tmp_path)) is not None
    for kind in (OtherDecoding, OtherTemplates, WithMode):
        assert convert_tokenizer(kind.from_pretrained(tmp_path)) is None, kind
    slow = ByT5Tokenizer()
    assert convert_tokenizer(slow) is None and serving_tokenizer(slow) is slow

    for part in (lambda tokenizer: tokenizer, lambda tokenizer: tokenizer.backend_tokenizer):
        patched = byte_level(tmp_path)
        part(patched).decode = functools.partial(part(patched).decode)
        assert convert_tokenizer(patched) is None
    plain.backend_tokenizer.pre_tokenizer = pre_tokenizers.PreTokenizer.custom(Words())  # type: ignore[assignment]
    assert convert_tokenizer(plain) is None


def test_what_differs_in_a_trial_is_not_converted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(FastTokenizer, "decode", lambda self, ids, *_, **__: "")
        assert convert_tokenizer(byte_level(tmp_path)) is None
    for template in ("{{ range(10**5) | random }}", "{{ messages[0] | pprint }}{{ namespace }}", 5, [b"x"]):
        tokenizer = byte_level(tmp_path)
        tokenizer.chat_template = template
        assert convert_tokenizer(tokenizer) is None, template


def test_a_template_without_an_end_is_left_to_its_requests(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conversation_renderer, "MAX_RENDER_SECONDS", 0.05)
    tokenizer = byte_level(tmp_path)
    tokenizer.chat_template = (
        "{% for i in range(99999) %}{% for j in range(99999) %}{% set k = i %}{% endfor %}{% endfor %}"
    )
    assert serving_tokenizer(tokenizer) is tokenizer


def test_another_tokenizer_than_the_stored_one_is_noticed(tmp_path: Path) -> None:
    converted = convert_tokenizer(byte_level(tmp_path))
    assert converted is not None
    converted.backend_tokenizer.pre_tokenizer = pre_tokenizers.PreTokenizer.custom(Words())  # type: ignore[assignment]
    with pytest.raises(ValueError, match="cannot be stored"):
        converted.to_dict()


# -- in use -------------------------------------------------------------------------------------------------------


def test_a_model_is_read_with_it(folder: Path) -> None:
    assert isinstance(read_model(folder, "tiny", torch.float32).tokenizer, FastTokenizer)


CHILD = """
import json, sys

class Absent:
    def find_spec(self, name, *_):
        if name.partition(".")[0] in ("torch", "transformers"):
            raise ImportError(f"{name} is not there")

sys.meta_path.insert(0, Absent())
from hfjax_demo.text.conversation_renderer import ConversationRenderer
from hfjax_demo.text.detokenizer import Detokenizer
from hfjax_demo.text.template_probes import find_chat_format
from hfjax_demo.text.template_probes import find_chat_format
from hfjax_demo.text.tokenizer import FastTokenizer

tokenizer = FastTokenizer.from_dict(json.load(sys.stdin))
messages = [{"role": "user", "content": sys.argv[1]}]
renderer = ConversationRenderer(tokenizer, chat=find_chat_format(tokenizer))
ids = renderer.tokens(messages)
detokenizer = Detokenizer(tokenizer)
deltas = [*map(detokenizer.add, ids), detokenizer.finish()]
assert not {"torch", "transformers"} & sys.modules.keys()
print(json.dumps([renderer.text(messages), ids, "".join(deltas)]))
"""


@pytest.mark.usefixtures("processes")
def test_a_process_without_torch_and_transformers_reads_and_writes(tmp_path: Path) -> None:
    theirs, text = byte_level(tmp_path), "the quick é 你 \N{PARTY POPPER}\n"
    converted = convert_tokenizer(byte_level(tmp_path))
    assert converted is not None
    done = subprocess.run(
        [sys.executable, "-c", CHILD, text],
        input=json.dumps(converted.to_dict()),
        capture_output=True,
        text=True,
        check=True,
    )
    whole = theirs.apply_chat_template([{"role": "user", "content": text}], tokenize=False, add_generation_prompt=True)
    ids = theirs(whole, add_special_tokens=False).input_ids
    assert json.loads(done.stdout) == [whole, ids, theirs.decode(ids, skip_special_tokens=True)]


@pytest.mark.real_model
@pytest.mark.parametrize("name", ["gemma-3-270m", "smollm2-135m-instruct"])
def test_real_tokenizers_are_converted(name: str) -> None:
    file = sources.fetch(BUILT_IN.find(name), Settings.from_environment(os.environ).cache_dir)
    theirs, other = (read_tokenizer(read_header(file, name), name) for _ in range(2))
    converted = convert_tokenizer(other)
    assert converted is not None
    ours = FastTokenizer.from_dict(json.loads(json.dumps(converted.to_dict())))
    assert ours.get_vocab() == theirs.get_vocab()

    @settings(max_examples=300, deadline=None)
    @given(text=TEXTS, drawn=st.lists(st.integers(0, len(theirs)), max_size=12))
    def compare(text: str, drawn: list[int]) -> None:
        ids = theirs(text).input_ids
        assert ours(text).input_ids == ids
        assert [ours.decode(each) for each in (ids, drawn)] == [theirs.decode(each) for each in (ids, drawn)]

    compare()
