"""The parts of `scripts.abuse_test`: honest people, attackers, and the server between them."""
