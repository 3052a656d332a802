"""The preview's colours: exact for an autoencoder that is linear, sensible for others, none where nothing is known."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
import torch

from hfjax_demo.image.preview import LatentPreview, fit_preview, to_spatial_latents
from tests import tiny_pipelines


class LinearDecoder:
    """Decodes by a matrix (channels + 1, 3), each latent pixel to ``factor`` x ``factor`` pixels."""

    def __init__(
        self, matrix: torch.Tensor, factor: int = 8, dtype: torch.dtype = torch.float32, **config: Any
    ) -> None:
        self.matrix, self.factor, self.dtype = matrix, factor, dtype
        values = {"latent_channels": matrix.shape[0] - 1, "scaling_factor": 1.0, "shift_factor": None}
        self.config = SimpleNamespace(**values | config)
        self.received: list[torch.Tensor] = []

    def decode(self, latents: torch.Tensor, return_dict: bool) -> tuple[torch.Tensor]:
        assert return_dict is False and latents.dtype is self.dtype
        self.received.append(latents)
        colours = (latents.float().movedim(1, -1) @ self.matrix[:-1] + self.matrix[-1]).movedim(-1, 1)
        return (colours.repeat_interleave(self.factor, 2).repeat_interleave(self.factor, 3).to(self.dtype),)


def matrix(channels: int) -> torch.Tensor:
    generator = torch.Generator().manual_seed(1)
    return torch.randn(channels + 1, 3, generator=generator) * 0.03


def fitted(decoder: Any) -> LatentPreview:
    preview = fit_preview(decoder)
    assert preview is not None
    return preview


@pytest.mark.parametrize("channels", [4, 16, 32])
@pytest.mark.parametrize("factor", [1, 8, 32])
def test_a_linear_decoder_is_recovered(channels: int, factor: int) -> None:
    torch.testing.assert_close(fitted(LinearDecoder(matrix(channels), factor)).matrix, matrix(channels))


def test_the_pipelines_scale_and_shift_are_part_of_the_map() -> None:
    decoder = LinearDecoder(matrix(4), scaling_factor=0.5, shift_factor=0.25)
    expected = matrix(4)
    expected[-1] += expected[:-1].sum(dim=0) * 0.25
    expected[:-1] /= 0.5
    torch.testing.assert_close(fitted(decoder).matrix, expected)


def test_the_decoder_gets_its_own_type_and_the_map_is_float32() -> None:
    preview = fitted(LinearDecoder(matrix(4), dtype=torch.bfloat16))
    assert preview.matrix.dtype is torch.float32
    torch.testing.assert_close(preview.matrix, matrix(4), atol=5e-3, rtol=0)


def test_the_fit_is_one_small_decoding_and_always_the_same() -> None:
    first, second = LinearDecoder(matrix(4)), LinearDecoder(matrix(4))
    torch.testing.assert_close(fitted(first).matrix, fitted(second).matrix, rtol=0, atol=0)
    assert len(first.received) == 1 and first.received[0].numel() <= 4 * 16 * 16


@pytest.mark.parametrize(
    "config",
    [{"latent_channels": None}, {"scaling_factor": None}, {"scaling_factor": 0.0}, {"latent_channels": 0}],
)
def test_no_preview_for_an_unknown_kind_of_latents(config: dict[str, Any]) -> None:
    assert fit_preview(LinearDecoder(matrix(4), **config)) is None


def test_no_preview_where_the_output_is_no_rgb_picture() -> None:
    class Other(LinearDecoder):
        def decode(self, latents: torch.Tensor, return_dict: bool) -> tuple[torch.Tensor]:
            (pixels,) = super().decode(latents, return_dict)
            return (pixels[:, :, None],)  # a video

    assert fit_preview(Other(matrix(4))) is None
    assert fit_preview(SimpleNamespace(config=SimpleNamespace())) is None


def test_a_real_autoencoder_keeps_its_weights_and_gives_colours_in_range() -> None:
    torch.manual_seed(0)
    vae = tiny_pipelines._vae()
    before = {name: value.clone() for name, value in vae.state_dict().items()}
    preview = fitted(vae)
    assert preview.matrix.shape == (5, 3) and torch.isfinite(preview.matrix).all()
    assert all(torch.equal(before[name], value) for name, value in vae.state_dict().items())
    (picture,) = preview.render(torch.randn(1, 4, 8, 6))
    assert (picture.mode, picture.size) == ("RGB", (6, 8))


def test_render_gives_one_picture_of_latent_size_each() -> None:
    colours = torch.zeros(5, 3)
    colours[:3] = torch.eye(3)
    latents = torch.zeros(3, 4, 2, 5)
    latents[1, 0], latents[2, 2] = 0.5, -1.0
    pictures = LatentPreview(colours).render(latents)
    assert [picture.size for picture in pictures] == [(5, 2)] * 3
    assert [picture.getpixel((4, 1)) for picture in pictures] == [(128, 128, 128), (191, 128, 128), (128, 128, 0)]


def test_noise_is_scaled_down_to_the_models_unit_variance() -> None:
    generator = torch.Generator().manual_seed(0)
    latents = torch.randn(1, 4, 16, 16, generator=generator)
    latents = latents / latents.std()
    preview = LatentPreview(matrix(4) * 4)
    (expected,) = preview.render(latents)
    for sigma in (1.0, 14.6, 4000.0):  # Euler begins at 14.6
        (picture,) = preview.render(latents * sigma)
        assert np.abs(np.asarray(picture, int) - np.asarray(expected, int)).max() <= 1
    (faint,) = preview.render(latents / 10)  # what is fainter is left as it is
    assert np.asarray(faint, float).std(axis=(0, 1)).max() < np.asarray(expected, float).std(axis=(0, 1)).max() / 5


def test_each_picture_of_a_batch_is_scaled_by_itself() -> None:
    torch.manual_seed(0)
    calm, wild = torch.randn(1, 4, 8, 8), torch.randn(1, 4, 8, 8) * 100
    preview = LatentPreview(matrix(4))
    together = preview.render(torch.cat([calm, wild]))
    assert together[0].tobytes() == preview.render(calm)[0].tobytes()
    assert together[1].tobytes() == preview.render(wild)[0].tobytes()


def test_half_precision_and_empty_latents() -> None:
    preview = LatentPreview(matrix(4))
    torch.manual_seed(0)
    latents = torch.randn(2, 4, 8, 8)
    wide, narrow = preview.render(latents), preview.render(latents.to(torch.bfloat16))
    assert np.abs(np.asarray(wide[0], int) - np.asarray(narrow[0], int)).max() <= 2
    (flat,) = preview.render(torch.zeros(1, 4, 8, 8))
    assert len(flat.getcolors() or ()) == 1


class Packing:
    """A pipeline whose transformer takes the latents of two by two places as one token, as Flux's does."""

    transformer = SimpleNamespace(config=SimpleNamespace(patch_size=2))

    @staticmethod
    def _unpack_latents(latents: torch.Tensor, height: int, width: int, vae_scale_factor: int) -> torch.Tensor:
        rows, columns = height // (2 * vae_scale_factor), width // (2 * vae_scale_factor)
        parts = latents.reshape(len(latents), rows, columns, -1, 2, 2)
        return parts.permute(0, 3, 1, 4, 2, 5).reshape(len(latents), -1, 2 * rows, 2 * columns)


