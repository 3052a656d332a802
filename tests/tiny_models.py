"""Tiny random models of many architectures in folders written by ``save_pretrained``, and their reference in plain PyTorch."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import jax
import numpy as np
import torch
import transformers
from tokenizers import Tokenizer, decoders, models, pre_tokenizers, trainers
from transformers import AutoTokenizer, PreTrainedTokenizerFast

from hfjax_demo.bridge.programs.compiler import Compiler
from hfjax_demo.bridge.programs.program_table import CompilationExecutor
from hfjax_demo.settings import EngineShapes, Settings
from hfjax_demo.sources import FetchedAdapter
from hfjax_demo.text.engine import TextEngine
from hfjax_demo.text.engine_builder import load_engine
from hfjax_demo.text.kept_pages import OnDevice, run_here
from hfjax_demo.text.slots import MemoryRequest, grant_any_memory

VOCABULARY = 320
BOS, EOS, PAD = 0, 1, 2
WINDOW = 24
CONTEXT = 512

CORPUS = (
    "the quick brown fox jumps over the lazy dog and the dog sleeps on while the fox runs away",
    "a conversation begins with a question and ends with an answer that is good enough",
    "naïve café, 你好, emoji \N{GRINNING FACE} \N{PARTY POPPER}\n\tdef answer(x):\n\t\treturn x + 1\n",
)

CHAT_TEMPLATE = (
    "{% for message in messages %}<|{{ message['role'] }}|>{{ message['content'] }}\n{% endfor %}"
    "{% if add_generation_prompt %}<|assistant|>{% endif %}"
)

# Common config values, by the names that most configs use.
COMMON: dict[str, Any] = {
    "vocab_size": VOCABULARY,
    "hidden_size": 48,
    "intermediate_size": 96,
    "num_hidden_layers": 2,
    "num_attention_heads": 4,
    "num_key_value_heads": 2,
    "max_position_embeddings": 1024,
    "bos_token_id": BOS,
    "eos_token_id": EOS,
    "pad_token_id": PAD,
    "initializer_range": 0.2,
}
LAYERS_OF_BOTH_KINDS = ["sliding_attention", "full_attention"]
SLIDING: dict[str, Any] = {"head_dim": 16, "query_pre_attn_scalar": 16, "sliding_window": WINDOW} | {
    "layer_types": LAYERS_OF_BOTH_KINDS
}
# For models that repeat one token endlessly with random tied embeddings, which would test little.
UNTIED: dict[str, Any] = {"tie_word_embeddings": False}


@dataclass(frozen=True)
class Architecture:
    """A model class of transformers, with config values for a tiny model and names that it does not have."""

    model: str
    extra: dict[str, Any]
    without: tuple[str, ...] = ()


# Seeds of models with varied answers, whose two largest logits differ by at least a ten-thousandth of the range of the logits.
SEEDS = dict.fromkeys(("qwen2", "gemma2", "starcoder2", "gpt_neox"), 1) | dict.fromkeys(
    ("llama", "mistral", "qwen3", "gemma", "gpt2", "granite", "stablelm"), 2
)

ARCHITECTURES: dict[str, Architecture] = {
    "llama": Architecture("LlamaForCausalLM", {}),
    "mistral": Architecture("MistralForCausalLM", {"sliding_window": WINDOW}),
    "qwen2": Architecture("Qwen2ForCausalLM", {}),
    "qwen3": Architecture("Qwen3ForCausalLM", {"head_dim": 16}),
    "gemma": Architecture("GemmaForCausalLM", {"head_dim": 16} | UNTIED),
    "gemma2": Architecture(
        "Gemma2ForCausalLM", SLIDING | {"attn_logit_softcapping": 5.0, "final_logit_softcapping": 30.0} | UNTIED
    ),
    "gemma3": Architecture("Gemma3ForCausalLM", SLIDING | UNTIED),
    "phi3": Architecture("Phi3ForCausalLM", {"sliding_window": WINDOW}),
    "gpt2": Architecture(
        "GPT2LMHeadModel",
        {"n_embd": 48, "n_layer": 2, "n_head": 4, "n_positions": 1024},
        without=tuple(name for name in COMMON if name.startswith(("hidden", "intermediate", "num_", "max_"))),
    ),
    "olmo2": Architecture("Olmo2ForCausalLM", {}),
    "smollm3": Architecture("SmolLM3ForCausalLM", {"no_rope_layers": [1, 0]}),
    "granite": Architecture(
        "GraniteForCausalLM",
        {"attention_multiplier": 0.5, "residual_multiplier": 0.7, "embedding_multiplier": 3.0, "logits_scaling": 2.0},
    ),
    "stablelm": Architecture("StableLmForCausalLM", {"partial_rotary_factor": 0.5}),
    "starcoder2": Architecture("Starcoder2ForCausalLM", {"sliding_window": WINDOW} | UNTIED),
    "gpt_neox": Architecture("GPTNeoXForCausalLM", {"rotary_pct": 0.5}, without=("num_key_value_heads",)),
    "cohere": Architecture("CohereForCausalLM", {"logit_scale": 0.5, "use_qk_norm": True}),
    "mixtral": Architecture(
        "MixtralForCausalLM", {"sliding_window": WINDOW, "num_local_experts": 4, "num_experts_per_tok": 2}
    ),
}


def settings(**changes: Any) -> Settings:
    """Return the settings of engines in tests: few programs to compile, and prompts that need both prefill chunk lengths, and
    none for drafts. The ``changes`` may be of the engine's shapes as well."""
    shapes = {name: changes.pop(name) for name in EngineShapes._fields if name in changes}
    engine_shapes = EngineShapes((8, 32), verified=0)._replace(**shapes)
    return Settings(**{"slots": 4, "context_length": CONTEXT, "engine_shapes": engine_shapes} | changes)


