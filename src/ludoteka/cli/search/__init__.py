"""`ludoteka bench --search`: how many simulations a second, compiled and pure."""
