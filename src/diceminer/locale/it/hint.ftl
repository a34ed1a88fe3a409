# Il consiglio: che cosa farebbe il maestro, ai tavoli dove ci sono solo bot.

web-hint-asked = Il maestro riflette…
web-hint-win = vittoria: { $chance }
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
web-because-tool = hai lo strumento giusto
web-because-hazards = agisce sui tuoi pericoli
web-why-costs = Per ora costa { $points }.
web-why-pays-dragon = Con uno scudo, invece, i draghi rendono punti.
web-why-pays-cave-in = Con un piccone, invece, i crolli rendono punti.
web-why-later = Non è ancora in una scala, ma può entrarci più tardi.
web-why-idle = { $n ->
    [one] Ora non conta nulla.
   *[other] Ora non contano nulla.
}
web-why-expects = Il maestro si aspetta di più da un nuovo lancio.
web-why-brings = Ora porta { $points }; il maestro si aspetta di più da un nuovo lancio.
web-why-burdens = Ora costa { $points }; il maestro si aspetta di più da un nuovo lancio.
web-why-keep = { $n ->
    [one] Così com’è vale in media più di un nuovo lancio.
   *[other] Così come sono valgono in media più di un nuovo lancio.
}
web-why-enough = Quello che hai vale in media più di un nuovo lancio.
web-why-all = Nuovi lanci daranno probabilmente più punti di questi dadi.
web-why-none = Nessuno di questi dadi ti aiuterebbe.
web-why-refill = Porta in alto nuovi dadi.
web-why-stop = Non c’è più nulla da guadagnare.
web-hint-else = Oppure:
