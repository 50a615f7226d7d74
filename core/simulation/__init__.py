"""Whole tournaments made up from a seed and played through the real actions, to try the rest of Riffle on."""
