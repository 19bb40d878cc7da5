"""What `ludoteka bench` prints."""
