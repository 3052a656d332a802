"""Pictures of other programs: what their files say is read as far as it goes, and what is left out is named."""

from __future__ import annotations

import dataclasses
import html
import io
import json
from typing import Any

import pytest
from PIL import Image
from PIL.PngImagePlugin import PngInfo

from hfjax_demo.errors import InvalidRequest
from hfjax_demo.pictures import comfyui_graphs, metadata

BIG = 124263196777517  # a seed of ComfyUI's, which has 64 bits
USUAL = {
    "prompt": "a cat",
    "negative_prompt": "blurry",
    "steps": 20,
    "guidance_scale": 7.0,
    "width": 512,
    "height": 768,
}


def png(**texts: str) -> bytes:
    info, buffer = PngInfo(), io.BytesIO()
    for name, text in texts.items():
        info.add_itxt(name.replace("__", "-"), text)
    Image.new("RGB", (8, 8)).save(buffer, "PNG", pnginfo=info)
    return buffer.getvalue()


def with_exif(form: str, comment: bytes | None = None, **tags: str) -> bytes:
    exif, buffer = Image.Exif(), io.BytesIO()
    if comment is not None:
        exif.get_ifd(0x8769)[0x9286] = comment
    for tag, text in tags.items():
        exif[int(tag.removeprefix("tag"), 16)] = text
    Image.new("RGB", (8, 8)).save(buffer, form, exif=exif)
    return buffer.getvalue()


def node(kind: str, **inputs: Any) -> dict[str, Any]:
    return {"class_type": kind, "inputs": inputs}


PARAGRAPH = (
    "a cat\nNegative prompt: blurry\nSteps: 20, Sampler: Euler a, CFG scale: 7, Seed: 5, Size: 512x768, Model: x, "
    'Lora hashes: "a: 1, Seed: 2", Hashes: {"vae": "1", "Steps": "2"}'
)
GRAPH = {
    "3": node(
        "KSampler",
        seed=5,
        steps=20,
        cfg=7.0,
        sampler_name="euler",
        denoise=1.0,
        positive=["6", 0],
        negative=["7", 0],
        latent_image=["5", 0],
        model=["4", 0],
    ),
    "4": node("CheckpointLoaderSimple", ckpt_name="x"),
    "5": node("EmptyLatentImage", width=512, height=768, batch_size=1),
    "6": node("CLIPTextEncode", text=["9", 0], clip=["4", 1]),
    "7": node("CLIPTextEncode", text="blurry", clip=["4", 1]),
    "9": node("PrimitiveString", value="a cat"),
    "12": node("KSampler", seed=6, steps=9, cfg=2.0, positive=["6", 0], negative=["7", 0], latent_image=["13", 0]),
    "13": node("LatentUpscale", samples=["3", 0]),
}
FLUX = {
    "1": node(
        "SamplerCustomAdvanced",
        noise=["2", 0],
        guider=["3", 0],
        sampler=["8", 0],
        sigmas=["4", 0],
        latent_image=["5", 0],
    ),
    "2": node("RandomNoise", noise_seed=BIG),
    "3": node("BasicGuider", conditioning=["6", 0], model=["7", 0]),
    "4": node("BasicScheduler", steps=20),
    "5": node("EmptySD3LatentImage", width=512, height=768),
    "6": node("FluxGuidance", guidance=7.0, conditioning=["9", 0]),
    "8": node("KSamplerSelect", sampler_name="euler"),
    "9": node("CLIPTextEncode", text="a cat"),
}
WORKFLOW = {
    "nodes": [
        {
            "id": 1,
            "type": "KSampler",
            "widgets_values": [5, "randomize", 20, 7.0, "euler", "normal", 1],
            "inputs": [
                {"name": "positive", "link": 1},
                {"name": "negative", "link": 2},
                {"name": "latent_image", "link": 3},
            ],
        },
        {"id": 2, "type": "CLIPTextEncode", "widgets_values": ["a cat"]},
        {"id": 3, "type": "CLIPTextEncode", "widgets_values": ["blurry"]},
        {"id": 4, "type": "EmptyLatentImage", "widgets_values": [512, 768, 1]},
    ],
    "links": [[1, 2, 0, 1, 0, "X"], [2, 3, 0, 1, 1, "X"], [3, 4, 0, 1, 2, "X"]],
}
SWARM = {
    "prompt": "a cat",
    "negativeprompt": "blurry",
    "model": "x",
    "seed": 5,
    "steps": 20,
    "cfgscale": 7.0,
    "width": 512,
    "height": 768,
}
DRAW_THINGS = json.dumps(
    {"c": "a cat", "uc": "blurry", "seed": 5, "steps": 20, "scale": 7, "size": "512x768", "sampler": "Euler"}
)
XMP = f'<exif:UserComment><rdf:li xml:lang="x-default">{html.escape(DRAW_THINGS)}</rdf:li></exif:UserComment>'
NOVELAI = {
    "prompt": "a cat",
    "uc": "blurry",
    "seed": 5,
    "steps": 20,
    "scale": 7.0,
    "width": 512,
    "height": 768,
    "sampler": "k_euler",
}
FOOOCUS = {
    "prompt": "a cat",
    "negative_prompt": "blurry",
    "steps": 20,
    "guidance_scale": 7.0,
    "resolution": "(512, 768)",
    "seed": "5",
    "styles": "['x']",
}
INVOKE = {
    "positive_prompt": "a cat",
    "negative_prompt": "blurry",
    "steps": 20,
    "cfg_scale": 7.0,
    "seed": 5,
    "width": 512,
    "height": 768,
    "scheduler": "euler",
}
OLD_INVOKE = {
    "model": "x",
    "image": {
        "prompt": [{"prompt": "a cat", "weight": 1}],
        "steps": 20,
        "cfg_scale": 7.0,
        "seed": 5,
        "width": 512,
        "height": 768,
    },
}
STABILITY_MATRIX = {
    "PositivePrompt": "a cat",
    "NegativePrompt": "blurry",
    "Steps": 20,
    "CfgScale": 7,
    "Seed": 5,
    "Width": 512,
    "Height": 768,
}
EASY = {
    "prompt": "a cat",
    "negative_prompt": "blurry",
    "num_inference_steps": "20",
    "guidance_scale": "7.0",
    "seed": "5",
    "width": "512",
    "height": "768",
}
OLD_EASY = {
    "Prompt": "a cat",
    "Negative Prompt": "blurry",
    "Steps": "20",
    "Guidance Scale": "7.0",
    "Seed": "5",
    "Width": "512",
    "Height": "768",
}


