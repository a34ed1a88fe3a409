# Che cosa rifiuta il server, detto a chi l’ha chiesto.

server-garbage = Questo non si può leggere; il problema comincia da «{ $field }».
server-unknown = Qui nessuno conosce questo tipo di messaggio.
server-stale = Nel frattempo la partita è andata avanti. Guarda di nuovo e scegli.
server-not-yours = Quel posto non è tuo.
server-not-turn = È il turno di un altro posto.
server-away = Un bot tiene il tuo posto. Prima riprendilo.
server-not-begun = La partita non è ancora cominciata.
server-compiling = Il motore si sta ancora preparando: al primo avvio ci vuole fino a mezzo minuto.
server-loading = Questa partita si sta preparando. Riprova tra un momento.
server-damaged = Ciò che è rimasto di questa partita non corrisponde più ai suoi dadi: non si può né mostrare né continuare.
server-begun = La partita è già cominciata.
server-not-over = La partita non è ancora finita.
server-host = Può farlo solo chi ospita.
server-open-seats = Alcuni posti sono ancora liberi. Aspetta, o affidali ai bot.
server-seat = Questo tavolo non ha il posto { $seat }.
server-seats = La partita è per { $need } giocatori, ma i posti sono { $have }.
server-bot = Qui non c’è un bot «{ $name }»; ci sono { $names }.
server-secret = Questo link non è, o non è più, quello di un posto libero.
server-no-table = Questo tavolo non esiste.
server-no-guest = Apri prima la pagina, così poi ti riconosciamo.
server-no-page = A questo indirizzo non c’è niente.
server-no-build = La pagina non è ancora stata costruita: esegui «make page», poi riavvia.
server-method = Questo indirizzo non si usa così.
server-origin = La richiesta viene da una pagina di un altro sito.
server-large = È troppo grande; al massimo { $most } byte.
server-fast = Troppo in fretta. Aspetta un momento.
server-tables = Hai già { $most } tavoli aperti. Prima finiscine uno.
server-busy = Qui sono tutti occupati. Riprova tra poco.
server-engine = Il motore non si è potuto preparare, quindi nessuna partita può cominciare. Si ritenta; il registro di chi ospita dice perché.
server-storage = In questo momento qui non si può salvare niente. Non si è perso niente; riprova tra poco.
server-hint = I suggerimenti valgono nel tuo turno e solo se al tavolo ci sono soltanto bot.
server-broken = Qui qualcosa è andato storto. Non si è perso niente; riprova.

# Ciò che l’ospitante legge nel terminale.

log-compiling = Le regole vengono scolpite in questa macchina, una volta sola. La pagina si vede già; le partite cominciano fra meno di mezzo minuto.
log-compiled = Pronto: le partite possono cominciare.
log-engine-failed = Le regole non si sono potute compilare, quindi nessuna partita può cominciare; si ritenta: { $why }
log-search-failed = I bot forti non si sono potuti preparare, altri giocano per loro: { $why }
log-bot-failed = Il bot «{ $bot }» ha fallito; al suo posto continua un altro: { $why }
log-bot-move-failed = La mossa di un bot è fallita e viene ritentata: { $why }
log-hint-failed = Un suggerimento è fallito: { $why }
log-table-broken = Il tavolo { $table }… non si può ricostruire da ciò che ne è rimasto: { $why }
log-table-failed = Il tavolo { $table }… non si è potuto preparare; si ritenta finché qualcuno guarda: { $why }
log-message-failed = Il messaggio di un giocatore è fallito: { $why }
log-request-failed = Una richiesta a { $route } è fallita: { $why }
log-connection-failed = La connessione di un giocatore è fallita: { $why }
log-task-failed = Qualcosa in sottofondo è fallito: { $why }
log-storage-failed = In questo momento non si può salvare niente: { $why }. Si ritenta ogni secondo; fino ad allora non si aprono nuovi tavoli.
log-storage-recovered = Tutto si può salvare di nuovo.
log-read-failed = In questo momento i tavoli non si possono leggere: { $why }
log-repeated = È successo { $count ->
        [one] un’altra volta
       *[other] altre { $count } volte
    }, l’ultima con: { $why }
log-stopped = Fermato. Tutti i tavoli sono al sicuro.
