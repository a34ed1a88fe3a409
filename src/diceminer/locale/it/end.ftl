### La fine di una partita: chi ha vinto e perché, un’altra partita, condividerla, la verifica dei dadi

## Per tutti, secondo com’è finita

web-end-won-left = { $n ->
    [one] { $name } ha lasciato il tavolo: hai vinto.
   *[other] Gli altri hanno lasciato il tavolo: hai vinto.
}
web-end-won-about = La montagna è tua, e anche il primo boccale.
web-end-lost-about = Alza il boccale a { $name }. La montagna ha pazienza, e la botte non è vuota.
web-end-lost-close = Per un soffio! Alza il boccale a { $name }, e chiedi la rivincita.
web-end-lead-you = Hai { $points }, { $lead } in più di { $name }.
web-end-lead = { $name } ha { $points }, { $lead } in più di { $rival }.
web-end-lead-lost = { $name } ha { $points }, { $lead } in più di te.

## Che cosa ha deciso

web-end-part = { $part ->
    [tunnels] Hanno deciso i tunnel
    [treasure] Hanno deciso i tesori
   *[hazards] Hanno deciso i pericoli
}: { $points } contro { $against } di { $rival }.
web-end-part-you = { $part ->
    [tunnels] Hanno deciso i tunnel
    [treasure] Hanno deciso i tesori
   *[hazards] Hanno deciso i pericoli
}: { $points } contro i tuoi { $against }.
web-end-all = Un vantaggio in tutto: tunnel, tesori e pericoli.
web-end-tie = Pareggio a { $total }! I bottini in parità sono stati rilanciati e contati ancora una volta: { $scores }.
web-end-left = { $name } ha lasciato il tavolo.
web-end-behind = Dopo il round { $n } { $name } era ancora in svantaggio.
web-end-behind-you = Dopo il round { $n } eri ancora in svantaggio.
web-end-ahead-you = Dopo il round { $n } eri ancora in vantaggio.

## Il blocco

web-end-pad = Tutti i punti
web-round-total = Round
web-all-rounds = { $part }, tutti i round

## In solitario

web-end-solo-disaster = Questa volta ha vinto la montagna. Nessun ferito, a parte l’orgoglio.
web-end-solo-brave-start = Ogni miniera comincia con un primo colpo di piccone.
web-end-solo-improving = Il carrello si riempie. La montagna comincia a preoccuparsi.
web-end-solo-average = Una giornata di lavoro onesto, e un onesto boccale di Birra.
web-end-solo-excellent = Forzieri pieni! Alla taverna si parla solo di te.
web-end-solo-masterful = Scolpiranno il tuo nome sopra l’ingresso della miniera.
web-end-solo-tunnels = 5 per ogni scala completa
web-end-solo-treasure = { $gems }, { $n ->
    [0] nessun dado in un forziere
    [one] un dado in un forziere
   *[other] { $n } dadi nei forzieri
}
web-end-solo-hazards = tutti neutralizzati
web-end-solo-stuck = Non si poteva fare più nulla, e la partita è finita da sola.
web-end-next = Ancora { $points } e sarà «{ $rank }».
web-end-best = Il tuo miglior punteggio finora con { $n ->
    [0] nessun dado magico
    [one] un dado magico
   *[other] { $n } dadi magici
}.
web-end-best-is = Il tuo miglior punteggio finora con { $n ->
    [0] nessun dado magico
    [one] un dado magico
   *[other] { $n } dadi magici
}: { $points }.

## E adesso

web-rematch = Gioca ancora
web-end-rematch-about = Gli altri lo vedono e possono unirsi a te.
web-end-rematch-wants = { $name } vuole un’altra partita!
web-end-share = Condividi come immagine
web-end-save = Salva come immagine
web-end-copy = Copia come testo
web-end-share-failed = Non ha funzionato. Puoi copiare il testo da qui.
web-end-score = Punteggio: { $total } ({ $parts })
web-record = Scarica la partita

## La verifica dei dadi

web-proof = Verifica i dadi
web-proof-about = Tutti i dadi di questa partita derivano da una chiave segreta. Prima del primo lancio il server ne ha pubblicato l’impronta; ora rivela la chiave, e chiunque può verificare tutti i lanci.
web-proof-local = Tutti i dadi di questa partita derivano da una chiave che il tuo browser ha scelto a caso. Con essa chiunque può verificare tutti i lanci.
web-proof-promise = L’impronta, pubblicata prima del primo lancio (SHA-256)
web-proof-seed = La chiave
web-proof-kept = Il tuo browser ha controllato: l’impronta è quella della chiave.
web-proof-broken = Qualcosa non va: l’impronta non è quella della chiave.