@pytest.mark.parametrize(
    ("file", "lacks"),
    [
        (png(parameters=PARAGRAPH), ()),
        (png(parameters=PARAGRAPH + "\nTemplate: a {red|blue} cat\nNegative Template: Steps"), ()),
        (png(parameters=PARAGRAPH.replace("\n", "\r\n")), ()),
        (with_exif("JPEG", b"UNICODE\0" + PARAGRAPH.encode("utf-16-be")), ()),
        (with_exif("WEBP", b"UNICODE\0" + PARAGRAPH.encode("utf-16-le")), ()),
        (with_exif("JPEG", b"ASCII\0\0\0" + json.dumps(EASY).encode()), ()),
        (png(parameters=json.dumps({"sui_image_params": SWARM, "sui_extra_data": {"date": "x"}}, indent=2)), ()),
        (with_exif("JPEG", b"UNICODE\0" + json.dumps({"sui_image_params": SWARM}).encode("utf-16-be")), ()),
        (png(prompt=json.dumps(GRAPH), workflow="{}"), ()),
        (png(workflow=json.dumps(WORKFLOW)), ()),
        (with_exif("WEBP", tag0110="prompt:" + json.dumps(GRAPH)), ()),
        (png(prompt=json.dumps(FLUX)), ("negative_prompt", "seed")),
        (png(invokeai_metadata=json.dumps(INVOKE)), ()),
        (png(sd__metadata=json.dumps(OLD_INVOKE)), ("negative_prompt",)),
        (png(Dream='"a cat" -s 20 -S 5 -W512 -H 768 -C 7.0 -A k_euler'), ("negative_prompt",)),
        (png(Title="x", Description="a cat", Software="NovelAI", Comment=json.dumps(NOVELAI)), ()),
        (png(parameters=json.dumps(FOOOCUS), fooocus_scheme="fooocus"), ()),
        (png(**{"XML:com.adobe.xmp": XMP}), ()),
        (png(parameters__json=json.dumps(STABILITY_MATRIX)), ()),
        (png(**EASY), ()),
        (png(**OLD_EASY), ()),
    ],
)
def test_what_other_programs_write_is_read(file: bytes, lacks: tuple[str, ...]) -> None:
    found = metadata.read_parameters(file)
    values = dataclasses.asdict(found.parameters)
    wanted = {name: value for name, value in {**USUAL, "seed": 5}.items() if name not in lacks}
    assert {name: values[name] for name in wanted} == wanted
    assert found.named == wanted.keys()


