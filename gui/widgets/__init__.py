"""Widgets the console's pages share."""
