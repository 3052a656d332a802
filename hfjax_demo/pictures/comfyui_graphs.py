"""Read the settings in ComfyUI's graphs: its image files contain the graph of nodes that made them.

A node is ``{"class_type": …, "inputs": {name: a value, or [key of the source node, index of its output]}}``. There are many kinds
of nodes, so this module relies on the names of inputs only. Graphs are untrusted and may contain cycles.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, TypeVar

MAX_VISITED_NODES = 2000  # largest number of nodes visited for one value
MAX_SAMPLERS = 20
MAX_UNUSED_CHARACTERS = 100
_TEXT_NAMES = "text text_g text_l t5xxl clip_l prompt positive_prompt string value string_a string_b"
_TEXTS = _TEXT_NAMES.split()
_NUMBERS = {
    "seed": ("seed", "noise_seed"),
    "steps": ("steps",),
    "guidance_scale": ("cfg", "guidance"),
    "width": ("width",),
    "height": ("height",),
}
# Named although nothing here uses them: what was loaded, and how the sampler ran.
_UNUSED = ["ckpt_name", "unet_name", "model_name", "lora_name", "control_net_name", "scheduler"]
MAX_UNUSED = 10  # values of such a name, which are joined
_NUMBER_OUTPUTS = ("value", "seed", "noise_seed", "int", "float", "number", "Value")
# Inputs that lead to the nodes that configure a sampler.
_CONFIGURATION_NAMES = "noise guider sigmas sampler latent_image samples latent pixels image model"
_CONFIGURATION_INPUTS = _CONFIGURATION_NAMES.split()
_NON_TEXT_INPUTS = ("clip", "model", "vae", "image", "pixels", "control_net", "latent_image", "samples")
_CONDITIONING_INPUTS = {"positive": "prompt", "negative": "negative_prompt"}

# Names of the values of the most common nodes: a workflow lists only the values.
_WIDGETS = {
    "CLIPTextEncode": ("text",),
    "KSampler": ("seed", "", "steps", "cfg", "sampler_name", "scheduler", "denoise"),
    "KSamplerAdvanced": ("", "noise_seed", "", "steps", "cfg", "sampler_name", "scheduler"),
    "RandomNoise": ("noise_seed",),
    "BasicScheduler": ("scheduler", "steps", "denoise"),
    "CFGGuider": ("cfg",),
    "FluxGuidance": ("guidance",),
    "KSamplerSelect": ("sampler_name",),
    "EmptyLatentImage": ("width", "height"),
    "EmptySD3LatentImage": ("width", "height"),
    "PrimitiveString": ("value",),
    "PrimitiveStringMultiline": ("value",),
}

Node = Mapping[str, Any]
Graph = Mapping[str, Any]
Item = TypeVar("Item")


def read_graph(graph: Graph) -> dict[str, Any]:
    """Return the prompts and settings of a graph's first sampler."""
    nodes = {
        key: node for key, node in graph.items() if isinstance(node, dict) and isinstance(node.get("inputs"), dict)
    }
    samplers = [key for key, node in nodes.items() if _is_sampler(node["inputs"])]
    read = [_read_sampler(nodes, key) for key in samplers[:MAX_SAMPLERS]]
    prompted = [values for values in read if values.get("prompt")]
    # A sampler that starts from empty latents takes precedence over those that upscale its image.
    if prompted:
        return next((values for values in prompted if "width" in values), prompted[0])
    texts = (_own_texts(node["inputs"]) for node in nodes.values() if "TextEncode" in str(node.get("class_type")))
    return {**(read[0] if read else {}), "prompt": next((text for own in texts for text in own), "")}


def read_workflow(workflow: Mapping[str, Any]) -> dict[str, Any]:
    """Return the settings of a workflow, ComfyUI's other format, which includes the layout of the nodes in its interface."""
    links = {
        link[0]: [str(link[1]), link[2]]
        for link in _items(workflow.get("links"), list)
        if len(link) > 2 and isinstance(link[0], int)
    }
    graph: dict[str, Any] = {}
    for node in _items(workflow.get("nodes"), dict):
        kind, written = str(node.get("type")), node.get("widgets_values")
        if isinstance(written, list):
            written = {name: value for name, value in zip(_WIDGETS.get(kind, ()), written, strict=False) if name}
        inputs = dict(written) if isinstance(written, dict) else {}
        for entry in _items(node.get("inputs"), dict):
            name, link = entry.get("name"), entry.get("link")
            if isinstance(name, str) and isinstance(link, int) and link in links:
                inputs[name] = links[link]
        graph[str(node.get("id"))] = {"class_type": kind, "inputs": inputs}
    return read_graph(graph)


def _items(value: object, kind: type[Item]) -> list[Item]:
    return [item for item in value if isinstance(item, kind)] if isinstance(value, list) else []


