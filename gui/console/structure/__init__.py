"""The Structure page."""
