"""Pictures of other programs: what their files say is read as far as it goes, and what is left out is named."""

from __future__ import annotations

import dataclasses
import html
import json
from typing import Any

import pytest
from PIL import Image

from hfjax_demo.errors import InvalidRequest
from hfjax_demo.pictures import comfyui_graphs
from hfjax_demo.pictures.metadata import read_parameters

from .files import EXIF, USER_COMMENT, png, saved

BIG = 124263196777517  # a seed of ComfyUI's, which has 64 bits
USUAL = {
    "prompt": "a cat",
    "negative_prompt": "blurry",
    "steps": 20,
    "guidance_scale": 7.0,
    "seed": 5,
    "width": 512,
    "height": 768,
}


def with_exif(form: str, comment: bytes | None = None, **tags: str) -> bytes:
    exif = Image.Exif()
    if comment is not None:
        exif.get_ifd(EXIF)[USER_COMMENT] = comment
    for tag, text in tags.items():
        exif[int(tag.removeprefix("tag"), 16)] = text
    return saved(Image.new("RGB", (8, 8)), form, exif=exif)


def said(names: str, **more: Any) -> dict[str, Any]:
    """The usual values by the names of another program, which are separated by commas; an empty name leaves one out."""
    values = zip(names.split(","), USUAL.values(), strict=False)
    return {name: value for name, value in values if name} | more


def node(kind: str, **inputs: Any) -> dict[str, Any]:
    """A node of ComfyUI; an input "=3" comes from the node with the key "3"."""
    linked = {
        name: [value[1:], 0] if isinstance(value, str) and value.startswith("=") else value
        for name, value in inputs.items()
    }
    return {"class_type": kind, "inputs": linked}


PARAGRAPH = (
    "a cat\nNegative prompt: blurry\nSteps: 20, Sampler: Euler a, CFG scale: 7, Seed: 5, Size: 512x768, Model: x, "
    'Lora hashes: "a: 1, Seed: 2", Hashes: {"vae": "1", "Steps": "2"}'
)
SAMPLED: dict[str, Any] = {"seed": 5, "steps": 20, "cfg": 7.0, "sampler_name": "euler", "denoise": 1.0, "model": "=4"}
GRAPH = {
    # This one upscales the image of the sampler below.
    "12": node("KSampler", seed=6, steps=9, cfg=2.0, positive="=6", negative="=7", latent_image="=13"),
    "13": node("LatentUpscale", samples="=3"),
    "3": node("KSampler", **SAMPLED, positive="=6", negative="=7", latent_image="=5"),
    "4": node("CheckpointLoaderSimple", ckpt_name="x"),
    "5": node("EmptyLatentImage", width=512, height=768, batch_size=1),
    "6": node("CLIPTextEncode", text="=9", clip=["4", 1]),
    "7": node("CLIPTextEncode", text="blurry", clip=["4", 1]),
    "9": node("PrimitiveString", value="a cat"),
}
FLUX = {
    "1": node("SamplerCustomAdvanced", noise="=2", guider="=3", sampler="=8", sigmas="=4", latent_image="=5"),
    "2": node("RandomNoise", noise_seed=BIG),
    "3": node("BasicGuider", conditioning="=6", model="=7"),
    "4": node("BasicScheduler", steps=20),
    "5": node("EmptySD3LatentImage", width=512, height=768),
    "6": node("FluxGuidance", guidance=7.0, conditioning="=9"),
    "8": node("KSamplerSelect", sampler_name="euler"),
    "9": node("CLIPTextEncode", text="a cat"),
}
ADAPTED = {
    "3": node(
        "KSampler", **SAMPLED | {"scheduler": "karras", "denoise": 0.5, "model": "=8"}, positive="=6", latent_image="=5"
    ),
    "8": node("LoraLoader", lora_name="one", model="=9"),
    "9": node("LoraLoader", lora_name="two", model="=4"),
    "4": node("CheckpointLoaderSimple", ckpt_name="x"),
    "5": node("EmptyLatentImage", width=512, height=768),
    "6": node("CLIPTextEncode", text="a cat"),
}
LINKED = [{"name": name, "link": link} for link, name in enumerate(("positive", "negative", "latent_image"), 1)]
SAMPLER_VALUES = [5, "randomize", 20, 7.0, "euler", "normal", 1]
WORKFLOW = {
    "nodes": [
        {"id": 1, "type": "KSampler", "widgets_values": SAMPLER_VALUES, "inputs": LINKED},
        {"id": 2, "type": "CLIPTextEncode", "widgets_values": ["a cat"]},
        {"id": 3, "type": "CLIPTextEncode", "widgets_values": ["blurry"]},
        {"id": 4, "type": "EmptyLatentImage", "widgets_values": [512, 768, 1]},
    ],
    "links": [[1, 2, 0, 1, 0, "X"], [2, 3, 0, 1, 1, "X"], [3, 4, 0, 1, 2, "X"]],
}
SWARM = {"sui_image_params": said("prompt,negativeprompt,steps,cfgscale,seed,width,height", model="x")}
DRAW_THINGS = json.dumps(said("c,uc,steps,scale,seed", size="512x768", sampler="Euler"))
XMP = f'<exif:UserComment><rdf:li xml:lang="x-default">{html.escape(DRAW_THINGS)}</rdf:li></exif:UserComment>'
NOVELAI = said("prompt,uc,steps,scale,seed,width,height", sampler="k_euler")
NOVELAI_4 = said(
    "prompt,uc,steps,scale,seed,width,height", v4_prompt={"caption": {}}, cfg_rescale=0.4, sm=False, skips=[1, 2]
)
FOOOCUS = said("prompt,negative_prompt,steps,guidance_scale", resolution="(512, 768)", seed="5", styles="['x']")
INVOKE = said("positive_prompt,negative_prompt,steps,cfg_scale,seed,width,height", scheduler="euler")
OLD_INVOKE = {"model": "x", "image": said(",,steps,cfg_scale,seed,width,height", prompt=[{"prompt": "a cat"}])}
STABILITY_MATRIX = said("PositivePrompt,NegativePrompt,Steps,CfgScale,Seed,Width,Height")
EASY = said("prompt,negative_prompt,num_inference_steps,guidance_scale,seed,width,height")
OLD_EASY = said("Prompt,Negative Prompt,Steps,Guidance Scale,Seed,Width,Height")


