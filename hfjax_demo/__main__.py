"""``python -m hfjax_demo``."""

from .cli import main

if __name__ == "__main__":
    raise SystemExit(main())
