# Da dove viene un numero del tavolo: appare accanto al numero quando lo si tocca, lo si raggiunge o lo si indica.

why-of-round = { $name }, round { $n }
why-of-now = { $name }, se finisse ora
why-of-tiebreak = { $name }, spareggio

### Le parti di un punteggio

why-tunnels = Una scala comincia dall’1, non ha buchi e vale la somma dei suoi numeri.
why-tunnels-solo = Cinque punti per ogni scala dall’1 al 5.
why-idle-numbers = { $n ->
    [one] In nessuna scala: per ora non conta.
   *[other] In nessuna scala: per ora non contano.
}
why-gems = Un punto per gemma.
why-gems-most = { $name } ha più gemme di tutti, e contano doppio.
why-gems-most-you = Hai più gemme di tutti, e contano doppio.
why-gems-tie = Parità di gemme: non contano doppio per nessuno.
why-gems-solo = Un punto per gemma, due se è in un forziere.
why-bare-cave-in = { $dangers } e nessun piccone
why-bare-dragon = { $dangers } e nessuno scudo
why-hazards = Un pericolo costa un punto per simbolo. Con il suo strumento invece dà punti, una volta per ogni strumento.
why-hazards-none = Nessun pericolo: niente da guadagnare, niente da perdere.
why-hazards-solo = Un punto per ogni simbolo.
why-idle-tools = { $n ->
    [one] Non ha pericoli da affrontare: per ora non conta.
   *[other] Non hanno pericoli da affrontare: per ora non contano.
}

### Somme

why-total = I round già contati. Dopo tre round vince chi ha più punti.
why-total-solo = Ciò che sta adesso nel bottino.
why-live = Quanto varrebbe il round se finisse ora. Non è ancora nel totale.

### Ciò che da solo non vale punti

why-beer = La Birra non vale punti. Offrila all’inizio del tuo turno e prendi fino a due dadi, in alto o di lato.
why-beer-solo = La Birra è jolly solo quando la prendi. Questa resta una Birra e non vale punti.
why-magic = La magia non vale punti. Quando la montagna è vuota, ogni simbolo rilancia uno dei tuoi dadi.
why-magic-solo = La magia non vale punti. Spendila per rimettere nel sacchetto altrettanti dadi in alto.
why-chests = I forzieri non valgono punti. Dopo i round 1 e 2 si rilanciano tutti i bottini, e ogni forziere congela un dado com’è.
why-chests-solo = Ogni forziere tiene un dado tesoro, che così conta doppio.
why-pickaxe = Un piccone trasforma in punti tutti i tuoi crolli. Ogni piccone in più li conta un’altra volta.
why-shield = Uno scudo trasforma in punti tutti i tuoi draghi. Ogni scudo in più li conta un’altra volta.
why-tool-solo = Un piccone tiene un dado con crolli, uno scudo uno con draghi.
why-hero = Le facce di un eroe contano in ogni round e non si lanciano mai.

### Un dado

why-fewer = { $n ->
    [one] Senza questo dado: un punto in meno.
   *[other] Senza questo dado: { $n } punti in meno.
}
why-more = { $n ->
    [one] Senza questo dado: un punto in più.
   *[other] Senza questo dado: { $n } punti in più.
}
why-same = Senza questo dado i punti sarebbero gli stessi.
why-cached = È in un forziere e conserva la sua faccia.
why-no-reroll = La magia non può rilanciare i pericoli.
why-spent = Questa magia è già spesa.

### Attorno al tavolo

why-bag = Non ancora in gioco. Si pescano a caso quando la montagna viene riempita.
why-turn = Tocca a { $name }.
why-start-roll = { $name } comincia il round { $round }: ha il lancio più alto, e la Birra è il più alto di tutti.
why-start-fewest = { $name } comincia il round { $round }: finora ha meno punti di tutti.
why-start-tied = { $name } comincia il round { $round }: finora ha meno punti e, tra chi è pari, il lancio più alto.
web-live = se finisse ora
