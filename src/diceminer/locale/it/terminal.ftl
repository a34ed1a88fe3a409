# Il gioco nel terminale. Ciò che sta accanto a un tasto è breve: deve stare in ottanta colonne.

### La schermata iniziale

term-menu-line = Una montagna di dadi, e birra.
term-menu-resume = Riprendi la partita
term-menu-new = Nuova partita
term-menu-solo = Partita in solitario
term-menu-scores = Punteggi migliori
term-menu-rules = Regole
term-menu-language = Lingua: { $name }
term-menu-quit = Esci
term-menu-note = Opera amatoriale non ufficiale sul gioco di Joshua DeBonis e Nikola Risteski, edito da Atlas Games.

### Impostazioni di una nuova partita

term-setup-title = Una nuova partita
term-players = Giocatori
term-players-about = Da due a quattro si scava l’uno contro l’altro; da soli si scava per conquistare un grado.
term-solo = 1, solitario
term-seat = Posto { $n }
term-seat-about = Una persona a questa tastiera, oppure un bot.
term-person = Persona
term-name = nome
term-name-about = Come ti chiamano gli altri.
term-yes = sì
term-no = no
term-space = Spazio
term-enter = Invio

### Tasti

term-key-move = muovi
term-key-choose = scegli
term-key-change = cambia
term-key-start = inizia
term-key-take = prendi
term-key-draft = prendi
term-key-recycle = ricicla
term-key-share = offri Birra
term-key-magic = magia
term-key-refill = riempi
term-key-done = fatto
term-key-stop = smetti
term-key-spend = spendi
term-key-pick = scegli
term-key-roll = tira
term-key-hurry = più in fretta
term-key-log = cronaca
term-key-help = aiuto
term-key-menu = menu
term-key-back = indietro
term-key-go-on = avanti
term-key-scroll = scorri
term-key-rules = regole
term-key-language = lingua
term-key-more = altre tabelle
term-key-rematch = rivincita
term-key-save = salva la partita
term-key-quit = esci

### Che cosa si chiede

term-ask-hero = { $name }, scegli il tuo eroe.
term-ask-take = { $name }, prendi un dado in alto.
term-ask-take-or-share = { $name }, prendi un dado in alto, o prima offri una Birra.
term-ask-beer = { $name }, prendi un dado in alto o di lato.
term-ask-second = { $name }, prendi un secondo dado (in alto o di lato) o lascia.
term-ask-second-must = { $name }, prendi un secondo dado in alto o di lato.
term-ask-spend = { $name }, spendi magia per rilanciare dei dadi, o lascia.
term-ask-reroll = Scegli i dadi da rilanciare: { $chosen } di { $n }.
term-ask-roll = { $n ->
    [one] Un dado è scelto: tiralo!
   *[other] { $n } dadi sono scelti: tirali!
}
term-ask-cache = { $name }, riempi i forzieri: { $chosen } dadi su al massimo { $n }.
term-ask-draft = Prendi un dado in alto.
term-ask-stuck = Ora non si può prendere nessun dado.
term-ask-recycle = { $n ->
    [one] Rimetti ancora un dado nel sacchetto.
   *[other] Rimetti ancora { $n } dadi nel sacchetto.
}
term-ask-thinking = { $name } sta pensando…
term-ask-wait = Un momento…
term-detail-top = { $slot }: { $face }
term-detail-side = { $slot }: { $face }. Scivolerebbero: { $moves }
term-detail-hero = { $face }, dell’eroe
term-pass-on = Passa la tastiera a { $name }

### Scelte

term-share-title = Offri una Birra
term-share-about = Il dado viene tirato e va all’altro giocatore. Tu prendi uno o due dadi, anche di lato.
term-share-with = { $face } per { $name }
term-draft-how = { $slot }, { $face }: come lo prendi?
term-draft-plain = { $face }
term-draft-cached = { $face }, in un forziere
term-spend-title = Spendi un dado magico
term-spend-about = Lascia la partita, e tanti dadi in alto quanti sono i suoi simboli tornano nel sacchetto.
term-stop-title = Smettere di scavare con { $points }?
term-stop-no = Continua a scavare
term-stop-yes = Fermati qui
term-refills-left = { $n ->
    [0] Nessun riempimento rimasto
    [one] { $n } riempimento rimasto
   *[other] { $n } riempimenti rimasti
}
term-waiting-title = C’è una partita da finire.
term-waiting-resume = Riprendila
term-waiting-new = Buttala via e comincia quella nuova

