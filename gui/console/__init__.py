"""The director's window: a frame that is always there, and a file per page."""
