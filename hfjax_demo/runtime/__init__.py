"""One device, many requests: the worker thread that owns the device, and the manager that owns the models."""
