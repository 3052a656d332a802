"""Programs made once and called often, and those that come back from disk without being traced."""

from __future__ import annotations

import copy
import subprocess
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest
import torch
from transformers.modeling_outputs import Seq2SeqQuestionAnsweringModelOutput as UNMET
from transformers.utils.generic import ModelOutput

from hfjax_demo.bridge import pytrees
from hfjax_demo.bridge.compiled_module import CompiledModule
from hfjax_demo.bridge.lowerings.images import register_image_lowerings
from hfjax_demo.bridge.lowerings.layers import register_lowerings
from hfjax_demo.bridge.programs.compiler import CompilationReport, Compiler, Ynnpack
from hfjax_demo.bridge.programs.restoring import FIRST_PROGRAMS, MAX_FIRST_PROGRAMS, first_programs
from hfjax_demo.bridge.programs.store import ProgramStore, StoreEntry
from hfjax_demo.bridge.sharding import replicated
from tests.mesh_child import virtual_devices
from tests.meshes import one_device
from tests.tiny_pipelines import _unet, _vae


class Counted:
    """A function that knows how often it was traced."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self.traced = 0
        self._function = function

    def __call__(self, *arguments: Any) -> Any:
        self.traced += 1
        return self._function(*arguments)


def add(state: dict[str, jax.Array], x: jax.Array) -> Any:
    return {"sum": state["sum"] + x}, (x * 2, None, pytrees.Static("a word"))


STATE = {"sum": jax.ShapeDtypeStruct((3,), jnp.float32)}
X = jax.ShapeDtypeStruct((3,), jnp.float32)


@pytest.fixture
def store(tmp_path: Path) -> ProgramStore:
    return ProgramStore(tmp_path / "programs", {})


def check(program: Any) -> None:
    state = {"sum": jnp.arange(3.0)}
    new, (twice, none, word) = program(state, jnp.ones(3))
    np.testing.assert_array_equal(new["sum"], [1, 2, 3])
    np.testing.assert_array_equal(twice, [2, 2, 2])
    assert none is None and word == "a word"
    assert state["sum"].is_deleted()


def test_a_stored_program_is_not_traced_and_does_the_same(store: ProgramStore) -> None:
    begun: list[str] = []
    made: list[CompilationReport] = []
    for stored in (False, True, True):
        function = Counted(add)
        compiler = Compiler(store=store, on_begin=begun.append, on_end=made.append)
        check(compiler.compile("adding (3)", function, STATE, X, donate_argnums=(0,), key="add"))
        assert function.traced == (0 if stored else 1)
        assert (made[-1].name, made[-1].stored) == ("adding (3)", stored)
        assert compiler.programs == 1 and compiler.seconds == made[-1].seconds > 0
    assert begun == ["adding (3)"] * 3


def test_what_differs_is_another_program(store: ProgramStore) -> None:
    longer = {"sum": jax.ShapeDtypeStruct((4,), jnp.float32)}, jax.ShapeDtypeStruct((4,), jnp.float32)
    narrower = {"sum": jax.ShapeDtypeStruct((3,), jnp.bfloat16)}, jax.ShapeDtypeStruct((3,), jnp.bfloat16)
    function = Counted(add)
    compiler = Compiler(store=store)
    for arguments, options in (
        ((STATE, X), {"key": "add"}),
        ((STATE, X), {"key": "add", "donate_argnums": (0,)}),
        ((STATE, X), {"key": "add otherwise"}),
        ((STATE, X), {"key": "add", "ynnpack": Ynnpack.NOTHING}),
        (longer, {"key": "add"}),
        (narrower, {"key": "add"}),
    ):
        before = function.traced
        compiler.compile("adding", function, *arguments, **options)
        assert function.traced == before + 1
        compiler.compile("adding", function, *arguments, **options)
        assert function.traced == before + 1


def test_on_a_mesh_of_the_first_device_it_is_the_same_program(store: ProgramStore) -> None:
    function = Counted(add)
    on_mesh = [
        jax.tree.map(lambda leaf: jax.ShapeDtypeStruct(leaf.shape, leaf.dtype, sharding=replicated(one_device())), part)
        for part in (STATE, X)
    ]
    for arguments in (on_mesh, (STATE, X)):
        program = Compiler(store=store).compile("adding", function, *arguments, donate_argnums=(0,), key="add")
        check(program)
        state, x = jax.device_put(({"sum": jnp.ones(3)}, jnp.ones(3)), replicated(one_device()))
        np.testing.assert_array_equal(program(state, x)[0]["sum"], [2, 2, 2])
    assert function.traced == 1


# Two devices exist only in a process that asked for them before it used the first.
ON_DEVICES = """
import sys
from pathlib import Path
import jax, jax.numpy as jnp
from hfjax_demo.bridge.programs.compiler import Compiler
from hfjax_demo.bridge.programs.store import ProgramStore
from hfjax_demo.bridge.sharding import make_mesh, replicated

