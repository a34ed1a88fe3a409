# La riga di comando. I testi che --help mostra stanno in una riga senza segnaposto, così risponde
# prima che Fluent sia caricato. %s e %(…)s sono di argparse e restano come sono.

### Parole dell’interprete

cli-usage = uso:
cli-arguments = che cosa indicare
cli-options = opzioni
cli-general = opzioni generali
cli-variants = varianti del gioco
cli-commands = comandi
cli-examples = esempi
cli-help = mostra questo aiuto ed esce
cli-version = mostra la versione ed esce
cli-lang = lingua di tutti i testi; se manca, quella del sistema
cli-data = cartella con un dice.toml o un heroes.toml tuo, che poi vale dappertutto
cli-json = risponde in JSON, per altri programmi

cli-metavar-command = COMANDO
cli-metavar-file = FILE
cli-metavar-folder = CARTELLA
cli-metavar-list = A,B,…
cli-metavar-text = TESTO
cli-metavar-number = N
cli-metavar-trove = BOTTINO
cli-metavar-dice = DADI
cli-metavar-position = POSIZIONE
cli-metavar-section = SEZIONE

### Uso sbagliato

cli-hint = vedi { $command }
cli-argument = %(argument_name)s: %(message)s
cli-unrecognized = argomenti sconosciuti: %s
cli-not-allowed = non insieme a %s
cli-ignored-explicit = non prende valori, ma ha ricevuto %r
cli-required = manca: %s
cli-one-required = ci vuole uno di questi: %s
cli-expected-one = manca un valore
cli-expected-at-most-one = al massimo un valore
cli-expected-at-least-one = manca almeno un valore
cli-ambiguous = %(option)s può voler dire %(matches)s
cli-unexpected-option = opzione inattesa: %s
cli-invalid-value = non si può leggere: %(value)r (%(type)s)
cli-invalid-choice = %(value)r non è fra %(choices)s
cli-invalid-choice-meant = %(value)r non è fra %(choices)s; forse %(suggestion)r?
cli-unknown-command = %(parser_name)r non è fra %(choices)s
cli-number = “{ $value }” dovrebbe essere un numero intero da { $least } a { $most }
cli-file = { $file }: { $detail }
cli-file-missing = { $file }: non c’è nessun file così
cli-file-folder = { $file }: è una cartella, non un file
cli-file-forbidden = { $file }: il sistema non lo permette
cli-not-text = { $file }: non è un testo UTF-8
cli-os-error = non si riesce a scrivere il risultato: { $detail }
cli-unexpected = è andato storto qualcosa che non doveva ({ $detail }); con DICEMINER_DEBUG=1 dice dove

### diceminer

cli-description = Dice Miner: giocare, contare i punti di un tavolo vero, rivedere e comprovare partite registrate, far giocare i bot. Un’opera amatoriale, non ufficiale.
cli-more-help = Ogni comando ha una pagina di aiuto sua: diceminer COMANDO --help

### play

cli-about-play = gioca nel terminale
cli-more-play = Il gioco a tutto schermo per 1–4 posti, persone alla stessa tastiera e bot come si vuole. Senza opzioni chiede tutto; si può uscire quando si vuole e continuare più tardi.
cli-play-players = numero di giocatori: tu, e bot avidi agli altri posti
cli-play-seats = chi siede dove: human, un bot (random, novice, apprentice, greedy, journeyman, master) o uno tuo come percorso/file.py:Nome
cli-play-names = nomi per posto; se ne può lasciare vuoto qualcuno
cli-seed = un testo o un numero qualsiasi; lo stesso seme dà gli stessi dadi
cli-play-resume = continua la partita lasciata
cli-play-new = comincia subito una partita, senza il menu
cli-play-resume-alone = --resume continua una partita com’era; non accetta giocatori, nomi o varianti
cli-play-names-count = ci sono più nomi ({ $have }) che posti ({ $need })
cli-play-no-terminal = il gioco ha bisogno di un terminale con tastiera e schermo; qui uno dei due è un file o una pipe
cli-play-no-textual = il gioco nel terminale ha bisogno di Textual, che non è installato: pip install 'diceminer[terminal]'
cli-example-play = il menu: chi gioca, con quali varianti
cli-example-play-solo = un solitario che comincia con due dadi magici
cli-example-play-seats = tre posti, un bot fra due persone
cli-example-play-resume = continua da dove avevi lasciato

