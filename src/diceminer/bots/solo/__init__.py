"""The planner for the solo game: features of a position, small nets, and a beam search."""