def make_tokenizer(folder: Path) -> None:
    """Train a byte-level BPE of :data:`VOCABULARY` tokens on three lines, and save it with a chat template."""
    tokenizer = Tokenizer(models.BPE())
    tokenizer.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)  # type: ignore[assignment]
    tokenizer.decoder = decoders.ByteLevel()  # type: ignore[assignment]
    trainer = trainers.BpeTrainer(
        vocab_size=VOCABULARY,
        special_tokens=["<bos>", "<eos>", "<pad>"],
        initial_alphabet=pre_tokenizers.ByteLevel.alphabet(),
        show_progress=False,
    )
    tokenizer.train_from_iterator(CORPUS, trainer)
    assert tokenizer.get_vocab_size() == VOCABULARY
    fast = PreTrainedTokenizerFast(
        tokenizer_object=tokenizer, bos_token="<bos>", eos_token="<eos>", pad_token="<pad>", chat_template=CHAT_TEMPLATE
    )
    fast.save_pretrained(folder)


def make_model(folder: Path, name: str, *, seed: int | None = None, **changes: Any) -> Path:
    architecture = ARCHITECTURES[name]
    return make_folder(
        folder,
        architecture.model,
        without=architecture.without,
        seed=SEEDS.get(name, 0) if seed is None else seed,
        **architecture.extra | changes,
    )


def make_folder(folder: Path, model_class: str, *, without: Sequence[str] = (), seed: int = 0, **config: Any) -> Path:
    cls = getattr(transformers, model_class)
    values = {key: value for key, value in COMMON.items() if key not in without} | config
    torch.manual_seed(seed)
    model = cls(cls.config_class(**values))
    randomize(model)
    model.save_pretrained(folder)
    make_tokenizer(folder)
    return folder


def randomize(model: torch.nn.Module) -> None:
    """Randomize vectors (biases, norm weights), too: errors in them would be hidden by their initial values of 0 or 1."""
    with torch.no_grad():
        for parameter in model.parameters():
            if parameter.ndim == 1:
                parameter.add_(torch.randn_like(parameter) * 0.1)


def with_template(folder: Path, template: str) -> None:
    tokenizer = AutoTokenizer.from_pretrained(folder)
    tokenizer.chat_template = template
    tokenizer.save_pretrained(folder)


