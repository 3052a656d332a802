"""Models as Python objects, for programs and notebooks; see ``docs/library.md``."""
