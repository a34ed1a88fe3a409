# Il gioco nel browser.

### Inizio

web-motto = Una montagna di dadi, nani e birra.
web-new-game = Una nuova partita
web-play-now = Gioca subito
web-continue = Continua
web-play-now-about = { $n ->
    [one] Contro un bot (livello { $level }).
   *[other] Contro { $n } bot (livello { $level }).
}
web-learn = Prima volta? Impara giocando
web-bots = Contro i bot
web-play = Gioca
web-opponents = Avversari
web-level = Quanto sono bravi
web-seconds = Tempo per pensare
web-seconds-usual = Come sempre
web-seconds-some = { $n ->
    [one] Un secondo a mossa
   *[other] { $n } secondi a mossa
}
web-bot-seconds = { $bot }, { $n } s
web-friends = Con gli amici
web-variants = Eroi e varianti
web-table-yours = Tocca a te!
web-title-turn = Tocca a { $name }
web-unofficial = Opera amatoriale non ufficiale, dal gioco di Joshua DeBonis e Nikola Risteski pubblicato da Atlas Games.
web-notices = Licenze dei caratteri e delle librerie

### Partite conservate in questo browser

web-archive = Le tue partite in questo browser

### La barra in alto

web-home = Pagina iniziale
web-settings = Impostazioni
web-rules = Regole
web-sound = Suono
web-sound-off = Togli il suono (M)
web-sound-on = Attiva il suono (M)
web-language = Lingua
web-round = Round { $n }
web-watching = spettatore
web-name-you = Tu
web-close = Chiudi
web-copied = Copiato!
web-menu = Partita

### Prima di cominciare

web-not-here = non è qui

### Il filo con il server

web-opening = La miniera apre…
web-line-lost = Connessione persa. Nuovo tentativo…
web-trouble = Il server non risponde. Riprova tra un momento.
web-server-away = Il server non risponde. Ma qui puoi giocare: contro i bot, da solo o insieme a questo schermo.

### A chi tocca e che cosa si chiede

web-asked = Che cosa si chiede
web-wait = Un momento…
web-skip = Vai avanti
web-thinking = { $name } sta pensando…
web-waiting-for = Tocca a { $name }.
web-choosing-hero = { $name } sceglie un eroe.
web-absent = { $name } non c’è: subentrerà un bot.
web-ask-hero = Scegli il tuo eroe.
web-gain-hero = I suoi simboli contano per te in ogni round.
web-ask-take = Prendi un dado in alto.
web-ask-take-or-share = Prendi un dado in alto, o prima offri una Birra.
web-gain-share = Per ogni Birra offerta prendi due dadi, in alto o di lato.
web-ask-share-with = { $face }: a chi la offri?
web-gain-share-with = Chi la riceve la rilancia; tu prendi due dadi, in alto o di lato.
web-gain-best = Tra le tue Birre è la migliore da offrire; toccane un’altra per offrire quella.
web-gain-better = Ce n’è una migliore da offrire: { $face }.
web-ask-beer = Alla salute! Prendi un dado in alto o di lato.
web-gain-beer = Ciò che poggia su un dado di lato scivola giù. Poi puoi prenderne un secondo.
web-ask-second = Prendi un secondo dado, in alto o di lato.
web-ask-spend = Spendi la magia per rilanciare dei dadi.
web-gain-spend = Ogni simbolo rilancia un dado. La magia non dà punti: spendila.
web-ask-reroll = Scegli { $n ->
    [one] un dado
   *[other] { $n } dadi
} da rilanciare: { $chosen } di { $n }.
web-gain-reroll = Conviene rilanciare i dadi che ancora non contano.
web-gain-hazards = I pericoli non si rilanciano.
web-ask-cache = Scegli i dadi da congelare: { $chosen } su { $n } al massimo.
web-gain-cache = Gli altri dadi si rilanciano per il prossimo round. Congela ciò che vale di più così com’è.
web-ask-draft = Prendi un dado in alto.
web-ask-stuck = Ora non si può prendere nessun dado.
web-gain-options = Puoi { $options }.
web-can-spend = spendere un dado magico
web-can-refill = riempire la montagna
web-can-done = fermarti
web-ask-wild = { $face }: scegli la faccia.
web-gain-wild = La Birra è un jolly: diventa ciò che scegli.
web-ask-chest = { $face }: in un forziere?
web-gain-chest = In un forziere conta doppio. Dopo non ci entra più.
web-ask-discard = Spendere { $face }?
web-gain-discard = Per ogni simbolo un dado in alto torna nel sacchetto e libera quelli sotto. Il dado magico esce dal gioco.
web-ask-recycle = { $n ->
    [one] Rimetti nel sacchetto un dado in alto.
   *[other] Rimetti nel sacchetto { $n } dadi in alto.
}
web-gain-recycle = Scegli quelli che non ti servono: si libera ciò che sta sotto.
web-ask-stop = Smetti di scavare con { $points }?
web-gain-stop = Così la partita finisce.
web-share = Offri una Birra
web-done-second = Nessun secondo dado
web-see-end = Vedi il risultato
web-undo = Annulla mossa
web-undo-about = Annulla la tua ultima azione (U), finché nessun dado è stato tirato e nessun altro ha giocato
web-undone = { $name } annulla la mossa.
web-gain-last = È rimasto un solo dado: per una Birra prendi solo quello.

