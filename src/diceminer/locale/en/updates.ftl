# New versions of the page, and what it lacks at a plain http address.

web-insecure = You can play against bots here. Playing offline and installing the game need an https address, or localhost.
web-outdated = There is a new version of this page.
web-reload = Reload it
