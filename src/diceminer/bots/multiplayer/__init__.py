"""The search for two to four players: a policy, a learned value, and a tree."""