### serve

cli-about-serve = si gioca nel browser, da soli o con amici
cli-about-database = aggiornare i tavoli di un server, o trasferirli
cli-more-serve = Offre la partita come pagina: contro i bot, da soli o con amici tramite un link. I tavoli restano in una cartella tua, e dopo un riavvio continuano da dov’erano. Si ferma con Ctrl-C.
cli-more-database = Aggiorna il database di un server prima che parta una nuova versione, o ne copia tutto il contenuto in un altro, vuoto: da SQLite a PostgreSQL, o al contrario. Nel frattempo nessun server può usarli.
cli-serve-host = indirizzo su cui ascoltare (127.0.0.1, solo questa macchina); 0.0.0.0 per tutta la rete
cli-serve-port = porta su cui ascoltare (8765)
cli-serve-data-folder = dove restano i tavoli; senza, la tua cartella dei dati
cli-serve-page = cartella di una pagina già costruita da usare al posto di quella del programma
cli-serve-bot = un bot tuo, percorso/file.py:Nome, che i giocatori possono scegliere; si può ripetere
cli-serve-origin = indirizzo di un’altra pagina che può parlare con questo server, come http://localhost:5173; si può ripetere
cli-serve-open = apre la pagina nel browser
cli-serve-no-folder = Non c’è nessuna cartella «{ $path }».
cli-serve-same-bot = Due bot si chiamano «{ $name }» e chi gioca non potrebbe distinguerli: cambia nome alla classe di uno.
cli-serve-no-extra = al server servono pacchetti che non sono installati: pip install 'diceminer[server]'
cli-serve-log = come raccontare ciò che accade: text per una persona, json per un programma (di norma, secondo che lo standard error sia un terminale o no)
cli-serve-port-taken = La porta { $port } è già in uso. Scegline un’altra con --port, o --port 0 per una qualsiasi libera.
cli-serve-no-listening = Non si può ascoltare su { $host }, porta { $port }: { $detail }
cli-serve-data-unusable = La cartella «{ $path }» non si può usare per i tavoli: { $detail }. Scegline un’altra con --data-folder.
cli-serve-secret = «{ $path }» non è un segreto. Cancellalo e ne verrà creato uno nuovo; gli ospiti però non saranno più riconosciuti.
cli-serve-database = I tavoli in «{ $path }» non si possono usare: { $detail }
cli-serve-database-help = dove si conservano i tavoli, come postgresql://utente@host/nome; senza, un file SQLite nella cartella dei dati
cli-serve-database-url = Questo non è l’indirizzo di un database che il programma conosca: “{ $url }”. Può essere come postgresql://utente@host/nome, o sqlite:////percorso/del/file.
cli-serve-no-postgres = PostgreSQL ha bisogno del suo driver: installa diceminer[postgres].
cli-serve-locked = Un altro server usa già «{ $path }». Prima fermalo, o scegli un’altra --data-folder.
cli-serve-newer = I tavoli in «{ $path }» sono di una versione più recente di questo programma. Usa quella, o un’altra --data-folder.
cli-serve-config = file TOML con le impostazioni del server; senza, quello indicato da DICEMINER_SERVER_CONFIG
cli-serve-config-unreadable = Le impostazioni in «{ $path }» non si possono leggere: { $detail }
cli-serve-no-setting = L’impostazione «{ $name }» non esiste. docs/serving.md le elenca tutte.
cli-serve-setting = L’impostazione «{ $name }» non può essere «{ $value }». docs/serving.md dice che cosa può essere.
cli-serve-listening = Dice Miner è servito su { $address }
cli-example-serve = solo su questa macchina
cli-example-serve-open = giocare subito nel browser
cli-example-serve-network = per tutta la rete, su un’altra porta
cli-example-serve-database = con i tavoli in PostgreSQL
cli-example-database-upgrade = come passo a sé, prima di avviare i server
cli-example-database-copy = trasferire i tavoli di un portatile in PostgreSQL
cli-database-task = upgrade: aggiornarlo; copy: copiare tutto in un altro
cli-database-url = il database, come postgresql://utente@host/nome o il percorso di un file SQLite
cli-database-target = con copy: il database in cui copiare
cli-database-urls = upgrade vuole un database, copy ne vuole due.
cli-database-upgraded = “{ $path }” è aggiornato.
cli-database-no-file = Non c’è nessun file “{ $path }”.
cli-database-not-empty = “{ $path }” non è vuoto. Non è stato copiato nulla: scegli un database senza tavoli.
cli-database-copied = { $n ->
    [one] Un tavolo è stato copiato in “{ $path }”, con tutto ciò che gli appartiene. Conserva il file “secret” della cartella dei dati: da esso si riconoscono gli ospiti.
   *[other] { $n } tavoli sono stati copiati in “{ $path }”, con tutto ciò che gli appartiene. Conserva il file “secret” della cartella dei dati: da esso si riconoscono gli ospiti.
}

