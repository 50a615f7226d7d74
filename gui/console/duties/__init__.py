"""The column of duties."""
