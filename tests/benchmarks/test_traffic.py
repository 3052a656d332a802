"""What a program moves and multiplies: rule by rule on small texts, and beside XLA's own analysis on compiled programs."""

from __future__ import annotations

import jax
import jax.numpy as jnp
import pytest

from benchmarks.hlo import Hlo
from benchmarks.traffic import Traffic, traffic

MEGA = 1 << 20


def of(entry: str, others: str = "", *, on_chip: bool = False, filled: float = 1.0) -> Traffic:
    text = f"HloModule m\n\n{others}\nENTRY %main (p: f32[1]) -> f32[1] {{\n{entry}\n}}\n"
    return traffic(Hlo(text), on_chip=on_chip, filled=filled)


PRODUCT = """\
  %a = bf16[8,1024]{1,0} parameter(0)
  %b = bf16[1024,512]{1,0} parameter(1)
  ROOT %c = f32[8,512]{1,0} dot(%a, %b), lhs_contracting_dims={1}, rhs_contracting_dims={0}"""


def test_a_product_reads_both_sides_and_writes_its_result() -> None:
    assert of(PRODUCT) == Traffic(2 * 8 * 1024 + 2 * MEGA // 2 + 4 * 8 * 512, 2 * 8 * 512 * 1024)


def test_what_only_names_memory_moves_nothing() -> None:
    assert of(
        """\
  %a = f32[1024]{0} parameter(0)
  %t = (f32[1024]{0}, f32[1024]{0}) tuple(%a, %a)
  %g = f32[1024]{0} get-tuple-element(%t), index=1
  ROOT %b = f32[32,32]{1,0} bitcast(%g)"""
    ) == Traffic(0, 0)


def test_slices_gathers_and_updates_in_place_move_what_they_touch() -> None:
    assert of(
        """\
  %cache = bf16[8,1024,64]{2,1,0} parameter(0)
  %new = bf16[8,1,64]{2,1,0} parameter(1)
  %i = s32[] parameter(2)
  %piece = bf16[8,16,64]{2,1,0} dynamic-slice(%cache, %i, %i, %i), dynamic_slice_sizes={8,16,64}
  ROOT %u = bf16[8,1024,64]{2,1,0} dynamic-update-slice(%cache, %new, %i, %i, %i)"""
    ) == Traffic(2 * 2 * 8 * 16 * 64 + 2 * 2 * 8 * 64, 0)


FUSED = """\
%fused (cache: bf16[8,1024,64], new: bf16[8,1,64], i: s32[]) -> bf16[8,1024,64] {
  %cache = bf16[8,1024,64]{2,1,0} parameter(0)
  %new = bf16[8,1,64]{2,1,0} parameter(1)
  %i = s32[] parameter(2)
  %same = bf16[8,1024,64]{2,1,0} bitcast(%cache)
  ROOT %u = bf16[8,1024,64]{2,1,0} dynamic-update-slice(%same, %new, %i, %i, %i)
}

%sliced (x: f32[1024,1024], y: f32[1024,1024]) -> f32[16] {
  %x = f32[1024,1024]{1,0} parameter(0)
  %y = f32[1024,1024]{1,0} parameter(1)
  %row = f32[1,16]{1,0} slice(%x), slice={[0:1], [0:16]}
  %all = f32[1024]{0} reduce(%y, %y), dimensions={1}
  ROOT %r = f32[16]{0} bitcast(%row)
}
"""


def test_a_fusion_reads_what_it_slices_and_writes_what_it_puts_in() -> None:
    update = of(
        """\
  %cache = bf16[8,1024,64]{2,1,0} parameter(0)
  %new = bf16[8,1,64]{2,1,0} parameter(1)
  %i = s32[] parameter(2)
  ROOT %f = bf16[8,1024,64]{2,1,0} fusion(%cache, %new, %i), kind=kLoop, calls=%fused""",
        FUSED,
    )
    assert update == Traffic(2 * 2 * 8 * 64 + 4, 0)
    sliced = of(
        """\
  %x = f32[1024,1024]{1,0} parameter(0)
  ROOT %f = f32[16]{0} fusion(%x, %x), kind=kLoop, calls=%sliced""",
        FUSED,
    )
    assert sliced == Traffic(4 * 16 + 4 * MEGA + 4 * 16, 0)


LOOP = """\
%body (c: (s32[], f32[1024])) -> (s32[], f32[1024]) {
  %c = (s32[], f32[1024]{0}) parameter(0)
  %x = f32[1024]{0} get-tuple-element(%c), index=1
  %n = f32[1024]{0} negate(%x)
  ROOT %t = (s32[], f32[1024]{0}) tuple(%c, %n)
}

%until (c: (s32[], f32[1024])) -> pred[] {
  %c = (s32[], f32[1024]{0}) parameter(0)
  %i = s32[] get-tuple-element(%c), index=0
  %limit = s32[] constant(5)
  ROOT %less = pred[] compare(%i, %limit), direction=LT
}

%anything (c: (s32[], f32[1024])) -> pred[] {
  %c = (s32[], f32[1024]{0}) parameter(0)
  ROOT %p = pred[] custom-call(), custom_call_target="AllocateBuffer"
}
"""


def test_a_loop_counts_as_often_as_is_known_else_once() -> None:
    def loop(condition: str, known: str = "") -> int:
        entry = f"""\
  %init = (s32[], f32[1024]{{0}}) parameter(0)
  ROOT %w = (s32[], f32[1024]{{0}}) while(%init), condition=%{condition}, body=%body{known}"""
        return of(entry, LOOP).bytes

    compared = 4 + 4 + 1
    assert loop("anything") == 2 * 4 * 1024
    assert loop("until") == 5 * (2 * 4 * 1024 + compared)
    assert loop("anything", ', backend_config={"known_trip_count":{"n":"7"}}') == 7 * 2 * 4 * 1024


def test_of_branches_the_dearest_counts() -> None:
    others = """\
%much (x: f32[1024]) -> f32[1024] {
  %x = f32[1024]{0} parameter(0)
  ROOT %n = f32[1024]{0} negate(%x)
}

%nothing (x: f32[1024]) -> f32[1024] {
  ROOT %x = f32[1024]{0} parameter(0)
}
"""
    entry = """\
  %p = pred[] parameter(0)
  %x = f32[1024]{0} parameter(1)
  ROOT %c = f32[1024]{0} conditional(%p, %x, %x), branch_computations={%much, %nothing}"""
    assert of(entry, others).bytes == 8 * 1024


def test_memory_on_a_tpus_chip_is_not_moved_and_tiles_are_padded() -> None:
    entry = """\
  %w = bf16[2048,576]{1,0:T(8,128)(2,1)} parameter(0)
  %s = (bf16[2048,576]{1,0:T(8,128)(2,1)S(1)}, bf16[2048,576]{1,0:T(8,128)(2,1)}, u32[]{:S(2)}) copy-start(%w)
  %d = bf16[2048,576]{1,0:T(8,128)(2,1)S(1)} copy-done(%s)
  ROOT %n = f32[2048]{0:T(1024)} reduce(%d, %d), dimensions={1}"""
    padded = 2 * 2048 * 640
    assert of(entry, on_chip=True) == Traffic(padded + 4 * 2048, 0)
    assert of(entry).bytes == 4 * padded + 4 * 2048, "elsewhere each of those spaces is memory like any other"


def test_products_as_a_tpu_writes_them_with_a_window_over_padding() -> None:
    image = """\
  %x = bf16[2,32,32,16]{3,2,1,0} parameter(0)
  %k = bf16[3,3,16,64]{3,2,1,0} parameter(1)
  ROOT %c = bf16[2,32,32,64]{3,2,1,0} convolution(%x, %k), window={size=3x3 pad=1_1x1_1}, dim_labels=b01f_01io->b01f"""
    valid = (3 * 32 - 2) ** 2  # a window's two outer columns and rows meet no picture at its borders
    assert of(image).operations == 2 * 2 * 64 * 16 * valid
    window = "window={size=8x3 stride=7x2 lhs_dilate=8x3}, dim_labels=01bf_01oi->01bf"
    batched = f"""\
  %q = bf16[8,3,3,64]{{3,2,1,0}} parameter(0)
  %k = bf16[8,3,2048,64]{{3,2,1,0}} parameter(1)
  ROOT %c = f32[8,3,3,2048]{{3,2,1,0}} convolution(%q, %k), {window}"""
    assert of(batched).operations == 2 * 8 * 3 * (3 * 64 * 2048), "8 times 3 products of their own"
    reversed_ = """\
  %x = bf16[8,576]{1,0} parameter(0)
  %w = bf16[9,64,576]{2,1,0} parameter(1)
  ROOT %c = bf16[8,9,64]{2,1,0} convolution(%x, %w), window={size=9 pad=8_8 rhs_reversal=1}, dim_labels=bf0_0oi->b0f"""
    with_a_dimension_of_one = reversed_.replace("bf16[8,576]{1,0}", "bf16[8,576,1]{2,1,0}")
    assert of(with_a_dimension_of_one).operations == 2 * 8 * 9 * 64 * 576


ESTIMATE = '{"cost_estimate": {"flops": "1000", "bytes_accessed": "500"}}'
GEMM = '{"gemm_backend_config":{"dot_dimension_numbers":{"lhs_contracting_dimensions":["1"]}}}'
ATTENTION = (
    '{"cudnn_fmha_backend_config": {"intermediate_tensor_shape": {"element_type": "BF16", '
    '"dimensions": ["8", "32", "1", "2048"]}, "mask_type": "PADDING"}}'
)


def test_kernels_of_other_compilers() -> None:
    declared = f"""\
  %x = bf16[1024,1024]{{1,0}} parameter(0)
  ROOT %k = bf16[8,8]{{1,0}} custom-call(%x), custom_call_target="tpu_custom_call", backend_config={ESTIMATE}"""
    assert of(declared) == Traffic(500, 1000)
    library = f'custom_call_target="__cublas$gemm", backend_config={GEMM}'
    gemm = f"""\
  %x = bf16[8,1024]{{1,0}} parameter(0)
  %w = bf16[512,1024]{{1,0}} parameter(1)
  ROOT %k = (bf16[8,512]{{1,0}}, s8[4194304]{{0}}) custom-call(%x, %w), {library}"""
    assert of(gemm) == Traffic(2 * (8 * 1024 + MEGA // 2 + 8 * 512), 2 * 8 * 512 * 1024)
    called = f'custom-call(%q, %k, %v, %n, %n), custom_call_target="__cudnn$fmhaSoftmax", backend_config={ATTENTION}'
    attention = f"""\
  %q = bf16[8,1,32,128]{{3,2,1,0}} parameter(0)
  %k = bf16[8,2048,8,128]{{3,2,1,0}} parameter(1)
  %v = bf16[8,2048,8,128]{{3,2,1,0}} parameter(2)
  %n = s32[8]{{0}} parameter(3)
  ROOT %o = (bf16[8,32,1,128]{{3,1,2,0}}, u8[0]{{0}}) {called}"""
    small = 2 * 2 * 8 * 32 * 128 + 2 * 4 * 8
    assert of(attention, filled=0.125) == Traffic(small + 2 * 2 * 8 * 256 * 8 * 128, 4 * 8 * 32 * 128 * 256)


@pytest.mark.parametrize("steps", [None, 12])
def test_beside_xlas_own_analysis(steps: int | None) -> None:
    """A loop over products, whose rounds are known or not: the operations of one round are XLA's own to the last."""

    def function(count: jax.Array, weight: jax.Array, x: jax.Array) -> jax.Array:
        until = count if steps is None else jnp.int32(steps)

        def body(carry: tuple[jax.Array, jax.Array]) -> tuple[jax.Array, jax.Array]:
            return carry[0] + 1, carry[1] @ weight

        return jax.lax.while_loop(lambda carry: carry[0] < until, body, (jnp.int32(0), x))[1]

    shapes = (
        jax.ShapeDtypeStruct((), jnp.int32),
        jax.ShapeDtypeStruct((256, 256), jnp.float32),
        jax.ShapeDtypeStruct((8, 256), jnp.float32),
    )
    compiled = jax.jit(function).lower(*shapes).compile()
    found = traffic(Hlo(compiled.as_text()), on_chip=False)
    rounds = steps or 1
    assert found.operations == rounds * 2 * 8 * 256 * 256
    costs = compiled.cost_analysis()
    assert costs["flops"] == pytest.approx(found.operations / rounds, rel=0.01), "XLA counts any loop once"
    least = 4 * (256 * 256 + 2 * 8 * 256)
    assert rounds * least <= found.bytes <= rounds * 1.2 * least


NESTED = """\
%row (w: f32[1024,1024]) -> f32[1024] {
  %w = f32[1024,1024]{1,0} parameter(0)
  %one = f32[1,1024]{1,0} slice(%w), slice={[0:1], [0:1024]}
  ROOT %flat = f32[1024]{0} bitcast(%one)
}

%renamed (v: f32[1024,1024]) -> f32[1048576] {
  %v = f32[1024,1024]{1,0} parameter(0)
  ROOT %same = f32[1048576]{0} bitcast(%v)
}

%outer (x: f32[1024,1024], y: f32[1024,1024]) -> f32[1024] {
  %x = f32[1024,1024]{1,0} parameter(0)
  %y = f32[1024,1024]{1,0} parameter(1)
  %first = f32[1024]{0} fusion(%x), kind=kLoop, calls=%row
  %line = f32[1048576]{0} fusion(%y), kind=kLoop, calls=%renamed
  %second = f32[1024]{0} slice(%line), slice={[0:1024]}
  ROOT %sum = f32[1024]{0} add(%first, %second)
}
"""


def test_a_fusion_within_a_fusion_reads_what_it_slices() -> None:
    assert of(
        """\
  %a = f32[1024,1024]{1,0} parameter(0)
  %b = f32[1024,1024]{1,0} parameter(1)
  ROOT %f = f32[1024]{0} fusion(%a, %b), kind=kLoop, calls=%outer""",
        NESTED,
    ) == Traffic(3 * 4 * 1024, 0)