def with_stop_ids(folder: Path, target: Path, ids: Sequence[int]) -> Path:
    shutil.copytree(folder, target)
    path = target / "generation_config.json"
    content = json.loads(path.read_text(encoding="utf-8"))
    content["eos_token_id"] = list(ids)
    path.write_text(json.dumps(content), encoding="utf-8")
    return target


def load(
    folder: Path,
    name: str = "tiny",
    *,
    dtype: str = "float32",
    compiler: Compiler | None = None,
    maker: CompilationExecutor | None = None,
    adapters: Sequence[FetchedAdapter] = (),
    offload: int = 0,
    request_memory: MemoryRequest = grant_any_memory,
    on_progress: Callable[[str, float | None], None] = lambda message, fraction: None,
    on_device: OnDevice = run_here,
    **changes: Any,
) -> TextEngine:
    return load_engine(
        folder,
        name,
        dtype=dtype,
        settings=settings(**changes),
        device="cpu",
        on_progress=on_progress,
        compiler=Compiler() if compiler is None else compiler,
        maker=maker,
        adapters=adapters,
        offload=offload,
        request_memory=request_memory,
        on_device=on_device,
    )


def use_compilation_cache(folder: Path) -> None:
    """Have JAX keep executables in a folder, for all tests: models are then loaded as without stored programs."""
    jax.config.update("jax_compilation_cache_dir", str(folder / "compiled"))
    jax.config.update("jax_persistent_cache_min_compile_time_secs", 0.0)
    jax.config.update("jax_persistent_cache_min_entry_size_bytes", -1)


def greedy_answer(model: Any, prompt: Sequence[int], new_tokens: int, **cache: Any) -> tuple[list[int], np.ndarray]:
    """Return the tokens that ``generate`` adds, with its end token, and the logits (tokens, vocabulary) that it chose them by."""
    ids = torch.tensor([list(prompt)])
    with torch.inference_mode():
        output = model.generate(
            ids,
            attention_mask=torch.ones_like(ids),
            do_sample=False,
            max_new_tokens=new_tokens,
            pad_token_id=PAD,
            return_dict_in_generate=True,
            output_logits=True,
            **cache,
        )
    tokens = [int(token) for token in output.sequences[0, len(prompt) :]]
    return tokens, torch.cat(output.logits).float().numpy()


class Reference:
    """A model folder or GGUF file in plain PyTorch, loaded by transformers; ``attention`` None is the model's default."""

    def __init__(self, path: Path, attention: str | None = "eager") -> None:
        folder, options = (path.parent, {"gguf_file": path.name}) if path.is_file() else (path, {})
        self.model: Any = transformers.AutoModelForCausalLM.from_pretrained(
            folder, dtype=torch.float32, attn_implementation=attention, **options
        ).eval()
        self._greedy: dict[tuple[tuple[int, ...], int], tuple[list[int], np.ndarray]] = {}  # tests repeat calls

    def greedy(self, prompt: Sequence[int], new_tokens: int) -> list[int]:
        """Return the tokens that ``generate`` adds to the prompt, with its end token."""
        asked = tuple(prompt), new_tokens
        if asked not in self._greedy:
            self._greedy[asked] = greedy_answer(self.model, prompt, new_tokens, **self.cache())
        return list(self._greedy[asked][0])

    def logits(self, prompt: Sequence[int], answer: Sequence[int]) -> np.ndarray:
        """Compute the logits of each token of the answer in one pass, float32 (answer tokens, vocabulary)."""
        ids = torch.tensor([[*prompt, *answer]])
        with torch.inference_mode():
            output = self.model(input_ids=ids, **(self.cache() or {"use_cache": False}))
        return output.logits[0, len(prompt) - 1 : -1].float().numpy()

    def cache(self) -> dict[str, Any]:
        """Return the arguments for a pass with another cache than the model's own."""
        return {}


def prompt_ids(length: int, seed: int = 0, vocabulary: int = VOCABULARY) -> list[int]:
    generator = np.random.default_rng([seed, length])
    return [int(token) for token in generator.integers(PAD + 1, vocabulary, size=length)]
