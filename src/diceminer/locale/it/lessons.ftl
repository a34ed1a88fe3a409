# Imparare giocando: otto lezioni, e chi le dà. I numeri vengono dal motore.

### Intorno alle lezioni

lesson-learn = Impara giocando
lesson-learn-about = Otto brevi lezioni da giocare, dieci minuti in tutto. Qui non puoi sbagliare.
lesson-of = Lezione { $n } di { $all }
lesson-begin = Comincia
lesson-go-on = Continua con la lezione { $n }
lesson-done = fatta
lesson-tips = Brevi suggerimenti durante la partita
lesson-foreman = Brunna, che dirige la miniera
lesson-rival = Grim
lesson-next = Avanti
lesson-again = Ricomincia questa lezione
lesson-list = Tutte le lezioni
lesson-next-lesson = Prossima lezione
lesson-first-game = Gioca la tua prima partita
lesson-next-solo = Poi: il solitario
lesson-solo-game = Gioca un solitario
lesson-engine = Non è stato possibile caricare la lezione. Riprova fra un momento.
lesson-step = Passo { $n } di { $all }
lesson-count = { $part }: { $before } → { $after }

### Di che cosa parlano

lesson-title-top = In alto e di lato
lesson-about-top = Quali dadi puoi prendere, e che cosa scivola.
lesson-title-cheers = Alla salute!
lesson-about-cheers = Offri una Birra e prendi due dadi.
lesson-title-tunnels = Tunnel
lesson-about-tunnels = Le scale che partono dall’1.
lesson-title-treasure = Tesori
lesson-about-treasure = Le gemme, e per chi contano doppio.
lesson-title-hazards = Pericoli e strumenti
lesson-about-hazards = Crolli, draghi, e che cosa aiuta.
lesson-title-magic = Magia
lesson-about-magic = Rilancia i dadi.
lesson-title-chests = Forzieri
lesson-about-chests = Che cosa tieni quando si rilancia tutto.
lesson-title-solo = Il solitario
lesson-about-solo = In miniera senza nessuno, con regole proprie.

### 1: in alto e di lato

lesson-say-top-take = Ti do il benvenuto nella mia miniera! Al tuo turno prendi un dado in alto: uno di quelli che brillano, senza nulla sopra. Prendi l’1 bianco!
lesson-no-top-cave-in = Anche quello è libero, ma i crolli costano punti. Prendi l’1 bianco.
lesson-say-top-free = Ora è nel tuo bottino, con tutti i dadi che possiedi: { $total } punto. { lesson-rival } ha preso il dado accanto, e se ne sono liberati altri tre. Prendi il 2!
lesson-no-top-two = È libero, ma con il tuo 1 ci sta bene un 2. Prendi il 2.
lesson-say-top-more = 1 e 2 insieme: { $total } punti. (I dadi dal bordo dorato sono arrivati con il tuo eroe.) Questo era in alto. Ora ti mostro il lato, su un’altra montagna.
lesson-say-top-side = Immagina di aver appena offerto una Birra a { lesson-rival } (la lezione 2 mostra come): ora puoi prendere anche un dado di lato, con un solo dado sopra. Prendi il 3 sul pendio, e guarda che cosa scivola!
lesson-no-top-side = Potresti avere anche quello. Ma ora prova il 3 ai piedi del pendio.
lesson-say-top-slid = Hai visto come scivolano? Il 4 era sepolto sotto due dadi, e ora ne ha sopra uno solo. Una Birra vale due dadi: prendi il 4!
lesson-no-top-four = Potresti avere anche quello. Ma il 4 continua dal tuo 3.
lesson-no-top-leave = Puoi lasciare il secondo dado. Ma il 4 ti vale 4 punti: prendilo.
lesson-say-top-end = { $total } punti! Niente sopra un dado: prendilo. Un dado sopra: solo con una Birra. Due dadi sopra: non lo prende nessuno.

### 2: alla salute!

