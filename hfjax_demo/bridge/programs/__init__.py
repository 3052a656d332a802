"""Compiled programs: traced and compiled once, counted, and stored on disk as executables, without weights, for the next process.

A stored program is found by everything it depends on: what its caller declares, the arguments' structure, shapes and dtypes, the
compiler's options, and the store's fingerprint.
"""
