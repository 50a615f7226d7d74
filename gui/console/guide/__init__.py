"""The guide to a new night."""
