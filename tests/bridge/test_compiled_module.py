"""A module that looks like torch's and computes with JAX: the same numbers, few programs, no weights left behind."""

from __future__ import annotations

import copy
from types import SimpleNamespace
from typing import Any

import jax
import pytest
import torch
from diffusers.models.upsampling import Upsample2D

from hfjax_demo.bridge import module_calls
from hfjax_demo.bridge.compiled_module import CompiledModule, split_with_host_tensors
from hfjax_demo.bridge.lowerings.images import register_image_lowerings
from hfjax_demo.bridge.lowerings.layers import register_lowerings
from hfjax_demo.bridge.platforms import Platform, for_platform
from hfjax_demo.bridge.programs.compiler import Compiler
from tests.meshes import one_device
from tests.tiny_pipelines import _unet


@pytest.fixture(scope="module", autouse=True)
def _lowerings() -> None:
    register_lowerings()
    register_image_lowerings()


class Scaler(torch.nn.Module):
    """A small module with every kind of argument."""

    def __init__(self) -> None:
        super().__init__()
        torch.manual_seed(0)
        self.linear = torch.nn.Linear(3, 4)
        self.config = SimpleNamespace(width=3)

    def forward(
        self,
        x: torch.Tensor,
        timestep: torch.Tensor | float = 1.0,
        extra: dict[str, torch.Tensor] | None = None,
        double: bool = False,
        generator: torch.Generator | None = None,
        names: tuple[str, ...] = (),
    ) -> dict[str, Any]:
        assert generator is None
        y = self.linear(x) * timestep
        if extra is not None:
            y = y + extra["shift"]
        return {"y": y * 2 if double else y, "label": "fixed", "none": None, "names": names}

    def greet(self, name: str) -> str:
        return f"{name}, {self.config.width}"

    def half(self, x: torch.Tensor) -> torch.Tensor:  # type: ignore[override]
        return self.linear(x) / 2


def compiled(module: torch.nn.Module | None = None, compiler: Compiler | None = None, **options: Any) -> CompiledModule:
    """A copy of the module, by default a :class:`Scaler`."""
    module = Scaler() if module is None else copy.deepcopy(module)
    return CompiledModule(module, "the module", compiler or Compiler(), mesh=one_device(), **options)


def programs(module: CompiledModule) -> int:
    return module.calls.compiler.programs


def close(actual: torch.Tensor, expected: torch.Tensor, tolerance: float = 2e-5) -> None:
    assert type(actual) is torch.Tensor and actual.device.type == "cpu" and actual.dtype is expected.dtype
    torch.testing.assert_close(actual, expected.detach(), atol=tolerance, rtol=tolerance)


X = torch.linspace(-1, 1, 6).reshape(2, 3)


def test_it_looks_like_the_module_it_is_made_from() -> None:
    module = Scaler()
    stand_in = CompiledModule(module, "the module", Compiler(), mesh=one_device())
    assert isinstance(stand_in, Scaler) and isinstance(stand_in, torch.nn.Module)
    assert stand_in.greet("hello") == "hello, 3" and stand_in.config is module.config
    assert (stand_in.dtype, stand_in.device) == (torch.float32, torch.device("cpu"))
    assert stand_in.to("cuda", torch.float16) is stand_in and stand_in.dtype is torch.float32
    assert list(stand_in.parameters()) == [] and list(stand_in.children()) == []
    with pytest.raises(AttributeError, match="missing"):
        stand_in.missing  # noqa: B018


def test_what_a_pipeline_reads_of_a_child_is_real(monkeypatch: pytest.MonkeyPatch) -> None:
    """Flux.2 scales its latents by the running statistics of its autoencoder's ``bn``, outside of any call."""
    module = torch.nn.Sequential(torch.nn.Conv2d(3, 4, 3), torch.nn.BatchNorm2d(4, affine=False))
    torch.nn.init.normal_(module[1].running_mean)
    stand_in = compiled(module)
    read = getattr(stand_in, "1")
    close(read.running_mean, module[1].running_mean)
    assert getattr(stand_in, "1") is read
    close(getattr(stand_in, "0").weight.data, module[0].weight)
    monkeypatch.setattr(module_calls, "MAX_READABLE_ELEMENTS", 4)
    assert getattr(compiled(module), "0").weight.is_meta


def test_of_many_shapes_the_programs_used_last_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module_calls, "MAX_PROGRAMS", 2)
    stand_in, made = compiled(), []
    for rows in (1, 2, 1, 3, 1, 2):
        stand_in(X[:1].expand(rows, 3))
        made.append(programs(stand_in))
    assert made == [1, 2, 2, 3, 3, 4], "the first one was in use"
    assert len(stand_in.calls.programs) == 2


