# Un tavolo prima dell’inizio, i suoi posti e i loro link; e chi guarda soltanto.

web-seat-open = Posto libero
web-seat-keep = { $name } resta
web-lobby = Il tavolo è pronto
web-sit-about = C’è un posto per te. Come ti chiameranno gli altri?
web-sit = Siediti
web-seat-lost = Chi ospita ha dato il tuo posto ad altri. Puoi restare a guardare.
web-here = è qui
web-host = ospita
web-seat-waits = aspetta chi ha il suo link
web-copy = Copia il link
web-seat-link = Link al posto { $n }
web-start = Comincia la partita
web-start-about = { $n ->
    [one] Un posto è ancora libero: manda il suo link o dallo a un bot.
   *[other] { $n } posti sono ancora liberi: manda i loro link o dalli a dei bot.
}
web-host-starts = In attesa che chi ospita cominci la partita.
web-host-named = { $name } comincia la partita appena tutti i posti sono occupati.
web-host-can-start = { $name } può cominciare la partita.
web-host-gone = Chi ospita se n’è andato. Se non torna, un’altra persona prende il suo posto.
web-watch-link = Un link per chi guarda:
web-lobby-send = Manda a ogni amico il link del suo posto. Con l’indirizzo di questa pagina può solo guardare.
web-lobby-watch = Stai guardando. Per giocare, chiedi a chi ospita il link di un posto libero: ogni posto ha il suo.
web-watch-taken = Stai guardando questa partita: tutti i posti sono occupati.
web-you = tu
