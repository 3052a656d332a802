"""Image files: decoding with limits (:mod:`.reading`), embedded parameters (:mod:`.metadata`), and grids (:mod:`.grid`)."""
