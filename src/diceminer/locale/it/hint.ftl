# Il consiglio: che cosa farebbe il maestro, ai tavoli dove ci sono solo bot.

web-hint-asked = Il maestro riflette…
web-hint-win = probabilità di vittoria: { $chance }
web-hint-points = { $points } alla fine
web-act-take = Prendi: { $face }
web-act-draft = Prendi: { $face }{ $cached ->
    [yes] , in un forziere
   *[no] { "" }
}
web-act-draft-as = Prendi: { $face }, come { $wish }{ $cached ->
    [yes] , in un forziere
   *[no] { "" }
}
web-act-recycle = Rimetti nel sacchetto: { $face }
web-act-share = Offri { $face } a { $name }
web-act-cache = Congela { $dice }
web-act-hero = Scegli: { $hero }
web-act-spend = Spendi { $face }
web-act-reroll = Rilancia: { $dice }
web-act-spend-reroll = Spendi { $face } e rilancia: { $dice }
web-act-spend-recycle = Spendi { $face } e rimetti nel sacchetto: { $dice }
web-act-done-magic = Non spendere altra magia
web-act-done-excavation = Non prendere un secondo dado
web-act-done-cache = Non congelare nulla, rilancia tutto
web-act-done-solo = Fermati qui

### Perché

web-why-adds = { $parts } subito.
web-why-because = { $parts }: { $why }.
web-because-number = { $n ->
    [1] comincia una scala
   *[other] continua una scala
}
web-because-straight = completa una scala
web-because-most = avresti più gemme di tutti
web-because-rival = anche { $name } punta ad avere più gemme di tutti
web-because-tool = hai lo strumento giusto
web-because-hazards = agisce sui tuoi pericoli
web-why-costs = Per ora costa { $points }.
web-why-further = Può rendere dopo, o aiuterebbe di più gli altri.
web-why-rival-dragon = A { $name }, che ha uno scudo, darebbe punti.
web-why-rival-cave-in = A { $name }, che ha un piccone, darebbe punti.
web-why-later = Non è ancora in una scala, ma può entrarci più tardi.
web-why-ahead = Per ora nessun punto, ma più tardi: { $why }.
web-ahead-beer = se la offri, prendi due dadi
web-ahead-magic = a montagna vuota rilancia dei dadi
web-ahead-chest = congela buoni dadi per il prossimo round
web-ahead-pickaxe = con questo, i crolli danno punti
web-ahead-shield = con questo, i draghi danno punti
web-ahead-else = può ancora servire
web-why-idle = { $n ->
    [one] Ora non conta nulla.
   *[other] Ora non contano nulla.
}
web-why-expects = In media, un nuovo lancio porta di più.
web-why-brings = Ora porta { $points }; in media, un nuovo lancio porta di più.
web-why-burdens = Ora costa { $points }; in media, un nuovo lancio porta di più.
web-why-keep = { $n ->
    [one] Così com’è vale in media più di un nuovo lancio.
   *[other] Così come sono valgono in media più di un nuovo lancio.
}
web-why-keep-hazard = Rilanciato, un pericolo può peggiorare.
web-why-enough = Quello che hai vale in media più di un nuovo lancio.
web-why-all = Nuovi lanci daranno probabilmente più punti di questi dadi.
web-why-none = Nessuno di questi dadi ti aiuterebbe.
web-why-refill = Porta in alto nuovi dadi.
web-why-stop = Non c’è più nulla da guadagnare.
web-hint-else = Oppure:
