# Il gioco nel browser.

### Inizio

web-motto = Una montagna di dadi, nani e birra.
web-play-now = Gioca subito
web-play-now-about = { $n ->
    [one] Contro un bot: { $level }.
   *[other] Contro { $n } bot: { $level }.
}
web-bots = Contro i bot
web-play = Gioca
web-name = Il tuo nome
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
web-friends-about = Apri un tavolo e manda un link per ogni posto. Ai tuoi amici basta un nome.
web-friends-here = Più persone a questo schermo e, se vuoi, dei bot. Per giocare con amici altrove serve qualcuno che ospiti il server del gioco.
web-seat-friend = Un amico, con un link
web-seat-here = Qualcuno a questo schermo
web-seat-bot = Bot: { $bot }
web-seat-open = Posto libero
web-seat-add = Un posto in più
web-seat-remove = Togli il posto { $n }
web-fill = Chi siede al posto { $n }
web-pace = Tempo per una mossa
web-pace-none = Senza fretta; se qualcuno se ne va, subentra un bot
web-pace-seconds = { $n } secondi, poi aiuta un bot
web-pace-day = Un giorno, anche per chi se ne va
web-open-table = Apri il tavolo
web-solo-about = Scava da solo per un grado. Meno dadi magici, più difficile.
web-solo-best = Sotto ogni numero: il tuo miglior punteggio.
web-solo-none = Ancora nessun punteggio: il primo grado ti aspetta.
web-dig = Scava da solo
web-variants = Eroi e varianti
web-my-tables = I tuoi tavoli
web-past-tables = Partite finite
web-tables-all = Mostra tutte e { $n }
web-table-remove = Togli «{ $names }» dall’elenco
web-table-remove-sure = Togliere?
web-table-waiting = aspetta giocatori
web-table-playing = in corso
web-table-yours = Tocca a te!
web-unofficial = Opera amatoriale non ufficiale, dal gioco di Joshua DeBonis e Nikola Risteski pubblicato da Atlas Games.
web-notices = Licenze dei caratteri e delle librerie
web-insecure = Qui puoi giocare contro i bot. Per giocare senza rete e installare il gioco serve un indirizzo https, oppure localhost.

### Partite conservate in questo browser

web-archive = Le tue partite in questo browser
web-archive-about = Le partite contro i bot, in solitario e a uno schermo si giocano e restano in questo browser, e da nessun’altra parte. I browser possono cancellare quel che conservano, se manca spazio o dopo settimane senza visite. Un file è più sicuro e porta tutto in un altro browser.
web-archive-save = Salva tutto in un file
web-archive-restore = Leggi un file così
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
web-unkept = Al momento questo browser non conserva nulla: è pieno, oppure è una finestra privata. Puoi continuare, ma chiudendo la pagina la partita va persa.
web-unreadable = Questa partita non si può aprire
web-unreadable-about = Viene da un’altra versione della pagina, o è danneggiata. Resta qui così com’è, e puoi salvarla in un file.
web-unreadable-save = Salvala in un file
web-broken = Non è stato possibile caricare il motore del gioco
web-broken-about = Una parte di questa pagina manca o è danneggiata. Ricaricala: le tue partite sono ancora qui.
web-broken-unsupported = Questo browser non può eseguire il motore del gioco: è troppo vecchio, o WebAssembly è disattivato.

### La barra in alto

web-home = Inizio
web-settings = Impostazioni
web-rules = Regole
web-sound = Suono
web-sound-off = Togli il suono (M)
web-sound-on = Attiva il suono (M)
web-light = Colori chiari
web-dark = Colori scuri
web-language = Lingua
web-round = Round { $n }
web-watching = spettatore
web-close = Chiudi

### Prima di cominciare

web-lobby = Il tavolo è pronto
web-sit-about = C’è un posto per te. Come ti chiameranno gli altri?
web-sit = Siediti
web-seat-lost = Chi ospita ha dato il tuo posto ad altri. Puoi restare a guardare.
web-seat-gone = Questo posto è occupato e la partita è in corso. Stai guardando.
web-you = tu
web-here = è qui
web-not-here = non è qui
web-seat-waits = aspetta chi ha il suo link
web-copy = Copia il link
web-copied = Copiato!
web-start = Comincia la partita
web-start-about = { $n ->
    [one] Un posto è ancora libero: manda il suo link o dallo a un bot.
   *[other] { $n } posti sono ancora liberi: manda i loro link o dalli a dei bot.
}
web-host-starts = Chi ospita comincia quando ci sono tutti.
web-host-gone = Chi ospita se n’è andato. Se non torna, un’altra persona prende il suo posto.
web-watch-link = Un link per chi guarda:

