"""Every word on screen and paper, by feature."""
