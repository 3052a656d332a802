"""Image input of chat models: the model's own processor and vision encoder, which run before its language model."""
