"""What drawing needs of a pipeline that was loaded and checked, on disk: the next process starts without its networks' code.

The pipeline objects are an entry of the model's :class:`~hfjax_demo.bridge.programs.store.ProgramStore`, beside its programs; the
weights are a file of their own, which is mapped. Both are found by the fingerprint of the model's files, the device, the
libraries and this program's code. The networks' code is loaded from the model's own files if a program has to be traced,
or if a pipeline reads more of a network than its configuration.
"""

from __future__ import annotations

import dataclasses
import functools
import importlib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import jax
import torch
from jax.sharding import Mesh

from ..bridge.compiled_module import CompiledModule, described
from ..bridge.functional import FunctionalModule
from ..bridge.module_calls import ModuleCalls, ModuleCode, ModuleFacts
from ..bridge.programs.compiler import Compiler
from ..bridge.programs.program_table import CompilationExecutor
from ..bridge.programs.store import ProgramStore
from ..bridge.weights.weights_file import FOLDER, SUFFIX, map_weights, save_weights
from ..importing import paused_collection
from .kept_objects import NotStorable, ObjectReader, ObjectWriter, import_class
from .pausable_call import await_future
from .pipeline_loading import (
    LoadedPipeline,
    PipelineInfo,
    call_options,
    prepare_module,
    quiet_diffusers,
    read_pipeline,
    title_of,
    trace_with_jax,
)
from .pipeline_tasks import ImageTask
from .postponed_imports import complete_imports, postponed_imports, postponed_listing
from .preview import LatentPreview

# The key of the pipeline in its store.
_PIPELINE: Mapping[str, Any] = {"program": "a pipeline that was loaded and checked"}


def keep_pipeline(pipeline: LoadedPipeline, folder: Path, store: ProgramStore) -> None:
    """Store a pipeline that was loaded on one device and checked, if all of it can be stored: JAX runs its networks, and its
    other components are tokenizers, a scheduler and diffusers' image processors."""
    try:
        note = _describe(pipeline, folder)
    except NotStorable:
        return
    params = {
        f"{module.calls.part}/{key}": array for module in pipeline.modules for key, array in module.params.items()
    }
    if save_weights(_weights_file(store), params, folder):
        store.save(_PIPELINE, note)


def forget_pipeline(store: ProgramStore) -> None:
    """Delete a pipeline that could not be restored."""
    store.discard(_PIPELINE)


def restore_pipeline(
    folder: Path,
    name: str,
    dtype: str,
    *,
    compiler: Compiler,
    maker: CompilationExecutor,
    mesh: Mesh,
    store: ProgramStore,
) -> LoadedPipeline | None:
    """Return the pipeline of a store; None if it has none, or one without complete weights.

    Args:
        folder, name, dtype, compiler, mesh: see :func:`.pipeline_loading.load_pipeline`.
        maker: loads the networks' code on another thread than that of the pipeline's call.

    Raises:
        Exception: what was stored is of no use.
    """
    found = store.load(_PIPELINE)
    if found is None or (weights := map_weights(_weights_file(store))) is None:
        return None
    note = found.note
    with paused_collection(freeze=False), postponed_imports(), postponed_listing():
        read = functools.cache(lambda: _read_code(folder, name, dtype, mesh))
        modules = {
            part: _restore_module(part, each, weights, functools.partial(_code_of, read, part), compiler, maker, mesh)
            for part, each in note["modules"].items()
        }
        reader = ObjectReader(folder, modules)
        pipes = {ImageTask(task): _restore_pipe(each, reader) for task, each in note["pipes"].items()}
        quiet_diffusers()
        with complete_imports():
            importlib.import_module("transformers.modeling_outputs")  # what text encoders return
        return LoadedPipeline(
            pipes=pipes,
            info=PipelineInfo(
                **note["info"]
                | {
                    "schedulers": tuple(note["info"]["schedulers"]),
                    "tasks": frozenset(map(ImageTask, note["info"]["tasks"])),
                }
            ),
            default_scheduler=reader.read(note["scheduler"]),
            preview=None if note["preview"] is None else LatentPreview(torch.tensor(note["preview"])),
            pixels_per_latent=note["pixels_per_latent"],
            compiler=compiler,
            maker=maker,
            architecture=note["architecture"],
            modules=tuple(modules.values()),
            imports=postponed_imports,
        )