@pytest.mark.parametrize(
    ("file", "lacks"),
    [
        (png(parameters=PARAGRAPH), ()),
        (png(parameters=PARAGRAPH + "\nTemplate: a {red|blue} cat\nNegative Template: Steps"), ()),
        (png(parameters=PARAGRAPH.replace("\n", "\r\n")), ()),
        (with_exif("JPEG", b"UNICODE\0" + PARAGRAPH.encode("utf-16-be")), ()),
        (with_exif("WEBP", b"UNICODE\0" + PARAGRAPH.encode("utf-16-le")), ()),
        (with_exif("JPEG", b"ASCII\0\0\0" + json.dumps(EASY).encode()), ()),
        (png(parameters=json.dumps(SWARM | {"sui_extra_data": {"date": "x"}}, indent=2)), ()),
        (with_exif("JPEG", b"UNICODE\0" + json.dumps(SWARM).encode("utf-16-be")), ()),
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
        (png(**{name: str(value) for name, value in EASY.items()}), ()),
        (png(**{name: str(value) for name, value in OLD_EASY.items()}), ()),
    ],
)
def test_what_other_programs_write_is_read(file: bytes, lacks: tuple[str, ...]) -> None:
    found = read_parameters(file)
    values = dataclasses.asdict(found.parameters)
    wanted = {name: value for name, value in USUAL.items() if name not in lacks}
    assert {name: values[name] for name in wanted} == wanted
    assert found.named == wanted.keys()


@pytest.mark.parametrize(
    ("file", "left_out"),
    [
        (
            png(parameters=f"a\nSteps: 30, Sampler: DPM++ 2S a, CFG scale: 3, Seed: {BIG}, Size: huge, Model: flux"),
            ("Sampler DPM++ 2S a", f"seed {BIG}", "Model flux", "size huge"),
        ),
        (png(parameters="a\nSteps: 9999, Seed: -1"), ("steps 9999", "seed -1")),
        (png(prompt=json.dumps(FLUX)), (f"seed {BIG}", "sampler euler")),
        (png(prompt=json.dumps(GRAPH)), ("ckpt_name x", "sampler euler")),
        (
            png(prompt=json.dumps(ADAPTED)),
            ("ckpt_name x", "scheduler karras", "denoise 0.5", "lora_name one, two", "sampler euler"),
        ),
        (png(parameters=json.dumps(FOOOCUS)), ("styles ['x']",)),
        (
            png(parameters=json.dumps(SWARM | {"sui_extra_data": {"date": "x"}})),
            ("sui_extra_data (1 entries)", "model x"),
        ),
        (
            png(Software="NovelAI", Comment=json.dumps(NOVELAI_4)),
            ("v4_prompt (1 entries)", "cfg_rescale 0.4", "skips 1, 2"),
        ),
        (
            with_exif("WEBP", b"ASCII\0\0\0" + json.dumps(EASY | {"strength": 0.5, "off": False}).encode()),
            ("strength 0.5",),
        ),
        (
            png(parameters="a\nSteps: 30, CFG scale: 1, Distilled CFG Scale: 3.5, Seed: 1, Module 1: ae"),
            ("Module 1 ae",),
        ),
        (png(parameters="a\nSteps: 30, CFG scale: 4, Distilled CFG Scale: 3.5, Seed: 1"), ("Distilled CFG Scale 3.5",)),
    ],
)
def test_what_cannot_be_used_is_left_out_and_named(file: bytes, left_out: tuple[str, ...]) -> None:
    assert set(read_parameters(file).left_out) == set(left_out)


