"""The search for two to four players: a policy, a trained value function, and a tree search."""
