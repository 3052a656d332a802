"""The chat engine: slots, prefill, decode, sampling and the way from tokens back to text."""
