# Perché un’azione o una scelta di regole viene rifiutata. Anche la pagina usa questi testi.

### Azioni

error-action-type = Un’azione è un testo come «take e1», non un valore di tipo { $type }.
error-action-unknown = «{ $action }» non è un’azione di questo gioco.
error-action-spelling = Le azioni vanno scritte esattamente, maiuscole e spazi compresi: «{ $meant }», non «{ $action }».
error-action-over = La partita è finita: non si può giocare più nulla.
error-action-time = «{ $action }» non si può giocare adesso (fase: { error-phase }).
error-phase = { $phase ->
    [heroes] { phase-heroes }
    [excavation] { phase-excavation }
    [magic] { phase-magic }
    [cache] { phase-cache }
    [solo] { phase-solo }
   *[over] { phase-over }
}

error-hero-taken = L’eroe «{ $hero }» è già preso; due giocatori non possono avere lo stesso.

error-take-empty = In { $slot } non c’è nessun dado.
error-take-covered = Il dado in { $slot } ha dadi su entrambi i lati superiori e non si può prendere.
error-take-side = Il dado in { $slot } sta di lato; senza offrire una Birra si prendono solo i dadi in alto.
error-share-none = Non hai nessun dado che mostra { $token } da offrire.
error-share-self = La Birra si offre a un altro giocatore, non a sé stessi.
error-share-seat = A questo tavolo non c’è il posto { $seat }; i posti vanno da 1 a { $players }.
error-share-late = La Birra si offre all’inizio del turno, prima di prendere dadi, e una sola volta per turno.
error-done-first = Prima prendi un dado: il turno non si può saltare.
error-done-two = Prendi il secondo dado: con queste regole chi offre una Birra ne prende due.

error-spend-none = Non hai nessun dado non ancora speso che mostra { $token }.
error-spend-hero-none = Il tuo eroe non ha nessun { $token } non ancora speso.
error-spend-useless = Nessuno dei tuoi dadi si può rilanciare, quindi la magia non servirebbe a nulla.
error-reroll-none = Non hai nessun (altro) dado che mostra { $token } da rilanciare.
error-reroll-order = { $token } viene prima di { $last } nell’ordine delle facce; i dadi da rilanciare si nominano in quell’ordine.
error-reroll-few = Da { $token } in poi hai troppo pochi dadi per i simboli che restano; comincia da una faccia precedente.
error-reroll-hazard = { $token } sta su un dado pericolo, che la magia non può rilanciare.
error-cache-none = Non hai nessun (altro) dado che mostra { $token } da congelare.
error-cache-order = { $token } viene prima di { $last } nell’ordine delle facce; i dadi da congelare si nominano in quell’ordine.

### Azioni del solitario

error-draft-empty = In { $slot } non c’è nessun dado.
error-draft-covered = Il dado in { $slot } non è in alto; si scelgono solo i dadi in alto.
error-draft-beer = Il dado in { $slot } mostra una Birra, che è jolly: scrivi quale faccia diventa, per esempio «draft { $slot } as T1».
error-draft-as = La Birra in { $slot } non può diventare { $token }, che non è una faccia di quel dado o è a sua volta una Birra.
error-draft-face = Il dado in { $slot } mostra { $token } e lo mantiene: solo una Birra può diventare un’altra faccia.
error-draft-tunnel = { $token } non continua nessuna tua scala; i tunnel si scelgono in ordine, a partire da 1.
error-draft-hazard = Per { $token } serve un dado strumento adatto e ancora libero: uno scudo per i draghi, un piccone per i crolli.
error-draft-cache = Si può congelare solo un dado tesoro, e solo finché hai un forziere libero.
error-spend-empty = La montagna è vuota: non c’è nulla da riciclare, quindi non si può spendere magia.
error-recycle-empty = In { $slot } non c’è nessun dado.
error-recycle-covered = Il dado in { $slot } non è in alto; si riciclano solo i dadi in alto.
error-refill-none = La montagna è già stata riempita due volte, il massimo in una partita.
error-refill-full = La montagna è piena: non c’è posto per nessun dado.
error-refill-bag = Il sacchetto è vuoto: non c’è nulla con cui riempire.

### Come li dice la pagina a chi indica un dado

web-error-action-time = Adesso non si può fare (fase: { error-phase }).
web-error-take-covered = Questo dado ha altri dadi sopra, da entrambi i lati: non si può prendere.
web-error-take-side = Questo dado sta di lato. Senza offrire una Birra si prende un dado in alto: uno su cui non poggia nulla.
web-error-draft-covered = Su questo dado poggia qualcosa. Si prendono solo i dadi in alto.
web-error-draft-beer = La Birra è un jolly, ma nessuna faccia di questo dado si potrebbe prendere adesso.
web-error-recycle-covered = Su questo dado poggia qualcosa. Tornano nel sacchetto solo i dadi in alto.
web-pick-more = { $n ->
    [one] Scegli ancora un dado: ogni simbolo va usato.
   *[other] Scegli ancora { $n } dadi: ogni simbolo va usato.
}
web-pick-full = { $n ->
    [one] Solo un dado: rimettilo a posto per sceglierne un altro.
   *[other] Solo { $n } dadi: rimettine a posto uno per sceglierne un altro.
}

### Regole, semi e nomi

error-rules-players = Il gioco è per 1–4 giocatori, non per { $value }.
error-rules-choice = «{ $name }» non può essere { $value }; scegli fra: { $choices }.
error-rules-bool = «{ $name }» è True o False, non { $value }.
error-rules-magic = «magic», i dadi magici con cui comincia il solitario, è 0, 1, 2 o 3, non { $value }.
error-rules-solo = «{ $name }» vale da due giocatori in su; nel solitario non va toccato.
error-rules-table = «{ $name }» vale per il solitario; con due o più giocatori non va toccato.
error-rules-text = «{ $value }» non è scritto come vanno scritte le regole: prima i giocatori, poi ciò che cambia, come «3,heroes=all,reroll_hazards».
error-rules-type = Le regole si danno come oggetto Rules, non come valore di tipo { $type }.
error-copy-dice = Una copia ha un seme proprio oppure gli stessi dadi, non entrambe le cose.
error-seed-type = Un seme è un numero intero, un testo o None, non un valore di tipo { $type }.
error-seed-text = Questo seme non si può scrivere come testo UTF-8; usa lettere, cifre o altri caratteri che lo permettono.
error-names-count = Ci sono { $have } nomi per { $need } posti; serve un nome per posto.
error-names-type = I nomi si danno come lista di testi, uno per posto.
