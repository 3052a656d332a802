"""Tiny configs of any decoder-only type of transformers: its own default config, with every size that it names made small.

A size is known by its name, and most configs share theirs (:data:`SIZES`). Lists with an entry a layer keep as many layers as
show each kind of entry once, so that every kind of layer of the default is in the tiny model. What does not follow from names
stands in :mod:`.types`.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from typing import Any

from transformers import CONFIG_MAPPING, PreTrainedConfig

from ..tiny_models import BOS, EOS, PAD, VOCABULARY, WINDOW

HIDDEN, HEADS, KEY_VALUE_HEADS, HEAD_DIM = 64, 4, 2, 16
LONGEST = 1024
INNER = 96
CHUNK = 16


def _named(value: Any, names: str) -> dict[str, Any]:
    return dict.fromkeys(names.split(), value)


SIZES: dict[str, Any] = {
    **_named(VOCABULARY, "vocab_size vocab_size_per_layer_input unpadded_vocab_size"),
    **_named(HIDDEN, "hidden_size n_embd d_model embedding_dim lru_width word_embed_proj_dim attention_hidden_size"),
    **_named(HEADS, "num_attention_heads n_head n_heads attention_heads num_heads encoder_attention_heads"),
    **_named(KEY_VALUE_HEADS, "num_key_value_heads num_kv_heads num_query_groups swa_num_key_value_heads"),
    **_named(HEADS, "swa_num_attention_heads linear_num_heads linear_num_value_heads"),
    **_named(HEAD_DIM, "head_dim global_head_dim swa_head_dim dim_head kv_channels d_head linear_head_dim"),
    **_named(HEAD_DIM, "linear_key_head_dim linear_value_head_dim v_head_dim qk_nope_head_dim attention_head_dim"),
    **_named(INNER, "intermediate_size n_inner ffn_dim dff dim_ff ffn_hidden_size intermediate_size_mlp d_inner"),
    **_named(INNER, "dense_intermediate_size feed_forward_size"),
    **_named(32, "moe_intermediate_size shared_expert_intermediate_size shared_intermediate_size"),
    **_named(32, "moe_shared_expert_intermediate_size shared_experts_intermediate_size expert_ffn_hidden_size"),
    **_named(LONGEST, "max_position_embeddings n_positions n_ctx max_seq_len model_max_length context_length"),
    # Shorter than the prompts, so that what lies outside shows.
    **_named(WINDOW, "sliding_window sliding_window_size window_size attention_window_size local_attention"),
    **_named(WINDOW, "attention_chunk_size rel_extent"),
    **_named(CHUNK, "chunk_size mamba_chunk_size block_size"),
    **_named(4, "num_experts num_local_experts n_routed_experts moe_num_experts moe_num_primary_experts"),
    **_named(2, "num_experts_per_tok num_experts_per_token moe_topk moe_k moe_top_k zero_expert_num"),
    **_named(1, "n_shared_experts num_shared_experts moe_num_shared_experts topk_group"),
    **_named(2, "n_group num_expert_group"),
    **_named(1, "first_k_dense_replace num_dense_layers moe_layer_start_index"),
    **_named(HEAD_DIM, "kv_lora_rank o_lora_rank adapter_rank hc_lowrank gated_norm_rank laurel_rank"),
    **_named(32, "q_lora_rank router_hidden_size"),
    **_named(8, "qk_rope_head_dim index_topk mamba_d_state state_size ssm_state_size mamba_n_heads"),
    **_named(8, "d_rel rotary_dim n_mamba_heads mamba_num_heads hidden_size_per_layer_input"),
    "qk_head_dim": 24,
    "index_head_dim": HEAD_DIM,
    # With few heads, scores of tokens are often all zero, and which of them is among the highest is not determined.
    "index_n_heads": 16,
    **_named(HEAD_DIM, "mamba_d_head mamba_headdim mamba_head_dim"),
    "mamba_d_ssm": 2 * HIDDEN,
    **_named(4, "mamba_dt_rank time_step_rank"),
    **_named(2, "n_groups mamba_n_groups mamba_ngroups linear_num_key_heads o_groups"),
    "query_pre_attn_scalar": HEAD_DIM,
    **_named(0.2, "initializer_range init_std"),
    # At their defaults, mostly 1, a mistake in them would not show.
    **_named(0.5, "attention_multiplier residual_multiplier"),
    **_named(2.0, "embedding_multiplier logits_scaling"),
    "attn_logit_softcapping": 5.0,
    # With random tied embeddings these repeat one token for ever, which would show little.
    "tie_word_embeddings": False,
}
TOKENS = {"bos_token_id": BOS, "eos_token_id": EOS, "pad_token_id": PAD}
LAYERS = ("num_hidden_layers", "n_layer", "n_layers", "num_layers")


def tiny_config(model_type: str, changes: Mapping[str, Any]) -> PreTrainedConfig:
    """The default config of a type, made tiny, with ``changes`` that do not follow from names."""
    config_class = CONFIG_MAPPING[model_type]
    default = config_class()
    names = {field.name for field in dataclasses.fields(config_class) if field.init}
    default.allow_global_per_layer_attribute_access = True
    # What a type has switched off stays so.
    values = {name: SIZES[name] for name in names & SIZES.keys() if getattr(default, name) not in (None, 0)}
    values |= {name: TOKENS[name] for name in names & TOKENS.keys()}
    if {"kv_lora_rank", "num_key_value_heads"} <= values.keys():  # made of the latent, for every head
        values["num_key_value_heads"] = HEADS
    layers_name = next((name for name in LAYERS if name in names), None)
    if layers_name is not None:
        count = getattr(default, layers_name)
        found = {name: getattr(default, name, None) for name in names - values.keys()}
        lists = {
            name: value for name, value in found.items() if isinstance(value, list | tuple) and len(value) == count
        }
        kept = kept_layers(list(lists.values()), count)
        values |= {name: [value[layer] for layer in kept] for name, value in lists.items()}
        values[layers_name] = len(kept)
    return config_class(**{**values, **changes})


def kept_layers(lists: list[Any], count: int) -> list[int]:
    """Which layers of the default show every kind of layer once; two at least."""
    kinds = [repr([entries[layer] for entries in lists]) for layer in range(count)]
    first = sorted({kind: layer for layer, kind in reversed(list(enumerate(kinds)))}.values())
    return first if len(first) > 1 else [0, 1]
