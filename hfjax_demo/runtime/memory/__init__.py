"""The device's memory: what is used of it, what a model will take, and which models may hold it."""
