"""Schedules many requests on one device: the device thread, and the manager that loads models and serves requests from them."""
