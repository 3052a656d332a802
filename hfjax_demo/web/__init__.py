"""The HTTP server and its access checks, in front of the page and the API. Independent of Gradio and JAX."""
