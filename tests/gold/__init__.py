"""What must not change while code moves: recorded once, computed anew and compared. See ``python -m tests.gold --help``."""
