"""Styles: words that are put around a prompt. Those here come with the program; a catalogue file may have more."""

from __future__ import annotations

from dataclasses import dataclass

PLACE = "{prompt}"


@dataclass(frozen=True, slots=True)
class Style:
    """A way of drawing, in words.

    Attributes:
        prompt: with :data:`PLACE` where the person's own words stand.
        negative_prompt: what goes behind their own.
    """

    name: str
    prompt: str
    negative_prompt: str = ""

    def applied(self, prompt: str, negative_prompt: str) -> tuple[str, str]:
        """The prompt and the negative prompt with the style's words."""
        negatives = [text for text in (negative_prompt.strip(), self.negative_prompt) if text]
        return self.prompt.replace(PLACE, prompt.strip()), ", ".join(dict.fromkeys(negatives))


STYLES = (
    Style("Photograph", "{prompt}, photograph, natural light, sharp focus", "drawing, painting, blurry"),
    Style("Oil painting", "oil painting of {prompt}, thick brush strokes, on canvas", "photograph"),
    Style("Watercolour", "watercolour of {prompt}, soft washes, rough paper", "photograph"),
    Style("Pencil", "pencil drawing of {prompt}, fine hatching, white paper", "colour, photograph"),
    Style("Line art", "{prompt}, line art, clean black lines, white background", "colour, shading"),
    Style("Comic", "comic book illustration of {prompt}, bold ink, flat colours", "photograph"),
    Style("Pixel art", "pixel art of {prompt}, few colours, 16-bit game", "blurry, photograph"),
    Style("3D render", "3D render of {prompt}, soft studio light, plain background", "drawing, photograph"),
)
