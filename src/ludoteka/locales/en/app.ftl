# The page as an app: its updates, and without a network.

web-update = A new version is ready.
web-update-do = Reload
web-offline = You are offline. This is what you saw last.
