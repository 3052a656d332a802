"""The inside of the autoencoder, trained on pictures of half the size: twice as fast, and exactly part of the whole.

An 8x autoencoder of 128 px pictures spends most of its time at full size, where least is decided. So its inner levels are
trained first, on pictures averaged down to 64 px, between a 1 x 1 convolution in front and a small head behind that exist for
this stage alone. :meth:`CoarseAutoencoder.complete_encoder` then sets the outermost level of the encoder so that it *is* that
averaging and that convolution: the whole encoder gives the same latents, to rounding, that the coarse one was trained to give,
and the training of the whole begins there.
"""

from __future__ import annotations

import torch
from diffusers import AutoencoderKL
from diffusers.models.autoencoders.vae import DiagonalGaussianDistribution
from torch import Tensor, nn
from torch.nn import functional


class CoarseAutoencoder(nn.Module):
    """The inner levels of ``whole`` (shared, not copied), from half-size pictures to latents and back."""

    def __init__(self, whole: AutoencoderKL) -> None:
        super().__init__()
        first, second = whole.config.block_out_channels[:2]
        self.whole = whole
        self.entry = nn.Conv2d(3, first, 1)
        self.exit = nn.Sequential(
            nn.GroupNorm(whole.config.norm_num_groups, second), nn.SiLU(), nn.Conv2d(second, 3, 3, padding=1)
        )

    def encode(self, halved: Tensor) -> DiagonalGaussianDistribution:
        """Half-size pictures ``[n, 3, h/2, w/2]`` as the distribution of their latents."""
        encoder = self.whole.encoder
        hidden = self.entry(halved)
        for block in encoder.down_blocks[1:]:
            hidden = block(hidden)
        hidden = encoder.conv_out(encoder.conv_act(encoder.conv_norm_out(encoder.mid_block(hidden))))
        return DiagonalGaussianDistribution(self.whole.quant_conv(hidden))

    def decode(self, latents: Tensor) -> Tensor:
        """Latents as half-size pictures."""
        decoder = self.whole.decoder
        hidden = decoder.mid_block(decoder.conv_in(self.whole.post_quant_conv(latents)))
        *inner, outer = decoder.up_blocks[:-1]
        for block in inner:
            hidden = block(hidden)
        # The last of these blocks ends with the step up to full size, which is not wanted here.
        for resnet in outer.resnets:
            hidden = resnet(hidden, None)
        halved: Tensor = self.exit(hidden)
        return halved

    @torch.no_grad()
    def complete_encoder(self) -> None:
        """Make the outermost level of the encoder average 2 x 2 pixels and apply ``entry``: ``whole.encode`` is then complete."""
        encoder = self.whole.encoder
        (block,) = encoder.down_blocks[0].resnets
        (down,) = encoder.down_blocks[0].downsamplers
        # Colours pass through the first convolution and, its residual branch silenced, the block …
        encoder.conv_in.weight.zero_()
        encoder.conv_in.bias.zero_()
        for channel in range(3):
            encoder.conv_in.weight[channel, channel, 1, 1] = 1
        block.conv2.weight.zero_()
        block.conv2.bias.zero_()
        # … to the step down. It pads right and below only, so its upper left 2 x 2 taps are exactly one pixel of the half size.
        down.conv.weight.zero_()
        down.conv.weight[:, :3, :2, :2] = self.entry.weight / 4
        down.conv.bias.copy_(self.entry.bias)


def halve(pictures: Tensor) -> Tensor:
    """Pictures averaged over 2 x 2 pixels."""
    return functional.avg_pool2d(pictures, 2)
