"""The picture pipelines of diffusers, made of its own test suite's tiny parts, through the real engine, beside plain diffusers.

A command of its own (``python -m tests.pipelines``), since the suite is no part of the package that is installed.
"""
