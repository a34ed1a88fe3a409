# New versions of the page, and what it lacks at a plain http address.

web-insecure = Ici, vous pouvez jouer contre des robots. Pour jouer hors ligne et installer le jeu, il faut une adresse https, ou localhost.
web-outdated = Il y a une nouvelle version de cette page.
web-reload = La recharger
