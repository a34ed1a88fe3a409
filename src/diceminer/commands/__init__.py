"""The commands of the command line, one a file: each has `add` for its options and `run`."""
