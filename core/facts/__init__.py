"""Every fact that can be written down, by family; ``core.records`` gives them all."""
