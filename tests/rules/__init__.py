"""One test a rule: each names the section of the rules it checks."""