def test_the_guidance_that_flux_reads_is_its_own() -> None:
    found = read_parameters(png(parameters="a\nSteps: 30, CFG scale: 1, Distilled CFG Scale: 3.5, Seed: 1"))
    assert found.parameters.guidance_scale == 3.5


def test_of_very_many_fields_some_are_named_and_all_are_counted() -> None:
    fields = {f"field {place}": "x" * 45 for place in range(500)}
    *named, rest = read_parameters(png(parameters=json.dumps(USUAL | fields))).left_out
    assert rest == "further fields 440" and len(named) == 60 and max(map(len, named)) <= 60


@pytest.mark.parametrize(
    ("text", "prompt"),
    [
        ("{red|blue} cat, <lora:x:0.8>\n(two:1.2)\nlines", "{red|blue} cat, <lora:x:0.8>\n(two:1.2)\nlines"),
        ("Do it:\nSteps: 5\nand more words", "Do it:\nSteps: 5\nand more words"),
        ("Steps: up the hill, Seed: no", "Steps: up the hill, Seed: no"),
        ("Steps to heaven: a stair", "Steps to heaven: a stair"),
        ("a [cat", "a [cat"),
        ("cat\nNegative prompt: a\nb\nSteps: 3, Seed: 1", "cat"),
    ],
)
def test_a_prompt_is_not_lost(text: str, prompt: str) -> None:
    assert read_parameters(png(parameters=text)).parameters.prompt == prompt


CIRCLE = node("KSampler", positive="=1", negative="=1", seed="=1", latent_image="=1", cfg=1)


@pytest.mark.parametrize(
    "file",
    [
        png(parameters='{"sui_image_params": {"prompt": "a c'),
        png(parameters=json.dumps({"tool": "x"})),
        png(parameters='[{"a": 1}]'),
        png(parameters=json.dumps({"prompt": json.dumps({"1": 2})})),
        png(prompt=json.dumps({"1": CIRCLE})),
        png(prompt='{"a": ' * 3000),
        png(Comment="made with love"),
        with_exif("JPEG", b"UNICODE\0" + b"\xd8\x00" * 3),
    ],
)
def test_a_prompt_is_never_json(file: bytes) -> None:
    with pytest.raises(InvalidRequest, match="contains no parameters"):
        read_parameters(file)


def test_a_graph_that_goes_in_circles_ends() -> None:
    graph = {str(place): node("Mix", conditioning=f"={(place + 1) % 5000}", text="=0") for place in range(5000)}
    graph["s"] = node("KSampler", positive="=0", negative="=1", seed=1, cfg=2, latent_image="=s")
    graph["t"] = node("CLIPTextEncode", text="a cat")
    assert read_parameters(png(prompt=json.dumps(graph))).parameters.prompt == "a cat"


def test_a_graph_without_texts_is_gone_over_once() -> None:
    """Each of a hundred nodes says that its prompt comes from a chain in which nothing is said."""

    class Counted(dict[str, Any]):
        looked = 0

        def get(self, key: str, default: Any = None) -> Any:
            Counted.looked += key == "text"
            return super().get(key, default)

    graph: dict[str, Any] = {f"c{n}": node("Chain", a=f"=c{n + 1}") for n in range(100)}
    for n in range(100):
        graph[f"m{n}"] = node("Model", model=f"=m{n + 1}", positive="=c0", negative="=c0")
    graph["s"] = node("KSampler", seed=1, steps=2, cfg=3.0, positive="=c0", latent_image="=x", model="=m0")
    for each in graph.values():
        each["inputs"] = Counted(each["inputs"])

    comfyui_graphs.read_graph(graph)

    assert 0 < Counted.looked <= 2 * len(graph)