### Il filo con il server

web-opening = La miniera apre …
web-line-lost = Connessione persa. Nuovo tentativo …
web-gone = Questo tavolo non esiste
web-gone-about = Forse il link è rovinato, o il tavolo è stato sparecchiato.
web-trouble = Il server non risponde. Riprova tra un momento.
web-server-away = Il server non risponde. Puoi giocare lo stesso qui: contro i bot, da solo o insieme a questo schermo.
web-kept = Un bot ha tenuto il posto di { $name }.
web-back = Riprendilo

### A chi tocca e che cosa si chiede

web-asked = Che cosa si chiede
web-wait = Un momento …
web-skip = Vai avanti
web-thinking = { $name } sta pensando …
web-waiting-for = Tocca a { $name }.
web-absent = { $name } ha lasciato il tavolo.
web-clock = Ancora { $n } secondi
web-ask-hero = Scegli il tuo eroe.
web-ask-take = Prendi un dado in alto.
web-ask-take-or-share = Prendi un dado in alto, o prima offri una Birra.
web-ask-share-with = { $face }: a chi la offri?
web-ask-beer = Alla salute! Prendi un dado in alto o di lato.
web-ask-second = Prendi un secondo dado, in alto o di lato, oppure lascia.
web-ask-second-must = Prendi un secondo dado in alto o di lato.
web-ask-spend = Spendi una faccia magica per rilanciare dei dadi, oppure lascia.
web-ask-reroll = Scegli i dadi da rilanciare: { $chosen } di { $n }.
web-ask-cache = I tuoi forzieri ne congelano fino a { $n }: { $chosen } scelti.
web-ask-draft = Prendi un dado in alto.
web-ask-stuck = Ora non si può prendere nessun dado.
web-ask-wild = { $face } è un jolly: scegli la faccia.
web-ask-chest = { $face }: in un forziere, dove vale doppio?
web-ask-discard = { $face }: vuoi spenderlo? Il dado esce dal gioco e altrettanti dadi in alto tornano nel sacchetto.
web-ask-recycle = { $n ->
    [one] Rimetti nel sacchetto ancora un dado in alto.
   *[other] Rimetti nel sacchetto ancora { $n } dadi in alto.
}
web-ask-stop = Smetti di scavare con { $points }?
web-share = Offri una Birra
web-roll = Lancia!
web-spend = Spendilo
web-keep = { $n ->
    [one] Congela un dado, lancia gli altri
   *[other] Congela { $n } dadi, lancia gli altri
}
web-keep-none = Non congelare nulla, lancia tutto
web-into-chest = { $face }, in un forziere
web-refill = Riempi la montagna
web-stop = Smetti di scavare
web-stop-here = Fermati qui
web-done-magic = Basta magia
web-done-second = Lascia
web-cancel = Rimetti giù
web-see-end = Vedi il risultato
web-undo = Annulla
web-undo-about = Annulla la tua ultima azione (U), finché nessun dado è stato tirato e nessun altro ha giocato
web-undone = { $name } ritira l’azione.

### La montagna e i bottini

web-mountain = La montagna
web-mountain-keys = Dadi sulla montagna: le frecce si spostano, Invio prende.
web-die-take = { $slot }: { $face }, si può prendere
web-die-draft = { $slot }: { $face }, si può prendere
web-die-recycle = { $slot }: { $face }, si può rimettere nel sacchetto
web-tap-again = Tocca ancora per prenderlo
web-die-lies = { $slot }: { $face }
web-bag = { $n ->
    [one] { $n } dado nel sacchetto
   *[other] { $n } dadi nel sacchetto
}
web-trove-of = Bottino di { $name }
web-pull = Mostra o nascondi il tuo bottino
web-unfold = Apri il bottino di { $name }
web-turn = a chi tocca
web-no-hero = ancora senza eroe
web-away = lo tiene un bot
web-of-hero = dell’eroe
web-spent = speso
web-chosen = scelto
web-cached = in un forziere
web-adds = { $points } punti qui
web-put-back = rimettilo giù
web-do-share = offrila
web-do-spend = spendilo
web-do-reroll = rilancialo
web-magic-left = { $n ->
    [one] { $n } simbolo magico da spendere
   *[other] { $n } simboli magici da spendere
}
web-live = come sta adesso
web-hero-card = { $hero }: { $faces }
web-scored = Conteggio del round { $n }

### A hint of the master, at tables where nobody but bots is