lesson-say-cheers-share = In alto ci sono solo dadi neri, i pericoli, che costano punti. Ma nel tuo bottino c’è una Birra: sceglila e offrila a { lesson-rival }!
lesson-no-cheers-hazard = Ahi, quello ti costerebbe punti! Offri piuttosto la tua Birra: è nel tuo bottino.
lesson-say-cheers-two = Alla salute! { lesson-rival } riceve il tuo dado, rilanciato: ora mostra tre draghi. E tu prendi due dadi, in alto o di lato. Prima il 2!
lesson-no-cheers-two = Niente male, ma prima prendi il 2, ai piedi del pendio.
lesson-say-cheers-second = I dadi che stavano sopra sono scivolati giù. Ora prendi il 3 come secondo dado!
lesson-no-cheers-three = Il 3 ti dà di più: continua dal tuo 2.
lesson-no-cheers-leave = Puoi lasciare il secondo dado. Ma il 3 ti vale 3 punti: prendilo.
lesson-say-cheers-end = { $total } punti e nessun pericolo! La Birra da sola non vale nulla: offrila prima che la montagna sia vuota. Il dado lo dai via: se hai più Birre, offri quella che ti serve meno.

### 3: tunnel

lesson-say-tunnels-three = I dadi bianchi sono tunnel: contano in scale che partono dall’1. La tua: 1 + 2 = { $tunnels } punti. Prendi il dado che la continua!
lesson-no-tunnels-gap = Un 5 non vale nulla finché mancano il 3 e il 4. Prendi il 3.
lesson-say-tunnels-four = 1 + 2 + 3 = { $tunnels } punti. Continua con il 4!
lesson-no-tunnels-again = Quello comincerebbe una seconda scala, per 1 punto. Il 4 te ne dà 4.
lesson-no-tunnels-hazard = I crolli costano punti. Prendi il 4.
lesson-say-tunnels-again = { $tunnels } punti! Ora una seconda scala. Anche questa comincia con un 1: prendilo.
lesson-no-tunnels-one = Non ancora. Una scala comincia con un 1.
lesson-say-tunnels-straight = Un punto in più. Che cosa viene dopo il tuo secondo 1? Prendi anche quello.
lesson-no-tunnels-second = Dopo l’1 viene il 2. Prendi il 2.
lesson-say-tunnels-end = 1-2-3-4 e 1-2: { $tunnels } punti. Un numero che non entra in nessuna scala non vale nulla.

### 4: tesori

lesson-say-treasure-tie = Una nuova montagna, e per te un altro eroe. Una gemma è un punto. Per chi ne ha di più contano doppio: { lesson-rival } ha 3 gemme e { $their-treasure } punti! Prendi una gemma anche tu.
lesson-no-treasure-gem = Un 4 da solo non vale nulla. Prendi la gemma.
lesson-say-treasure-most = Tre a testa: in parità non contano doppio per nessuno, e { lesson-rival } scende a { $their-treasure } punti. Ora passa in testa tu!
lesson-no-treasure-gems = Quello dà meno. Prendi le due gemme e passa in testa.
lesson-say-treasure-end = { $gems } gemme che contano doppio: { $treasure } punti! Tieni d’occhio le gemme degli altri: se qualcuno ti raggiunge, le tue contano una volta sola.

### 5: pericoli e strumenti

lesson-say-hazards-pickaxe = Due crolli nel tuo bottino: { $hazards } punti. Con un piccone contano a tuo favore invece che contro. Prendilo!
lesson-no-hazards-shield = Gli scudi sono per i draghi. Contro i crolli prendi il piccone.
lesson-say-hazards-more = Il meno diventa più: { $hazards } punti! E con un piccone ogni altro crollo ti conviene. Prendili!
lesson-no-hazards-dragon = I draghi no! Senza scudo ti costano 4 punti.
lesson-no-hazards-tunnel = Un 5 da solo non vale nulla. Prendi i crolli: ora ti convengono.
lesson-say-hazards-second = { $hazards } punti. Un secondo piccone conta ancora una volta tutti i tuoi crolli. Prendilo!
lesson-no-hazards-pickaxe = Il piccone ti dà molto di più. Prendilo.
lesson-say-hazards-dragon = { $hazards } punti! Ma ora in alto ci sono solo draghi, e non puoi passare. Prendili…
lesson-say-hazards-shield = Quattro draghi e nessuno scudo: restano { $hazards } punti. Prendi lo scudo!
lesson-say-hazards-end = { $hazards } punti! I picconi sono per i crolli, gli scudi per i draghi. Senza lo strumento giusto i pericoli costano punti.

