"""A server with the part of the Hugging Face hub's protocol that a snapshot download needs."""

from __future__ import annotations

import hashlib
import json
import time
from http.server import BaseHTTPRequestHandler
from typing import Any
from urllib.parse import parse_qs

from tests.stand_ins import StandIn

SHA = "1234567890abcdef1234567890abcdef12345678"
_BLOCK = 200_000

_STABLE_DIFFUSION = {
    "_class_name": "StableDiffusionPipeline",
    "_diffusers_version": "0.6.0",
    "feature_extractor": ["transformers", "CLIPFeatureExtractor"],
    "image_encoder": [None, None],
    "requires_safety_checker": True,
    "safety_checker": ["stable_diffusion", "StableDiffusionSafetyChecker"],
    "scheduler": ["diffusers", "PNDMScheduler"],
    "text_encoder": ["transformers", "CLIPTextModel"],
    "tokenizer": ["transformers", "CLIPTokenizer"],
    "unet": ["diffusers", "UNet2DConditionModel"],
    "vae": ["diffusers", "AutoencoderKL"],
}


def _parts(stem: str, variant: str, content: bytes) -> dict[str, bytes]:
    """Return weights in two shards and their index, with diffusers' names."""
    names = [f"{stem}{variant}-0000{number}-of-00002.safetensors" for number in (1, 2)]
    index = json.dumps({"metadata": {}, "weight_map": {"a": names[0], "b": names[1]}}).encode()
    return {f"{stem}.safetensors.index{variant}.json": index, names[0]: content + b"1", names[1]: content + b"2"}


# A small copy of a published pipeline: one network has fp16 weights in one file, one in shards, and one has none.
PIPELINE_FILES = {
    "model_index.json": json.dumps(_STABLE_DIFFUSION).encode(),
    **{f"{part}/config.json": b"{}" for part in ("safety_checker", "text_encoder", "unet", "vae")},
    "feature_extractor/preprocessor_config.json": b"{}",
    "safety_checker/model.fp16.safetensors": b"s" * 100_000,
    "scheduler/scheduler_config.json": b"{}",
    **{f"text_encoder/{name}": data for name, data in _parts("model", ".fp16", b"t" * 200_000).items()},
    "tokenizer/merges.txt": b"#version: 0.2",
    "tokenizer/special_tokens_map.json": b"{}",
    "tokenizer/tokenizer_config.json": b'{"model_max_length": 77}',
    "tokenizer/vocab.json": b'{"a": 0}',
    "unet/diffusion_pytorch_model.fp16.safetensors": b"u" * 2_500_000,
    "vae/diffusion_pytorch_model.safetensors": b"v" * 100_000,
}
# Other files of such repositories, which must not be fetched.
PIPELINE_JUNK = {
    "README.md": b"text",
    "v1-inference.yaml": b"text",
    "v1-5-pruned.ckpt": b"everything, pickled",
    "v1-5-pruned-emaonly.safetensors": b"everything, in one file",
    "safety_checker/model.safetensors": b"float32",
    "safety_checker/pytorch_model.fp16.bin": b"pickle",
    **{f"text_encoder/{name}": data for name, data in _parts("model", "", b"float32").items()},
    "text_encoder/pytorch_model.bin.index.json": b"{}",
    "text_encoder/flax_model.msgpack": b"flax",
    "text_encoder/openvino_model.xml": b"openvino",
    "unet/diffusion_pytorch_model.bin": b"pickle",
    "unet/diffusion_pytorch_model.safetensors": b"float32",
    "unet/diffusion_pytorch_model.non_ema.safetensors": b"for training",
    "unet/onnx/config.json": b"deeper",
    "unet/my_unet.py": b"code",
    "vae_1_0/config.json": b"{}",
    "vae_1_0/diffusion_pytorch_model.fp16.safetensors": b"another",
}


class FakeHub(StandIn):
    """A fake hub. ``repositories`` maps an id to its files; the other attributes enable failures of the hub."""

    def __init__(self) -> None:
        self.repositories: dict[str, dict[str, bytes]] = {}
        self.gated: set[str] = set()
        self.forbidden: set[str] = set()  # gated, and the token's account has no access
        self.breaks_off = False  # in the middle of any file larger than two blocks
        self.broken = False
        self.ignores_ranges = False
        self.sent = 0  # bytes of files
        self.seconds_per_block = 0.0
        self.requests: list[str] = []
        self.ranges: list[tuple[str, int, int]] = []  # of files, with their first byte and the one after the last
        super().__init__(_Handler)


