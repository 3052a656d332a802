"""Image files: decoding with limits (:mod:`.decoding`), embedded parameters (:mod:`.metadata`), and grids (:mod:`.grid`)."""