### score

cli-about-score = conta i punti dei bottini di un tavolo vero
cli-more-score = Il foglio dei punti. Un bottino per argomento, i dadi con le loro sigle separate da spazi o virgole: T1–T5 tunnel, G1–G3 gemme, M magia, HC crolli, HD draghi, XP piccone, XS scudo, XC2 due forzieri, TB GB MB HB XB Birra. Più dadi uguali: 2T1 o T1x2.
cli-trove = i dadi di un giocatore; - per nessuno
cli-score-heroes = un eroe per bottino, con la sua sigla; none per nessuno
cli-score-solo = conta un solitario: un bottino solo, e il suo grado
cli-score-cached = dadi tesoro nei forzieri (solitario)
cli-example-score = due giocatori; per chi ha più gemme contano doppio
cli-example-score-heroes = con le facce di un eroe
cli-example-score-solo = un solitario con tre gemme in un forziere

### replay

cli-about-replay = racconta una partita registrata
cli-more-replay = Racconta una partita registrata evento per evento. I numeri a sinistra contano le azioni.
cli-record-file = la registrazione di una partita; - la legge dallo standard input
cli-replay-pictures = disegna la posizione dopo ogni azione
cli-replay-step = aspetta il tasto Invio dopo ogni azione
cli-replay-at = solo la posizione dopo N azioni (0: dopo la preparazione)
cli-replay-next = — Invio: avanti, q: basta —
cli-replay-step-alone = --step è per leggere passo per passo; non va né con --json né con --at
cli-replay-no-terminal = --step ha bisogno di una tastiera; qui lo standard input è un file o una pipe
cli-replay-short = questa partita ha { $n ->
    [one] una sola azione
   *[other] solo { $n } azioni
}
cli-replay-goes-on = La registrazione finisce qui; la partita continua.
cli-replay-score = Punteggio finale: { $points } – { $rank }.
cli-replay-totals = Totali – { $totals }.
cli-replay-total = { $name }: { $n }
cli-example-replay = tutta la partita in parole
cli-example-replay-step = azione per azione, con i disegni
cli-example-replay-at = dov’era la partita dopo dodici azioni

### verify

cli-about-verify = comprova che i dadi di una registrazione sono onesti
cli-more-verify = Rilancia i dadi di una registrazione dal suo seme e confronta riga per riga. L’impronta SHA-256 del seme è stata promessa prima del primo lancio, perché nessuno ne scegliesse uno di comodo.
cli-verify-seed = il seme, se la registrazione non lo mostra
cli-verify-fair = { $n ->
    [one] L’unico dado viene dal seme.
   *[other] Tutti i { $n } dadi vengono dal seme.
}
cli-verify-promised = Il seme è quello promesso.
cli-verify-unpromised = In questa registrazione non è stato promesso nessun seme: può essere stato scelto dopo.
cli-verify-failed = Non comprovato. { $problem }
cli-verify-no-seed = Ancora niente da comprovare: la registrazione rispetta le regole, ma il suo seme non è rivelato. Indicalo con --seed quando lo conosci.
cli-verify-no-commitment = Niente da comprovare: la registrazione rispetta le regole, ma non indica né promette un seme.
cli-example-verify = una partita finita, che rivela il suo seme
cli-example-verify-seed = con un seme saputo altrove

### show

cli-about-show = disegna una posizione
cli-more-show = Disegna una posizione data come una riga di testo (docs/notation.md), o il punto in cui sta una partita registrata.
cli-show-position = una posizione, il file di una registrazione, o - per lo standard input
cli-show-svg = scrive il disegno come SVG in un file; - per lo standard output
cli-show-neither = “{ $text }” non è né una posizione, che comincia con DM1, né un file
cli-example-show = una posizione in testo
cli-example-show-svg = un disegno del punto in cui sta una partita