class _Handler(BaseHTTPRequestHandler):
    hub: FakeHub
    protocol_version = "HTTP/1.1"

    def log_message(self, format: str, *arguments: Any) -> None:
        pass

    def answer(self) -> None:
        path = self.path.partition("?")[0].strip("/")
        self.hub.requests.append(path)
        if self.hub.broken:
            return self.fail(500, "", "trouble")
        if path.startswith("api/models/"):
            owner, name, *rest = path.removeprefix("api/models/").split("/")
            return self.answer_about(f"{owner}/{name}", rest)
        if path == "api/models":
            words = parse_qs(self.path.partition("?")[2]).get("search", [""])[0]
            found = [name for name in self.hub.repositories if words in name]
            return self.send_json([{"_id": "1", "id": name, "downloads": 1234, "gated": False} for name in found])
        if path.startswith("api/"):
            return self.fail(404, "", "Not found")  # the client also sends requests that are unrelated to downloads
        owner, name, _, _, *file = path.split("/")
        return self.send_file(f"{owner}/{name}", "/".join(file))

    do_HEAD = do_GET = answer

    def answer_about(self, repo_id: str, rest: list[str]) -> None:
        files = self.hub.repositories.get(repo_id)
        if files is None:
            return self.fail(401, "RepoNotFound", "Repository not found")
        if rest[:1] == ["revision"] and rest[1] not in ("main", SHA):
            return self.fail(404, "RevisionNotFound", "Invalid rev id")
        listed = [{"size": len(data), "oid": _oid(data), "path": name} for name, data in files.items()]
        if rest[:1] == ["tree"]:
            return self.send_json([{"type": "file", **file} for file in listed])
        siblings = [{"rfilename": file["path"], "size": file["size"], "blobId": file["oid"]} for file in listed]
        return self.send_json({"_id": "1", "id": repo_id, "sha": SHA, "siblings": siblings, "private": False})

    def send_file(self, repo_id: str, name: str) -> None:
        content = self.hub.repositories[repo_id][name]
        if repo_id in self.hub.gated:
            return self.fail(401, "GatedRepo", "Access to this model is restricted")
        if repo_id in self.hub.forbidden:
            return self.fail(403, "GatedRepo", "Your request to access this model is awaiting a review")
        requested = None if self.hub.ignores_ranges else self.headers.get("Range")
        start, end = 0, len(content)
        if requested:
            first, _, last = requested.lower().removeprefix("bytes=").partition("-")
            start, end = int(first), min(end, int(last or end) + 1)
            self.hub.ranges.append((name, start, end))
        self.send_response(206 if requested else 200)
        self.send_header("ETag", f'"{_oid(content)}"')
        self.send_header("X-Repo-Commit", SHA)
        self.send_header("Content-Length", str(end - start))
        if requested:
            self.send_header("Content-Range", f"bytes {start}-{end - 1}/{len(content)}")
        self.end_headers()
        for position in range(start, end if self.command == "GET" else start, _BLOCK):
            if self.hub.breaks_off and position >= len(content) // 2 > _BLOCK:
                self.close_connection = True
                return None
            try:
                self.wfile.write(content[position : min(end, position + _BLOCK)])
                self.hub.sent += min(end, position + _BLOCK) - position
            except (BrokenPipeError, ConnectionResetError):
                return None  # the client has cancelled
            time.sleep(self.hub.seconds_per_block)
        return None

    def send_json(self, content: Any) -> None:
        body = json.dumps(content).encode()
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if self.command == "GET":
            self.wfile.write(body)

    def fail(self, status: int, code: str, message: str) -> None:
        self.send_response(status)
        if code:
            self.send_header("X-Error-Code", code)
        self.send_header("X-Error-Message", message)
        self.send_header("Content-Length", "0")
        self.end_headers()


def _oid(content: bytes) -> str:
    return hashlib.sha1(content).hexdigest()
