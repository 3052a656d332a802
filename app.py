"""The entry of the Hugging Face Space, and of ``python app.py`` anywhere: the page and the API, served."""

import os

from hfjax_demo.cli.serving import serve
from hfjax_demo.settings import Settings


def main() -> None:
    """Serve until the process is told to stop. Models load when somebody asks for them."""
    serve(Settings.from_environment(os.environ))


if __name__ == "__main__":
    main()