### simulate

cli-about-simulate = fa giocare ai bot tante partite
cli-more-simulate = Fa giocare i bot fra loro su tutti i core e riassume: vittorie con il loro intervallo al 95 %, punti, quota del primo giocatore; per un giocatore solo, punteggi e gradi. Lo stesso seme dà le stesse partite su qualsiasi numero di core. Un tuo bot che fallisce o ci mette troppo perde quella partita. Ctrl-C interrompe e mostra quanto è stato giocato.
cli-simulate-games = quante partite (1000)
cli-simulate-players = un bot per posto, da 1 a 4: random, novice, apprentice, greedy, journeyman, master o percorso/file.py:Nome (random,greedy)
cli-simulate-jobs = quanti core usare; se manca, tutti
cli-simulate-rows = scrivi ogni partita in questo file come una riga di JSON, come le conserva l’arena
cli-simulate-records = scrivi in questa cartella la registrazione di ogni partita
cli-simulate-stopped = Interrotto: giocate { $done } partite su { $games }.
cli-simulate-playing = in gioco
cli-simulate-player = Giocatore
cli-simulate-wins = Vittorie
cli-simulate-share = Quota
cli-simulate-games-column = Partite
cli-simulate-round = R{ $n }
cli-simulate-starter = Il primo giocatore iniziale ha vinto il { $share } delle partite (95 %: { $low } – { $high }).
cli-simulate-tied = { $n ->
    [one] { $n } partita è finita con uno spareggio.
   *[other] { $n } partite sono finite con uno spareggio.
}
cli-simulate-score = { $player }: { $mean } punti in media (deviazione standard { $deviation }), da { $least } a { $most }, mediana { $median }.
cli-simulate-seed = { $n ->
    [one] { $n } partita
   *[other] { $n } partite
}, --seed { $seed }
cli-example-simulate = diecimila partite fra uno che gioca a caso e uno avido
cli-example-simulate-solo = il solitario più difficile, in JSON
cli-example-simulate-own = un tuo bot, con la registrazione di ogni partita nella cartella games

### arena

cli-about-arena = organizza incontri e tornei fra bot
cli-more-arena = Gioca un incontro, un girone o il solitario. Ogni seme si gioca una volta da ogni posto, su tutti i core; i risultati finiscono in un file man mano che arrivano, e lo stesso comando riprende da lì dopo un’interruzione. Mostra quote di vittorie e punteggi Elo con i loro intervalli al 95 %. Un bot che si rompe, bara o ci mette troppo perde quella partita, e l’arena va avanti.
cli-arena-players = un incontro, un bot per posto, da 2 a 4: greedy,random,random è uno contro due
cli-arena-round-robin = ogni bot contro ogni altro
cli-arena-solo = il solitario: ogni bot gioca gli stessi semi
cli-arena-resume = riprendi il piano di questo file di risultati, o mostrali di nuovo
cli-arena-games = partite per incontro (100), arrotondate a giri completi del tavolo
cli-arena-table = posti a un tavolo del girone, da 2 a 4 (2); da 3 in su ogni coppia gioca uno contro gli altri, nei due sensi
cli-arena-limit = secondi per mossa per un bot tuo (60)
cli-arena-results = dove tenere i risultati (arena-SEME.jsonl)
cli-arena-html = scrivi in questo file un rapporto con grafici
cli-arena-metavar-address = INDIRIZZO
cli-arena-ray = gioca su un cluster Ray: il suo indirizzo, o niente per un Ray su questa macchina
cli-arena-names = i bot sono random, novice, apprentice, greedy, journeyman, master, un livello con un limite come master@500, o percorso/file.py:Nome
cli-arena-number = «{ $value }» dovrebbe essere un numero maggiore di 0
cli-arena-resume-alone = --resume riprende un piano com’è; del piano, si può dare solo -n
cli-arena-no-plan = dai --players, --round-robin, --solo o --resume
cli-arena-outdated = { $file }: bot, regole o dadi sono cambiati da quando queste partite sono state giocate. Sono mostrate così come sono; non se ne giocano altre.
cli-arena-other-command = { $file } appartiene a un altro comando: { $command }
cli-arena-refused = { $bot } perde a tavolino tutte le partite che gli restano. { $reason }
cli-arena-stopped = Interrotto; { $done } partite su { $games } sono salve. Per riprendere: { $command }
cli-arena-no-extra = --html ha bisogno di Matplotlib, che non è installato: pip install 'diceminer[arena]'
cli-arena-no-ray = --ray ha bisogno di Ray, che non è installato: pip install 'diceminer[ray]'
cli-arena-bot = Bot
cli-arena-rating = Elo
cli-arena-share = Vittorie
cli-arena-points = Punti
cli-arena-score = Punteggio
cli-arena-behind = Distacco
cli-arena-games-column = Partite
cli-arena-move = A mossa
cli-arena-seconds = { $n } s
cli-arena-milliseconds = { $n } ms
cli-arena-microseconds = { $n } µs
cli-arena-even = Una quota pari è { $share }. Gli intervalli sono al 95 %, da quanto differiscono i semi.
cli-arena-anchor = Punteggi sulla scala Elo: { $bot } vale 0, e 400 in più sono dieci a uno.
cli-arena-unrated = I punteggi Elo hanno bisogno di un altro pacchetto: pip install 'diceminer[arena]'
cli-arena-forfeit = { $bot } ha perso a tavolino { $n ->
    [one] { $n } partita
   *[other] { $n } partite
}. { $reason }
cli-arena-foot = { $n ->
    [one] { $n } partita
   *[other] { $n } partite
}, --seed { $seed }, { $file }
cli-arena-missing = { $n ->
    [one] { $n } partita del piano è ancora da giocare.
   *[other] { $n } partite del piano sono ancora da giocare.
}
cli-example-arena = cento partite, ogni seme da entrambi i posti
cli-example-arena-round-robin = un torneo con un rapporto
cli-example-arena-table = un avido a un tavolo con tre che giocano a caso
cli-example-arena-resume = riprendi dopo un’interruzione

