# La guida per la prima partita: una parola breve la prima volta che una cosa conta.

guide-tip = Un suggerimento
guide-none = Basta suggerimenti
guide-close = Chiudi questo suggerimento
guide-tip-take = Tocca a te: prendi uno dei dadi che brillano. Sono quelli in alto.
guide-tip-side = Ora brillano anche i dadi di lato. Ciò che sta sopra di loro scivola giù.
guide-tip-beer = Una Birra! Offrila, e in cambio prendi due dadi, in alto o di lato.
guide-tip-magic = La montagna è vuota. Spendi magia per rilanciare alcuni dei tuoi dadi: meglio quelli che non danno punti.
guide-tip-chests = Fra poco si rilanciano tutti i dadi. Ogni forziere ne congela uno così com’è: scegli i migliori.
guide-tip-roll = Ora si rilanciano tutti i bottini. Solo i dadi nei forzieri restano come sono.
guide-tip-rolled = Tutti i bottini sono stati rilanciati, tranne i dadi nei forzieri. I tuoi dadi restano tuoi; ora scavane altri.
guide-tip-dragon = I draghi costano punti, a meno che tu non abbia uno scudo: allora danno punti.
guide-tip-cave-in = I crolli costano punti, a meno che tu non abbia un piccone: allora danno punti.
guide-tip-most = Hai più gemme di tutti: per te contano doppio. Resta in testa!
guide-tip-gem = Una gemma è un punto. Per chi ne ha di più contano doppio.
guide-tip-straight = I tunnel valgono solo in scale che partono dall’1: 1, 2, 3… Ognuno vale il suo numero; fuori da una scala per ora non conta.
guide-tip-rounds = I punti di ogni round restano sul foglio. Dopo tre round vince chi ne ha di più.
guide-tip-solo-draft = Prendi dadi che brillano finché vuoi. I tunnel vanno in ordine, e ogni pericolo vuole uno strumento tutto suo.
guide-tip-solo-wild = La Birra è un jolly: prendila e scegli la sua faccia.
guide-tip-solo-chest = C’è un forziere libero: lì dentro le gemme contano doppio.
guide-tip-solo-spend = Non puoi prendere nulla. Spendi magia: rimette nel sacchetto dadi che stanno in alto.
guide-tip-solo-refill = Due volte a partita puoi riempire di nuovo la montagna.
