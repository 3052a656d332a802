"""OpenVINO, if its package is installed: it runs the denoiser and the decoder of a diffusers pipeline."""

from __future__ import annotations

import importlib
import importlib.util
import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from .image_sides import PyTorch

PACKAGE = "openvino"
NOT_INSTALLED = f"it is not installed; get it with 'pip install {PACKAGE}'"
_PRECISIONS = {"float32": "f32", "bfloat16": "bf16"}


def is_installed() -> bool:
    """Return whether OpenVINO is installed."""
    return importlib.util.find_spec(PACKAGE) is not None


class OpenVino(PyTorch):
    """diffusers' own loop around two compiled programs: a denoising step and the decoder.

    Both are compiled for the shapes of the first image. ``precision`` is the one that OpenVINO may compute in; a processor
    without bfloat16 products computes in float32 even with "bfloat16".
    """

    def __init__(self, folder: Path, precision: str) -> None:
        super().__init__(folder, "float32")
        self._dtype = precision
        library = importlib.import_module(PACKAGE)
        unet, vae, torch = self._pipe.unet, self._pipe.vae, self._torch
        hints = {"INFERENCE_PRECISION_HINT": _PRECISIONS[precision], "PERFORMANCE_HINT": "LATENCY"}
        core = library.Core()

        class Step(torch.nn.Module):  # type: ignore[name-defined, misc]
            unet: Any

            def __init__(self) -> None:
                super().__init__()
                self.unet = unet

            def forward(self, sample: Any, timestep: Any, states: Any) -> Any:
                return type(unet).forward(unet, sample, timestep, encoder_hidden_states=states, return_dict=False)[0]

        class Decoder(torch.nn.Module):  # type: ignore[name-defined, misc]
            vae: Any

            def __init__(self) -> None:
                super().__init__()
                self.vae = vae

            def forward(self, latents: Any) -> Any:
                return type(vae).decode(vae, latents, return_dict=False)[0]

        def compiled(module: Any) -> Callable[..., Any]:
            made: list[Any] = []

            def run(*inputs: Any) -> Any:
                if not made:
                    shapes = [library.PartialShape(list(each.shape)) for each in inputs]
                    with warnings.catch_warnings():
                        warnings.simplefilter("ignore")  # of torch, about a trace for these shapes only
                        model = library.convert_model(module.eval(), example_input=inputs, input=shapes)
                    made.append(core.compile_model(model, "CPU", hints).create_infer_request())
                (answer,) = made[0].infer([each.contiguous().numpy() for each in inputs]).values()
                return torch.from_numpy(np.array(answer))

            return run

        step, decoder = compiled(Step()), compiled(Decoder())
        unet.forward = lambda sample, timestep, encoder_hidden_states, **_: (
            step(sample, torch.as_tensor(timestep), encoder_hidden_states),
        )
        vae.decode = lambda latents, **_: (decoder(latents),)