class PackingFilms(Packing):
    """As Qwen-Image's, whose autoencoder is one of films."""

    @staticmethod
    def _unpack_latents(latents: torch.Tensor, height: int, width: int, vae_scale_factor: int) -> torch.Tensor:
        return Packing._unpack_latents(latents, height, width, vae_scale_factor)[:, :, None]


class PackingOtherwise(Packing):
    """It wants to be told something that is not known here."""

    @staticmethod
    def _unpack_latents(latents: torch.Tensor, layers: int) -> torch.Tensor:
        raise AssertionError


PLAIN = torch.randn(2, 4, 6, 8)
PACKED = PLAIN.reshape(2, 4, 3, 2, 4, 2).permute(0, 2, 4, 1, 3, 5).reshape(2, 12, 16)


@pytest.mark.parametrize(
    ("latents", "pipe", "known"),
    [
        (PLAIN, None, True),
        (PACKED, Packing(), True),
        (PACKED, PackingFilms(), True),
        (PACKED, PackingOtherwise(), False),
        (PACKED, None, False),
        (PLAIN[:, :, None], None, True),
        (PLAIN.movedim(1, -1)[:, None], None, True),  # as Kandinsky 5 has them
        (PLAIN[:, :3], None, False),
        (PLAIN[0, 0], None, False),
    ],
)
def test_latents_of_every_layout(latents: torch.Tensor, pipe: Any, known: bool) -> None:
    found = to_spatial_latents(latents, pipe, channels=4, height=48, width=64, factor=8)
    assert (found is not None) == known
    if found is not None:
        torch.testing.assert_close(found, PLAIN)
