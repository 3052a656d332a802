"""Which types there are, and what of their tiny configs does not follow from names."""

from __future__ import annotations

from typing import Any

from transformers.models.auto.modeling_auto import MODEL_FOR_CAUSAL_LM_MAPPING_NAMES

from ..tiny_models import COMMON, WINDOW

# What AutoModelForCausalLM knows besides decoders of text, one line each kind.
OTHERS = """
bert bert-generation big_bird camembert data2vec-text electra ernie megatron-bert rembert roberta roberta-prelayernorm roc_bert
roformer xlm xlm-roberta xlm-roberta-xl xlnet xmod reformer
bart bigbird_pegasus blenderbot blenderbot-small marian mbart mvp pegasus plbart prophetnet trocr whisper musicgen musicgen_melody
gemma4_assistant gemma4_unified_assistant
dots3_note gemma3 gemma3n gemma4 gemma4_unified llama4 qwen3_5 qwen3_5_moe qwen4_exp fuyu moss_transcribe_diarize mllama emu3 git
blt
"""
# The same class and config as another type.
ALIASES = {"gpt-sw3": "gpt2"}

ROPE = {"rope_theta": 10000.0}
TRAINED = {"original_max_position_embeddings": 32}
LONG_FACTORS = {"long_factor": [2.0] * 8} | TRAINED

# Forms of a type that other code of its own, or of this program, is for: the type, and how the form's config differs.
VARIANTS: dict[str, tuple[str, dict[str, Any]]] = {
    "falcon (ALiBi)": ("falcon", {"alibi": True}),
    "llama (dynamic RoPE)": ("llama", {"rope_parameters": ROPE | {"rope_type": "dynamic", "factor": 2.0}}),
    "phi3 (LongRoPE)": (
        "phi3",
        TRAINED | {"rope_parameters": ROPE | {"rope_type": "longrope", "short_factor": [1.0] * 8} | LONG_FACTORS},
    ),
    "qwen2 (window)": (
        "qwen2",
        {"use_sliding_window": True, "sliding_window": WINDOW, "layer_types": ["full_attention", "sliding_attention"]},
    ),
}

TYPES: tuple[str, ...] = tuple(
    name for name in MODEL_FOR_CAUSAL_LM_MAPPING_NAMES if name not in {*OTHERS.split(), *ALIASES}
)

LAYER_TYPES = "layer_types"
MROPE = {"rope_type": "default", "rope_theta": 10000.0, "mrope_section": [2, 1, 1]}
GEMMA4 = {LAYER_TYPES: ["sliding_attention", "full_attention"], "num_hidden_layers": 2, "global_head_dim": 32}
SMALL = {"hidden_size": 16, "num_attention_heads": 2}

