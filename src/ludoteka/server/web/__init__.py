"""The server to browsers and programs: REST, safety, and how errors are told."""
