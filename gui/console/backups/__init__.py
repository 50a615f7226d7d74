"""Backups and restoring."""