### Punteggi

term-sheet-round = Round { $n }
term-sheet-tiebreak = Pari { $n }
term-doubled = doppio
term-scores = Punteggi del round { $n }
term-scores-tied = Punteggi dello spareggio
term-scores-magic = { $n ->
    [0] senza dadi magici
    [one] { $n } dado magico
   *[other] { $n } dadi magici
}
term-scores-none = Qui non ha ancora scavato nessuno.
term-end-most = Il punteggio più alto: { $points }, con { $lead } di vantaggio.
term-end-tiebreak = Parità a { $total }, decisa allo spareggio con { $points }.
term-end-placed = { $n }º posto tra i punteggi migliori!
term-end-not-placed = Questa volta non è tra i dieci migliori.
term-end-saved = La partita è in { $path }

### Quando qualcosa non va

term-oops = Accidenti
term-not-saved = Impossibile scrivere sul disco ({ $error }). La partita continua, ma andrebbe persa se il programma finisse.
term-save-damaged = La partita salvata non si può leggere ({ $why }). È stata messa da parte come { $name }.
term-no-save = Nessuna partita da riprendere.
term-scores-damaged = I punteggi migliori non si possono leggere. Il file è stato messo da parte come { $name }, e se ne comincia uno nuovo.
term-bot-failed = { $name } non può continuare: { $error } La partita è salva.

### Aiuto

term-legend = Segni
term-help-marks = Sulla montagna, ‹a1› segna un dado che si può prendere: bordo arancione in alto, giallo di lato. Il bordo bianco è dove sei tu; le frecce sui bordi azzurri mostrano che cosa scivolerebbe. Nei bottini, i dadi pallidi sono spesi o non si possono scegliere.
term-help-menu = Scegli con le frecce e Invio, oppure con il mouse. La partita viene salvata a ogni mossa: esci quando vuoi e riprendi più tardi.
term-help-setup = Su e giù passano da un’impostazione all’altra, sinistra e destra la cambiano, Invio comincia la partita.
term-help-choice = Scegli con le frecce e Invio, oppure con il mouse.
term-help-notice = Invio va avanti.
term-help-scores = Le dieci migliori partite in solitario per ogni numero di dadi magici. Sinistra e destra passano alla tabella successiva.
term-help-end = Gioca ancora con R, conserva la partita in un file di testo con S, o torna al menu con M.
term-help-phase-heroes = Le facce di un eroe contano nel tuo bottino in ogni round.
term-help-phase-excavation = Prendi un dado in alto a ogni turno. Con una Birra nel bottino puoi prima offrirla (B): l’altro giocatore riceve il dado, tirato, e tu prendi uno o due dadi, in alto o di lato. Quando prendi un dado di lato, i dadi sopra scivolano giù.
term-help-phase-magic = Spendi una faccia magica, poi scegli tanti dadi quanti sono i suoi simboli: si tirano insieme. Fino ad allora puoi cambiare idea. I dadi pericolo non si possono ritirare, se non con quella variante.
term-help-phase-cache = Ogni forziere conserva un dado così com’è. Tutti gli altri dadi vengono tirati prima del prossimo round.
term-help-phase-solo = I tunnel vanno in ordine da 1 in su, un pericolo vuole uno strumento tutto suo, la Birra è un jolly. La magia (M) rimette nel sacchetto dadi in alto, un riempimento (F) completa la montagna. Un forziere conserva un dado tesoro che vi entra quando lo prendi, e ne raddoppia le gemme.
term-help-phase-over = La partita è finita.

### Tabelle delle regole

term-rules-kind = tipo
term-rules-count = dadi
term-rules-faces = facce
term-rules-hero = eroe
term-rules-own = Inventati per questo progetto; non sono le carte del Backer Pack pubblicato.
