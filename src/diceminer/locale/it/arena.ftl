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
