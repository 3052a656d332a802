"""Models that read a text both ways, such as BERT: they make embeddings, and write nothing."""
