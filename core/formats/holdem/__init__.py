"""Elimination hold'em, the first format."""