web-hint = Consiglio
web-hint-about = Che cosa farebbe il maestro? (I)
web-hint-asked = Il maestro riflette …
web-hint-win = vittoria: { $chance }
web-hint-points = { $points } alla fine
web-act-take = Prendi { $face } da { $slot }
web-act-draft = Prendi { $face } da { $slot }{ $cached ->
    [yes] , in un forziere
   *[no] { "" }
}
web-act-draft-as = Prendi { $face } da { $slot } come { $wish }{ $cached ->
    [yes] , in un forziere
   *[no] { "" }
}
web-act-recycle = Rimetti nel sacchetto { $face } da { $slot }
web-act-share = Offri { $face } a { $name }
web-act-spend = Spendi { $face }
web-act-reroll = Rilancia { $face }
web-act-cache = Congela { $face }
web-act-done = Lascia così

### Foglio e cronaca

web-sheet = Segnapunti
web-round-total = Round
web-tiebreak = Spareggio
web-explain-tunnels = Tunnel { $numbers }: { $points }
web-explain-treasure = { $gems }: { $points }
web-explain-treasure-most = { $gems }, più di tutti al tavolo, valgono doppio: { $points }
web-explain-hazards = { $caveins } con { $pickaxes }, { $dragons } con { $shields }: { $points }
web-refills = { $n ->
    [0] La montagna non è ancora stata riempita di nuovo.
    [one] La montagna è stata riempita una volta.
   *[other] La montagna è stata riempita { $n } volte.
}
web-log = Che cosa è successo
web-log-empty = Ancora nulla.

### La fine

web-over = Vince { $name }!
web-over-solo = Lo scavo è finito: { $points }.
web-why-most = { $name } ha più punti di tutti: { $points }, con { $lead } di vantaggio.
web-why-tiebreak = Pareggio a { $total }, che { $name } risolve con { $points }.
web-all-rounds = { $part }, tutti i round
web-solo-score = punti
web-rematch = Gioca ancora
web-rematch-waits = Gli altri vogliono un’altra partita.
web-rematch-go = Vai da loro
web-outdated = C’è una nuova versione di questa pagina.
web-reload = Ricaricala
web-record = Scarica la partita
web-proof = La prova dei dadi
web-proof-about = Tutti i dadi di questa partita seguono da una parola segreta. Prima del primo lancio il server ne ha pubblicato l’impronta; ora rivela la parola, e chiunque può rilanciare tutti i dadi.
web-proof-local = Tutti i dadi di questa partita derivano da una parola che il tuo browser ha scelto a caso. Con essa chiunque può ritirare tutti i dadi.
web-proof-promise = L’impronta, pubblicata prima del primo lancio (SHA-256)
web-proof-seed = La parola
web-proof-kept = Il tuo browser ha controllato: l’impronta è quella della parola.
web-proof-broken = Qualcosa non va: l’impronta non è quella della parola.

### Le regole in breve

web-short-take = Scava
web-short-take-about = Al tuo turno prendi un dado in alto sulla montagna: uno su cui non poggia nulla.
web-short-beer = Alla salute!
web-short-beer-about = Dai a qualcun altro un dado che mostra Birra: viene lanciato, e tu prendi uno o due dadi, anche di lato. Ciò che poggiava su un dado di lato scivola giù.
web-short-magic = Magia
web-short-magic-about = Finita la montagna, spendi la magia: per ogni simbolo rilanci uno dei tuoi dadi. I pericoli restano.
web-short-tunnels = Tunnel
web-short-tunnels-about = Le scale dall’1 in su valgono i loro numeri. Un buco chiude la scala.
web-short-treasure = Tesoro
web-short-treasure-about = Un punto a gemma, il doppio per chi da solo ne ha di più.
web-short-hazards = Pericoli
web-short-hazards-about = Costano punti, a meno di avere lo strumento: i picconi trasformano in punti i crolli, gli scudi i draghi. Ogni strumento in più li conta di nuovo.
web-short-chests = Forzieri
web-short-chests-about = Dopo i round 1 e 2 si lanciano tutti i dadi. Ogni forziere ne congela uno com’è.
web-short-win = Tre round
web-short-win-about = I bottini crescono e contano in ogni round. Vince chi ha più punti.
web-rules-whole = Tutte le regole
web-keys = Tasti: le frecce si spostano sulla montagna, Invio prende, Tab passa ai bottini, Esc rimette giù, H fa affrettare gli altri, U annulla, I chiede al maestro quando si gioca tra bot, M è il suono, ? queste regole.
