"""Image files: decoding with limits (:mod:`.block_decoder`), embedded parameters (:mod:`.metadata`), and grids (:mod:`.grid`)."""