CHANGES: dict[str, dict[str, Any]] = {
    "bamba": {"attn_layer_indices": [1], "num_hidden_layers": 3},
    "cohere_compass_text": {
        LAYER_TYPES: ["sliding_attention", "full_attention"],
        "rope_parameters": {"sliding_attention": MROPE, "full_attention": None},
    },
    "dbrx": {
        "attn_config": {"kv_n_heads": 2, "rope_theta": 10000.0, "clip_qkv": 8.0},
        "ffn_config": {"ffn_hidden_size": 96, "moe_num_experts": 4, "moe_top_k": 2},
    },
    "deepseek_v4": {"index_topk": 2},
    "deepseek_v2": {"num_experts_per_tok": 2},
    "dots1": {"n_routed_experts": 4, "num_experts_per_tok": 2, "n_shared_experts": 1},
    "dots3_note_text": {
        # Its embedding of zeros makes all scores of the indexer equal, of which any are the highest; a random model says it.
        "pad_token_id": None,
        "sliding_window": WINDOW,
        "head_dim": 24,
        "shared_experts_intermediate_size": 32,
        "per_layer_config": {
            2: {
                "num_attention_heads": 2,
                "num_key_value_heads": 2,
                "q_lora_rank": 32,
                "kv_lora_rank": 32,
                "head_dim": 32,
                "qk_nope_head_dim": 24,
                "qk_rope_head_dim": 8,
                "v_head_dim": 16,
            }
        },
    },
    "gemma3n_text": {
        LAYER_TYPES: ["sliding_attention", "full_attention"] * 2,
        "num_hidden_layers": 4,
        "num_kv_shared_layers": 2,
        "activation_sparsity_pattern": [0.95, 0.0, 0.0, 0.0],
    },
    "gemma4_text": GEMMA4 | {LAYER_TYPES: GEMMA4[LAYER_TYPES] * 2, "num_hidden_layers": 4, "num_kv_shared_layers": 2},
    "gemma4_unified_text": GEMMA4,
    "got_ocr2": {
        "text_config": COMMON | {"model_type": "qwen2", "tie_word_embeddings": True},
        "vision_config": SMALL
        | {"num_hidden_layers": 1, "mlp_dim": 32, "output_channels": 16, "image_size": 32, "global_attn_indexes": [0]},
        "tie_word_embeddings": True,
    },
    "gpt_neo": {
        "attention_types": [[["global", "local"], 1]],
        "num_layers": 2,
        "attention_layers": ["global", "local"],
    },
    "granitemoehybrid": {LAYER_TYPES: ["linear_attention", "full_attention"], "shared_intermediate_size": 32},
    "hunyuan_v1_dense": {"head_dim": 16},
    "hunyuan_v1_moe": {"head_dim": 16},
    "jamba": {"num_hidden_layers": 4, "attn_layer_period": 4, "attn_layer_offset": 2},
    "lfm2": {"num_hidden_layers": 2, LAYER_TYPES: ["conv", "full_attention"]},
    "lfm2_moe": {"num_hidden_layers": 2, LAYER_TYPES: ["conv", "full_attention"]},
    "llama4_text": {
        "num_hidden_layers": 4,
        LAYER_TYPES: ["chunked_attention"] * 3 + ["full_attention"],
        "no_rope_layers": [1, 1, 1, 0],
        "moe_layers": [1, 3],
        "floor_scale": 32,
    },
    "longcat_flash": {"head_dim": 8},
    "mamba2": {"num_heads": 8},
    "ministral": {"head_dim": 16},
    "nemotron": {"num_key_value_heads": 2},
    "phi4_multimodal": {
        "vision_config": SMALL | {"intermediate_size": 32, "num_hidden_layers": 2, "crop_size": 28},
        "audio_config": SMALL
        | {"intermediate_size": 32, "num_blocks": 1, "ext_pw_out_channel": 16, "nemo_conv_channels": 16},
    },
    "qwen4_exp_text": {"indexer_n_heads": 16, "indexer_kv_heads": 1, "indexer_head_dim": 16}
    | {"indexer_budget": 16, "indexer_compress_ratio": 4, "hc_lowrank": 16},
    "recurrent_gemma": {"num_hidden_layers": 3, "head_dim": 16},
    "xlstm": {"num_heads": 4, "qk_dim_factor": 1.0},
    "zamba": {"attention_hidden_size": 128, "attention_head_dim": 32},
    "zaya": {"num_experts_per_tok": 1, "initializer_range": 0.5},
}

# Models that are better known than those which transformers' own descriptions of the configs name.
EXAMPLES = {
    "afmoe": "Trinity-Nano",
    "bamba": "Bamba-9B-v2",
    "cohere2": "c4ai-command-r7b-12-2024",
    "dbrx": "dbrx-instruct",
    "deepseek_v3": "DeepSeek-V3, Kimi K2",
    "falcon (ALiBi)": "falcon-rw-1b",
    "gemma2": "gemma-2-2b-it",
    "glm4": "GLM-4-9B-0414",
    "glm4_moe_lite": "GLM-4.7-Flash",
    "got_ocr2": "GOT-OCR-2.0-hf",
    "granitemoe": "granite-3.1-3b-a800m-instruct",
    "granitemoehybrid": "granite-4.0-h-micro",
    "granitemoeshared": "granite-4.0-tiny-preview",
    "llama": "Llama-3.2-1B-Instruct, SmolLM2",
    "llama (dynamic RoPE)": "",
    "minimax_m2": "MiniMax-M2",
    "modernbert-decoder": "ettin-decoder-150m",
    "nemotron": "Minitron-4B-Base",
    "phi3": "Phi-3-mini-4k-instruct, phi-4",
    "phi3 (LongRoPE)": "Phi-3.5-mini-instruct, Phi-4-mini-instruct",
    "qwen2": "Qwen2.5-0.5B-Instruct",
    "qwen2 (window)": "",
}


def described(name: str) -> tuple[str, dict[str, Any]]:
    """The type of a name of :data:`TYPES` or :data:`VARIANTS`, and how its tiny config differs from what names say."""
    model_type, changes = VARIANTS.get(name, (name, {}))
    return model_type, CHANGES.get(model_type, {}) | changes


# The types that every change is tested with: one at least of each way to attend, to place, to route and to remember. Latents and
# hybrids are those of tests/machine.
_SAMPLE = """
bloom doge gemma3n_text gpt_oss llama4_text qwen3_5_text
"""
SAMPLE = (*_SAMPLE.split(), "phi3 (LongRoPE)", "qwen2 (window)")