for devices in (jax.devices()[:1], jax.devices()[1:], jax.devices()):
    x, made = jax.device_put(jnp.ones(4), replicated(make_mesh(devices))), []
    for _ in range(2):
        compiler = Compiler(store=ProgramStore(Path(sys.argv[1]), {}), on_end=made.append)
        (y,) = compiler.compile("adding", lambda x: (x + 1,), x, key="add")(x)
        assert y.sharding.device_set == set(devices) and y.tolist() == [2, 2, 2, 2]
    print(*(program.stored for program in made))
"""


@pytest.mark.release
@pytest.mark.usefixtures("processes")
def test_a_program_for_other_devices_is_made_for_those_and_not_stored(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", ON_DEVICES, str(tmp_path / "programs")],
        env=virtual_devices(2),
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-4000:]
    assert done.stdout.split() == ["False", "True", *["False"] * 4]


def test_what_cannot_be_named_or_written_is_made_each_time(store: ProgramStore) -> None:
    unnamed = Counted(lambda x: x + 1)
    unwritable = Counted(lambda x: (x, pytrees.Static(SimpleNamespace())))
    for function, key in (
        (unnamed, None),
        (unnamed, repr(object())),
        (unwritable, "a value that cannot be written down"),
    ):
        function.traced = 0
        for _ in range(2):
            Compiler(store=store).compile("it", function, X, key=key)
        assert function.traced == 2


def test_whatever_is_wrong_with_a_stored_program_it_is_made_anew_and_replaced(
    store: ProgramStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    Compiler(store=store).compile("adding", add, STATE, X, donate_argnums=(0,), key="add")
    saved: list[Any] = []
    load, save = store.load, store.save
    (whole,) = (store.load(key) for key in first_programs(store))
    assert whole is not None
    code, signature = whole.parts
    spoiled = [
        (),
        (code,),
        (b"", signature),
        (b"no program", signature),
        (code, b""),
        (code, b"no signature"),
    ]
    for parts in spoiled:
        with monkeypatch.context() as patched:
            patched.setattr(ProgramStore, "save", lambda self, *entry: (saved.append(entry), save(*entry)))
            patched.setattr(ProgramStore, "load", lambda self, key, parts=parts: StoreEntry(None, parts))
            function = Counted(add)
            check(Compiler(store=store).compile("adding", function, STATE, X, donate_argnums=(0,), key="add"))
        assert function.traced == 1
    programs = [key for key, *_ in saved if key != FIRST_PROGRAMS]
    assert len(programs) == len(spoiled) and load(programs[0]) is not None
    function = Counted(add)
    check(Compiler(store=store).compile("adding", function, STATE, X, donate_argnums=(0,), key="add"))
    assert function.traced == 0


def test_a_listener_can_stop_it_between_two_programs() -> None:
    def stop(what: str) -> None:
        raise InterruptedError(what)

    function = Counted(add)
    compiler = Compiler(on_begin=stop)
    with pytest.raises(InterruptedError, match="adding"):
        compiler.compile("adding", function, STATE, X)
    assert (function.traced, compiler.programs, compiler.seconds) == (0, 0, 0.0)


def test_arguments_of_another_structure_are_refused() -> None:
    program = Compiler().compile("adding", add, STATE, X)
    with pytest.raises(TypeError, match="made for arguments like"):
        program({"total": jnp.zeros(3)}, jnp.zeros(3))


@pytest.mark.release
@pytest.mark.usefixtures("processes")
def test_an_output_class_that_no_pass_has_returned_yet(store: ProgramStore, tmp_path: Path) -> None:
    """Another process wrote down a class that this one has imported and never met."""
    code = f"""
