"""Dialogs that ask for the fields of an act."""
