"""How a format is seen: its pages, its picture in the room, its papers, and the words of its dialogs."""
