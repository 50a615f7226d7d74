"""Prices and prizes."""
