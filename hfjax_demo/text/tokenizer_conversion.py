"""Conversion of a transformers tokenizer to a :class:`.tokenizer.FastTokenizer`, where both give the same tokens and texts.

The Python code of transformers' base class for fast tokenizers is known. A tokenizer whose class or object replaces any of it
that is used here is not converted. In addition, each conversion is tried on texts, tokens and conversations.
"""

from __future__ import annotations

import json
import operator
import pickle
from collections.abc import Mapping, Sequence
from typing import Any

from tokenizers import Tokenizer
from transformers import PreTrainedTokenizerBase, PreTrainedTokenizerFast

from .conversation_renderer import TemplateLimitExceeded, render_chat_template
from .tokenizer import HARD_TEXTS, FastTokenizer, TextTokenizer, token_results

# Attributes of transformers' class that a tokenizer's class may replace: how it is made and saved, and defaults that are read.
_REPLACEABLE = frozenset(
    {
        "__annotate_func__", "__annotations__", "__annotations_cache__", "__doc__", "__firstlineno__", "__init__", "__module__",
        "__static_attributes__", "convert_to_native_format", "model", "model_input_names", "padding_side",
        "pretrained_vocab_files_map", "save_vocabulary", "slow_tokenizer_class", "truncation_side", "vocab_files_names",
    }
)  # fmt: skip
# Methods that transformers' class calls if a tokenizer has them.
_HOOKS = ("_switch_to_input_mode", "_switch_to_target_mode")

_MAX_TRIED_TOKENS = 32  # of those that are matched as a whole: so many of the first and of the last

_SCHEMA = {"type": "object", "properties": {"x": {"type": "string", "enum": ["\u00e9", "<b> & 'c'"]}}}
_TOOL = {"type": "function", "function": {"name": "look", "description": "Look.", "parameters": _SCHEMA}}
_CALL = {"id": "look00001", "type": "function", "function": {"name": "look", "arguments": {"x": "\u00e9"}}}
_QUESTION = {"role": "user", "content": " Why <is> 'it' \u4f60\u597d?\n"}
_ANSWER = {"role": "assistant", "content": "So.", "reasoning_content": "Because.", "name": None}
_CALLING = {"role": "assistant", "content": "", "tool_calls": [_CALL]}
_CONVERSATIONS: tuple[tuple[list[Any], dict[str, Any]], ...] = (
    ([_QUESTION], {}),
    ([{"role": "system", "content": "Be brief.\n"}, _QUESTION, _ANSWER, _QUESTION], {"enable_thinking": False}),
    ([_QUESTION, {**_ANSWER, "thinking": "For."}], {"reasoning_effort": "low"}),
    ([_QUESTION, _CALLING, {"role": "tool", "content": "1", "name": "look"}], {"tools": [_TOOL]}),
    ([{"role": "user", "content": [{"type": "text", "text": "a"}, {"type": "image"}]}], {}),
    ([_ANSWER, _ANSWER, {"role": "nobody", "content": "x"}], {}),
)


def serving_tokenizer(theirs: PreTrainedTokenizerBase) -> TextTokenizer:
    """Return the converted tokenizer; transformers' own if it cannot be converted."""
    return convert_tokenizer(theirs) or theirs


def convert_tokenizer(theirs: PreTrainedTokenizerBase) -> FastTokenizer | None:
    """Return a tokenizer of the same tokens, texts and chat templates, which shares transformers' backend; None if Python code of
    the tokenizer's own, or a setting of it, could make a difference, or if a trial has shown one."""
    if not isinstance(theirs, PreTrainedTokenizerFast) or not _is_plain(theirs):
        return None
    try:
        ours = _make(theirs)
        is_same = _give_same_tokens(theirs, ours) and (not theirs.chat_template or _render_same(theirs, ours))
    except (
        Exception
    ):  # settings of other types than documented, texts that the backend refuses; it raises nothing narrower
        return None
    ours("")  # which ends truncation
    return ours if is_same else None


def _is_plain(theirs: PreTrainedTokenizerFast) -> bool:
    """Return whether transformers' own code, and no Python within the backend, encodes and decodes."""
    kinds = type(theirs).__mro__
    own = {name for kind in kinds[: kinds.index(PreTrainedTokenizerFast)] for name in vars(kind)}
    own |= {name for name in vars(theirs) if callable(getattr(PreTrainedTokenizerFast, name, None))}
    if own & set(dir(PreTrainedTokenizerFast)) - _REPLACEABLE or any(hasattr(theirs, name) for name in _HOOKS):
        return False
    backend = theirs.backend_tokenizer
    if type(backend) is not Tokenizer or vars(backend):
        return False
    try:
        pickle.dumps((backend.normalizer, backend.pre_tokenizer, backend.post_processor, backend.decoder))
    except Exception:  # a part in Python; tokenizers raises nothing narrower
        return False
    return True


def _make(theirs: PreTrainedTokenizerFast) -> FastTokenizer:
    template, response = theirs.chat_template, theirs.response_template
    if json.loads(json.dumps([template, response])) != [template, response]:
        raise ValueError("settings that are not of JSON's types")
    backend = theirs.backend_tokenizer
    cleans_up = bool(theirs.clean_up_tokenization_spaces) and (
        type(backend.model).__name__ != "BPE"
        or bool(theirs.clean_up_tokenization_spaces_for_bpe_even_though_it_will_corrupt_output)
    )
    special, splits = theirs.special_tokens_map, bool(theirs.split_special_tokens)
    return FastTokenizer(backend, special, template, response, cleans_up, splits, theirs.truncation_side)


def _give_same_tokens(theirs: PreTrainedTokenizerFast, ours: FastTokenizer) -> bool:
    added = [token.content for _, token in sorted(ours.added_tokens_decoder.items())]
    tried = dict.fromkeys([*added[:_MAX_TRIED_TOKENS], *added[-_MAX_TRIED_TOKENS:], *ours.special_tokens.values()])
    texts = [*HARD_TEXTS, "".join(tried), " a ".join(["", *tried, ""])]
    if list(token_results(theirs, texts)) != list(token_results(ours, texts)):
        return False
    cut = ([each(text, truncation=True, max_length=8).input_ids for text in texts] for each in (theirs, ours))
    return bool(operator.eq(*cut))


def _render_same(theirs: PreTrainedTokenizerFast, ours: FastTokenizer) -> bool:
    """Return whether both render the same texts, and raise the same exceptions.

    Raises:
        TemplateLimitExceeded: the template takes too long, or writes too much.
    """
    for turns, keywords in _CONVERSATIONS:
        for begins in (True, False):
            for _ in range(2):  # once more if they differ: the template may write the time
                results = (_rendered(tokenizer, turns, begins, keywords) for tokenizer in (ours, theirs))
                is_same = operator.eq(*results)
                if is_same:
                    break
            if not is_same:
                return False
    return True


def _rendered(tokenizer: TextTokenizer, turns: Sequence[Any], begins: bool, keywords: Mapping[str, Any]) -> Any:
    try:
        return render_chat_template(tokenizer, turns, begin_answer=begins, **keywords)
    except TemplateLimitExceeded:
        raise
    except Exception as error:  # templates raise exceptions of any type
        return type(error), str(error)