### La montagna e i bottini

web-mountain = La montagna
web-mountain-keys = Dadi sulla montagna: con le frecce ti sposti, Invio prende.
web-slot = { $row ->
    [1] fila in alto
    [2] seconda fila
    [3] terza fila
    [4] quarta fila
   *[other] fila in basso
}, { $n } di { $of }
web-die-take = { $face }, { $slot }: si può prendere
web-die-draft = { $face }, { $slot }: si può prendere
web-die-recycle = { $face }, { $slot }: si può rimettere nel sacchetto
web-tap-again = Tocca ancora per prendere
web-die-lies = { $face }, { $slot }
web-bag = { $n ->
    [one] { $n } dado nel sacchetto
   *[other] { $n } dadi nel sacchetto
}
web-trove-of = Bottino di { $name }
web-unfold = Apri il bottino di { $name }
web-turn = a chi tocca
web-who-starts = Chi comincia?
web-tied = Parità: ancora!
web-starts = { $you ->
    [yes] cominci
   *[no] comincia
}
web-starts-fewest = { web-starts }: meno punti di tutti
web-no-hero = ancora senza eroe
web-away = lo tiene un bot
web-left = ha lasciato il tavolo
web-of-hero = dell’eroe
web-spent = speso
web-chosen = scelto
web-cached = in un forziere
web-idle = per ora non conta
web-fresh = nuovo
web-put-back = annulla
web-do-share = offrila
web-do-spend = spendi
web-do-reroll = rilancia

### Il consiglio

web-hint = Consiglio
web-hint-about = Che cosa farebbe il maestro? (I)

### Foglio e cronaca

web-sheet = Punti
web-tiebreak = Spareggio
web-log = Cronaca
web-log-empty = Ancora nulla.
web-event-take = { $name } prende: { $face }.
web-event-slide = Scivola giù: { $face }.
web-event-draft = { $cached ->
    [yes] Preso e messo in un forziere: { $face }.
   *[no] Preso: { $face }.
}
web-event-draft-as = { $cached ->
    [yes] Preso e messo in un forziere: { $face }, che diventa { $wished }.
   *[no] Preso: { $face }, che diventa { $wished }.
}
web-event-recycle = Torna nel sacchetto: { $face }.

### La fine

web-over = Vince { $name }!
web-end-won = Hai vinto!
web-over-left = { $name } vince: gli altri hanno lasciato il tavolo.
web-over-solo = Lo scavo è finito: { $points }.
