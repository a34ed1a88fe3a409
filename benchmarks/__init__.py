"""How fast it is, measured on the machine at hand, beside a peer in the same run."""