### 6: magia

lesson-say-magic-spend = La montagna è vuota: è l’ora della magia. Scegli il dado magia con due simboli: ognuno rilancia un dado. Poi scegli un 2 e il 5, e lancia!
lesson-no-magic-die = Quello è del tuo eroe, per dopo. Scegli il dado magia con due simboli.
lesson-no-magic-idle = Quel dado ti dà punti. Scegli ciò che non vale nulla: un 2 e il 5.
lesson-no-magic-early = Non ancora! Ti restano magia e un dado che non vale nulla.
lesson-say-magic-hero = 1, 2, 3: { $tunnels } punti! Le facce con il bordo dorato sono del tuo eroe. Scegline una, e rilancia il 2 di troppo.
lesson-no-magic-spare = Quel dado ti dà punti. Scegli il 2 di troppo.
lesson-say-magic-end = { $tunnels } punti per i tunnel! I pericoli non si possono rilanciare. Quando premi «{ web-done-magic }» e tutti hanno finito, si contano i punti del round.

### 7: forzieri e round successivo

lesson-say-chests-keep = I punti del round 1 sono contati. Ora si rilanciano tutti i dadi, ma ogni forziere ne congela uno così com’è. Tu ne hai due: scegli le tre gemme e il piccone!
lesson-no-chests-rare = Potresti tenere anche quello. Ma tre gemme sono rare, e il piccone serve per i tuoi crolli. Scegli quei due.
lesson-no-chests-nothing = Allora si rilancerebbero anche le tue tre gemme! Scegli quelle e il piccone.
lesson-say-chests-grow = Gemme e piccone sono rimasti, tutto il resto è stato rilanciato, e la montagna è di nuovo piena. { lesson-rival } aveva meno punti e ha cominciato. Prendi l’1!
lesson-no-chests-one = Potresti avere anche quello. Ma l’1 fa una scala con il tuo 2.
lesson-say-chests-end = Tre round, e in ognuno il tuo bottino cresce. Si sommano tutti e tre, e vince chi ha più punti! Ora sai tutto per giocare una partita.

### 8: in solitario

lesson-say-solo-four = In solitario valgono altre regole: prendi in alto un dado dopo l’altro. I tunnel si prendono solo in ordine, e non valgono nulla finché non vanno dall’1 al 5. Dopo i tuoi 1, 2, 3 prendi il 4!
lesson-say-solo-five = Ancora nessun punto: ora prendi il 5, che completa la scala!
lesson-say-solo-wild = In solitario una scala intera vale sempre { $total } punti. E la Birra è jolly: prendila e scegli la faccia. I draghi accanto chiedono uno scudo.
lesson-no-solo-shield = Per i draghi ci vuole uno scudo. Scegli lo scudo.
lesson-say-solo-dragon = Uno scudo ti fa prendere un dado con draghi, e ogni drago è un punto. Prendilo!
lesson-say-solo-gems = { $total } punti! Una gemma vale un punto, due se è in un forziere: ma ci entrano solo le gemme che prendi quando hai già il forziere. Tu non ne hai: prendi le gemme e basta!
lesson-say-solo-spend = Ora in alto non puoi prendere nulla. Spendi allora il tuo dado magico: lo perdi, ma per ogni suo simbolo rimetti nel sacchetto un dado in alto, e si libera ciò che stava sotto.
lesson-say-solo-recycle = Togli di mezzo i crolli: coprono un 1.
lesson-no-solo-cave-in = Sotto quello non c’è nulla. Togli di mezzo i crolli.
lesson-say-solo-one = Eccolo: un 1, per una nuova scala. Prendilo!
lesson-say-solo-refill = Ora ti servirebbe un 2, e non ce ne sono più. Ma due volte a partita puoi riempire di nuovo la montagna. Premi «{ web-refill }»!
lesson-no-solo-first = Dopo! Prima fai quello che ho detto.
lesson-say-solo-end = Dadi nuovi! È tutto. In una partita continui così, e ti fermi quando non c’è più nulla da guadagnare. Qui hai { $total } punti: più ne fai, più alto è il tuo grado!
