# New versions of the page, and what it lacks at a plain http address.

web-insecure = Qui puoi giocare contro i bot. Per giocare senza rete e installare il gioco serve un indirizzo https, oppure localhost.
web-outdated = C’è una nuova versione di questa pagina.
web-reload = Ricaricala
