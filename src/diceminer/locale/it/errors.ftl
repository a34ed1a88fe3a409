# Ciò che il programma dice quando deve rifiutare: che cosa era sbagliato, e che cosa sarebbe giusto.
# I nomi del codice e dei formati (caselle, sigle delle facce, chiavi, campi) restano come si scrivono.

### Intorno a un motivo

error-legal = { $reason } Ora si può: { $actions }.
error-legal-more = { $actions } … e { $n ->
    [one] un’altra
   *[other] altre { $n }
}
error-record = Riga { $line }: { $problem }
error-position = Posizione, campo «{ $field }»: { $problem }
error-position-whole = Posizione: { $problem }
error-facts = { $file }, «{ $entry }»: { $problem }
error-facts-file = { $file }: { $problem }

### Dadi prestabiliti

error-rolls-type = I dadi prestabiliti si danno come lista di sigle delle facce, per esempio ["T3", "GB"].
error-rolls-few = I dadi indicati finiscono; poi verrebbe uno di questi: { $expected }.
error-rolls-many = { $count ->
    [one] Avanza un dado prestabilito: non è stato tirato altro.
   *[other] Avanzano { $count } dadi prestabiliti: non è stato tirato altro.
}
error-rolls-wrong = «{ $token }» qui non può uscire; dev’essere uno fra: { $expected }.
error-rolls-token = «{ $token }» non è nulla che i dadi di questo gioco possano mostrare.

### Dadi ed eroi (dice.toml, heroes.toml)

error-facts-missing-file = qui non c’è né un dice.toml né un heroes.toml.
error-facts-read = il file non si può leggere ({ $detail }).
error-facts-toml = non è TOML corretto ({ $detail }).
error-facts-format = il formato { $value } è sconosciuto; questo programma legge il formato 1.
error-facts-unknown-key = la chiave «{ $key }» è sconosciuta.
error-facts-missing-key = manca la chiave «{ $key }».
error-facts-type = «{ $key }» dev’essere di tipo { $wanted }.
error-facts-kind = «{ $kind }» non è un tipo di dado; i tipi sono { $kinds }.
error-facts-missing-kind = mancano i dadi «{ $kind }».
error-facts-count = «{ $key }» è { $value }, ma deve andare da { $least } a { $most }.
error-facts-six = un dado ha sei facce, questo ne ha { $count }.
error-facts-beer = un dado ha esattamente una faccia Birra, questo ne ha { $count }.
error-facts-no-faces = va indicata almeno una faccia.
error-facts-token = «{ $token }» non è una faccia; le facce si scrivono come T1, G3, M2, HC2, HD4, XP, XS, XC2, TB.
error-facts-foreign = la faccia { $token } non sta su un dado «{ $kind }».
error-facts-duplicate = «{ $id }» c’è due volte.
error-facts-id = «{ $id }» non va bene come sigla di un eroe: usa parole minuscole unite da «-», come dragon-slayer.
error-facts-set = «{ $set }» non è una serie di eroi; le serie sono { $sets }.
error-facts-hero-beer = un eroe non può avere una faccia Birra ({ $token }), perché gli eroi non si tirano e non si offrono.
error-facts-few-heroes = la serie «{ $set }» ha { $count ->
    [one] { $count } eroe
   *[other] { $count } eroi
}; a quattro giocatori ne servono almeno quattro.
error-facts-many-heroes = ci sono { $count } eroi; possono essere al massimo { $most }.

### Posizioni

error-position-type = una posizione è un testo, non un valore di tipo { $type }.
error-position-format = una posizione comincia con «DM1», non con «{ $value }».
error-position-fields = i campi, separati da un solo spazio, dovrebbero essere { $want }, ma sono { $have }.
error-position-rules = { $detail }
error-position-number = «{ $value }» dovrebbe essere un numero intero da { $least } a { $most }.
error-position-token = «{ $token }» non è una faccia di questo gioco.
error-position-order = le facce vanno nell’ordine della tabella dei dadi, ciascuna una volta con la quantità davanti: «{ $want }».
error-position-phase = «{ $value }» non è una fase di questo gioco; le fasi sono { $choices }.
error-position-turn = «{ $value }» non può essere lo stato di un turno in questa fase.
error-position-seat = «{ $value }» non è un posto, che si scrive «eroe:dadi:spesi:spesi dell’eroe:congelati:round» con «-» per nulla.
error-position-hero = «{ $value }» non può essere un eroe qui: sconosciuto, ripetuto, mancante o estraneo a queste regole.
error-position-rounds = «{ $value }» non è un elenco di round contati, che si scrive come «3/4/-2,0/2/0».
error-position-mountain = la montagna si scrive per file da a fino a e unite da «/», caselle unite da «,», con «-» per una casella vuota.
error-position-bag = il sacchetto si scrive con le lettere dei tipi e le quantità, come «T17G4M2H3X1», o «-» se è vuoto.
error-position-tiebreaks = «{ $value }» non è un elenco di spareggi, che si scrive come «1=7/3=7».
error-position-conservation = fra sacchetto, montagna e bottini ci sono { $have } dadi «{ $kind }», ma il gioco ne ha { $want }.
error-position-hanging = il dado in { $slot } non poggia su nulla; ogni dado sta su due dadi o sul fondo.
error-position-spent = di { $token } ne è segnato più di quanto ne abbiano il bottino o l’eroe.
error-position-choice = qui non c’è più nulla da scegliere; una posizione così prosegue da sola.
error-position-named = «{ $value }» non può stare qui in questa fase: un posto dove serve, «-» dove non serve.
error-position-early = nella fase «{ $phase }» non può essere così.
error-position-chests = ci sono più dadi congelati che forzieri.
error-position-canonical = il programma lo scrive in un altro modo: «{ $want }».

