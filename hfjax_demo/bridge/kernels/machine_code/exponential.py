"""exp of many numbers at once."""

from __future__ import annotations

import math

from .building import INT, Code, Value, constant, vector

# exp(x) is 2**n exp(r), with n a whole number and |r| at most ln(2)/2, where this many terms of exp's series are float32's own.
TERMS = 8
LN2 = 0.6931471805599453
LN2_HIGH = 0.693359375  # ln(2) in so few bits that its products with n are exact; LN2_LOW is what is left
LN2_LOW = LN2 - LN2_HIGH
LEAST_EXPONENT = -87.0  # below it exp(x) is no normal number, and counts as 0


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
