# La finestra delle regole: schede, tasti e ciò che sta attorno al testo intero (rules.md).

### Le regole in breve

web-short-take = Scava
web-short-take-about = Al tuo turno prendi un dado in alto: uno su cui non poggia nulla. Entra nel tuo bottino così com’è.
web-short-beer = Alla salute!
web-short-beer-about = Prima di prendere puoi offrire un dado che mostra una Birra: si rilancia per chi lo riceve, e tu prendi due dadi, in alto o di lato (con un solo dado sopra). Ciò che poggiava su un dado di lato scivola giù.
web-short-magic = Magia
web-short-magic-about = Finita la montagna, spendi la magia: ogni simbolo rilancia uno dei tuoi dadi. I dadi pericolo restano come sono.
web-short-tunnels = Tunnel
web-short-tunnels-about = Contano le scale: 1, 2, 3 vale 1 + 2 + 3. Cominciano dall’1, e un buco le interrompe.
web-short-treasure = Tesori
web-short-treasure-about = Ogni gemma è un punto. Per chi ne ha più di tutti contano doppio; in caso di parità, per nessuno.
web-short-hazards = Pericoli
web-short-hazards-about = Crolli e draghi costano un punto l’uno, a meno di avere lo strumento: un piccone trasforma in punti tutti i tuoi crolli, uno scudo tutti i tuoi draghi. Ogni strumento in più li conta un’altra volta.
web-short-chests = Forzieri
web-short-chests-about = Dopo i round 1 e 2 tutti rilanciano l’intero bottino. Ogni forziere congela un dado com’è.
web-short-win = Tre round
web-short-win-about = I dadi restano tuoi, e il bottino conta in ogni round. Vince chi ha più punti.
web-rules-table = Al tavolo
web-short-solo-draft = Prendi
web-short-solo-draft-about = Prendi dadi in alto, uno dopo l’altro, finché vuoi. Magia, tesori e strumenti: sempre.
web-short-solo-tunnels = Tunnel in ordine
web-short-solo-tunnels-about = Ogni scala comincia dall’1, poi vengono 2, 3, 4 e 5. Una completa vale 5 punti.
web-short-solo-hazards = Pericoli con lo strumento
web-short-solo-hazards-about = Un dado con draghi vuole uno scudo, uno con crolli un piccone. Ogni dado strumento ne tiene uno. Ogni loro simbolo è un punto.
web-short-solo-beer = La Birra è un jolly
web-short-solo-beer-about = Una Birra diventa la faccia che vuoi: una del suo dado che potresti prendere.
web-short-solo-chests = Forzieri
web-short-solo-chests-about = Una gemma vale un punto, due se è in un forziere. Ogni forziere tiene un dado tesoro, che entra quando lo prendi, o mai più.
web-short-solo-magic = Magia
web-short-solo-magic-about = Spendi un dado magico per rimettere nel sacchetto dei dadi in alto, uno per simbolo. Il dado magico esce dal gioco.
web-short-solo-refill = Riempi
web-short-solo-refill-about = Due volte a partita puoi riempire i vuoti della montagna con dadi del sacchetto.
web-short-solo-stop = Fermati
web-short-solo-stop-about = Fermati quando vuoi. I punti ti danno un grado, da «{ rank-disaster }» a «{ rank-masterful }».
web-rules-whole = Tutte le regole
web-keys = Tasti: con le frecce ti muovi sulla montagna e da un numero all’altro, Invio prende, Tab passa ai bottini, Esc annulla la scelta, H salta l’attesa, U annulla la mossa, I dà un consiglio (nelle partite contro i bot), M accende o spegne il suono, ? apre queste regole.
