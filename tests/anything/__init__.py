"""Any act of any format with any arguments, in any order, through the real store."""
