"""What other programs rely on: every line of the public contract, seen from outside."""