### Partite registrate

error-record-type = una registrazione è un testo, non un valore di tipo { $type }.
error-record-format = una registrazione comincia con la riga «Format: 1».
error-record-version = il formato «{ $value }» è sconosciuto; questo programma legge il formato 1.
error-record-header = una riga d’intestazione si scrive «Chiave: valore».
error-record-key = la chiave «{ $key }» è sconosciuta; le chiavi sono { $keys }.
error-record-duplicate = la chiave «{ $key }» c’è due volte.
error-record-rules = queste non sono regole del gioco: { $detail }
error-record-seats = i posti dovrebbero essere { $want } nomi separati da virgole, fra virgolette se hanno caratteri insoliti.
error-record-quoted = questo testo non è fra virgolette come dovrebbe, cioè come in JSON: "…".
error-record-commitment = l’impegno sul seme ha 64 cifre esadecimali, in minuscolo.
error-record-seed = questo seme non corrisponde all’impegno: il suo SHA-256 è un altro.
error-record-facts = questa partita è stata giocata con dadi o eroi diversi da quelli in uso qui.
error-record-blank = una riga vuota deve separare l’intestazione dalle mosse.
error-record-start = la prima riga dopo l’intestazione dev’essere «start» con i dadi della preparazione.
error-record-empty = fra le mosse non ci può essere una riga vuota.
error-record-arrow = i dadi si scrivono dopo « -> », separati da un solo spazio.
error-record-position = { $detail }
error-record-position-rules = la posizione ha regole diverse da quelle dell’intestazione.
error-record-cut = l’ultima riga è troncata: ogni riga finisce con un a capo.
error-record-illegal = { $detail }
error-record-rolls = { $detail }
error-record-after = la partita era finita prima di questa mossa.
error-record-result = il risultato indicato è «{ $have }», ma le mosse portano a «{ $want }».
error-record-differs = tirata dal seme, questa riga sarebbe «{ $want }».

### Bot

error-bot-unknown = Non c’è nessun bot «{ $name }»; ci sono { $names }, oppure uno tuo come percorso/file.py:Nome.
error-bot-missing = Non c’è nessun file «{ $path }» con un bot.
error-bot-name = Nel file «{ $path }» non c’è nessun «{ $name }».
error-bot-file = Il bot non si può caricare: { $detail }
error-bot-choose = «{ $name }» non ha il metodo choose(game), di cui ogni bot ha bisogno.
error-bot-limit = «{ $name }» dev’essere un numero maggiore di 0, non { $value }.
error-bot-illegal = Il bot «{ $name }» ha scelto un’azione non lecita: { $detail }
error-bot-raised = Il bot «{ $name }» non ce l’ha fatta: { $detail }
error-bot-late = Il bot «{ $name }» ha pensato più di { $seconds } secondi.
error-bot-died = Il bot «{ $name }» ha fatto cadere il processo in cui girava (codice di uscita { $code }).

### Arena

error-arena-empty = Non c’è niente da giocare.
error-arena-few = { $least ->
    [one] Ci vuole almeno un bot
   *[other] Ci vogliono almeno { $least } bot diversi
}.
error-arena-alone = Un girone è per due, tre o quattro al tavolo, non per il solitario.
error-arena-worker = Un processo che giocava le partite è finito da solo (codice di uscita { $code }). Tutti i risultati fin qui sono salvi.
error-arena-line = { $file }, riga { $line }: questi non sono risultati di un’arena.
error-arena-format = { $file } ha il formato { $format }, che questo programma non sa leggere.
error-arena-plan = { $file } ha i risultati di un altro piano: là { $name } è { $have }, qui { $need }.
error-arena-code = { $file }: bot, regole o dadi sono cambiati da quando queste partite sono state giocate, quindi non se ne possono aggiungere. Comincia un nuovo file; --resume mostra questo.
error-arena-changed = Il file di un bot è cambiato mentre si giocavano le sue partite: le altre non possono essere giocate dallo stesso bot. Ricomincia.
error-arena-cluster = Il cluster ha bot, regole o dadi diversi da questa macchina. Installa lo stesso su tutti i suoi nodi.
