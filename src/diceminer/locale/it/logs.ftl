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
