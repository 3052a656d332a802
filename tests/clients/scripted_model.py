"""A Llama whose weights are written by hand, so that what it says is known: offered a tool it calls it, and with a result, or
without a tool, it answers in a sentence. Bound to a form it writes that, and ends each text as soon as it may.

The chat template decides: it ends a prompt with one of two cues. One attention head finds the cue wherever it stands; the next
token follows from the cue and the last token. So the model is real, and its answers are the same on every machine.
"""

from __future__ import annotations

from pathlib import Path

import torch
from tokenizers import AddedToken, Tokenizer, decoders, models, pre_tokenizers
from transformers import LlamaConfig, LlamaForCausalLM, PreTrainedTokenizerFast

END, START, USE, SAY = SPECIAL = ("<|im_end|>", "<|im_start|>", "<|use|>", "<|say|>")
CALLED = ("<tool_call>\n", '{"name": "weather", "arguments": {"city": "', "Oslo", '"}}', "\n</tool_call>")
SAID = ("It will", " rain in", " Oslo", " for days.")
TEMPLATE = """{%- if tools %}{{ '<|im_start|>system\n' }}{%- for tool in tools %}{{ (tool | tojson) + '\n' }}{%- endfor %}\
{{ '<|im_end|>\n' }}{%- endif %}{%- for m in messages %}{{ '<|im_start|>' + m.role + '\n' + (m.content or '') }}\
{%- for call in m.tool_calls or [] %}{{ '\n<tool_call>\n{"name": "' + call.function.name + '", "arguments": ' + \
(call.function.arguments | tojson) + '}\n</tool_call>' }}{%- endfor %}{{ '<|im_end|>\n' }}{%- endfor %}\
{%- if add_generation_prompt %}{{ '<|im_start|>assistant\n' + \
('<|use|>' if tools and messages[-1].role != 'tool' else '<|say|>') }}{%- endif %}"""
# What it likes best where nothing else is said, the best first; of names of tools, `weather` while it is to use one.
LIKED = (END, '"', "}", "]", "{", ",", ":")
HEAD = 16
SLOWEST = HEAD // 2 - 1  # the feature of a head that rotary positions hardly turn


def make_tokenizer() -> PreTrainedTokenizerFast:
    """One token a byte, and one for each piece of what it says."""
    letters = sorted(pre_tokenizers.ByteLevel.alphabet())
    tokenizer = Tokenizer(models.BPE(vocab={letter: place for place, letter in enumerate(letters)}, merges=[]))
    tokenizer.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)  # type: ignore[assignment]
    tokenizer.decoder = decoders.ByteLevel()  # type: ignore[assignment]
    tokenizer.add_special_tokens([AddedToken(token, special=True, normalized=False) for token in SPECIAL])
    tokenizer.add_tokens([AddedToken(token, normalized=False) for token in (*CALLED, *SAID)])
    return PreTrainedTokenizerFast(tokenizer_object=tokenizer, eos_token=END, pad_token=END, chat_template=TEMPLATE)


def make(folder: Path) -> None:
    """Write the model and its tokenizer into a folder."""
    tokenizer = make_tokenizer()
    size = len(tokenizer)
    id_of = tokenizer.convert_tokens_to_ids
    cues = {USE: size, SAY: size + 1}  # the features in which the head tells what it has found
    width = -(-(size + len(cues)) // HEAD) * HEAD
    model = LlamaForCausalLM(
        LlamaConfig(
            vocab_size=size,
            hidden_size=width,
            intermediate_size=HEAD,
            num_hidden_layers=1,
            num_attention_heads=1,
            num_key_value_heads=1,
            head_dim=HEAD,
            max_position_embeddings=4096,
            rope_parameters={"rope_type": "default", "rope_theta": 1e8},
            bos_token_id=None,
            eos_token_id=id_of(END),
            tie_word_embeddings=False,
        )
    )
    layer = model.model.layers[0]
    with torch.no_grad():
        for parameter in model.parameters():
            if parameter.ndim > 1:
                parameter.zero_()
        model.model.embed_tokens.weight.copy_(torch.eye(size, width))
        layer.self_attn.q_proj.weight[SLOWEST] = 1
        for place, (cue, feature) in enumerate(cues.items()):
            layer.self_attn.k_proj.weight[SLOWEST, id_of(cue)] = 1
            layer.self_attn.v_proj.weight[place, id_of(cue)] = 1
            layer.self_attn.o_proj.weight[feature, place] = width**-0.5
        head = model.lm_head.weight  # (tokens, features)
        head[:, size:] -= torch.arange(size)[:, None] / size / 10  # no two alike
        for rank, token in enumerate(reversed(LIKED), 1):
            head[id_of(token), size:] += rank / 2
        head[id_of("w"), cues[SAY]] -= 1
        head[id_of("w"), cues[USE]] += 1 / 4
        for first, *others in ((USE, *CALLED, END), (SAY, *SAID, END)):
            for last, following in zip((first, *others), others, strict=False):
                head[id_of(following), id_of(last)] = 20
    model.generation_config.eos_token_id = id_of(END)
    model.save_pretrained(folder)
    tokenizer.save_pretrained(folder)
