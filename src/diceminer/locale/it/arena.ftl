# Il rapporto di un’arena, una pagina con grafici.

arena-title = Dice Miner: l’arena
arena-about = { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}, { $seeds ->
    [one] { $seeds } seme
   *[other] { $seeds } semi
}, { $players ->
    [one] il solitario
   *[other] { $players } al tavolo
}. Ogni seme si gioca una volta da ogni posto.
arena-outdated = Bot, regole o dadi sono cambiati da quando queste partite sono state giocate.
arena-again = Di nuovo la stessa pagina:
arena-standings = Classifica
arena-standings-about = Il migliore per primo. Tutti gli intervalli sono al 95 %, da quanto differiscono i semi.
arena-ratings = Punteggi Elo
arena-shares = Quote di vittorie
arena-matrix = Ognuno contro ognuno
arena-matrix-about = La quota del bot a sinistra, fra le partite vinte da uno dei due.
arena-points = Come si distribuiscono i punti
arena-spread-about = Il pallino è la mediana, la barra la metà centrale, la linea va dal 5 al 95 % delle partite.
arena-scores = Punteggi medi
arena-scores-about = Tutti hanno giocato gli stessi semi.
arena-ranks = Gradi
arena-ranks-about = Quante volte è stato raggiunto ogni grado.
arena-length = Durata delle partite
arena-length-about = Decisioni di tutti i giocatori insieme, nelle partite giocate fino in fondo.
arena-length-axis = decisioni
arena-time = Tempo per mossa
arena-time-about = La barra è la media, il segno la mossa più lunga. Ogni passo della scala vale dieci volte il precedente.
arena-time-axis = per mossa
arena-forfeits = Sconfitte a tavolino
arena-forfeits-about = Un bot che si rompe, bara o ci mette troppo perde la partita; gli altri si dividono la vittoria.
arena-forfeits-none = Nessuna: ogni partita è stata giocata fino in fondo.
arena-reason = Motivo
arena-traceback = Traceback di Python

### Equilibrio

balance-title = Dice Miner: quanto è equo?
balance-about = { $games } partite per { $players } fra bot dello stesso tipo ({ $bot }), --seed { $seed }. Ogni eroe ha i dadi di ogni posto. Tutti gli intervalli sono al 95 %, da quanto differiscono i semi.
balance-heroes = Eroi
balance-heroes-about = Quote di vittorie; una quota pari è { $even }, la media degli eroi di base { $base }. I sostituti (in blu) devono stare entro { $tolerance } punti percentuali da essa, la fascia.
balance-heroes-even = Quote di vittorie; una quota pari è { $even }.
balance-heroes-table = Gli eroi in numeri
balance-ahead-about = Un asterisco segna un sostituto di questo progetto. «Dalla base» è in punti percentuali, «Vantaggio» sono i punti finali in più degli altri in media.
balance-hero = Eroe
balance-off-base = Dalla base
balance-ahead = Vantaggio
balance-start = Iniziare
balance-start-about = Il primo a iniziare è tirato a sorte, quindi quella quota è quanto vale iniziare. Dopo inizia chi è indietro; quello che chi inizia fa allora più degli altri dice anche chi inizia.
balance-who = Chi
balance-figure = Valore
balance-first-starter = Primo a iniziare, partite vinte
balance-round-starter = Chi inizia il round { $n }, punti in esso
balance-dice = Quanto valgono i dadi
balance-dice-about = Punti da un round in poi per un dado di un tipo in più degli altri, al conteggio di quel round, a parità di tutto il resto; e lo stesso per un dado che mostra la birra (oltre al suo tipo) e per una birra condivisa in quel round. Trovati con i minimi quadrati.
balance-dice-rounds = Per round: un dado preso presto si tira e si conta ancora nei round seguenti.
balance-dice-table = I dadi in numeri
balance-in-round = { $name } · { $n }
balance-one-more = Uno in più
balance-beer-held = birra, tenuta
balance-beer-shared = birra, condivisa
balance-ties = Pareggi
balance-ties-about = Quante volte nessuno da solo ha avuto più punti in un round, e quante volte una partita è finita con uno spareggio.
balance-round = Round { $n }
balance-tiebreak = Spareggio alla fine
balance-where = Dove
