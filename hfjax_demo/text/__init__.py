"""The text engine: slots, prefill, decoding, sampling, and the conversion of tokens to text."""
