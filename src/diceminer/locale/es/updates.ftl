# New versions of the page, and what it lacks at a plain http address.

web-insecure = Aquí puedes jugar contra bots. Para jugar sin conexión e instalar el juego hace falta una dirección https, o localhost.
web-outdated = Hay una versión nueva de esta página.
web-reload = Recargarla
