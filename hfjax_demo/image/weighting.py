"""Prompt weighting, ``a (red:1.4) apple``, and prompts longer than the limit of a CLIP text encoder, with compel.

A weight scales the distance of a part's embeddings from those of the empty prompt; a long prompt is encoded in parts, whose
embeddings are concatenated. Other prompts are passed to the pipeline unchanged.
"""

from __future__ import annotations

from typing import Any

import torch

from .prompts import component_classes, has_weights, parse_weighted_prompt, strip_weights, supports_weighting

_LENGTH_WARNING_KEY = "sequence-length-is-longer-than-the-specified-maximum"  # key of a warning of transformers


def needs_weighting(pipe: Any, *prompts: str) -> bool:
    """Return whether a prompt is weighted or longer than the limit of the encoders, and ``pipe`` supports that."""
    if not supports_weighting(component_classes(pipe)):
        return False
    return any(has_weights(prompt) or _is_too_long(pipe, prompt) for prompt in prompts)


def embeddings(pipe: Any, prompt: str, negative: str) -> dict[str, torch.Tensor]:
    """Return the arguments that replace the two prompts in the pipeline's call, in the dtype of its encoders.

    Returns:
        embeddings of both, (1, parts * tokens, width), and for Stable Diffusion XL also the pooled ones, (1, width).
    """
    from compel import Compel, ReturnedEmbeddingsType  # imported here, because few prompts need it
    from compel.prompt_parser import Conjunction, FlattenedPrompt, Fragment

    is_xl = getattr(pipe, "text_encoder_2", None) is not None
    kind = (
        ReturnedEmbeddingsType.PENULTIMATE_HIDDEN_STATES_NON_NORMALIZED
        if is_xl
        else ReturnedEmbeddingsType.LAST_HIDDEN_STATES_NORMALIZED
    )
    halves: list[tuple[torch.Tensor, list[torch.Tensor]]] = []  # per encoder: the empty prompt, and both prompts
    pooled: list[torch.Tensor] = []
    for suffix in ("", "_2") if is_xl else ("",):
        tokenizer = getattr(pipe, f"tokenizer{suffix}")
        tokenizer.deprecation_warnings[_LENGTH_WARNING_KEY] = True
        words: Any = Compel(
            tokenizer=tokenizer,
            text_encoder=getattr(pipe, f"text_encoder{suffix}"),
            truncate_long_prompts=False,
            returned_embeddings_type=kind,
            device="cpu",
        )
        made = []
        for text in (prompt, negative):
            parts = [(part.strip(), weight) for part, weight in parse_weighted_prompt(text)]
            fragments = [Fragment(_expand_inversions(pipe, tokenizer, part), weight) for part, weight in parts if part]
            fragments = fragments or [Fragment("")]
            made.append(words.build_conditioning_tensor_for_conjunction(Conjunction([FlattenedPrompt(fragments)]))[0])
            if suffix:
                whole = _expand_inversions(pipe, tokenizer, strip_weights(text))
                pooled.append(words.conditioning_provider.get_pooled_embeddings([whole], device="cpu"))
        halves.append((words.conditioning_provider.empty_z, made))
    longest = max(tensor.shape[1] for _, made in halves for tensor in made)
    positive, negated = (
        torch.cat([_pad_embeddings(made[place], empty, longest) for empty, made in halves], dim=-1)
        for place in range(2)
    )
    result = {"prompt_embeds": positive, "negative_prompt_embeds": negated}
    if is_xl:
        result |= {"pooled_prompt_embeds": pooled[0], "negative_pooled_prompt_embeds": pooled[1]}
        if not negative and pipe.config.get("force_zeros_for_empty_prompt"):  # like the pipeline's own code
            result |= {name: torch.zeros_like(result[name]) for name in result if name.startswith("negative")}
    return result


def _expand_inversions(pipe: Any, tokenizer: Any, text: str) -> str:
    """Replace each textual inversion of several vectors by that many tokens, like the pipeline's own code."""
    spelt: str = pipe.maybe_convert_prompt(text, tokenizer) if hasattr(pipe, "maybe_convert_prompt") else text
    return spelt


def _pad_embeddings(tensor: torch.Tensor, empty: torch.Tensor, length: int) -> torch.Tensor:
    """Pad ``tensor`` (1, tokens, width) with embeddings of the empty prompt to ``length`` tokens."""
    return torch.cat([tensor] + [empty] * ((length - tensor.shape[1]) // empty.shape[1]), dim=1)


def _is_too_long(pipe: Any, prompt: str) -> bool:
    words = pipe.tokenizer
    return len(words(prompt, truncation=False, verbose=False)["input_ids"]) > int(words.model_max_length)
