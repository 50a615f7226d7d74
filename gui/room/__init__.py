"""The projected screen: a Board of plain data, a scene that lays it out, a window that shows it."""
