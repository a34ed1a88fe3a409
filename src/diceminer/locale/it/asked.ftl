# Che cosa si ha in mano, la magia da spendere, e che cosa è appena successo a chi tocca.

web-refill-left = Riempi la montagna (ancora { $n })
web-news-gift = { $name } ti ha dato una Birra, rilanciata così:
web-news-stuck = Non si può fare più nulla.
web-advised = consigliato

web-roll = Lancia!
web-spend-face = Spendi { $face }
web-spend = Spendi
web-keep = { $n ->
    [0] Congela
   *[other] Congelane { $n }, rilancia gli altri
}
web-keep-none = Non congelare nulla
web-into-chest = { $face }, in un forziere
web-refill = Riempi la montagna
web-stop = Smetti di scavare
web-stop-here = Fermati qui
web-go-on = Continua a scavare
web-done-magic = Finisci la magia
web-cancel = Annulla
web-refills = { $n ->
    [0] La montagna non è ancora stata riempita di nuovo.
    [one] La montagna è stata riempita una volta.
   *[other] La montagna è stata riempita { $n } volte.
}