def _describe(pipeline: LoadedPipeline, folder: Path) -> dict[str, Any]:
    """Return the pipeline without its weights, as JSON.

    Raises:
        NotStorable: it has something that cannot be stored.
    """
    if pipeline.in_pytorch:
        raise NotStorable("a network that PyTorch runs")
    writer = ObjectWriter(folder, pipeline.modules)
    return {
        "architecture": pipeline.architecture,
        "pixels_per_latent": pipeline.pixels_per_latent,
        "preview": None if pipeline.preview is None else pipeline.preview.matrix.tolist(),
        "info": dataclasses.asdict(pipeline.info)
        | {"schedulers": list(pipeline.info.schedulers), "tasks": sorted(pipeline.info.tasks)},
        "scheduler": writer.write(pipeline.default_scheduler),
        "modules": {module.calls.part: _describe_module(module, writer) for module in pipeline.modules},
        "pipes": {task: _describe_pipe(pipe, writer) for task, pipe in pipeline.pipes.items()},
    }


def _describe_pipe(pipe: Any, writer: ObjectWriter) -> dict[str, Any]:
    return {
        "class": writer.class_path(type(pipe)),
        "attributes": {key: writer.write(value, key) for key, value in vars(pipe).items()},
    }


def _restore_pipe(note: Mapping[str, Any], reader: ObjectReader) -> Any:
    cls = import_class(note["class"])
    pipe = cls.__new__(cls)  # its constructor would read more of the networks
    pipe.__dict__.update({key: reader.read(value) for key, value in note["attributes"].items()})
    return pipe


def _describe_module(module: CompiledModule, writer: ObjectWriter) -> dict[str, Any]:
    calls = module.calls
    return {
        "class_name": calls.facts.class_name,
        "dtype": str(calls.dtype).removeprefix("torch."),
        "parameters": calls.facts.parameters,
        "argument_names": list(calls.facts.argument_names),
        "names": sorted(calls.facts.names),
        "reads_integers": calls.reads_integers,
        "methods": [method for method in ("encode", "decode") if method in module.__dict__],
        "config": writer.write(module.config),
    }


def _restore_module(
    part: str,
    note: Mapping[str, Any],
    weights: Mapping[str, jax.Array],
    read: Callable[[], FunctionalModule],
    compiler: Compiler,
    maker: CompilationExecutor,
    mesh: Mesh,
) -> CompiledModule:
    prefix = f"{part}/"
    facts = ModuleFacts(
        class_name=note["class_name"],
        dtype=getattr(torch, note["dtype"]),
        parameters=note["parameters"],
        argument_names=tuple(note["argument_names"]),
        names=frozenset(note["names"]),
    )
    calls = ModuleCalls(
        facts,
        ModuleCode(read=read),
        {key.removeprefix(prefix): array for key, array in weights.items() if key.startswith(prefix)},
        title_of(part),
        compiler,
        mesh,
        reads_integers=note["reads_integers"],
        maker=maker,
        wait=await_future,
        **call_options(part),
    )
    config = ObjectReader(Path(), {}).read(note["config"])
    return CompiledModule.restored(calls, config, note["methods"])


def _read_code(folder: Path, name: str, dtype: str, mesh: Mesh) -> dict[str, FunctionalModule]:
    """Return the code of a folder's networks, by component. Their weights are read, and dropped."""
    trace_with_jax()
    pipe = read_pipeline(folder, name, dtype)
    parts = {part: value for part, value in pipe.components.items() if isinstance(value, torch.nn.Module)}
    return {part: described(prepare_module(part, module)[0], mesh)[1] for part, module in parts.items()}


def _code_of(read: Callable[[], Mapping[str, FunctionalModule]], part: str) -> FunctionalModule:
    return read()[part]


def _weights_file(store: ProgramStore) -> Path:
    return store.file_beside(_PIPELINE, FOLDER, SUFFIX)
