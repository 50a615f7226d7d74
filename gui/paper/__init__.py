"""Everything Riffle puts on paper: laid out as plain data in mm, painted by QPainter in one way."""
