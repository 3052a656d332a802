"""Files of pictures: decoded with limits (:mod:`.reading`), their parameters (:mod:`.metadata`), and grids (:mod:`.grid`)."""
