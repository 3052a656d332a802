"""Device memory: its current use, the estimate of what a model will take, and the memory budget of all models."""
