"""The Tonight page."""
