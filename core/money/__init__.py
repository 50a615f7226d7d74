"""Prices, the prize pool and the prizes."""
