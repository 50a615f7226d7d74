"""The frame every page stands in: window, header, rail, footer, notices, keys, command bar."""
