# Preparare partite con amici o in solitario, gli elenchi dei tavoli, e le partite di questo browser.

web-friends-about = Apri un tavolo e manda un link per ogni posto. Ai tuoi amici basta un nome.
web-friends-here = Più persone a questo schermo e, se vuoi, dei bot. Per giocare con amici altrove serve qualcuno che ospiti il server del gioco.
web-seat-friend = Un amico, con un link
web-seat-here = Qualcuno a questo schermo
web-their-name = Nome al posto { $n }
web-seat-add = Un posto in più
web-seat-remove = Togli il posto { $n }
web-pace = Tempo per una mossa
web-pace-none = Senza fretta; per chi è assente gioca un bot
web-pace-seconds = { $n } secondi, poi aiuta un bot
web-pace-day = Un giorno, anche per chi se ne va
web-open-table = Apri il tavolo
web-solo-about = Scava da solo e conquista un grado. Meno dadi magici hai, più è difficile.
web-solo-best = Sotto ogni numero: il tuo miglior punteggio.
web-solo-none = Ancora nessun punteggio: il tuo primo grado ti aspetta.
web-dig = Scava da solo
web-my-tables = I tuoi tavoli
web-past-tables = Partite finite
web-tables-all = Mostra tutte ({ $n })
web-table-remove = Togli «{ $names }» dall’elenco
web-table-leave = Lascia «{ $names }»
web-table-remove-sure = Togliere?
web-table-waiting = aspetta giocatori
web-table-seat = posto libero
web-table-over = finita
web-archive-about = Le partite contro i bot, in solitario e a uno schermo si giocano e restano in questo browser, e da nessun’altra parte. I browser possono cancellare quel che conservano, se manca spazio o dopo settimane senza visite. Un file è più sicuro e porta tutto in un altro browser.
web-archive-save = Salva tutto in un file
web-archive-restore = Leggi un file salvato
web-archive-restored = { $n ->
    [0] Nessuna partita aggiunta.
    [one] Una partita aggiunta.
   *[other] { $n } partite aggiunte.
}
web-archive-known = { $n ->
    [one] Una c’era già.
   *[other] { $n } c’erano già.
}
web-archive-damaged = { $n ->
    [one] Una non si può leggere ed è rimasta fuori.
   *[other] { $n } non si possono leggere e sono rimaste fuori.
}
web-import-foreign = Questo non è un file di partite salvate: non è cambiato nulla.

web-name = Il tuo nome
web-seat-bot = Bot: { $bot }
web-fill = Chi siede al posto { $n }