def test_what_cannot_be_used_is_left_out_and_named() -> None:
    found = metadata.read_parameters(
        png(
            parameters=f"northern lights\nSteps: 30, Sampler: DPM++ 2S a, CFG scale: 3, Seed: {BIG}, Size: huge, Model: flux"
        )
    )
    assert (found.parameters.prompt, found.parameters.steps, found.parameters.guidance_scale) == (
        "northern lights",
        30,
        3,
    )
    assert found.left_out == ("Sampler DPM++ 2S a", f"seed {BIG}", "Model flux", "size huge")
    assert metadata.read_parameters(png(parameters="a\nSteps: 9999, Seed: -1")).left_out == ("steps 9999", "seed -1")
    assert metadata.read_parameters(png(prompt=json.dumps(FLUX))).left_out == (f"seed {BIG}", "sampler euler")


@pytest.mark.parametrize(
    ("text", "prompt"),
    [
        ("{red|blue} cat, <lora:x:0.8>\n(two:1.2)\nlines", "{red|blue} cat, <lora:x:0.8>\n(two:1.2)\nlines"),
        ("Do it:\nSteps: 5\nand more words", "Do it:\nSteps: 5\nand more words"),
        ("Steps: up the hill, Seed: no", "Steps: up the hill, Seed: no"),
        ("a [cat", "a [cat"),
        ("cat\nNegative prompt: a\nb\nSteps: 3, Seed: 1", "cat"),
    ],
)
def test_a_prompt_is_not_lost(text: str, prompt: str) -> None:
    assert metadata.read_parameters(png(parameters=text)).parameters.prompt == prompt


@pytest.mark.parametrize(
    "file",
    [
        png(parameters='{"sui_image_params": {"prompt": "a c'),
        png(parameters=json.dumps({"tool": "x"})),
        png(parameters='[{"a": 1}]'),
        png(parameters=json.dumps({"prompt": json.dumps({"1": 2})})),
        png(
            prompt=json.dumps(
                {
                    "1": node(
                        "KSampler", positive=["1", 0], negative=["1", 0], seed=["1", 0], latent_image=["1", 0], cfg=1
                    )
                }
            )
        ),
        png(prompt='{"a": ' * 3000),
        png(Comment="made with love"),
        with_exif("JPEG", b"UNICODE\0" + b"\xd8\x00" * 3),
    ],
)
def test_a_prompt_is_never_json(file: bytes) -> None:
    with pytest.raises(InvalidRequest, match="contains no parameters"):
        metadata.read_parameters(file)


def test_a_graph_that_goes_in_circles_ends() -> None:
    graph = {str(place): node("Mix", conditioning=[str((place + 1) % 5000), 0], text=["0", 0]) for place in range(5000)}
    graph["s"] = node("KSampler", positive=["0", 0], negative=["1", 0], seed=1, cfg=2, latent_image=["s", 0])
    graph["t"] = node("CLIPTextEncode", text="a cat")
    assert metadata.read_parameters(png(prompt=json.dumps(graph))).parameters.prompt == "a cat"


def test_a_graph_without_texts_is_gone_over_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each of a hundred nodes says that its prompt comes from a chain in which nothing is said."""
    looked = 0
    own_texts = comfyui_graphs._own_texts

    def counted(inputs: Any) -> list[str]:
        nonlocal looked
        looked += 1
        return own_texts(inputs)

    monkeypatch.setattr(comfyui_graphs, "_own_texts", counted)
    graph: dict[str, Any] = {f"c{n}": node("Chain", a=[f"c{n + 1}", 0]) for n in range(100)}
    for n in range(100):
        graph[f"m{n}"] = node("Model", model=[f"m{n + 1}", 0], positive=["c0", 0], negative=["c0", 0])
    graph["s"] = node("KSampler", seed=1, steps=2, cfg=3.0, positive=["c0", 0], latent_image=["x", 0], model=["m0", 0])

    comfyui_graphs.read_graph(graph)

    assert looked <= 2 * len(graph)
