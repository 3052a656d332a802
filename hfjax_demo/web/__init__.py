"""What stands between the network and both the page and the API. It knows no Gradio and no JAX."""