def _is_sampler(inputs: Mapping[str, Any]) -> bool:
    return (
        not inputs.keys().isdisjoint({"seed", "noise_seed", "noise", "steps", "sigmas"})
        and ("guider" in inputs or "positive" in inputs)
        and not inputs.keys().isdisjoint({"latent_image", "sampler_name", "cfg"})
    )


def _read_sampler(nodes: Mapping[str, Node], sampler: str) -> dict[str, Any]:
    values: dict[str, Any] = {}
    names: dict[str, dict[str, None]] = {}
    seen = {side: set[str]() for side in _CONDITIONING_INPUTS}  # for all nodes: a visited node has no further text
    for node in _configuration_nodes(nodes, sampler):
        inputs = node["inputs"]
        for name, theirs in _NUMBERS.items():
            for each in theirs:
                if name not in values and (number := _resolve_number(nodes, inputs.get(each))) is not None:
                    values[name] = number
        if "sampler" not in values and isinstance(inputs.get("sampler_name"), str):
            values["sampler"] = inputs["sampler_name"]
        unused = {name: value for name in _UNUSED if isinstance(value := inputs.get(name), str) and value}
        if isinstance(denoise := inputs.get("denoise"), int | float) and denoise < 1:
            unused["denoise"] = str(denoise)
        for name, value in unused.items():
            others = names.setdefault(name, {})
            if len(others) < MAX_UNUSED:
                others[value[:MAX_UNUSED_CHARACTERS]] = None
        for side, name in _CONDITIONING_INPUTS.items():
            link = inputs.get(side)
            if side == "positive" and side not in inputs and "guider" not in inputs:
                link = inputs.get("conditioning")
            if name not in values and link is not None:
                text = ", ".join(dict.fromkeys(_texts(nodes, link, side, seen[side])))
                if text:
                    values[name] = text
    return {**{name: ", ".join(each) for name, each in names.items()}, **values}


def _visit(
    nodes: Mapping[str, Node], start: str | None, seen: set[str], following: Callable[[str], Sequence[str] | None]
) -> Iterator[Node]:
    """Yield the nodes that lead to ``start``, itself first, breadth first; those in ``seen`` are left out, and new ones added.

    ``following`` returns the names of the inputs of a node to follow; None leaves the node out.
    """
    waiting = deque([start])
    while waiting and len(seen) < MAX_VISITED_NODES:
        key = waiting.popleft()
        if key is None or key in seen or key not in nodes:
            continue
        seen.add(key)
        names = following(key)
        if names is not None:
            yield nodes[key]
            waiting += [_source_node(nodes[key]["inputs"].get(name)) for name in names]


def _configuration_nodes(nodes: Mapping[str, Node], sampler: str) -> Iterator[Node]:
    """Yield a sampler and the nodes that configure it, up to other samplers."""

    def following(key: str) -> Sequence[str] | None:
        if key != sampler and _is_sampler(nodes[key]["inputs"]):
            return None
        conditioned = key == sampler or "guider" in nodes[sampler]["inputs"]
        return [*_CONFIGURATION_INPUTS, *(("guidance", "positive", "conditioning") if conditioned else ())]

    return _visit(nodes, sampler, set(), following)


def _texts(nodes: Mapping[str, Node], link: object, side: str, seen: set[str]) -> Iterator[str]:
    """Yield the texts that lead to a sampler's ``side``, each once, in order. Nodes in ``seen`` are skipped."""
    (other,) = _CONDITIONING_INPUTS.keys() - {side}

    def following(key: str) -> Sequence[str] | None:
        inputs = nodes[key]["inputs"]
        if "ZeroOut" in str(nodes[key].get("class_type")):
            return None  # the node discards its input
        if side in inputs and not _own_texts(inputs):
            return [side]
        return [name for name in inputs if name not in (*_NON_TEXT_INPUTS, other)]

    for node in _visit(nodes, _source_node(link), seen, following):
        yield from _own_texts(node["inputs"])


def _source_node(value: object) -> str | None:
    """Return the key of the node that a value comes from."""
    return str(value[0]) if isinstance(value, list) and len(value) == 2 and isinstance(value[0], str | int) else None


def _resolve_number(nodes: Mapping[str, Node], value: object) -> int | float | str | None:
    for _ in range(20):
        if isinstance(value, int | float | str) and not isinstance(value, bool):
            return value
        key = _source_node(value)
        if key is None or key not in nodes:
            return None
        inputs = nodes[key]["inputs"]
        value = next((inputs[name] for name in _NUMBER_OUTPUTS if name in inputs), None)
    return None


def _own_texts(inputs: Mapping[str, Any]) -> list[str]:
    return [value for name in _TEXTS if isinstance(value := inputs.get(name), str) and value.strip()]
