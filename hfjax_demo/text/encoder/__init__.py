"""Encoders: models with bidirectional attention, such as BERT, which compute embeddings and do not generate text."""
