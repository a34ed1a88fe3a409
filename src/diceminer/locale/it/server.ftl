# Che cosa rifiuta il server, detto a chi l’ha chiesto.

server-garbage = Questo non si può leggere; il problema comincia da «{ $field }».
server-unknown = Qui nessuno conosce questo tipo di messaggio.
server-stale = Nel frattempo la partita è andata avanti. Guarda di nuovo e scegli.
server-not-yours = Quel posto non è tuo.
server-not-turn = È il turno di un altro posto.
server-away = Un bot tiene il tuo posto. Prima riprendilo.
server-undo = Questo non si può più annullare: sono stati tirati dei dadi, ha agito qualcun altro o la partita è finita.
server-not-begun = La partita non è ancora cominciata.
server-compiling = Il motore si sta ancora preparando: al primo avvio ci vuole fino a mezzo minuto.
server-loading = Questa partita si sta preparando. Riprova tra un momento.
server-damaged = Ciò che è rimasto di questa partita non corrisponde più ai suoi dadi: non si può né mostrare né continuare.
server-begun = La partita è già cominciata.
server-over = La partita è finita.
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
server-tables = Hai { $most } tavoli non finiti, e non possono essere di più.
server-busy = Qui sono tutti occupati. Riprova tra poco.
server-engine = Il motore non si è potuto preparare, quindi nessuna partita può cominciare. Si ritenta; il registro di chi ospita dice perché.
server-storage = In questo momento qui non si può salvare niente. Non si è perso niente; riprova tra poco.
server-hint = I suggerimenti valgono nel tuo turno e solo se al tavolo ci sono soltanto bot.
server-alone = A questo tavolo non c’è nessun altro.
server-broken = Qui qualcosa è andato storto. Non si è perso niente; riprova.

# Il titolo di un link a un tavolo, dove un altro sito lo mostra.
server-invitation = Dice Miner: vieni al tavolo
