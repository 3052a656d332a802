"""The entry of the Hugging Face Space, and of ``python app.py`` anywhere: the page, served."""

import os

from hfjax_demo.runtime.manager import ModelManager
from hfjax_demo.settings import Settings
from hfjax_demo.ui.layout import build_demo, launch


def main() -> None:
    """Serve the page until the process ends. Models load when somebody asks for them."""
    settings = Settings.from_environment(os.environ)
    manager = ModelManager(settings)
    try:
        launch(build_demo(manager, settings), settings, on_listening=manager.import_engines)
    finally:
        manager.close()


if __name__ == "__main__":
    main()
