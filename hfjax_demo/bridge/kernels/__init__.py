"""Kernels for computations that XLA does more slowly, or not at all, chosen by platform; most are C++ for a CPU."""
