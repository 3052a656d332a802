"""Ways of running Hugging Face models on JAX that this program does not use itself, kept to be seen and measured."""
