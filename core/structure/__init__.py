"""The structure sheet: read, edited, generated, and what is said of its levels (RULES G3)."""
