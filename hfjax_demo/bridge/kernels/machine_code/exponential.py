"""exp of many numbers at once."""

from __future__ import annotations

import math

from numpy.polynomial.chebyshev import cheb2poly, poly2cheb

from .building import INT, SHORT, Code, Value, constant, vector

# exp(x) is 2**n exp(r), with n a whole number and |r| at most ln(2)/2, where this many terms of exp's series are float32's own.
TERMS = 8
LN2 = 0.6931471805599453
LN2_HIGH = 0.693359375  # ln(2) in so few bits that its products with n are exact; LN2_LOW is what is left
LN2_LOW = LN2 - LN2_HIGH
LEAST_EXPONENT = -87.0  # below it exp(x) is no normal number, and counts as 0

LEAST_POWER = -127.0  # of two, which counts as 0, as all below it do
LEAST_SCALED = -150.0  # the same for AVX-512, which knows what lies between
CURRENT_ROUNDING = 4  # _MM_FROUND_CUR_DIRECTION of Intel's intrinsics


def exp(code: Code, x: Value) -> Value:
    """exp of numbers that are not above 0, to float32's own rounding or two."""
    builder, kind, lanes = code.builder, x.type, x.type.count
    whole = vector(INT, lanes)
    power = code.call(f"llvm.rint.v{lanes}f32", kind, builder.fmul(x, constant(kind, 1 / LN2)))
    rest = code.fma(power, constant(kind, -LN2_HIGH), x)
    rest = code.fma(power, constant(kind, -LN2_LOW), rest)
    series = constant(kind, 1 / math.factorial(TERMS - 1))
    for term in reversed(range(TERMS - 1)):
        series = code.fma(series, rest, constant(kind, 1 / math.factorial(term)))
    exponent = builder.shl(builder.add(builder.fptosi(power, whole), constant(whole, 127)), constant(whole, 23))
    normal = builder.fcmp_unordered(">=", x, constant(kind, LEAST_EXPONENT))  # and whatever is no number stays none
    return builder.select(normal, builder.fmul(series, builder.bitcast(exponent, kind)), constant(kind, 0))


def exp2(code: Code, x: Value, *, rough: bool = False) -> Value:
    """2 to the power of numbers that are not above 0, to float32's own rounding or two: half of the instructions of :func:`exp`.

    Args:
        rough: to one part in 5 000, for numbers that become bfloat16.
    """
    builder, kind, lanes = code.builder, x.type, x.type.count
    least = constant(kind, LEAST_SCALED if lanes == 16 else LEAST_POWER)
    x = builder.select(builder.fcmp_ordered("<", x, least), least, x)  # and whatever is no number stays none
    power = code.call(f"llvm.rint.v{lanes}f32", kind, x)
    rest = builder.fsub(x, power)  # exact
    highest, *others = reversed(power_of_two(3 if rough else 6))
    series = constant(kind, highest)
    for coefficient in others:
        series = code.fma(series, rest, constant(kind, coefficient))
    if lanes == 16:
        every, rounding = constant(SHORT, -1), constant(INT, CURRENT_ROUNDING)
        return code.call("llvm.x86.avx512.mask.scalef.ps.512", kind, series, power, series, every, rounding)
    whole = vector(INT, lanes)
    exponent = builder.shl(builder.add(builder.fptosi(power, whole), constant(whole, 127)), constant(whole, 23))
    return builder.fmul(series, builder.bitcast(exponent, kind))


def power_of_two(degree: int) -> list[float]:
    """The coefficients, the constant one first, of a polynomial that is near to 2**r for r from -1/2 to 1/2, and 1 for 0.

    That is 1 + r q(r), with the series of q economised: brought to Chebyshev polynomials of 2 r, of which the last are left out.
    """
    series = [LN2 ** (term + 1) / math.factorial(term + 1) / 2**term for term in range(16)]
    economised = cheb2poly(poly2cheb(series)[:degree])
    return [1.0, *(float(coefficient) * 2**term for term, coefficient in enumerate(economised))]