def test_one_program_for_arguments_of_one_kind() -> None:
    module = Scaler()
    stand_in = compiled(module)
    shift = torch.arange(8.0).reshape(2, 4)
    for number, (args, kwargs) in enumerate(
        (
            ((X,), {}),
            ((X, torch.tensor(3.0)), {}),
            ((X, 2.5), {"double": True}),
            ((), {"x": X, "extra": {"shift": shift}, "names": ("a", "b")}),
            ((X[:1],), {"extra": {"shift": shift[:1]}, "timestep": torch.tensor([2.0])}),
            ((X,), {"double": True}),  # another value of what is no tensor
            ((X[:1],), {}),  # another shape
            ((), {"x": X}),  # another way to say it
        ),
        start=1,
    ):
        for _ in range(2):
            expected, actual = module(*args, **kwargs), stand_in(*args, **kwargs)
            close(actual["y"], expected["y"])
            assert actual | {"y": None} == expected | {"y": None}
            assert programs(stand_in) == number
    close(stand_in(X + 1)["y"], module(X + 1)["y"])
    assert programs(stand_in) == number


def test_timesteps_of_both_kinds_share_a_program() -> None:
    reference, stand_in = Scaler(), compiled(float_arguments=("timestep",))
    for step in (torch.tensor(981), torch.tensor(999.25)):
        close(stand_in(X, step)["y"], reference(X, step.float())["y"], 1e-4)
    assert programs(stand_in) == 1
    for step in (torch.tensor(981, dtype=torch.int32), torch.tensor(0.5, dtype=torch.float64)):
        close(stand_in(X, timestep=step)["y"], reference(X, step.float())["y"], 1e-4)
    assert programs(stand_in) == 2  # by name is another signature
    with pytest.raises(Exception, match=r"shape|dot_general|size"):
        stand_in(torch.ones(2, 5))
    assert programs(stand_in) == 2, "a failed call leaves none behind"
    narrow = compiled(Scaler().to(torch.bfloat16), cast_inputs=True)
    assert (narrow.dtype, narrow(X)["y"].dtype) == (torch.bfloat16, torch.bfloat16)


def test_the_input_is_copied_and_the_output_is_the_callers_own() -> None:
    stand_in, given = compiled(), X.clone()
    first = stand_in(given)["y"]
    kept = first.clone()
    given.zero_()
    first += 1  # schedulers write into what they get
    assert torch.equal(stand_in(X)["y"], kept)
    close(stand_in(X.T.contiguous().T)["y"], kept)  # any strides
    close(stand_in(X.clone().requires_grad_())["y"], kept)


def test_generators_are_dropped_and_other_methods_are_compiled_when_they_are_named() -> None:
    messages: list[str] = []
    stand_in = compiled(compiler=Compiler(on_begin=messages.append), methods=("half",))
    close(stand_in.half(X), Scaler().half(X))
    for seed in (1, 2):
        close(stand_in(X, generator=torch.Generator().manual_seed(seed))["y"], Scaler()(X)["y"])
    assert messages == ["the module (half)", "the module"]


@pytest.mark.skipif(jax.default_backend() != "cpu", reason="an accelerator multiplies such numbers itself")
def test_a_unet_in_bfloat16(by_pairs: bool) -> None:
    """As near to float32 as PyTorch's own bfloat16, whether its layers are multiplied as such numbers or widened."""
    torch.manual_seed(0)
    wide = _unet().eval()
    narrow = copy.deepcopy(wide).to(torch.bfloat16)
    stand_in = compiled(narrow)
    assert stand_in.params["conv_in.weight"].ndim == (6 if by_pairs else 5)
    latents, words, timestep = torch.randn(2, 4, 8, 8), torch.randn(2, 16, 32), torch.tensor(981.0)
    with torch.no_grad():
        expected = wide(latents, timestep, encoder_hidden_states=words).sample
        theirs = narrow(latents.bfloat16(), timestep, encoder_hidden_states=words.bfloat16()).sample.float()
    ours = stand_in(latents.bfloat16(), timestep, encoder_hidden_states=words.bfloat16()).sample.float()
    spread = expected.square().mean().sqrt()
    apart, as_torch = ((each - expected).square().mean().sqrt() / spread for each in (ours, theirs))
    assert 0 < apart < max(1.5 * as_torch, 0.01)


@pytest.mark.parametrize(("platform", "shape"), [(Platform.GPU, (8, 3, 3, 6)), (Platform.TPU, (8, 6, 3, 3))])
def test_a_convolution_as_accelerators_store_and_compute_it(platform: Platform, shape: tuple[int, ...]) -> None:
    torch.manual_seed(0)
    reference = Upsample2D(6, use_conv=True, out_channels=8).eval()
    x = torch.randn(2, 6, 5, 7)
    with for_platform(platform):
        stand_in = compiled(reference)
    assert stand_in.params["conv.weight"].shape == shape
    with torch.no_grad():
        close(stand_in(x), reference(x))


class Parts(torch.nn.Module):
    """Takes a sequence apart by sizes among its arguments, as Pixtral's projector does."""

    def forward(self, x: torch.Tensor, sizes: torch.Tensor) -> torch.Tensor:
        counts = [height * width for height, width in sizes]
        parts = x.split(counts)
        return torch.cat([part.view(*size, -1).sum(0) for part, size in zip(parts, sizes, strict=True)])


def test_numbers_that_code_looks_into_may_be_sizes() -> None:
    x, sizes = torch.randn(10, 4), torch.tensor([[2, 3], [4, 1]])
    close(compiled(Parts(), split_module=split_with_host_tensors)(x, sizes), Parts()(x, sizes))
