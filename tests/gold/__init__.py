"""Regression tests for refactorings: results are recorded once, recomputed and compared. See ``python -m tests.gold --help``."""
