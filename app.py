"""Entry point of the Hugging Face Space and of ``python app.py``: runs the command ``serve`` with its options."""

import sys

from hfjax_demo.cli import main

if __name__ == "__main__":
    sys.exit(main(["serve", *sys.argv[1:]]))
