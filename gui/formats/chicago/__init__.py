"""How Chicago is seen: its page, its scenes in the room, its papers."""
