"""Overreach: the highest card wins the trick, unless it is more than twice the second."""
