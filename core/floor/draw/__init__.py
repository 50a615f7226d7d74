"""The draw of seats that anyone can verify (RULES B)."""
