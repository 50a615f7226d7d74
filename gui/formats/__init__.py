"""What formats add to the windows and to paper."""
