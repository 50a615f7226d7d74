"""Formats add pages, scenes and papers to the windows."""
