# Quel che si può fare con un tavolo oltre a giocare, e le reazioni.

web-menu-home = Alla pagina iniziale
web-menu-home-about = Il tavolo resta nel tuo elenco.
web-menu-home-shared = Il tavolo resta nel tuo elenco. Se gli altri ti aspettano, un bot gioca al posto tuo finché non torni.
web-menu-leave = Abbandona la partita
web-menu-leave-about = Rinunci al tuo posto e non puoi riprenderlo.
web-menu-notify = Avvisami quando tocca a me
web-menu-notify-about = Il browser mostra un avviso mentre questa pagina è aperta in secondo piano.
web-menu-notify-denied = Il tuo browser non permette avvisi da questa pagina. Puoi cambiarlo nelle sue impostazioni.
web-menu-mute = Nascondi le reazioni degli altri
web-turn-note = Tocca a te scavare.
web-reactions = Reazioni
web-react-mug = Alza il boccale!
web-react-well-done = Ben fatto!
web-react-oh-no = Oh no!
web-react-thinking = Fammi pensare…
web-reacts-mug = { $name } alza il boccale!
web-reacts-well-done = { $name } dice: ben fatto!
web-reacts-oh-no = { $name } dice: oh no!
web-reacts-thinking = { $name } deve pensarci.
web-clock = Ancora { $n } secondi
web-clock-bot = poi gioca un bot

### Che cosa va saputo sopra la partita

web-unkept = Al momento questo browser non conserva nulla: è pieno, oppure è una finestra privata. Puoi continuare, ma chiudendo la pagina la partita va persa.
web-kept = Un bot ha giocato per { $name }.
web-back = Torna a giocare tu
web-seat-gone = Questo posto è occupato e la partita è in corso. Stai guardando.
web-rematch-waits = Gli altri vogliono un’altra partita.
web-rematch-go = Unisciti a loro
