"""Read the settings in ComfyUI's graphs: its image files contain the graph of nodes that made them.

A node is ``{"class_type": …, "inputs": {name: a value, or [key of the source node, index of its output]}}``. There are many kinds
of nodes, so this module relies on the names of inputs only. Graphs are untrusted and may contain cycles.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Mapping
from typing import Any

MAX_VISITED_NODES = 2000  # largest number of nodes visited for one value
_TEXTS = (
    "text",
    "text_g",
    "text_l",
    "t5xxl",
    "clip_l",
    "prompt",
    "positive_prompt",
    "string",
    "value",
    "string_a",
    "string_b",
)
_NUMBERS = {
    "seed": ("seed", "noise_seed"),
    "steps": ("steps",),
    "guidance_scale": ("cfg", "guidance"),
    "width": ("width",),
    "height": ("height",),
}
_CONFIGURATION_INPUTS = (
    "noise",
    "guider",
    "sigmas",
    "sampler",
    "latent_image",
    "samples",
    "latent",
    "pixels",
    "image",
    "model",
)  # inputs that lead to the nodes that configure a sampler
_NON_TEXT_INPUTS = ("clip", "model", "vae", "image", "pixels", "control_net", "latent_image", "samples")
_CONDITIONING_INPUTS = ("positive", "negative")

Node = Mapping[str, Any]
Graph = Mapping[str, Any]


def read_graph(graph: Graph) -> dict[str, Any]:
    """Return the prompts and settings of a graph's first sampler."""
    nodes = {
        key: node for key, node in graph.items() if isinstance(node, dict) and isinstance(node.get("inputs"), dict)
    }
    samplers = [key for key, node in nodes.items() if _is_sampler(node["inputs"])]
    read = [_read_sampler(nodes, key) for key in samplers[:20]]
    # A sampler that starts from empty latents takes precedence over those that upscale its image.
    found = next((values for values in read if values.get("prompt") and "width" in values), None)
    found = found or next((values for values in read if values.get("prompt")), None)
    if found is not None:
        return found
    texts = (_own_texts(node["inputs"]) for node in nodes.values() if "TextEncode" in str(node.get("class_type")))
    return {**(read[0] if read else {}), "prompt": next((text for own in texts for text in own), "")}


def read_workflow(workflow: Mapping[str, Any]) -> dict[str, Any]:
    """Return the settings of a workflow, ComfyUI's other format, which includes the layout of the nodes in its interface."""
    links = {
        link[0]: [str(link[1]), link[2]]
        for link in _lists(workflow.get("links"))
        if len(link) > 2 and isinstance(link[0], int)
    }
    graph: dict[str, Any] = {}
    nodes = workflow.get("nodes")
    for node in nodes if isinstance(nodes, list) else ():
        if not isinstance(node, dict):
            continue
        inputs: dict[str, Any] = {}
        for entry in node["inputs"] if isinstance(node.get("inputs"), list) else ():
            name, link = (entry.get("name"), entry.get("link")) if isinstance(entry, dict) else (None, None)
            if isinstance(name, str) and isinstance(link, int) and link in links:
                inputs[name] = links[link]
        kind, written = str(node.get("type")), node.get("widgets_values")
        names = _WIDGETS.get(kind, ())
        if isinstance(written, list):
            inputs |= {name: value for name, value in zip(names, written, strict=False) if name and name not in inputs}
        elif isinstance(written, dict):
            inputs = {**written, **inputs}
        graph[str(node.get("id"))] = {"class_type": kind, "inputs": inputs}
    return read_graph(graph)


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


def _lists(value: object) -> Iterator[list[Any]]:
    return (item for item in value if isinstance(item, list)) if isinstance(value, list) else iter(())


def _is_sampler(inputs: Mapping[str, Any]) -> bool:
    told = inputs.keys() & {"seed", "noise_seed", "noise", "steps", "sigmas"}
    return (
        bool(told)
        and ("guider" in inputs or "positive" in inputs)
        and bool(inputs.keys() & {"latent_image", "sampler_name", "cfg"})
    )


def _read_sampler(nodes: Mapping[str, Node], sampler: str) -> dict[str, Any]:
    values: dict[str, Any] = {}
    seen = {
        side: set[str]() for side in _CONDITIONING_INPUTS
    }  # shared by all nodes: a visited node has no further text
    for node in _configuration_nodes(nodes, sampler):
        inputs = node["inputs"]
        for name, theirs in _NUMBERS.items():
            for each in theirs:
                if name not in values and each in inputs:
                    number = _resolve_number(nodes, inputs[each])
                    if number is not None:
                        values[name] = number
        if "sampler" not in values and isinstance(inputs.get("sampler_name"), str):
            values["sampler"] = inputs["sampler_name"]
        for side, name in zip(_CONDITIONING_INPUTS, ("prompt", "negative_prompt"), strict=True):
            link = inputs.get(
                side, inputs.get("conditioning") if side == "positive" and "guider" not in inputs else None
            )
            if name not in values and link is not None:
                text = ", ".join(dict.fromkeys(_texts(nodes, link, side, seen[side])))
                if text:
                    values[name] = text
    return values


def _configuration_nodes(nodes: Mapping[str, Node], key: str) -> Iterator[Node]:
    """Yield a sampler and the nodes that configure it, up to other samplers."""
    waiting, seen = deque([key]), set[str]()
    while waiting and len(seen) < MAX_VISITED_NODES:
        at = waiting.popleft()
        if at in seen or at not in nodes:
            continue
        seen.add(at)
        inputs = nodes[at]["inputs"]
        if at != key and _is_sampler(inputs):
            continue
        yield nodes[at]
        waiting += [link for name in _CONFIGURATION_INPUTS if (link := _source_node(inputs.get(name))) is not None]
        if at == key or "guider" in nodes[key]["inputs"]:
            waiting += [
                link
                for name in ("guidance", "positive", "conditioning")
                if (link := _source_node(inputs.get(name))) is not None
            ]


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
        value = next(
            (
                inputs[name]
                for name in ("value", "seed", "noise_seed", "int", "float", "number", "Value")
                if name in inputs
            ),
            None,
        )
    return None


def _own_texts(inputs: Mapping[str, Any]) -> list[str]:
    return [value for name in _TEXTS if isinstance(value := inputs.get(name), str) and value.strip()]


def _texts(nodes: Mapping[str, Node], link: object, side: str, seen: set[str]) -> Iterator[str]:
    """Yield the texts that lead to a sampler's ``side``, each once, in order. Nodes in ``seen`` are skipped."""
    waiting = deque([_source_node(link)])
    while waiting and len(seen) < MAX_VISITED_NODES:
        key = waiting.popleft()
        if key is None or key in seen or key not in nodes:
            continue
        seen.add(key)
        inputs = nodes[key]["inputs"]
        if "ZeroOut" in str(nodes[key].get("class_type")):
            continue  # the node discards its input
        own = _own_texts(inputs)
        yield from own
        other = _CONDITIONING_INPUTS[1 - _CONDITIONING_INPUTS.index(side)]
        following = (
            [side]
            if side in inputs and not own
            else [name for name in inputs if name not in (*_NON_TEXT_INPUTS, other)]
        )
        waiting += [found for name in following if (found := _source_node(inputs[name])) is not None]
