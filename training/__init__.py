"""Makes the bundled image model ``emoji-diffusion``. The app never imports this package; see ``README.md`` beside it."""