import jax, jax.numpy as jnp
from pathlib import Path
from transformers.modeling_outputs import {UNMET.__name__}
from hfjax_demo.bridge import pytrees
from hfjax_demo.bridge.programs.compiler import Compiler
from hfjax_demo.bridge.programs.store import ProgramStore

def answer(x):
    return pytrees.register({UNMET.__name__}(start_logits=x + 1, end_logits=(x, x * 2)))

store = ProgramStore(Path({str(tmp_path)!r}) / "programs", {{}})
Compiler(store=store).compile("it", answer, jax.ShapeDtypeStruct((3,), jnp.float32), key="it")
"""
    subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=600, check=True)
    function = Counted(add)
    made = Compiler(store=store).compile("it", function, X, key="it")(jnp.ones(3))
    assert function.traced == 0 and type(made) is UNMET and made.loss is None
    np.testing.assert_array_equal(made.start_logits, [2, 2, 2])
    np.testing.assert_array_equal(made["end_logits"][1], [2, 2, 2])


def test_many_threads_compile_with_one_compiler(store: ProgramStore) -> None:
    threads, each = 8, 4
    told: list[str] = []
    together = threading.Barrier(threads)

    def work(thread: int, compiler: Compiler) -> None:
        together.wait(60)
        for number in range(each):
            # Half of the programs are everybody's, half are a thread's own.
            value = number if number % 2 else 100 * thread + number
            program = compiler.compile(f"adding {value}", lambda x, value=value: x + value, X, key=str(value))
            np.testing.assert_array_equal(program(jnp.zeros(3)), np.full(3, value))

    for _ in range(2):
        compiler = Compiler(store=store, on_end=lambda program: told.append(program.name))
        with ThreadPoolExecutor(threads) as pool:
            list(pool.map(work, range(threads), [compiler] * threads))
        assert compiler.programs == threads * each == len(told)
        assert len(first_programs(store)) == MAX_FIRST_PROGRAMS
        told.clear()


def test_a_class_is_registered_once_however_many_threads_meet_it() -> None:
    @dataclass
    class Fresh(ModelOutput):
        x: torch.Tensor | None = None

    together = threading.Barrier(8)

    def meet(_: int) -> None:
        together.wait(60)
        pytrees.register(Fresh(x=torch.ones(1)))

    with ThreadPoolExecutor(8) as pool:
        list(pool.map(meet, range(8)))
    assert len(jax.tree.leaves(Fresh(x=torch.ones(1)))) == 1


def test_modules_of_a_pipeline_come_back_with_their_own_output_classes(store: ProgramStore) -> None:
    register_lowerings()
    register_image_lowerings()
    torch.manual_seed(0)
    unet, vae = _unet().eval(), _vae().eval()
    latents, words, pixels = torch.randn(1, 4, 8, 8), torch.randn(1, 16, 32), torch.rand(1, 3, 16, 16)

    def answers() -> tuple[Any, Any, Any, Compiler]:
        compiler, mesh = Compiler(store=store, on_end=made.append), one_device()
        denoiser = CompiledModule(
            copy.deepcopy(unet), "the UNet", compiler, float_arguments=("timestep",), part="unet", mesh=mesh
        )
        coder = CompiledModule(
            copy.deepcopy(vae), "the autoencoder", compiler, methods=("encode", "decode"), part="vae", mesh=mesh
        )
        return (
            denoiser(latents, torch.tensor(3), encoder_hidden_states=words),
            coder.encode(pixels),
            coder.decode(latents, return_dict=False),
            compiler,
        )

    made: list[CompilationReport] = []
    first = answers()
    again = answers()
    assert [program.stored for program in made] == [False] * 3 + [True] * 3
    assert type(again[0]) is type(first[0]) and torch.equal(again[0].sample, first[0].sample)
    assert type(again[1]) is type(first[1]) and torch.equal(again[1].latent_dist.mean, first[1].latent_dist.mean)
    assert type(again[2]) is tuple and torch.equal(again[2][0], first[2][0])