### balance

cli-about-balance = misura quanto è equo il gioco
cli-more-balance = Fa giocare a un bot tutti gli eroi, ognuno con i dadi di ogni posto, e dice la quota di vittorie di ogni eroe, quanto vale iniziare, quanto valgono ogni tipo di dado e la birra, e quante volte i round finiscono pari; tutto con il suo intervallo al 95 %. Lo stesso comando riprende dopo un’interruzione.
cli-balance-games = quante partite (12000), arrotondate a distribuzioni complete di tutti gli eroi
cli-balance-bot = chi gioca; se manca, il bot più forte che sia abbastanza rapido
cli-balance-metavar-bot = BOT
cli-balance-table = giocatori al tavolo, da 2 a 4 (2)
cli-balance-seed = un testo o un numero qualsiasi; lo stesso seme dà le stesse partite (balance)
cli-balance-docs = scrivi in questa cartella una pagina Markdown e le sue immagini
cli-example-balance = il rapporto che la documentazione mostra
cli-example-balance-table = per tre giocatori, in JSON
cli-example-balance-resume = mostra di nuovo i risultati salvati, in una pagina

### train

cli-about-train = imparare di nuovo ciò che sanno i bot forti
cli-more-train = Fa migliorare il giocatore rapido contro sé stesso e adatta alle sue partite la stima del maestro, per 2, 3 e 4 giocatori; oppure istruisce chi gioca in solitario. Tutti i core, meno di un’ora con i valori dati; lo stesso seme dà lo stesso file. Va messo al posto del file con quel nome accanto ai bot.
cli-train-what = «table»: il gioco da 2 a 4; «solo»: il gioco in solitario
cli-train-out = il file da scrivere, per esempio learned.npz
cli-train-games = da quante partite imparare
cli-train-steps = solo table: quanti passi di messa a punto per ogni numero di giocatori
cli-train-seed = un numero: lo stesso dà lo stesso file (1)
cli-train-learning = imparo
cli-train-no-folder = La cartella «{ $path }» non c’è.
cli-train-written = Scritto: { $path }
cli-example-train = le scelte e la stima del maestro
cli-example-train-solo = una breve lezione per il solitario

### rules

cli-about-rules = leggi le regole del gioco
cli-more-rules = Le regole del gioco con i dadi e gli eroi in uso, tutte o una sezione.
cli-rules-section = numero o nome di una sezione, per esempio 5.3 o Solitario
cli-rules-unknown = le regole non hanno una sezione “{ $section }”; ci sono { $sections }
cli-example-rules-all = tutte
cli-example-rules = come si conta un bottino, in italiano
