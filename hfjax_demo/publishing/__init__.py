"""Puts this program on the Hugging Face hub as a Space: :mod:`.contents` are its files, :mod:`.space` tells the hub."""
